import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from '../../schema/schema.ts';
import { readInput } from './draft.ts';
import { placeFaults } from './faults.ts';

const schema: ObjectSchema = {
  type: 'object',
  properties: {
    items: { type: 'array', items: { type: 'object', properties: { qty: { type: 'number' } } } },
    rows: { type: 'array', items: {} },
  },
};
const draft = readInput(schema, '{"items":[{"qty":1}],"rows":[]}');
const shown = (control: string) => {
  const { byControl, others } = placeFaults(schema, draft, {
    detail: '',
    faults: [{ control, message: 'is wrong' }],
  });
  return { at: [...byControl], others: others.length };
};

describe('a fault is shown', () => {
  it.each([
    { control: 'items.0.qty', at: [['items.0.qty', 'is wrong']] },
    { control: 'items', at: [['items', 'is wrong']] },
    { control: 'items.7.qty', at: [['items', '7.qty is wrong']] },
    { control: 'rows.3.name', at: [['rows', '3.name is wrong']] },
  ])('of $control at its control, or at the next one around it', ({ control, at }) => {
    expect(shown(control)).toEqual({ at, others: 0 });
  });

  it.each(['', 'unknown'])('of "%s" apart: no control has it', (control) => {
    expect(shown(control)).toEqual({ at: [], others: 1 });
  });

  it('apart while JSON is edited', () => {
    const faults = [{ control: 'items', message: 'is wrong' }];
    expect(placeFaults(schema, undefined, { detail: '', faults }).others).toEqual(faults);
  });
});
