import { normalized } from './normalized.ts';

/** How a text becomes the stem of a file name, the name without its extension. */
export interface StemRule {
  /**
   * `text`: every character a file system accepts, each of the others replaced by the mark. `words`: letters,
   * marks and digits of every script, each run of other characters replaced by one mark. `ascii words`: the
   * same of A to Z and 0 to 9.
   */
  readonly keeps: 'text' | 'words' | 'ascii words';
  readonly mark: '-' | '_';
  /** Longest stem, in characters (code points) or in UTF-16 units; any length when left out. */
  readonly longest?: { readonly characters: number } | { readonly units: number };
  /** Extension to drop from a text that has it already, in any case: `.csv`. */
  readonly extension?: `.${string}`;
  /** Whether `_` precedes a name that Windows reserves for a device. */
  readonly avoidsDevices?: true;
}

/**
 * The stem of a file name that common systems accept: no path, no control or direction characters, no blank or
 * dot at either end. Empty when nothing of the text is left.
 */
export function fileStem(text: string, rule: StemRule): string {
  const { replaced, edges } = alphabets[rule.keeps];
  const clean = text.toWellFormed().replace(replaced, rule.mark).replace(edges, '');
  const short = cut(withoutExtension(clean, rule.extension), rule.longest);
  const stem = short === clean ? clean : short.replace(edges, '');
  return rule.avoidsDevices === true && DEVICE.test(stem) ? `_${stem}` : stem;
}

/** A text with its accents left out: `NFKD` also takes ligatures and full-width letters apart, `NFD` does not. */
export function withoutAccents(text: string, form: 'NFD' | 'NFKD'): string {
  return normalized(text, form).replace(/\p{M}+/gu, '');
}

/** Looks behind, so that a long run of blanks inside a name is tried once and not from each of its blanks. */
const TEXT_EDGES = /^[\s.]+|(?<![\s.])[\s.]+$/g;
const MARK_EDGES = /^[-_]|[-_]$/g;

const alphabets = {
  text: { replaced: /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?|\\]/gu, edges: TEXT_EDGES },
  words: { replaced: /[^\p{L}\p{M}\p{N}]+/gu, edges: MARK_EDGES },
  'ascii words': { replaced: /[^A-Za-z0-9]+/g, edges: MARK_EDGES },
} as const satisfies Record<StemRule['keeps'], { readonly replaced: RegExp; readonly edges: RegExp }>;

/** Names that Windows reserves for devices, with any extension (Microsoft, Naming Files, Paths, and Namespaces). */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function withoutExtension(name: string, extension: StemRule['extension']): string {
  if (extension === undefined || !name.toLowerCase().endsWith(extension)) return name;
  return name.slice(0, -extension.length);
}

function cut(name: string, longest: StemRule['longest']): string {
  if (longest === undefined) return name;
  if ('characters' in longest) {
    // A text has at least as many UTF-16 units as characters.
    if (name.length <= longest.characters) return name;
    return Array.from(name).slice(0, longest.characters).join('');
  }
  // Never half a surrogate pair.
  return name.slice(0, longest.units).replace(/[\ud800-\udbff]$/, '');
}
