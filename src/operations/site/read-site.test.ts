import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../test/support/cpu-time.ts';
import { faultsOf } from '../../../test/support/judging/declared-answer.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import { fetchedPage } from '../../../test/support/worlds/site-pages.ts';
import { readSite } from './read-site.ts';
import { intelResult } from './schema.ts';

const folder = new URL('vectors/pages/', import.meta.url);
const pages = readdirSync(folder).map((name) => readFileSync(new URL(name, folder)));
const request = { fetchedAt: new Date(0) };

test('a damaged page is read too, and the answer conforms to its schema', () => {
  const damage = fc.record({
    page: fc.constantFrom(...pages),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    noise: fc.uint8Array({ maxLength: 40 }),
    type: fc.constantFrom(
      'text/html',
      '',
      'text/html; charset=gb18030',
      'application/xml; charset=utf-16le',
      'x/y',
    ),
    truncated: fc.boolean(),
  });
  fc.assert(
    fc.property(damage, ({ page, cut, at, noise, type, truncated }) => {
      const place = Math.floor(at * page.length);
      const body = Buffer.concat([page.subarray(0, place), noise, page.subarray(place)]);
      const end = Math.floor(cut * body.length);
      const headers = type === '' ? { 'content-type': [] } : { 'content-type': [type] };
      const intel = readSite(fetchedPage(body.subarray(0, end), { headers, truncated }), request);
      expect(faultsOf(intelResult, intel)).toEqual([]);
    }),
    { seed: SEED, numRuns: runs(2000) },
  );
});

/** Patterns that are quadratic in some reader, up to 512 KB. All of them, against an ordinary page: bench/. */
const piles = [
  '<div>',
  '<svg>',
  '<svg><math></svg>',
  '<![CDATA[',
  '<!--',
  '&',
  '<a href=//a.example/b>',
  '<a href=tel:+12125550143>',
  '[at] ',
  'a@b.co ',
  '5 ',
  'tel: 030 1234567 ',
  '1 a St NY 10004 ',
  '<address>1 ',
  '<script>a</script>',
  ' ',
  ' a',
  '<script type="application/ld+json">{"@type":"A",}</script>',
  '(',
  '<p a b c d=e>',
  '\u00e9@',
  '<title>',
];

describe('many repetitions are read within 5 seconds of CPU', () => {
  test.each([...piles, `<script type="application/ld+json">${'['.repeat(9)}`, '<p'].map((piece) => [piece]))(
    '%s',
    (piece) => {
      const html =
        piece.length > 40 ? piece + '['.repeat(524_288) : piece.repeat(Math.ceil(524_288 / piece.length));
      const page = fetchedPage(Buffer.from(html).subarray(0, 524_288), { truncated: true });
      const start = process.cpuUsage();
      readSite(page, request);
      expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
    },
  );
});
