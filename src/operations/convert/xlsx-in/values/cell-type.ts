/** The type of a cell (ECMA-376-1 18.18.11, ST_CellType). */
export type CellType = 'number' | 'shared' | 'text' | 'inline' | 'boolean' | 'error' | 'date';

const types: ReadonlyMap<string, CellType> = new Map([
  ['n', 'number'],
  ['s', 'shared'],
  ['str', 'text'],
  ['inlineStr', 'inline'],
  ['b', 'boolean'],
  ['e', 'error'],
  ['d', 'date'],
]);

/** Those of several letters, in bytes. */
const written = [...types].map(([text, type]) => ({ name: new TextEncoder().encode(text), type }));

/** Of one letter, by its byte. */
const ofLetter = Array.from({ length: 128 }, (_, byte) => types.get(String.fromCharCode(byte)));

/** The type that the attribute `t` names in a range of bytes, undefined for one that there is not. */
export function cellTypeOf(bytes: Uint8Array, start: number, end: number): CellType | undefined {
  if (end - start === 1) return ofLetter[bytes[start]!];
  for (const { name, type } of written) {
    if (name.length === end - start && name.every((byte, index) => byte === bytes[start + index]))
      return type;
  }
  return undefined;
}
