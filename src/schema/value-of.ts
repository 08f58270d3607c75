import type { Schema } from './schema.ts';

/**
 * The TypeScript type of the values a schema literal allows, after defaults are filled in: a member that is
 * required or has a default is always there. Written here, because the library's published types must not
 * need a package that callers have no other use for.
 */
export type ValueOf<S> = TypeOf<S, 'prepared'>;

/**
 * The TypeScript type of what a caller writes for a schema literal, before defaults are filled in: a member that
 * has a default or is not required may be left out.
 *
 * Of the other forms that `prepare` accepts only true and false for a flag (`x-also`) are part of it, since that is
 * how programs write flags. Decimal text, null for an absent member, other cases and synonyms are for query strings
 * and callers without types; in a type they would only offer a second way to write the same value.
 */
export type InputOf<S> = TypeOf<S, 'written'>;

/** The side of a schema: what its caller writes, or what `prepare` makes of it. */
type Side = 'written' | 'prepared';

/** The value of a schema that is typed only as `Schema` may be anything. */
type TypeOf<S, On extends Side> = [Schema] extends [S] ? unknown : FormOf<S, On>;

type FormOf<S, On extends Side> = S extends { readonly anyOf: readonly (infer Form)[] }
  ? TypeOf<Form, On>
  : S extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : S extends { readonly 'x-bytes': infer Bytes }
      ? BytesOf<Bytes, On>
      : S extends { readonly type: infer Type }
        ? TypedValue<S, Type, On>
        : unknown;

/** A file is bytes; one that is text may be written as such. Base64 is for callers who have JSON alone. */
type BytesOf<Bytes, On extends Side> =
  | Uint8Array
  | (On extends 'written' ? (Bytes extends { readonly text: true } ? string : never) : never);

type TypedValue<S, Type, On extends Side> = Type extends 'string'
  ? string
  : Type extends 'integer' | 'number'
    ? NumberOf<S> | (On extends 'written' ? FlagOf<S> : never)
    : Type extends 'boolean'
      ? boolean
      : Type extends 'null'
        ? null
        : Type extends 'array'
          ? readonly TypeOf<S extends { readonly items: infer Items } ? Items : unknown, On>[]
          : ObjectOf<S, On>;

type NumberOf<S> = S extends { readonly type: 'integer'; readonly minimum: 0; readonly maximum: 1 }
  ? 0 | 1
  : number;

type FlagOf<S> = S extends { readonly 'x-also': readonly (infer Form)[] }
  ? 'boolean' extends Form
    ? boolean
    : never
  : never;

/** Mapped from `keyof Properties`, so that an editor leads from a member to its schema. */
type ObjectOf<S, On extends Side> = S extends { readonly properties: infer Properties }
  ? Flat<
      {
        readonly [Name in keyof Properties as Extract<Name, PresentName<S, Properties, On>>]: TypeOf<
          Properties[Name],
          On
        >;
      } & {
        readonly [Name in keyof Properties as Exclude<Name, PresentName<S, Properties, On>>]?: TypeOf<
          Properties[Name],
          On
        >;
      } & AdditionalOf<S, On>
    >
  : never;

/** The members that are always there. */
type PresentName<S, Properties, On extends Side> = On extends 'prepared'
  ? RequiredName<S> | DefaultedName<Properties>
  : Exclude<RequiredName<S>, DefaultedName<Properties>>;

type RequiredName<S> = S extends { readonly required: readonly (infer Name)[] } ? Name : never;

type DefaultedName<Properties> = {
  [Name in keyof Properties]: Properties[Name] extends { readonly default: unknown } ? Name : never;
}[keyof Properties];

type AdditionalOf<S, On extends Side> = S extends {
  readonly additionalProperties: infer Member extends Schema;
}
  ? { readonly [name: string]: TypeOf<Member, On> }
  : unknown;

/** Shows the members in an editor instead of the way they were computed; without `& {}` it would show this name. */
type Flat<T> = { [Name in keyof T]: T[Name] } & {};
