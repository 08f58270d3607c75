import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../../test/support/cpu-time.ts';
import { runs, SEED } from '../../../../../test/support/runs.ts';
import { fold } from '../../language/fold.ts';
import { keyphrases } from './keywords.ts';

const tram =
  'The council approved a new tram line on Monday. The tram line will carry 18,000 passengers a day. ' +
  'Passengers had asked for the tram line for years. Coffee was served.';

const terms = (text: string, max = 10): readonly string[] => keyphrases(text, max).map(({ term }) => term);

describe('keyphrases', () => {
  it.each([
    ['a phrase that recurs comes first', tram, 'tram line'],
    [
      'singular and plural are one term, in the form met most',
      'Bins smell. The bins are full. A bin fell.',
      'bins',
    ],
    ['a name is spelt as in the text', 'McKay Tools sells drills. McKay Tools grows.', 'McKay Tools'],
    ['German nouns have capitals', 'Der neue Bahnhof ist offen. Der Bahnhof kostet viel.', 'Bahnhof'],
    ['Spanish', 'La biblioteca abre el lunes. La biblioteca es muy grande.', 'biblioteca'],
    ['Chinese', '\u56fe\u4e66\u9986\u5f00\u95e8\u3002\u56fe\u4e66\u9986\u5f88\u5927\u3002', '\u56fe\u4e66'],
  ])('%s', (_, text, first) => {
    expect(fold(terms(text)[0] ?? '')).toContain(fold(first));
  });

  it.each([
    [
      'verbs after to and pronouns',
      'We plan to report costs. They plan to report costs.',
      ['plan', 'report'],
    ],
    [
      'adverbs and plain adjectives',
      'Really good, very nice and extremely big boats.',
      ['good', 'nice', 'really'],
    ],
    [
      'links and addresses',
      'Write to ann@shop.example or see https://shop.example/boats today, boats.',
      ['shop', 'ann'],
    ],
    [
      'shortened words',
      'Cllr. Brown met Dr. Moen at St. Albans. Fees are approx. two pounds per hr. in Albans.',
      ['Cllr', 'Dr', 'St', 'approx', 'hr', 'Cllr Brown'],
    ],
    ['days and measures', 'On Monday the boats sail 30 miles in two hours.', ['Monday', 'miles', 'hours']],
  ])('has no %s', (_, text, absent) => {
    for (const term of terms(text)) expect(absent).not.toContain(term);
  });

  it('gives a text of function words none (decision 12)', () => {
    expect(keyphrases('It is what it is, and that was that.', 10)).toEqual([]);
  });

  it('falls back on words where none names a thing', () => {
    expect(terms('Great! Wonderful!')).toEqual(['Great', 'Wonderful']);
  });

  it.each([
    '__proto__ calls the constructor. __proto__ is old.',
    '\u56fe\u4e66 \u9986',
    "Olander's soap, soap's scent",
  ])('has only terms that occur in the text (pitfall 13): %s', (text) => {
    for (const term of terms(text)) expect(fold(text)).toContain(fold(term));
  });

  it('weighs from 1 downwards, each term once and in the text, at most as many as asked for (decision 12)', () => {
    const word = fc.constantFrom(
      'tram',
      'Trams',
      'line',
      'the',
      'of',
      'sorting',
      'worn',
      '12',
      'Ada',
      '.',
      ',',
      'R&D',
      '\n',
    );
    const text = fc.array(word, { maxLength: 120 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 5, max: 30 }), (any, max) => {
        const found = keyphrases(any, max);
        expect(found.length).toBeLessThanOrEqual(max);
        expect(new Set(found.map(({ term }) => fold(term))).size).toBe(found.length);
        if (found.length > 0) expect(found[0]?.weight).toBe(1);
        found.forEach(({ term, weight }, at) => {
          expect(fold(any)).toContain(fold(term));
          expect(weight).toBeGreaterThan(0);
          expect(weight).toBeLessThanOrEqual(found[at - 1]?.weight ?? 1);
        });
      }),
      { seed: SEED, numRuns: runs(1000) },
    );
  });

  it.each(['Mr. ', 'A ', '(', 'a@', 'http://', 'Go on. ', 'tram line ', 'x-', '1.1', 'soap '])(
    'is linear on %j',
    (unit) => {
      const start = process.cpuUsage();
      keyphrases(unit.repeat(100_000 / unit.length), 30);
      expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
    },
  );
});
