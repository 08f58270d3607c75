import { expectTypeOf, test } from 'vitest';
import type { Operation } from '../operation.ts';
import type { ClientOf } from './client-of.ts';
import type { Client } from './client-type.ts';
import type { Failure, FileAnswer, JsonAnswer, Outcome } from './outcome.ts';

type Answer<Method extends (...given: never) => unknown> = Awaited<ReturnType<Method>>;

test('a method has the name of its operation, its input and its answer', () => {
  expectTypeOf<Parameters<Client['email']['verifyBatch']>[0]>().toEqualTypeOf<{
    readonly emails: readonly string[];
  }>();
  expectTypeOf<Answer<Client['invoice']['pdf']>>().toEqualTypeOf<FileAnswer | Failure>();
  expectTypeOf<Answer<Client['convert']['jsonToXlsx']>>().toEqualTypeOf<FileAnswer | Failure>();
  expectTypeOf<
    Extract<Answer<Client['email']['verify']>, JsonAnswer<unknown>>['value']['checks']['domain_has_mx']
  >().toEqualTypeOf<boolean | null>();
});

test('an operation that answers JSON and files leaves both to be told apart', () => {
  type Answered = Exclude<Answer<Client['qr']['create']>, Failure>;
  expectTypeOf<Extract<Answered, { file: object }>>().toEqualTypeOf<FileAnswer>();
  expectTypeOf<Exclude<Answered, FileAnswer>['value']['matrix']>().toEqualTypeOf<readonly string[]>();
});

test('the input may be left out where no member is required', () => {
  expectTypeOf<Client['invoice']['sample']>().toBeCallableWith();
  // @ts-expect-error an invoice is required
  expectTypeOf<Client['invoice']['pdf']>().toBeCallableWith();
});

test('an operation that reads JSON text accepts it, others do not', () => {
  expectTypeOf<Client['convert']['jsonToCsv']>().toBeCallableWith('[{"id":12345678901234567890}]');
  // @ts-expect-error an invoice is not text
  expectTypeOf<Client['invoice']['pdf']>().toBeCallableWith('{}');
});

test('a declaration typed only as Operation, with all of its schemas, has methods of unknown values', () => {
  type Widened = ClientOf<Operation & { readonly id: 'text.greet' }>;
  expectTypeOf<Widened['text']['greet']>().toBeCallableWith({ name: 'Ada' });
  expectTypeOf<Extract<Answer<Widened['text']['greet']>, Failure>>().toEqualTypeOf<Failure>();
  expectTypeOf<Answer<Widened['text']['greet']>>().toExtend<Outcome<JsonAnswer<unknown> | FileAnswer>>();
});
