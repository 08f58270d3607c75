import type { Token } from 'markdown-it';
import { refuse } from '../../../errors.ts';
import { attributeOf } from './attribute.ts';
import { htmlPieces } from './html.ts';
import { plainText, readHtml, readInlines } from './inlines.ts';
import type {
  Align,
  Block,
  Cell,
  Heading,
  HeadingLevel,
  Inline,
  ListItem,
  MarkdownDocument,
} from './model.ts';
import type { Reading } from './reading.ts';

/** Most levels of lists and quotes, and most columns of a table. */
const MAX_LEVELS = 100;
const MAX_COLUMNS = 100;

/** Distance of the stops of a tab, in characters. */
const TAB = 4;

/** The tokens of a note: blocks, or the pieces of one inside a line. */
export type NoteTokens = { readonly blocks: readonly Token[] } | { readonly inline: readonly Token[] };

/** Reads the blocks of a text out of the parser's tokens. All names of headings are known before a link is read. */
export function readBlocks(
  tokens: readonly Token[],
  reading: Reading,
): Pick<MarkdownDocument, 'blocks' | 'headings'> {
  const headings: Heading[] = [];
  const slugs = new Map<Token, string>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    slugs.set(token, reading.slugs.next(headingText(tokens[index + 1]!, reading)));
  }
  const reader = new BlockReader(tokens, reading, slugs, headings);
  return { blocks: reader.readUntil(undefined, 0), headings };
}

/** Reads the notes of a text. Their headings are no part of its outline. */
export function readNotes(notes: readonly NoteTokens[], reading: Reading): Block[][] {
  return notes.map((note) => {
    if ('inline' in note) return [{ kind: 'paragraph', inlines: readInlines(note.inline, reading) }];
    return new BlockReader(note.blocks, reading, new Map(), []).readUntil(undefined, 0);
  });
}

/** The text by which a heading is named, before its links are read. */
function headingText({ children }: Token, reading: Reading): string {
  const parts = (children ?? []).filter(({ type }) => !type.endsWith('_open') && !type.endsWith('_close'));
  return reading.whole(
    parts
      .map(({ type, content }) => (type === 'html_inline' ? '' : type === 'softbreak' ? ' ' : content))
      .join(''),
  );
}

class BlockReader {
  readonly #tokens: readonly Token[];
  readonly #reading: Reading;
  readonly #slugs: ReadonlyMap<Token, string>;
  readonly #headings: Heading[];
  #at = 0;

  constructor(
    tokens: readonly Token[],
    reading: Reading,
    slugs: ReadonlyMap<Token, string>,
    headings: Heading[],
  ) {
    this.#tokens = tokens;
    this.#reading = reading;
    this.#slugs = slugs;
    this.#headings = headings;
  }

  /** The blocks up to a closing token, which is passed; `undefined` is the end. */
  readUntil(closing: string | undefined, level: number): Block[] {
    if (level > MAX_LEVELS) {
      refuse('/markdown', `must have at most ${MAX_LEVELS} levels of lists and quotes inside each other`);
    }
    const blocks: Block[] = [];
    while (this.#at < this.#tokens.length) {
      const token = this.#tokens[this.#at++]!;
      if (token.type === closing) break;
      const block = this.#read(token, level);
      if (block !== undefined) blocks.push(block);
    }
    return blocks;
  }

  #read(token: Token, level: number): Block | undefined {
    switch (token.type) {
      case 'paragraph_open':
        return paragraphOf(this.#inlines());
      case 'paragraph_close':
      case 'heading_close':
        return undefined;
      case 'heading_open':
        return this.#heading(token);
      case 'code_block':
      case 'fence':
        return { kind: 'code', text: expandTabs(this.#reading.whole(token.content).replace(/\n$/, '')) };
      case 'hr':
        return { kind: 'rule' };
      case 'html_block':
        return this.#html(token.content);
      case 'blockquote_open':
        return { kind: 'quote', blocks: this.readUntil('blockquote_close', level + 1) };
      case 'bullet_list_open':
      case 'ordered_list_open':
        return this.#list(token, level);
      case 'table_open':
        return this.#table();
      default:
        throw new Error(`the parser made a token ${token.type}, which is not known here`);
    }
  }

  #inlines(): Inline[] {
    return readInlines(this.#tokens[this.#at++]!.children ?? [], this.#reading);
  }

  #heading(token: Token): Heading {
    const inlines = this.#inlines();
    const heading: Heading = {
      kind: 'heading',
      level: Number(token.tag.slice(1)) as HeadingLevel,
      inlines,
      text: plainText(inlines),
      slug: this.#slugs.get(token) ?? '',
    };
    if (this.#slugs.has(token)) this.#headings.push(heading);
    return heading;
  }

  #html(html: string): Block | undefined {
    const [only, ...others] = htmlPieces(html.trim());
    if (others.length === 0 && only?.kind === 'comment' && PAGE_BREAK.test(only.text))
      return { kind: 'page break' };
    return paragraphOf(readHtml(html, this.#reading));
  }

  #list(token: Token, level: number): Block {
    const closing = token.type.replace('_open', '_close');
    const items: ListItem[] = [];
    let isTight = true;
    while (this.#tokens[this.#at]?.type === 'list_item_open') {
      this.#at++;
      const first = this.#tokens[this.#at];
      // The parser hides the paragraphs of tight lists.
      if (first?.type === 'paragraph_open' && !first.hidden) isTight = false;
      items.push(taskOf(this.readUntil('list_item_close', level + 1)));
    }
    if (this.#tokens[this.#at]?.type === closing) this.#at++;
    const start = token.type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : undefined;
    return { kind: 'list', start, isTight, items };
  }

  #table(): Block {
    const aligns: Align[] = [];
    const rows: Cell[][] = [];
    for (;;) {
      const token = this.#tokens[this.#at++];
      if (token === undefined || token.type === 'table_close') break;
      if (token.type === 'tr_open') rows.push([]);
      if (token.type !== 'th_open' && token.type !== 'td_open') continue;
      if (token.type === 'th_open') aligns.push(alignOf(token));
      if (aligns.length > MAX_COLUMNS)
        refuse('/markdown', `must have tables of at most ${MAX_COLUMNS} columns`);
      rows.at(-1)!.push(this.#inlines());
    }
    return { kind: 'table', aligns, head: rows[0] ?? [], rows: rows.slice(1) };
  }
}

const PAGE_BREAK = /^<!--\s*page-?break\s*-->$/i;

/** A paragraph with something to see. */
function paragraphOf(inlines: readonly Inline[]): Block | undefined {
  const isSeen = inlines.some(({ kind }) => kind === 'image' || kind === 'note') || plainText(inlines) !== '';
  return isSeen ? { kind: 'paragraph', inlines } : undefined;
}

/** GFM 5.3: an item whose text begins with a box is a task. */
function taskOf(blocks: readonly Block[]): ListItem {
  const [first, ...others] = blocks;
  const text = first?.kind === 'paragraph' ? first.inlines[0] : undefined;
  if (first?.kind !== 'paragraph' || text?.kind !== 'text' || text.style.kind === 'code') {
    return { blocks, task: undefined };
  }
  const [box, mark] = /^\[([ xX])\] +/.exec(text.text) ?? [];
  if (box === undefined) return { blocks, task: undefined };
  const rest: Inline = { ...text, text: text.text.slice(box.length) };
  const paragraph: Block = { kind: 'paragraph', inlines: [rest, ...first.inlines.slice(1)] };
  return { blocks: [paragraph, ...others], task: mark === ' ' ? 'open' : 'done' };
}

function alignOf(token: Token): Align {
  const [, align] = /text-align:(center|right)/.exec(attributeOf(token, 'style')) ?? [];
  return (align as Align | undefined) ?? 'left';
}

function expandTabs(text: string): string {
  if (!text.includes('\t')) return text;
  return text
    .split('\n')
    .map((line) => {
      let expanded = '';
      for (const [index, part] of line.split('\t').entries()) {
        if (index > 0) expanded += ' '.repeat(TAB - (expanded.length % TAB));
        expanded += part;
      }
      return expanded;
    })
    .join('\n');
}
