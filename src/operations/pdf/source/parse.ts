import type { Token } from 'markdown-it';
import { refuse } from '../../../errors.ts';
import { takeOutDataUris } from './data-uris.ts';
import { createParser } from './markdown/parser.ts';
import { readLine, readTokens } from './markdown/read-tokens.ts';
import { type EmbeddedPicture, Reading } from './reading.ts';
import type { Block, MarkdownDocument } from './tree/model.ts';
import { Slugs } from './tree/slugs.ts';
import { TreeBuilder } from './tree/tree-builder.ts';
import type { Warnings } from './warnings.ts';

/** A parsed text with its pictures. */
export interface ParsedMarkdown extends MarkdownDocument {
  readonly pictures: readonly EmbeddedPicture[];
}

/** Most text: what is longer is more than the pages of a document hold. */
const MAX_TEXT_BYTES = 262_144;

/**
 * Parses CommonMark 0.31.2 with the tables, strikethrough, task lists, bare links and alerts of GitHub, footnotes, and
 * HTML, which becomes the same tree. Refuses, at `/markdown`, what is too deep or too wide, and pictures that cannot be drawn.
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
  const collected = collectNotes(tokens, environment);
  const builder = new TreeBuilder(reading, 'outlined');
  readTokens(collected.blocks, builder, reading);
  const blocks = builder.finish();
  const notes = collected.notes.map((note) => readNote(note, reading));
  reading.settleLinks();
  return { blocks, notes, headings: builder.headings, pictures: reading.pictures };
}

/** The tokens of a note: blocks, or the pieces of one inside a line. */
type NoteTokens = { readonly blocks: readonly Token[] } | { readonly inline: readonly Token[] };

/** Reads a note. Its headings are not part of the outline of the text. */
function readNote(note: NoteTokens, reading: Reading): Block[] {
  const builder = new TreeBuilder(reading, 'aside');
  if ('inline' in note) readLine(note.inline, builder, reading);
  else readTokens(note.blocks, builder, reading);
  return builder.finish();
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

/**
 * The tokens of the text, and those of each note in the order of the first references. A note may be defined inside
 * another.
 */
function collectNotes(tokens: readonly Token[], { footnotes }: NoteEnvironment) {
  if (footnotes === undefined) return { blocks: tokens, notes: [] };
  const blocks: Token[] = [];
  const defined = new Map<string, Token[]>();
  const open = [blocks];
  for (const token of tokens) {
    if (token.type === 'footnote_reference_open') {
      const note: Token[] = [];
      open.push(note);
      const { label } = token.meta as { readonly label: string };
      if (!defined.has(label)) defined.set(label, note);
    } else if (token.type === 'footnote_reference_close') open.pop();
    else open.at(-1)!.push(token);
  }
  const notes = (footnotes.list ?? []).map(({ label, tokens: inline }) => {
    if (inline != null) return { inline };
    return { blocks: defined.get(label ?? '') ?? [] };
  });
  return { blocks, notes };
}
