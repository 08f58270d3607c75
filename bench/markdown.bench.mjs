/**
 * Markdown to PDF against a warm Chromium, which is what most converters start: it gets the HTML of markdown-it, and its
 * start is not counted. It writes tags and bookmarks, too. One page for all documents is its fastest way; a service that
 * keeps them apart opens a page for each. markdown-it alone, to HTML, is the work that nothing can do without.
 *
 * typst gets the same text as its own markup, made before anything is timed, the same fonts, and writes tags. It keeps what
 * it laid out of earlier documents: that is dropped before each call, since the document here is always the same.
 */
import { ok } from 'node:assert';
import { existsSync } from 'node:fs';
import createMarkdownIt from 'markdown-it';
import { chromium } from 'playwright-core';
import { installedFonts } from '../dist/adapters/fonts.js';
import { markdownToPdf } from '../dist/operations/pdf/index.js';
import { compare, peer } from './harness.mjs';
import { asTypst } from './markdown/as-typst.mjs';

const CHROMIUM = '/usr/bin/chromium';
const TYPST = '@myriaddreamin/typst-ts-node-compiler';

const fonts = await installedFonts();
const parser = createMarkdownIt({ html: true, linkify: true });
const markdown = manual();
const hasChromium = existsSync(CHROMIUM);
if (!hasChromium) console.log(`missing: ${CHROMIUM}`);
const browser = hasChromium && (await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] }));
const page = browser && (await browser.newPage());
const typst = await peer(TYPST);
const typeset = typst && typstPrinter();

await compare({ group: 'markdown', title: 'Markdown to PDF', peers: [TYPST], rows: [row()] });
if (browser) await browser.close();

function row() {
  const candidates = {
    sundry: () => markdownToPdf(markdown, fonts).bytes,
    'markdown-it, HTML only': () => parser.render(markdown),
    ...(page && {
      'warm Chromium': () => printed(page),
      'warm Chromium, a page each': printedOnOwnPage,
    }),
    ...(typeset && { typst: () => typeset().bytes }),
  };
  return {
    name: `a manual of ${Math.round(markdown.length / 1000)} kB`,
    unit: 'time',
    candidates,
    targets: { ...(page && { 'warm Chromium': 0.02 }), ...(typeset && { typst: 0.1 }) },
    verify: async () => {
      const drawn = markdownToPdf(markdown, fonts);
      ok(drawn.pages >= 8 && drawn.pages <= 16 && drawn.warnings.length === 0);
      if (page) ok(Buffer.from((await printed(page)).subarray(0, 5)).toString('latin1') === '%PDF-');
      if (typeset) ok(typeset().pages >= 8);
    },
  };
}

async function printed(page) {
  await page.setContent(`<!doctype html><meta charset="utf-8"><body>${parser.render(markdown)}`);
  return page.pdf({ format: 'A4', tagged: true, outline: true });
}

async function printedOnOwnPage() {
  const own = await browser.newPage();
  const bytes = await printed(own);
  await own.close();
  return bytes;
}

function typstPrinter() {
  const { italic, boldItalic, code } = fonts.further();
  const fontBlobs = [fonts.regular, fonts.bold, italic, boldItalic, code].map((file) => Buffer.from(file));
  const compiler = typst.NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
  const mainFileContent = asTypst(parser, markdown);
  return () => {
    compiler.evictCache(0);
    const compiled = compiler.compile({ mainFileContent });
    ok(!compiled.hasError());
    return { bytes: compiler.pdf(compiled.result, { pdfTags: true }), pages: compiled.result.numOfPages };
  };
}

/** 31 kB with what manuals have, the same in every run. */
function manual() {
  let text = '# Manual\n\n';
  for (let part = 1; text.length < 31_000; part++) {
    text += `## Part ${part}\n\n${paragraph(part)}\n\n${paragraph(part + 7)}\n\n`;
    text += `- first, with \`code\`\n- second, **bold**\n  1. inside\n  2. and *again*\n\n`;
    text += `| Name | Default | Meaning |\n|---|--:|---|\n`;
    for (let line = 0; line < 6; line++)
      text += `| \`option_${line}\` | ${line * part} | ${paragraph(line).slice(0, 70)} |\n`;
    text += `\n\`\`\`js\nconst part = await read(${part});\nconsole.log(part.title, part.pages);\n\`\`\`\n\n> ${paragraph(part + 3).slice(0, 160)}\n\n`;
  }
  return text;
}

function paragraph(seed) {
  const words =
    'the option of a part sets what is read first and how often it is tried before an error is given'.split(
      ' ',
    );
  let text = '';
  for (let index = 0; index < 55; index++) {
    const word = words[(index * 8 + seed * 5) % words.length];
    text +=
      index % 17 === 3
        ? `**${word}** `
        : index % 23 === 5
          ? `[${word}](https://example.com/${seed}) `
          : `${word} `;
  }
  return `${text.trim()}.`;
}
