import { FontSet } from '../../formats/pdf/font-set.ts';
import { createTypeface } from '../../formats/pdf/typeface.ts';
import { readFont } from '../../formats/truetype/font.ts';
import type { FontFiles } from '../../operation.ts';

const known = new WeakMap<FontFiles, FontSet>();

/** Font files parsed and prepared for typesetting: once for the same files. */
export function fontSetOf(files: FontFiles): FontSet {
  const made = known.get(files);
  if (made !== undefined) return made;
  const typeface = (file: Uint8Array) => createTypeface(readFont(file));
  let fallbacks: ReturnType<typeof typeface>[] | undefined;
  const set = new FontSet([typeface(files.regular), typeface(files.bold)], () => {
    fallbacks ??= (files.fallbacks?.() ?? []).map(typeface);
    return fallbacks;
  });
  known.set(files, set);
  return set;
}
