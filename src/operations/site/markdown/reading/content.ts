import { hasNameIn } from '../content/names.ts';
import { isHidden } from '../content/unseen.ts';
import { countWords } from '../content/words.ts';
import type { Block, ListItem } from '../writing/blocks.ts';
import { type Link, type Marks, STRONG, unmarked } from '../writing/marks.ts';
import { isCodeTable, languageOf, readCode, readCodeTable } from './code.ts';
import { elementsIn, HOLDS_HEADING, isBlockTag, type PageElement, type PageNode } from './element.ts';
import { marksOf, readInline, readNoscript } from './inline.ts';
import { Line } from './line.ts';
import { LineReader } from './line-reader.ts';
import type { Counts, InlineReader, Page } from './reading-page.ts';
import { isLayout, rowsOf, writeTable } from './tables.ts';

/** Where blocks are read: lists and quotes around them, and whether they are in a cell. */
export interface Within {
  readonly depth: number;
  readonly isInCell: boolean;
}

/** Lists and quotes in each other; deeper ones are written as what is in them. */
const MAX_DEPTH = 16;

/** Elements around code that may name its language. */
const LANGUAGE_LEVELS = 4;

/** Reads elements as blocks of Markdown. */
export class BlockReader implements InlineReader {
  readonly blocks: Block[] = [];
  /** What the page had at the end of each block, of a reader that is in no other. */
  readonly ends: Counts[] = [];
  readonly page: Page;
  readonly #within: Within;
  line = new Line();
  /** A link around blocks is that of the first text in them. */
  #blockLink: Link | undefined;

  constructor(page: Page, within: Within = { depth: 0, isInCell: false }) {
    this.page = page;
    this.#within = within;
  }

  /** The blocks of what is in an element. */
  read(element: PageElement, marks: Marks = unmarked): readonly Block[] {
    this.children(element, marks);
    this.flush();
    return this.blocks;
  }

  children(element: PageElement, marks: Marks): void {
    this.page.path.push(element);
    for (const child of element.children) this.node(child, marks);
    this.page.path.pop();
  }

  get isInCell(): boolean {
    return this.#within.isInCell;
  }

  node(node: PageNode, marks: Marks): void {
    if (typeof node === 'string') this.line.add(node, this.#linked(node, marks));
    else if (node.tag === 'noscript') readNoscript(node, marks, this);
    else if (!isHidden(node) && !this.page.notes.isNote(node)) {
      if (!this.page.keepsImages && isCaption(node)) return;
      if (node.tag === 'button' && node.disclosure === 'label') {
        this.#label(node, marks);
        return;
      }
      if (node.isBlock && isBlockTag(node.tag)) this.#block(node, marks);
      else if (node.isBlock) this.#inlineAround(node, marks);
      else readInline(node, marks, this);
    }
  }

  /** Ends the line that is being read. */
  flush(): void {
    const { line } = this;
    if (line.isEmpty) return;
    this.line = new Line();
    this.page.words += countWords(line.plain);
    const place = { beginsLines: !this.#within.isInCell, isInCell: this.#within.isInCell };
    const text = line.write(place, this.#within.isInCell ? '<br>' : '\\\n');
    if (text !== '') this.#push({ kind: 'paragraph', text });
  }

  /** A line break; two are the end of a paragraph. */
  break(): void {
    this.line.break();
    if (this.line.breaks > 1) this.flush();
  }

  #push(block: Block): void {
    this.blocks.push(block);
    if (this.#within.depth > 0) return;
    const { addresses, images, notes, words } = this.page;
    this.ends.push({
      links: addresses.count,
      references: addresses.references.length,
      images: images.length,
      notes: notes.count,
      words,
    });
  }

  #linked(text: string, marks: Marks): Marks {
    if (this.#blockLink === undefined || marks.link !== undefined || !/\S/.test(text)) return marks;
    const link = this.#blockLink;
    this.#blockLink = undefined;
    return { ...marks, link };
  }

  /** A mark or a link around blocks. */
  #inlineAround(element: PageElement, marks: Marks): void {
    this.flush();
    const inner = marksOf(element, marks, this.page.addresses);
    if (element.tag === 'a') this.#blockLink = inner.link;
    this.children(element, { ...inner, link: undefined });
    this.#blockLink = undefined;
    this.flush();
  }

  #block(element: PageElement, marks: Marks): void {
    this.flush();
    switch (element.tag) {
      case 'hr':
        if (!this.#within.isInCell) this.#push({ kind: 'rule' });
        return;
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        this.#heading(element, marks);
        return;
      case 'pre':
      case 'listing':
      case 'xmp':
      case 'plaintext':
        if (this.#within.isInCell) this.#codeInCell(element, marks);
        else this.#code(element);
        return;
      case 'ul':
      case 'ol':
      case 'menu':
      case 'dir':
        this.#list(element, marks);
        return;
      case 'blockquote':
        this.#quote(element, marks);
        return;
      case 'table':
        this.#table(element, marks);
        return;
      case 'dl':
        this.#definitions(element, marks);
        return;
      case 'summary':
      case 'legend':
        this.#label(element, marks);
        return;
      default:
        this.children(element, marks);
    }
    this.flush();
  }

  #label(element: PageElement, marks: Marks): void {
    this.flush();
    this.children(element, { ...marks, bits: marks.bits | STRONG });
    this.flush();
  }

  #heading(element: PageElement, marks: Marks): void {
    if (this.#within.isInCell) {
      this.children(element, marks);
      this.flush();
      return;
    }
    const linked = this.#linked('x', { ...marks, bits: marks.bits & ~STRONG });
    const line = new LineReader(this.page).read(element, linked);
    if (line.isEmpty) return;
    this.page.words += countWords(line.plain);
    const text = line.write({ beginsLines: false, isInCell: false }, ' ');
    // A closing sequence of # is not text (CommonMark 4.2).
    const shown = text.replace(/(^|\s)(#+)$/, (_, space: string, signs: string) => `${space}\\${signs}`);
    if (shown !== '')
      this.#push({ kind: 'heading', level: Number(element.tag[1]), text: shown, plain: line.plain });
  }

  #code(element: PageElement): void {
    const text = readCode(element);
    if (text.trim() === '') return;
    const inner = element.children.find((child) => typeof child !== 'string' && child.tag === 'code');
    const around = this.page.path.slice(-LANGUAGE_LEVELS + 1).reverse();
    const language = languageOf([element, ...(inner === undefined ? [] : [inner as PageElement]), ...around]);
    this.page.words += countWords(text);
    this.#push({ kind: 'code', language, text });
  }

  /** A cell has no blocks: code in it is a line of code for each of its lines. */
  #codeInCell(element: PageElement, marks: Marks): void {
    for (const text of readCode(element).split('\n')) {
      this.line.addCode(text, marks);
      this.line.break();
    }
    this.flush();
  }

  #quote(element: PageElement, marks: Marks): void {
    if (this.#isFlat) {
      this.children(element, marks);
      this.flush();
      return;
    }
    const blocks = this.#inner().read(element, marks);
    if (blocks.length > 0) this.#push({ kind: 'quote', blocks });
  }

  /** Whether lists and quotes are written as what is in them: each level of them would copy the blocks of those in it. */
  get #isFlat(): boolean {
    return this.#within.depth >= MAX_DEPTH || this.#within.isInCell;
  }

  #inner(): BlockReader {
    return new BlockReader(this.page, { ...this.#within, depth: this.#within.depth + 1 });
  }

  #list(element: PageElement, marks: Marks): void {
    if (this.#isFlat) {
      this.children(element, marks);
      this.flush();
      return;
    }
    const items: { isChecked: boolean | undefined; blocks: Block[] }[] = [];
    this.page.path.push(element);
    for (const child of element.children) {
      if (typeof child === 'string' ? !/\S/.test(child) : isHidden(child) || this.page.notes.isNote(child))
        continue;
      const reader = this.#inner();
      const isItem = typeof child !== 'string' && child.tag === 'li';
      if (isItem) reader.read(child, marks);
      else {
        reader.node(child, marks);
        reader.flush();
      }
      const before = items.at(-1);
      const isNested = typeof child !== 'string' && /^[uo]l$/.test(child.tag);
      if (isNested && before !== undefined) for (const block of reader.blocks) before.blocks.push(block);
      else if (reader.blocks.length > 0)
        items.push({ isChecked: isItem ? checkOf(child) : undefined, blocks: reader.blocks });
    }
    this.page.path.pop();
    if (items.length === 0) return;
    const start = element.tag === 'ol' ? startOf(element) : undefined;
    this.#push({ kind: 'list', start, items: items satisfies ListItem[] });
  }

  #table(element: PageElement, marks: Marks): void {
    const table = rowsOf(element);
    const code = (element.holds !== 0 || isCodeTable(element)) && readCodeTable(table.rows);
    if (typeof code === 'string' && code !== '') {
      const around = this.page.path.slice(-LANGUAGE_LEVELS + 1).reverse();
      this.page.words += countWords(code);
      this.#push({
        kind: 'code',
        language: languageOf([element, ...codeIn(element), ...around]),
        text: code,
      });
      return;
    }
    if (this.#within.isInCell || isLayout(element, table)) {
      this.children(element, marks);
      this.flush();
      return;
    }
    this.page.path.push(element);
    for (const other of table.others) this.node(other, marks);
    this.flush();
    const rows = writeTable(table, (cell) => this.#cell(cell, marks));
    this.page.path.pop();
    if (rows.some((row) => /[^|\s:<>br-]/.test(row))) this.#push({ kind: 'table', rows });
  }

  #cell(cell: PageElement, marks: Marks): string {
    const reader = new BlockReader(this.page, { depth: this.#within.depth, isInCell: true });
    const texts = reader.read(cell, marks).flatMap((block) => (block.kind === 'paragraph' ? block.text : []));
    return texts.join('<br>');
  }

  /** Terms in bold, each before what it means: on one line where that is a paragraph. */
  #definitions(element: PageElement, marks: Marks): void {
    for (const child of element.children) {
      if (typeof child === 'string' || isHidden(child) || this.page.notes.isNote(child))
        this.node(child, marks);
      else if (child.tag === 'dt') {
        this.flush();
        this.children(child, { ...marks, bits: marks.bits | STRONG });
      } else if (child.tag === 'dd') {
        this.#definition(child, marks);
      } else if (child.tag === 'div') this.#definitions(child, marks);
      else this.node(child, marks);
    }
    this.flush();
  }

  #definition(element: PageElement, marks: Marks): void {
    const at = element.children.findIndex((child) => typeof child !== 'string' || /\S/.test(child));
    const first = element.children[at];
    const isText = first !== undefined && (typeof first === 'string' || !first.isBlock || first.tag === 'p');
    if (isText && !this.line.isEmpty) this.line.add(/[:?!]$/.test(this.line.plain) ? ' ' : ': ', marks);
    if (!isText) this.flush();
    this.page.path.push(element);
    for (const [index, child] of element.children.entries()) {
      if (index === at && isText && typeof child !== 'string' && child.tag === 'p') {
        this.children(child, marks);
        this.flush();
      } else this.node(child, marks);
    }
    this.page.path.pop();
    this.flush();
  }
}

/** The innermost code of a table that shows code. */
function codeIn(table: PageElement): readonly PageElement[] {
  let last: PageElement | undefined;
  for (const inner of elementsIn(table)) if (inner.tag === 'code') last = inner;
  return last === undefined ? [] : [last];
}

/** Whether an element is the caption of a picture. */
function isCaption(element: PageElement): boolean {
  if (element.tag === 'figcaption') return true;
  // What is below the picture of a product has a heading.
  return (
    element.attributes.size > 0 && (element.holds & HOLDS_HEADING) === 0 && hasNameIn(element, captionNames)
  );
}

const captionNames = new Set(
  'caption wpcaption wpcaptiontext imagecaption photocaption mediacaption captiontext credit imagecredit photocredit mediacredit'.split(
    ' ',
  ),
);

/** The number of the first item of an ordered list, as CommonMark can write it (5.2): that of the item wins. */
function startOf(list: PageElement): number {
  const first = list.children.find((child) => typeof child !== 'string' && child.tag === 'li');
  const value = typeof first === 'object' ? Number.parseInt(first.get('value'), 10) : Number.NaN;
  const stated = Number.isNaN(value) ? Number.parseInt(list.get('start'), 10) : value;
  const start = Number.isNaN(stated) ? 1 : stated;
  return start >= 0 && start <= 999_999_999 - list.children.length ? start : 1;
}

/** Whether the box at the beginning of an item is checked; undefined where it has none. */
function checkOf(item: PageElement): boolean | undefined {
  let here: PageElement | undefined = item;
  for (let level = 0; level < 4 && here !== undefined; level++) {
    const first: PageNode | undefined = here.children.find(
      (child) => typeof child !== 'string' || /\S/.test(child),
    );
    here = typeof first === 'string' ? undefined : first;
    if (here?.tag === 'input') {
      return here.get('type').toLowerCase() === 'checkbox' ? here.attributes.has('checked') : undefined;
    }
  }
  return undefined;
}
