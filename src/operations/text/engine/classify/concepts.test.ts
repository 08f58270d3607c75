import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../lexicon/lexicon.ts';
import { conceptsOf } from './concepts.ts';
import { type Token, tokensOf } from './tokens.ts';

function stemsOf(text: string): readonly string[] {
  return tokensOf(text).map(({ word }) => word);
}

function named(name: string) {
  return conceptsOf(stemsOf(name));
}

function phrasesIn(text: string, name: string): number {
  const tokens: readonly Token[] = tokensOf(text);
  const [concept] = named(name);
  return tokens.reduce((sum, _, at) => sum + concept!.phrases.matchesAt(tokens, at).length, 0);
}

it.each([
  ['refunds', 'Refund'],
  ['food and drink', 'food drink'],
  ['opening hours', 'hours'],
])('finds the same by "%s" and "%s"', (a, b) => {
  expect(named(a)).toHaveLength(1);
  expect(named(a)).toEqual(named(b));
});

it.each(['qwertz', '__proto__', 'constructor', ''])('knows nothing of "%s"', (name) => {
  expect(named(name)).toEqual([]);
});

it('finds all meanings of a name', () => {
  expect(named('bugs').length).toBeGreaterThan(1);
});

describe('cues', () => {
  it('a word is found by its stem, a weak one says less', () => {
    const { words } = named('refund')[0]!;
    expect([words.get('refund')?.strength, words.get('return')?.strength]).toEqual([1, 0.6]);
  });

  it('a phrase is found in all forms of its words, with a gap where it has one', () => {
    expect(phrasesIn('I wanted all of it back', 'refund')).toBe(1);
    expect(phrasesIn('Back then I wanted more', 'refund')).toBe(0);
  });

  it('a sign names a feature', () => {
    expect(named('question')[0]!.features).toContain('question');
  });
});

describe('en/labels.tsv', () => {
  const rows = rowsOf('en/labels.tsv');

  it('has names and cues in each line', () => {
    const isRead = (row: readonly string[]) =>
      row.length === 3 && row[0] !== '-' && row.slice(1).join('') !== '--';
    expect(rows.filter((row) => !isRead(row))).toEqual([]);
  });

  it('has no sign in a cue but those of patterns', () => {
    const cues = rows.flatMap(([, strong, weak]) => `${strong}, ${weak}`.split(', '));
    const isRead = (cue: string) => /^(?:-|#[a-z-]+|[^#@*,\s]+(?: (?:\.\.\.|[^#@*,\s]+))*)$/.test(cue);
    expect(cues.filter((cue) => !isRead(cue))).toEqual([]);
  });
});
