import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../../test/support/cpu-time.ts';
import { extract } from './extract.ts';

const hostile: readonly (readonly [string, string])[] = [
  ['titles', 'Mr. '.repeat(12_000)],
  ['capitals', 'A '.repeat(20_000)],
  ['brackets', '('.repeat(40_000)],
  ['at signs', 'a@'.repeat(20_000)],
  ['schemes', 'http://'.repeat(7_000)],
  ['short sentences', 'We go. '.repeat(14_000)],
  ['digits', '1'.repeat(60_000)],
  ['spaced digits', '1 '.repeat(40_000)],
  ['amounts', '$1 and '.repeat(12_000)],
  ['dates', '1 May, '.repeat(12_000)],
  ['labels', 'a: '.repeat(30_000)],
  ['lines of labels', 'Name: Bob\n'.repeat(9_000)],
  ['names', 'Anna Bell and '.repeat(7_000)],
  ['spaces', ' '.repeat(90_000)],
  ['line breaks', '\n'.repeat(90_000)],
  ['dots', '.'.repeat(90_000)],
  ['commas', 'A, '.repeat(30_000)],
  ['hyphens', 'a-1-'.repeat(20_000)],
  ['bars', '| a '.repeat(20_000)],
  ['due', 'due to '.repeat(12_000)],
  ['labels without their value', 'Due date: 5 EUR\n'.repeat(6_000)],
  ['persons for things', 'prescribed Anna Bell, '.repeat(4_500)],
  ['number words', 'twenty one '.repeat(8_000)],
];
const many =
  'medication name date total email phone address company city invoice_number due_date tenant landlord reason product title guests job_title colour start_time foo_bar'.split(
    ' ',
  );

describe('the extractor stays linear', () => {
  it.each(hostile)('on hostile %s', (_name, text) => {
    const start = process.cpuUsage();
    expect(extract(text, many)).toHaveLength(many.length);
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  });
});

interface Row {
  readonly text: string;
  readonly fields: Readonly<Record<string, readonly string[] | null>>;
}

/** As values are compared: case, white space and the sign at the end do not count. */
const fold = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!?]+$/, '');

it('reads prose as people do', () => {
  const rows: readonly Row[] = JSON.parse(
    readFileSync(new URL('vectors/prose.json', import.meta.url), 'utf8'),
  );
  const missed: string[] = [];
  let all = 0;
  for (const { text, fields } of rows) {
    const names = Object.keys(fields);
    const found = extract(text, names);
    for (const [at, name] of names.entries()) {
      all += 1;
      const value = found[at] ?? null;
      const wanted = fields[name] ?? null;
      const right =
        wanted === null || value === null ? wanted === value : wanted.map(fold).includes(fold(value));
      if (!right) missed.push(`${name}: ${value}`);
    }
  }
  expect(missed.length / all, missed.join('\n')).toBeLessThan(0.08);
});
