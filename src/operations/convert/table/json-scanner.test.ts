import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { tables } from '../../../../test/support/judging/tables.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { jsonSource } from '../../../../test/support/samples/json-source.ts';
import { JsonScanner, OPEN_LIST, OPEN_OBJECT, QUOTE } from './json-scanner.ts';

test('scanning any valid JSON finds the members that JSON.parse finds', () => {
  fc.assert(
    fc.property(tables, fc.boolean(), ({ json }, spaced) => {
      const text = spaced ? ` \r\n${json}\t ` : json;
      const scanner = new JsonScanner(jsonSource(text));
      expect(walk(scanner)).toEqual(JSON.parse(text));
    }),
    { numRuns: runs(10_000), seed: SEED },
  );
});

const strings: readonly { name: string; text: string }[] = [
  { name: 'an empty one', text: '' },
  { name: 'one that ends in an escaped quote', text: 'a"' },
  { name: 'one that ends in a backslash', text: 'a\\' },
  { name: 'a long one', text: 'x'.repeat(500) },
  { name: 'a long one with a late escape', text: `${'x'.repeat(500)}"y` },
  { name: 'a long one of escapes alone', text: '\\"'.repeat(500) },
  { name: 'RFC 8259 8.1: U+FEFF, which is a mark before a text alone', text: '\ufeffid' },
  { name: 'escapes far apart', text: `${'x'.repeat(40)}\\`.repeat(50) },
];

test.each(
  strings.flatMap(({ name, text }) => [
    { name, text },
    { name: `${name}, behind a text beyond ASCII`, text: `\u00e9${text}` },
  ]),
)('moves past $name', ({ text }) => {
  const scanner = new JsonScanner(jsonSource(`${JSON.stringify(text)},"next"`));
  scanner.skipString();
  expect([scanner.textOf(0, scanner.at, scanner.escaped), scanner.separator()]).toEqual([text, true]);
});

test('20,000 levels need no stack', () => {
  const scanner = new JsonScanner(jsonSource('[{"a":'.repeat(20_000) + '}]'.repeat(20_000)));
  scanner.skipValue();
  expect(scanner.at).toBe(scanner.bytes.length);
});

test('a string of escapes is scanned in linear time', () => {
  const source = jsonSource(JSON.stringify(`${'x'.repeat(40)}\\`.repeat(25_000)));
  const start = process.cpuUsage();
  new JsonScanner(source).skipString();
  expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
});

/** Objects and lists by members and items, the rest by their text. */
function walk(scanner: JsonScanner): unknown {
  const first = scanner.token();
  if (first === OPEN_LIST) {
    const items: unknown[] = [];
    scanner.items((index) => {
      items[index] = walk(scanner);
    });
    return items;
  }
  if (first === OPEN_OBJECT) {
    const members: [string, unknown][] = [];
    scanner.members((name) => {
      members.push([name, walk(scanner)]);
    });
    return Object.fromEntries(members);
  }
  const start = scanner.at;
  scanner.escaped = false;
  scanner.skipValue();
  return first === QUOTE
    ? scanner.textOf(start, scanner.at, scanner.escaped)
    : JSON.parse(scanner.rawOf(start, scanner.at));
}
