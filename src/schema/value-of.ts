import type { Schema } from './schema.ts';

/**
 * The TypeScript type of the values a schema literal allows, after defaults are filled in: a member that is
 * required or has a default is always there. Written here, because the library's published types must not
 * need a package that callers have no other use for.
 */
export type ValueOf<S> = S extends { readonly anyOf: readonly (infer Form)[] }
  ? ValueOf<Form>
  : S extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : S extends { readonly type: infer Type }
      ? TypedValue<S, Type>
      : unknown;

type TypedValue<S, Type> = Type extends 'string'
  ? string
  : Type extends 'integer' | 'number'
    ? number
    : Type extends 'boolean'
      ? boolean
      : Type extends 'null'
        ? null
        : Type extends 'array'
          ? readonly ValueOf<S extends { readonly items: infer Items } ? Items : unknown>[]
          : ObjectOf<S>;

type ObjectOf<S> = S extends { readonly properties: infer Properties }
  ? Flat<
      { readonly [Name in PresentName<S, Properties>]: ValueOf<Properties[Name]> } & {
        readonly [Name in Exclude<keyof Properties, PresentName<S, Properties>>]?: ValueOf<Properties[Name]>;
      } & AdditionalOf<S>
    >
  : never;

/** The members that are always there. */
type PresentName<S, Properties> =
  | (S extends { readonly required: readonly (infer Name)[] } ? Name & keyof Properties : never)
  | {
      [Name in keyof Properties]: Properties[Name] extends { readonly default: unknown } ? Name : never;
    }[keyof Properties];

type AdditionalOf<S> = S extends { readonly additionalProperties: infer Member extends Schema }
  ? { readonly [name: string]: ValueOf<Member> }
  : unknown;

/** Shows the members in an editor instead of the way they were computed. */
type Flat<T> = { [Name in keyof T]: T[Name] };
