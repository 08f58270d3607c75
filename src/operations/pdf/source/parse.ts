import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { refuse } from '../../../errors.ts';
import { readBlocks, readNotes } from './blocks.ts';
import { takeOutDataUris } from './data-uris.ts';
import type { MarkdownDocument } from './model.ts';
import { type EmbeddedPicture, Reading } from './reading.ts';
import { Slugs } from './slugs.ts';
import type { Warnings } from './warnings.ts';

/** A parsed text with its pictures. */
export interface ParsedMarkdown extends MarkdownDocument {
  readonly pictures: readonly EmbeddedPicture[];
}

/** Most text: what is longer is more than the pages of a document hold. */
const MAX_TEXT_BYTES = 262_144;

/** The parser leaves out what is nested deeper: above what `readBlocks` refuses, of which a list takes two levels. */
const MAX_NESTING = 250;

/**
 * Parses CommonMark 0.31.2 with the tables, strikethrough, task lists and bare links of GitHub Flavored Markdown, and
 * footnotes. Refuses, at `/markdown`, what is too deep or too wide, and pictures that cannot be drawn.
 */
export function parseMarkdown(body: string, warnings: Warnings): ParsedMarkdown {
  const { text, uris } = takeOutDataUris(body);
  const size = new TextEncoder().encode(body).length - uris.reduce((sum, { length }) => sum + length, 0);
  if (size > MAX_TEXT_BYTES) {
    refuse('/markdown', `must have at most ${MAX_TEXT_BYTES} bytes without its pictures, not ${size}`);
  }
  const environment: NoteEnvironment & Record<PropertyKey, unknown> = {};
  const tokens = parser.parse(text, environment);
  const reading = new Reading(uris, new Slugs(), warnings);
  const { blocks, notes } = collectNotes(tokens, environment);
  const document = readBlocks(blocks, reading);
  return {
    ...document,
    notes: readNotes(notes, reading),
    pictures: reading.pictures,
  };
}

/** What the footnotes of a text are known by while it is parsed. */
interface NoteEnvironment {
  readonly footnotes?: {
    readonly list?: readonly { readonly label?: string; readonly tokens?: readonly Token[] | null }[];
  };
}

/**
 * Made once: compiling the rules for bare links takes as long as drawing a short text. What it knows of a text is in the
 * environment.
 */
const parser = createParser();

function createParser(): MarkdownIt {
  const parser = createMarkdownIt({ html: true, linkify: true, maxNesting: MAX_NESTING });
  // www.example.com, as GitHub links it; linkTo refuses names without www.
  parser.linkify.set({ fuzzyLink: true });
  const { linkify } = parser;
  const test = linkify.test.bind(linkify);
  linkify.test = (text) => MAY_HAVE_LINKS.test(text) && test(text);
  parser.use(footnotes);
  // It copies all tokens once for each note; collectNotes does the same in one walk.
  parser.core.ruler.disable('footnote_tail');
  return parser;
}

/**
 * Texts that may have a bare link: those without it hold none that `linkTo` keeps, and finding this is far cheaper than
 * matching names of hosts in every sentence. The characters at the end are those that the parser rewrites in the text of a
 * link, even of one that becomes text again.
 */
const MAY_HAVE_LINKS = /\/\/|www\.|@|mailto:|xn--|[^ -~\n]|[%\\^`{|}]/i;

/** The tokens of the text, and those of each note in the order of the first references. */
function collectNotes(tokens: readonly Token[], { footnotes }: NoteEnvironment) {
  const blocks: Token[] = [];
  const defined = new Map<string, Token[]>();
  let note: Token[] | undefined;
  for (const token of tokens) {
    if (token.type === 'footnote_reference_open') {
      note = [];
      const { label } = token.meta as { readonly label: string };
      if (!defined.has(label)) defined.set(label, note);
    } else if (token.type === 'footnote_reference_close') note = undefined;
    else (note ?? blocks).push(token);
  }
  const notes = (footnotes?.list ?? []).map(({ label, tokens: inline }) => {
    if (inline != null) return { inline };
    return { blocks: defined.get(label ?? '') ?? [] };
  });
  return { blocks, notes };
}
