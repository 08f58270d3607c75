import { rawRequest } from './raw-request.mjs';

const paths = ['/', '/docs', '/docs.md', '/llms.txt', '/openapi.json'];

const GZIP = 'Accept-Encoding: gzip';
const BR = 'Accept-Encoding: gzip, deflate, br';

const manyTags = Array.from({ length: 1000 }, (_, index) => `"${'t'.repeat(20)}${index}"`).join(', ');

/** Requests for documents, for any Host. */
export function freePages() {
  return [...paths.flatMap(formsOf), ...preferences(), ...conditions()];
}

function formsOf(path) {
  const anotherHost = (word) => (number) => `${word}${number}.example`;
  const longHost = (number) => `${number}.${'a'.repeat(240)}`;
  return [
    page(path, 'as it is', 200),
    page(path, 'HEAD', 200, { method: 'HEAD' }),
    page(path, 'br', 200, { lines: [BR] }),
    page(path, 'gzip', 200, { lines: [GZIP] }),
    page(path, 'another Host each', 200, { host: anotherHost('a') }),
    page(path, 'another Host each, br', 200, { host: anotherHost('b'), lines: [BR] }),
    page(path, 'another Host each, HEAD', 200, { host: anotherHost('c'), method: 'HEAD' }),
    page(path, 'another Host each, HEAD, br', 200, { host: anotherHost('d'), method: 'HEAD', lines: [BR] }),
    page(path, 'another long Host each', 200, { host: longHost }),
    page(path, '304', 304, { lines: ['If-None-Match: *'] }),
    page(path, '304, another Host each', 304, { host: anotherHost('e'), lines: ['If-None-Match: *'] }),
  ];
}

function preferences() {
  const values = {
    '15,000 commas': ','.repeat(15_000),
    '15,000 codings': 'a,'.repeat(15_000),
    '4,000 refusals': 'br;q=0,'.repeat(4000),
    '30,000 blanks': `br;${' '.repeat(30_000)}q=0`,
    'blanks behind each weight': `a;q=0${' '.repeat(100)}b`.repeat(280),
    '30,000 semicolons': ';'.repeat(30_000),
  };
  return Object.entries(values).map(([name, value]) =>
    page('/llms.txt', `Accept-Encoding of ${name}`, 200, { lines: [`Accept-Encoding: ${value}`] }),
  );
}

function conditions() {
  const values = {
    '1,000 tags': manyTags,
    '30,000 quotation marks': '"'.repeat(30_000),
    'a quotation mark and 30,000 letters': `"${'a'.repeat(30_000)}`,
    '30,000 blanks': `a${' '.repeat(30_000)}a`,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    ['/llms.txt', '/docs'].map((path) =>
      page(path, `If-None-Match of ${name}`, 200, { method: 'HEAD', lines: [`If-None-Match: ${value}`] }),
    ),
  );
}

function page(path, name, status, { method = 'GET', host, lines } = {}) {
  const hostOf = typeof host === 'function' ? host : () => host;
  return {
    name: `page: ${path}, ${name}`,
    status,
    isHead: method === 'HEAD',
    request: (number) => rawRequest(method, path, { lines, host: hostOf(number) }),
  };
}
