import type { InputOf, ValueOf } from '../schema/value-of.ts';
import type { CallOptions } from './call-options.ts';
import type { FileAnswer, JsonAnswer, Outcome } from './outcome.ts';

/** The client of a union of declarations. */
export type ClientOf<D extends Declared> = {
  readonly [Group in GroupName<D['id']>]: {
    readonly [Id in Extract<D['id'], `${Group}.${string}`> as MethodName<Id>]: Method<
      Extract<D, { readonly id: Id }>
    >;
  };
};

/** What a method derives from. */
interface Declared {
  readonly id: string;
  readonly input: unknown;
  readonly output: { readonly media: unknown };
}

type GroupName<Id extends string> = Id extends `${infer Group}.${string}` ? Group : never;

type MethodName<Id extends string> = Id extends `${string}.${infer Name}` ? CamelCase<Name> : never;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The input may be left out where none of its members is required. */
type Method<D extends Declared> =
  object extends InputOf<D['input']>
    ? (input?: CallInput<D>, options?: CallOptions) => Promise<Outcome<Success<D['output']['media']>>>
    : (input: CallInput<D>, options?: CallOptions) => Promise<Outcome<Success<D['output']['media']>>>;

/** An operation that reads JSON text accepts it as it is, so that the order of members and long digits survive. */
type CallInput<D extends Declared> =
  | InputOf<D['input']>
  | (D extends { readonly reads: 'json-text' } ? string : never);

type Success<Media> =
  | (Media extends { readonly 'application/json': { readonly schema: infer S } }
      ? JsonAnswer<ValueOf<S>>
      : never)
  | ([Exclude<keyof Media, 'application/json'>] extends [never] ? never : FileAnswer);
