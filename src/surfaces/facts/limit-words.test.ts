import { expect, it } from 'vitest';
import { testFacts } from '../../../test/support/worlds/service-facts.ts';
import { seconds, startSentence } from './limit-words.ts';

it.each([
  [100, 'No key is needed to start: 100 calls a day are free.'],
  [1, 'No key is needed to start: 1 call a day is free.'],
  [25_000, 'No key is needed to start: 25,000 calls a day are free.'],
  [0, 'Every call needs a key.'],
])('the start with %i free calls a day', (freeDaily, sentence) => {
  expect(startSentence(testFacts({ freeDaily }).limits)).toBe(sentence);
});

it.each([
  [10_000, '10 seconds'],
  [1000, '1 second'],
  [300, '0.3 seconds'],
])('%i ms in seconds', (milliseconds, words) => expect(seconds(milliseconds)).toBe(words));
