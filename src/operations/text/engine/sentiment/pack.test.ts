import { describe, expect, it } from 'vitest';
import { ratedWords } from '../../../../../scripts/text/rated-words.ts';
import { rowsIn } from '../../lexicon/lexicon.ts';
import { judgementsOf } from './judge.ts';
import { packFrom } from './pack.ts';
import { tokensOf } from './tokens.ts';

/** Croatian, as its files would describe it. */
const pack = packFrom(
  {
    words: ratedWords(rowsIn('-2\tplain\tlose\n2\tplain\tdobro')),
    phrases: rowsIn('-2.2\tnikad vise\n1.8\tza svaku|svaki pohvalu'),
    roles: rowsIn('degree 1.3\tvrlo\nnegator\tnije'),
    classes: [],
  },
  false,
);

const weightOf = (sentence: string): number =>
  judgementsOf(sentence, tokensOf(sentence, pack.canonical), pack).reduce((sum, weight) => sum + weight, 0);

describe('packFrom', () => {
  it.each([
    ['a rated word', 'Bilo je dobro.', 1],
    ['a rated word with an accent', 'Bilo je lo\u0161e.', -1],
    ['a denied word', 'Nije dobro.', -1],
    ['a phrase', 'Nikad vi\u0161e!', -1],
    ['a phrase with alternatives', 'Usluga je za svaku pohvalu.', 1],
    ['no rated word', 'Paket je stigao.', 0],
  ])('makes judgements of %s: %s', (_, sentence, sign) => {
    expect(Math.sign(weightOf(sentence))).toBe(sign);
  });

  it('makes a judgement stronger by a word of degree', () => {
    expect(weightOf('Bilo je vrlo dobro.')).toBeGreaterThan(weightOf('Bilo je dobro.'));
  });
});
