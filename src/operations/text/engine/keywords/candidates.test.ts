import { describe, expect, it } from 'vitest';
import { sentences } from '../../language/sentences.ts';
import { candidatesOf } from './candidates.ts';
import { rank } from './ranking.ts';
import { tokensOf } from './tokens.ts';

const text = 'The tram line opens. Tram lines and the tram run. A worn tram line closes the old tunnel.';
const tokens = tokensOf(text, sentences(text), 'en');
const found = candidatesOf(text, tokens, 'en');
const byKey = new Map(found.map((candidate) => [candidate.words.join(' '), candidate]));

describe('candidatesOf', () => {
  it('counts a phrase in all its forms, and where it stands alone', () => {
    const line = byKey.get('tram line');
    expect(line).toMatchObject({ count: 3, alone: 3, first: 1 });
    expect([...(line?.forms ?? [])]).toEqual([
      ['tram line', 2],
      ['Tram lines', 1],
    ]);
    expect(byKey.get('tram')).toMatchObject({ count: 4, alone: 1 });
  });

  it('begins a phrase with a participle, and ends none with one', () => {
    const forms = found.flatMap((candidate) => [...candidate.forms.keys()]);
    expect(forms).toContain('worn tram line');
    expect(forms).not.toContain('worn');
  });

  it('crosses no full stop and no function word', () => {
    expect([...byKey.keys()].filter((key) => key.includes('tunnel'))).toEqual(['tunnel']);
  });
});

describe('rank', () => {
  it('puts what recurs, and phrases, first', () => {
    const [best, ...others] = rank(found, tokens.length, []);
    expect(best?.candidate.words).toEqual(['tram', 'line']);
    expect(others.at(-1)?.candidate.words.join(' ')).not.toBe('tram');
  });

  it('puts terms of the sentence that says most before equal ones', () => {
    const read = (importances: readonly number[]): string | undefined => {
      const text = 'There was a kettle. There was a lighthouse.';
      const split = sentences(text);
      const terms = tokensOf(text, split, 'en');
      const [best] = rank(candidatesOf(text, terms, 'en'), terms.length, importances);
      return [...(best?.candidate.forms.keys() ?? [])][0];
    };
    expect([read([1, 0]), read([0, 1])]).toEqual(['kettle', 'lighthouse']);
  });
});
