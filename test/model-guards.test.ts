import { expect, it } from 'vitest';
import { honestFigures, noiseFigures } from '../scripts/models/guard-figures.ts';
import { runs, SEED } from './support/runs.ts';

it('an answer of noise within the schema is given in at most one call of a hundred', async () => {
  for (const { operation, calls, answered, odd } of await noiseFigures(runs(10), SEED))
    expect({ operation, odd: answered > calls / 100 ? odd : [] }).toEqual({ operation, odd: [] });
});

it('an honest answer in five languages is refused in at most one call of a hundred', async () => {
  for (const { operation, calls, answered, odd } of await honestFigures(runs(10)))
    expect({ operation, odd: answered < calls - calls / 100 ? odd : [] }).toEqual({ operation, odd: [] });
});
