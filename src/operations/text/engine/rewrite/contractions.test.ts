import { describe, expect, it } from 'vitest';
import { expandContractions } from './expand-contractions.ts';
import { makeContractions } from './make-contractions.ts';
import { textOf, tokensOf } from './tokens.ts';

const long: readonly (readonly [string, string])[] = [
  ["John's car isn't Maria's", "John's car is not Maria's"],
  ["it's broken and it's been late", 'it is broken and it has been late'],
  ["she's got a car, he's gone", 'she has got a car, he has gone'],
  ["they'd come if they'd been asked", 'they would come if they had been asked'],
  ["let's go, we can't, I won't", 'let us go, we cannot, I will not'],
  ["Don't you see? Don't park here.", 'Do you not see? Do not park here.'],
  ["Malik's still waiting, the lab's closed.", 'Malik is still waiting, the lab is closed.'],
  ["the company's late payment", "the company's late payment"],
  [
    "nobody's picked up the phone, it's picked up by him",
    'nobody has picked up the phone, it is picked up by him',
  ],
  ["I ain't late and they ain't", 'I am not late and they are not'],
];

const short: readonly (readonly [string, string])[] = [
  ['We will see. It is open.', "We'll see. It's open."],
  ['I do not know where it is.', "I don't know where it is."],
  ['you are late; we cannot wait', "you're late; we can't wait"],
  ['Let us know. Let us begin.', "Let us know. Let's begin."],
  ['I have a car and have seen it', 'I have a car and have seen it'],
  ['the cars left there will be moved', 'the cars left there will be moved'],
  ['they have seen that it is not', "they've seen that it's not"],
];

describe('contractions', () => {
  it.each(long)('%j is %j in full', (text, expected) => {
    expect(textOf(expandContractions(tokensOf(text)))).toBe(expected);
  });

  it.each(short)('%j is %j when spoken', (text, expected) => {
    expect(textOf(makeContractions(tokensOf(text)))).toBe(expected);
  });
});
