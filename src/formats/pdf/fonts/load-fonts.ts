import { isBytes, requireArgument } from '../../../schema/argument.ts';
import { readFont } from '../../truetype/font.ts';
import { FontSet } from './font-set.ts';
import type { Shape } from './shape.ts';
import { createEmojiTypeface, createTypeface, type EmojiTypeface, type Typeface } from './typeface.ts';

/** TrueType files, as the port `fonts` brings them. */
interface Files {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  readonly further?: () => {
    readonly italic: Uint8Array;
    readonly boldItalic: Uint8Array;
    readonly code: Uint8Array;
  };
  readonly fallbacks?: (language?: string) => Iterable<Uint8Array>;
  readonly emoji?: () => Uint8Array | undefined;
  readonly shape?: Shape;
}

/** Refuses an argument `fonts` of a library function that does not have the files every document needs. */
export function requireFonts(fonts: Partial<Files> | undefined): void {
  requireArgument(
    'fonts',
    fonts,
    hasFiles,
    'the bytes of TrueType files, such as await installedFonts() of sundry/fonts',
  );
}

function hasFiles(fonts: Partial<Files> | undefined): fonts is Files {
  const { regular, bold, further, fallbacks, emoji, shape } = fonts ?? {};
  const areOptional = [further, fallbacks, emoji, shape].every(
    (get) => get === undefined || typeof get === 'function',
  );
  return isBytes(regular) && isBytes(bold) && areOptional;
}

const known = new WeakMap<Files, FontSet>();

/** Font files parsed and prepared for typesetting: once for the same files, and each when a text needs it. */
export function fontSetOf(files: Files): FontSet {
  const made = known.get(files);
  if (made !== undefined) return made;
  const typeface = (file: Uint8Array) => createTypeface(readFont(file));
  const [regular, bold] = [typeface(files.regular), typeface(files.bold)];
  let emoji: { readonly typeface: EmojiTypeface | undefined } | undefined;
  const further = new WeakMap<Uint8Array, Typeface>();
  const once = (file: Uint8Array): Typeface => {
    const face = further.get(file) ?? typeface(file);
    further.set(file, face);
    return face;
  };
  const set = new FontSet([regular, bold], {
    *fallbacks(language) {
      for (const file of files.fallbacks?.(language) ?? []) yield once(file);
    },
    ...(files.further && { further: (face) => once(files.further!()[face]) }),
    emoji() {
      // Looked for once: each character that no font has comes here.
      emoji ??= { typeface: emojiTypefaceOf(files.emoji?.()) };
      return emoji.typeface;
    },
    shape: files.shape,
  });
  known.set(files, set);
  return set;
}

function emojiTypefaceOf(file: Uint8Array | undefined): EmojiTypeface | undefined {
  return file && createEmojiTypeface(readFont(file));
}
