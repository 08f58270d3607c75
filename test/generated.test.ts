import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateDisposable, generateDisposableVersion } from '../scripts/email/generate-disposable.ts';
import { generateTrigrams } from '../scripts/email/generate-trigrams.ts';
import { generateUnits } from '../scripts/invoice/generate-units.ts';
import { generateLexicon } from '../scripts/text/generate-lexicon.ts';

const files = [
  { path: 'src/operations/email/lists/disposable.generated.ts', generate: generateDisposable },
  { path: 'src/operations/email/lists/disposable-version.generated.ts', generate: generateDisposableVersion },
  { path: 'src/operations/email/lists/trigrams.generated.ts', generate: generateTrigrams },
  { path: 'src/operations/invoice/units.generated.ts', generate: generateUnits },
  { path: 'src/operations/text/lexicon/lexicon.generated.ts', generate: generateLexicon },
];

test.each(files)('$path is what `npm run data` writes', ({ path, generate }) => {
  const text = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  // Compared whole, but not shown: a difference of a megabyte is unreadable.
  expect(text === generate()).toBe(true);
});
