/**
 * Markdown to PDF against a warm Chromium, which is what most converters start: it gets the HTML of markdown-it, and its
 * start is not counted. It writes tags and bookmarks, too. markdown-it alone, to HTML, is the work that nothing can do without.
 */
import { ok } from 'node:assert';
import { existsSync } from 'node:fs';
import createMarkdownIt from 'markdown-it';
import { chromium } from 'playwright-core';
import { installedFonts } from '../dist/adapters/fonts.js';
import { markdownToPdf } from '../dist/operations/pdf/index.js';
import { compare } from './harness.mjs';

const CHROMIUM = '/usr/bin/chromium';

const fonts = await installedFonts();
const parser = createMarkdownIt({ html: true, linkify: true });
const markdown = manual();
const hasChromium = existsSync(CHROMIUM);
if (!hasChromium) console.log(`missing: ${CHROMIUM}`);
const browser = hasChromium && (await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] }));
const page = browser && (await browser.newPage());

await compare({ group: 'markdown', title: 'Markdown to PDF', peers: [], rows: [row()] });
if (browser) await browser.close();

function row() {
  const candidates = {
    sundry: () => markdownToPdf(markdown, fonts).bytes,
    'markdown-it, HTML only': () => parser.render(markdown),
    ...(page && { 'warm Chromium': printed }),
  };
  return {
    name: `a manual of ${Math.round(markdown.length / 1000)} kB`,
    unit: 'time',
    candidates,
    targets: page ? { 'warm Chromium': 0.02 } : {},
    verify: async () => {
      const drawn = markdownToPdf(markdown, fonts);
      ok(drawn.pages >= 8 && drawn.pages <= 16 && drawn.warnings.length === 0);
      if (page) ok(Buffer.from((await printed()).subarray(0, 5)).toString('latin1') === '%PDF-');
    },
  };
}

async function printed() {
  await page.setContent(`<!doctype html><meta charset="utf-8"><body>${parser.render(markdown)}`);
  return page.pdf({ format: 'A4', tagged: true, outline: true });
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
    const word = words[(index * 7 + seed * 5) % words.length];
    text +=
      index % 17 === 3
        ? `**${word}** `
        : index % 23 === 5
          ? `[${word}](https://example.com/${seed}) `
          : `${word} `;
  }
  return `${text.trim()}.`;
}
