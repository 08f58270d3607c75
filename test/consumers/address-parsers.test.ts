import fc from 'fast-check';
import isemail from 'isemail';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../src/operations/email/index.ts';
import { runs, SEED } from '../support/runs.ts';

/** What isemail and validator say where they are of one mind; undefined where they are not. */
function consensus(text: string): boolean | undefined {
  const first = isemail.validate(text, { minDomainAtoms: 2 });
  return validator.isEmail(text) === first ? first : undefined;
}

const long = 'a'.repeat(63);
const locals = [
  ...[
    'ada',
    'a.b',
    'a..b',
    '.a',
    'a.',
    'a+b',
    '"a b"',
    '"a"',
    '"a@b"',
    '"a',
    'a b',
    'a@b',
    "o'brien",
    '!#$%',
    'a,b',
  ],
  ...['a(c)', '<a', '1', '_', '-a-', 'a\\b', '', 'a:b', 'a;b', 'a[b]', `${long}a`, `${long}aa`],
  ...['\u00e9', '\u00fcser.n\u00e4me', '\u7528\u6237', '\u00e9'.repeat(33), '\u{1f600}'],
];
const domains = [
  ...[
    'x.com',
    'example.co.uk',
    'x',
    'x.c',
    'x..com',
    '.x.com',
    'x.com.',
    '-x.com',
    'x-.com',
    'a_b.com',
    '1.2.3.4',
  ],
  ...[
    '[1.2.3.4]',
    'x.123',
    '163.com',
    'x.c0m',
    'x.co-m',
    'x y.com',
    'x,com',
    'x.museum',
    'a--b.com',
    'X.COM',
    '',
  ],
  ...[`${long}.com`, `${long}a.com`, `${long}.${long}.${long}.${long}.com`],
  ...['b\u00fccher.de', 'xn--bcher-kva.de', '\u4f8b\u3048.jp', 'x.\u30c6\u30b9\u30c8'],
];

describe('where isemail and validator agree, we do', () => {
  test('on every local part before every domain', () => {
    const texts = locals.flatMap((local) => domains.map((domain) => `${local}@${domain}`));
    const agreed = texts.filter((text) => consensus(text) !== undefined);
    expect(agreed.length).toBeGreaterThan(700);
    expect(agreed.filter((text) => consensus(text) !== (parseAddress(text) !== undefined))).toEqual([]);
  });

  test('on addresses put together at random', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9]{1,8}$/);
    const atom = fc.oneof(
      { weight: 6, arbitrary: word },
      fc.constantFrom('', '-', "o'b", 'a_b', '+', '\u00e9', '"', '('),
    );
    const label = fc.oneof(
      { weight: 6, arbitrary: word },
      fc.constantFrom('', '-a', 'a-', 'a-b', 'a_b', '\u00fc', '1'),
    );
    const suffix = fc.constantFrom('com', 'org', 'co.uk', 'c', '12', 'museum', '');
    const text = fc
      .tuple(fc.array(atom, { maxLength: 4 }), fc.array(label, { maxLength: 3 }), suffix)
      .map(([atoms, labels, last]) => `${atoms.join('.')}@${[...labels, last].join('.')}`);
    fc.assert(
      fc.property(text, (sample) => {
        const agreed = consensus(sample);
        if (agreed !== undefined) expect(parseAddress(sample) !== undefined).toBe(agreed);
      }),
      { numRuns: runs(40_000), seed: SEED },
    );
  });
});

/** Both take these; RFC 5890 2.3.2.1, the Unicode rules of docs/email.md, and a mailbox with a name do not. */
test.each(['ada@xn--zzzzzz.de', 'a\u200bb@x.com', '""@x.com'])('we alone refuse %j', (text) => {
  expect(consensus(text)).toBe(true);
  expect(parseAddress(text)).toBeUndefined();
});
