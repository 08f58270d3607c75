import { describe, expect, it } from 'vitest';
import { sampleOperation } from '../../../test/support/operations/sample-operation.ts';
import { operations } from '../../registry.ts';
import { playground } from './playground.ts';

describe('the playground', () => {
  it('knows every operation of the registry, a new one by its declaration alone', () => {
    const known = playground([...operations, sampleOperation], undefined).operations;
    expect(known.map(({ id }) => id)).toEqual([...operations, sampleOperation].map(({ id }) => id));
  });

  it('calls the POST of an operation, which accepts everything', () => {
    const [greet] = playground([sampleOperation], undefined).operations;
    expect(greet).toMatchObject({ method: 'POST', path: '/v1/greet' });
    expect(greet?.input.properties.format).toHaveProperty('enum', ['json', 'text', 'svg']);
  });

  it('shows the subject first', () => {
    const subject = { member: 'times' };
    const [greet] = playground([{ ...sampleOperation, subject }], undefined).operations;
    expect(Object.keys(greet!.input.properties)).toEqual(['times', 'name', 'format', 'loud', 'gifts']);
  });

  it('has the headlines of an answer, however deep', () => {
    const row = { type: 'object', properties: { verdict: { type: 'string', 'x-headline': true } } } as const;
    const schema = { type: 'object', properties: { rows: { type: 'array', items: row } } } as const;
    const output = { media: { 'application/json': { schema } } };
    expect(playground([{ ...sampleOperation, output }], undefined).operations[0]?.headlines).toEqual([
      'verdict',
    ]);
  });

  it('leaves out the rules that the service alone judges, and no member of their names', () => {
    const rules = { type: 'string', pattern: '^x$', 'x-synonyms': { a: 'b' } } as const;
    const input = { type: 'object', properties: { pattern: rules }, 'x-other-names': [] } as const;
    const [known] = playground([{ ...sampleOperation, input, examples: [] }], undefined).operations;
    expect(known?.input).toEqual({ type: 'object', properties: { pattern: { type: 'string' } } });
  });
});
