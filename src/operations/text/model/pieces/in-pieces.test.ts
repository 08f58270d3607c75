import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, SEED } from '../../../../../test/support/runs.ts';
import { PromptTooLongError, UnusableAnswerError } from '../../../../needs.ts';
import { halves, inPieces } from './in-pieces.ts';

const text = 'The keeper reads the tide table every morning. '.repeat(100);

it('halves a piece that the model cannot read, until it can', async () => {
  const asked: number[] = [];
  const found = await inPieces([text, 'Short.'], async (piece) => {
    asked.push(piece.length);
    if (piece.length > 2000) throw new PromptTooLongError();
    return piece.length;
  });
  expect(found.map(({ piece }) => piece).join('')).toBe(`${text}Short.`);
  expect(found.every(({ piece, value }) => piece.length === value && value <= 2000)).toBe(true);
  for (const { piece } of found.slice(0, -1)) expect(piece).toMatch(/^The .*morning\. $/);
});

it('fails where even a short piece is too long, and with any other failure', async () => {
  const tooLong = () => Promise.reject(new PromptTooLongError());
  await expect(inPieces([text], tooLong)).rejects.toThrow(PromptTooLongError);
  let asked = 0;
  const useless = () => {
    asked++;
    return Promise.reject(new UnusableAnswerError());
  };
  await expect(inPieces([text], useless)).rejects.toThrow(UnusableAnswerError);
  expect(asked).toBe(1);
});

it('halves together are the text, neither is empty, and no character is cut', () => {
  const part = fc.constantFrom('a', ' ', '. ', '\n\n', '\u{1f600}', '\u3002', 'tram ');
  fc.assert(
    fc.property(fc.array(part, { minLength: 4 }), (parts) => {
      const given = parts.join('');
      const [first, second] = halves(given);
      expect(first + second).toBe(given);
      expect(first !== '' && second !== '').toBe(true);
      expect(/[\ud800-\udbff]$/.test(first)).toBe(false);
    }),
    { seed: SEED, numRuns: runs(1000) },
  );
});
