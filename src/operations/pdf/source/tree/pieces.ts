import type { Inline } from './model.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A text that grows while it is read, and whose link is settled at the end of that. */
export type TextPiece = Writable<Extract<Inline, { readonly kind: 'text' }>>;

/** A picture whose link is settled when all is read. */
export type ImagePiece = Writable<Extract<Inline, { readonly kind: 'image' }>>;
