import { PER_JOINED_LETTER } from '../../formats/typesetting/joined-scripts.ts';
import type { Cost } from '../../operation.ts';
import { type TextFeatures, textFeatures } from './features.ts';
import { sheetOf } from './layout/sheet.ts';
import type { MarkdownInput } from './schema.ts';

const START = 0.4;

/**
 * Of a byte that is not read yet: it may be a mark of nested lists, one of the most expensive. A text with pictures may have
 * as many pixels as are allowed.
 */
const PER_UNREAD_BYTE = 1.1e-3;
const UNREAD_PIXELS = 24e6;

/** Milliseconds of what a text has. */
const PRICES = {
  bytes: 0.12e-3,
  furtherBytes: 0.5e-3,
  characters: 5e-3,
  joinedLetters: PER_JOINED_LETTER,
  lines: 2e-3,
  headings: 9e-3,
  blockMarks: 6e-3,
  inlineMarks: 0.8e-3,
  codeMarks: 2.6e-3,
  colouredBytes: 2e-3,
  brackets: 7e-3,
  tags: 5e-3,
  addresses: 4e-3,
  cells: 4e-3,
  pageBreaks: 20e-3,
  pictureBytes: 40e-6,
  rawBytes: 6e-6,
  pixels: 15e-6,
} as const satisfies Record<keyof TextFeatures, number>;

/** Of a line of text that is set: narrow columns have more of them. */
const PER_SET_LINE = 2e-3;

/** Of a page, and of each character above and below its text. */
const PER_PAGE = 40e-3;
const PER_RUNNING_CHARACTER = 0.25e-3;
const MAX_PAGES = 500;

/** Of the size of a font: the width of a letter, and the distance of lines. */
const LETTER_WIDTH = 0.5;
const LEADING = 1.45;

/** A text takes time for the parts it is made of, not for its letters; a picture for its pixels. */
export const markdownCost: Cost<MarkdownInput> = {
  ofBytes: (bodyBytes) => START + bodyBytes * PER_UNREAD_BYTE + UNREAD_PIXELS * PRICES.pixels,
  ofInput: (input) => {
    const features = textFeatures(input.markdown);
    if (!input.highlight) features.colouredBytes = 0;
    let cost = START + costOfPages(input, features);
    for (const name of Object.keys(PRICES) as (keyof TextFeatures)[]) cost += features[name] * PRICES[name];
    return cost + (input.toc ? features.headings * PRICES.headings : 0);
  },
};

function costOfPages(input: MarkdownInput, { bytes, lines, headings, pageBreaks }: TextFeatures): number {
  const { header, footer, title = '', author = '', font_size: size } = input;
  const { width, height, margin } = sheetOf(input);
  const setLines = bytes / Math.max(1, (width - 2 * margin) / (size * LETTER_WIDTH));
  // Most lines have a distance to the next, and a heading is as high as a few.
  const text = (setLines + 2 * lines + 3 * headings) * size * LEADING;
  const pages = Math.min(MAX_PAGES, 1 + pageBreaks + text / (height - 2 * margin));
  const running = header.length + footer.length + (`${header}${footer}`.includes('{') ? SHOWN : 0);
  return (
    setLines * PER_SET_LINE +
    pages * (PER_PAGE + running * PER_RUNNING_CHARACTER) +
    (title.length + author.length) * PRICES.bytes
  );
}

/** Characters of titles that are put into a line on each page. */
const SHOWN = 100;
