/** Normalization forms (UAX 15). */
export type NormalizationForm = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/** U+034F, which joins nothing that anyone sees. */
const COMBINING_GRAPHEME_JOINER = '\u034f';

/** As many marks as no letter has (UAX 15, Stream-Safe Text Format), and more. */
const LONG_RUN = /\p{M}{30}(?=\p{M})/gu;

const PLAIN = /^[\0-\x7f]*$/;

/**
 * A text in a form of normalization, in time that grows with its length: normalizing sorts marks that follow each other,
 * which takes a second for some ten thousand. More than 30 are parted by joiners, as UAX 15 has it for streams.
 */
export function normalized(text: string, form: NormalizationForm): string {
  if (PLAIN.test(text)) return text;
  return text.replace(LONG_RUN, `$&${COMBINING_GRAPHEME_JOINER}`).normalize(form);
}
