/**
 * Types of the platform, from whichever types a program has loaded: those of browsers, Node, Bun or Deno. `unknown`
 * where it has none, so that the client compiles there, too.
 */
type InstanceOf<Name extends string> = typeof globalThis extends {
  readonly [Known in Name]: { readonly prototype: infer Instance };
}
  ? Instance
  : unknown;

export type PlatformHeaders = InstanceOf<'Headers'>;
export type PlatformSignal = InstanceOf<'AbortSignal'>;
export type PlatformBlob = InstanceOf<'Blob'>;
export type PlatformFetch = typeof globalThis extends { readonly fetch: infer Fetch } ? Fetch : unknown;
