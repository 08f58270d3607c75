import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import type { Amplifier } from '../amplifier.ts';
import { drawPagePiece } from './page-pieces.ts';
import { drawText, repeated, type Text, textOf } from './texts.ts';

/** Pages and redirects of the web: their owners write every byte. */
export const pageAmplifiers: readonly Amplifier[] = [
  {
    name: 'elements and attributes of a page',
    draw(random) {
      const piece = drawPiece(random);
      const head = pick(random, [
        '',
        '<!doctype html><html lang="en"><head>',
        '<body>',
        '<base href="http://b.example/">',
      ]);
      const coding = drawCoding(random);
      const times = pick(random, timesAsLong);
      return (bytes) => ({
        input: { url: SITE },
        strangers: { site: [page(`${head}${piece(times * bytes)}`, coding)] },
      });
    },
  },
  {
    name: 'long values in a page: links, titles, numbers, addresses',
    draw(random) {
      const frame = pick(random, frames);
      const text = drawText(random);
      const times = chance(random, 0.5) ? 1 : magnitude(random, 1, 100);
      const coding = drawCoding(random);
      return (bytes) => ({
        input: { url: SITE },
        strangers: { site: [page(frame(text(bytes / times)).repeat(times), coding)] },
      });
    },
  },
  {
    name: 'the letters of a host, in a redirect, a page or a request',
    draw(random) {
      const host = drawText(random);
      const letters: Text = (bytes) => host(bytes).replaceAll(/[\s/?#\\@:<>"%[\]^|]/g, '') || 'a';
      const place = pick(random, ['redirect', 'redirect', 'page', 'request', 'path'] as const);
      const frame = pick(random, frames);
      return (bytes) => {
        const name = letters(place === 'request' ? Math.min(bytes, 7000) : bytes);
        if (place === 'request')
          return { input: { url: `${name}.example` }, strangers: { site: [page('')] } };
        if (place === 'page')
          return { input: { url: SITE }, strangers: { site: [page(frame(`http://${name}/`))] } };
        const target = place === 'path' ? `/${name}` : `http://${name}/`;
        return { input: { url: SITE }, strangers: { site: [redirect(target), page('')] } };
      };
    },
  },
  {
    name: 'headers and cookies, with redirects',
    draw(random) {
      const name = pick(random, ['set-cookie', 'link', 'x-a', 'server', 'content-type', 'content-encoding']);
      const value = drawText(random);
      const length = magnitude(random, 1, 2000);
      const hops = magnitude(random, 1, 4);
      return (bytes) => {
        const one = `${name}: ${value(length).replaceAll(/[\0-\x1f]/g, 'x')}\r\n`;
        const headers = repeated(one)(Math.min(bytes, 60_000)).replace(/[^\n]*$/, '');
        const site = Array.from({ length: hops }, (_, hop) => redirect(`/${hop}`, headers));
        return { input: { url: SITE }, strangers: { site: [...site, page('', '', headers)] } };
      };
    },
  },
];

/** A page is longer than a request. */
const timesAsLong = [1, 8];

/** Every name resolves to the server of strangers. */
export const SITE = 'http://site.example/';

const frames: readonly ((value: string) => string)[] = [
  (value) => `<title>${value}</title>`,
  (value) => `<link rel="canonical" href="${value}">`,
  (value) => `<base href="${value}"><a href="b">c</a>`,
  (value) => `<a href="${value}">a</a>`,
  (value) => `<a href="mailto:${value}">a</a>`,
  (value) => `<a href="tel:${value}">a</a>`,
  (value) => `<meta name="description" content="${value}">`,
  (value) => `<meta property="og:image" content="${value}">`,
  (value) => `<meta http-equiv="refresh" content="0; url=${value}">`,
  (value) => `<script src="${value}"></script>`,
  (value) => `<script>${value}</script>`,
  (value) => `<script type="application/ld+json">{"@type":"${value}"}</script>`,
  (value) => `<script type="application/ld+json">${value}</script>`,
  (value) => `<p>${value}</p>`,
  (value) => `<p>Phone: ${value}</p>`,
  (value) => `<address>${value}</address>`,
  (value) => `<p class="${value}">a</p>`,
  (value) => `<div itemscope itemtype="${value}">`,
  (value) => `<!-- ${value} -->`,
  (value) => `<link rel="icon" href="${value}">`,
  (value) => `<img src="${value}" alt="${value}">`,
];

function drawPiece(random: Random): Text {
  const units = Array.from({ length: magnitude(random, 1, 3) }, () => drawPagePiece(random));
  return textOf((index) => units[index % units.length]!.replaceAll('{i}', String(index)));
}

type Coding = '' | 'chunks of one byte';

function drawCoding(random: Random): Coding {
  return chance(random, 0.05) ? 'chunks of one byte' : '';
}

/** The most that is read of a page. */
const MAX_OF_PAGE = 524_288;

/** The answer of a server with a page. */
export function page(html: string, coding: Coding = '', headers = ''): Uint8Array {
  const body = Buffer.from(html).subarray(0, MAX_OF_PAGE);
  const head = `HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\nconnection: close\r\n${headers}`;
  if (coding === '')
    return Buffer.concat([Buffer.from(`${head}content-length: ${body.length}\r\n\r\n`), body]);
  const chunks = body.toString('latin1').replaceAll(/[\s\S]/g, '1\r\n$&\r\n');
  return Buffer.from(`${head}transfer-encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`, 'latin1');
}

function redirect(target: string, headers = ''): Uint8Array {
  return Buffer.from(
    `HTTP/1.1 302 Found\r\nlocation: ${target}\r\n${headers}content-length: 0\r\nconnection: close\r\n\r\n`,
  );
}
