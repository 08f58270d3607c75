import { expect, test } from 'vitest';
import { refusalOf } from '../../test/support/judging/refusal.ts';
import { sampleOperation } from '../../test/support/operations/sample-operation.ts';
import { InputError } from '../errors.ts';
import { faultyArguments, refusalResult, refuseLongArguments } from './refusal.ts';

test('every fault names its field as programs write it', () => {
  const error = new InputError([
    { pointer: '/items/3/qty', message: 'must be a number, not "a"' },
    { pointer: '/from/a~1b', message: 'is not known here; did you mean name?' },
    { pointer: '', message: 'must be an object' },
  ]);
  expect(faultyArguments(error)).toEqual({
    code: 'invalid_request',
    detail:
      'items[3].qty must be a number, not "a". from.a/b is not known here; did you mean name? ' +
      'The arguments must be an object.',
  });
});

test('a refusal is a result that the model reads, with the code first', () => {
  expect(refusalResult({ code: 'quota_exceeded', detail: 'All calls are used up.' })).toEqual({
    content: [{ type: 'text', text: 'quota_exceeded: All calls are used up.' }],
    isError: true,
  });
});

test('arguments are refused over the limit of the operation in bytes, as a body over HTTP', () => {
  refuseLongArguments(sampleOperation, new Uint8Array(4096));
  const error = refusalOf(() => refuseLongArguments(sampleOperation, new Uint8Array(4097)));
  expect(faultyArguments(error)).toEqual({
    code: 'body_too_large',
    detail: 'The arguments may have at most 4096 bytes.',
  });
});
