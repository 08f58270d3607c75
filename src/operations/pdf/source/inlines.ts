import createMarkdownIt, { type Token } from 'markdown-it';
import { printable } from '../../../formats/typesetting/printable.ts';
import { attributeOf } from './attribute.ts';
import { htmlPieces, isUnseen } from './html.ts';
import { linkTo } from './link-target.ts';
import type { Inline, Link, TextMarks } from './model.ts';
import type { Reading } from './reading.ts';

/** Reads the pieces of a line or paragraph: the tokens inside a block, or its HTML. */
export function readInlines(tokens: readonly Token[], reading: Reading): Inline[] {
  const reader = new InlineReader(reading);
  for (const [index, token] of tokens.entries()) reader.read(token, tokens[index + 1]);
  return reader.inlines;
}

/** Reads a block of HTML as paragraphs' pieces: its text, with line breaks as spaces. */
export function readHtml(html: string, reading: Reading): Inline[] {
  const reader = new InlineReader(reading);
  reader.readHtml(html);
  return reader.inlines;
}

/** The text of pieces without marks. */
export function plainText(inlines: readonly Inline[]): string {
  let text = '';
  for (const inline of inlines) {
    if (inline.kind === 'text') text += inline.text;
    else if (inline.kind === 'image') text += inline.alt;
    else if (inline.kind === 'break') text += ' ';
  }
  return text.trim();
}

/** What is counted while elements are open: `</b>` may close what never began. */
interface Open {
  bold: number;
  italic: number;
  struck: number;
  key: number;
  above: number;
  below: number;
}

class InlineReader {
  readonly inlines: Inline[] = [];
  readonly #reading: Reading;
  readonly #open: Open = { bold: 0, italic: 0, struck: 0, key: 0, above: 0, below: 0 };
  #marks: TextMarks = plainMarks;
  #link: Link | undefined;
  /** The element whose content is left out, where one is open. */
  #unseen: string | undefined;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** `next` is the token behind it. */
  read(token: Token, next: Token | undefined): void {
    if (this.#unseen !== undefined && token.type !== 'html_inline') return;
    const turn = TURNS[token.type];
    if (turn !== undefined) this.#turn(...turn);
    else if (token.type === 'text' || token.type === 'text_special') this.#text(token.content);
    else if (token.type === 'code_inline') this.#code(token.content);
    else if (token.type === 'softbreak') this.#text(' ');
    else if (token.type === 'hardbreak') this.inlines.push({ kind: 'break' });
    else if (token.type === 'link_open') this.#link = linkTo(token, next?.content ?? '', this.#reading);
    else if (token.type === 'link_close') this.#link = undefined;
    else if (token.type === 'image') this.#image(token);
    else if (token.type === 'html_inline') this.readHtml(token.content);
    else if (token.type === 'footnote_ref') {
      this.inlines.push({ kind: 'note', note: Number(token.meta?.id) + 1, style: this.#marks });
    } else throw new Error(`the parser made a token ${token.type}, which is not known here`);
  }

  /** Obeys br, sub, sup and kbd; leaves out comments and, with a warning, all other tags. */
  readHtml(html: string): void {
    for (const piece of htmlPieces(html)) {
      if (this.#unseen !== undefined) {
        if (piece.kind === 'close' && piece.name === this.#unseen) this.#unseen = undefined;
        continue;
      }
      if (piece.kind === 'comment') continue;
      if (piece.kind === 'text') this.#text(this.#htmlText(piece.text));
      else if (piece.name === 'br') this.inlines.push({ kind: 'break' });
      else this.#tag(piece.kind, piece.name);
    }
  }

  /** White space is one space, and none begins a line. */
  #htmlText(html: string): string {
    const text = html
      .replace(/\s+/g, ' ')
      .replace(CHARACTER_REFERENCE, (reference) => unescapeAll(reference));
    const isFirst = this.inlines.length === 0 || this.inlines.at(-1)?.kind === 'break';
    return isFirst ? text.trimStart() : text;
  }

  #tag(kind: 'open' | 'close', name: string): void {
    const member = OBEYED[name];
    if (member !== undefined) this.#turn(member, kind === 'open' ? 1 : -1);
    else {
      this.#reading.warnings.add('html-tags-dropped');
      if (kind === 'open' && isUnseen(name)) this.#unseen = name;
    }
  }

  #turn(member: keyof Open, step: 1 | -1): void {
    this.#open[member] = Math.max(0, this.#open[member] + step);
    const { bold, italic, struck, key, above, below } = this.#open;
    this.#marks = {
      isBold: bold > 0,
      isItalic: italic > 0,
      isStruck: struck > 0,
      kind: key > 0 ? 'key' : 'text',
      position: above > 0 ? 'above' : below > 0 ? 'below' : 'line',
    };
  }

  #text(text: string): void {
    if (text !== '') this.#add(printable(this.#reading.whole(text)).replaceAll('\n', ' '), this.#marks);
  }

  #code(text: string): void {
    const shown = printable(this.#reading.whole(text)).replaceAll('\n', ' ');
    this.#add(shown, { ...this.#marks, kind: 'code' });
  }

  #add(text: string, style: TextMarks): void {
    const last = this.inlines.at(-1);
    if (last?.kind === 'text' && last.style === style && last.link === this.#link) {
      this.inlines[this.inlines.length - 1] = { ...last, text: last.text + text };
    } else if (text !== '') this.inlines.push({ kind: 'text', text, style, link: this.#link });
  }

  #image(token: Token): void {
    const alt = printable(
      plainText(readInlines(token.children ?? [], this.#reading)) || attributeOf(token, 'title'),
    );
    const image = this.#reading.pictureAt(attributeOf(token, 'src'));
    if (image === undefined) this.#text(alt);
    else this.inlines.push({ kind: 'image', image, alt, link: this.#link });
  }
}

/** CommonMark 6.2. */
const CHARACTER_REFERENCE = /&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});/gi;

const { unescapeAll } = createMarkdownIt('zero').utils;

const plainMarks: TextMarks = {
  isBold: false,
  isItalic: false,
  isStruck: false,
  kind: 'text',
  position: 'line',
};

/** The tokens that begin and end marks. */
const TURNS: Readonly<Record<string, readonly [member: keyof Open, step: 1 | -1] | undefined>> = {
  strong_open: ['bold', 1],
  strong_close: ['bold', -1],
  em_open: ['italic', 1],
  em_close: ['italic', -1],
  s_open: ['struck', 1],
  s_close: ['struck', -1],
};

/** The HTML that is obeyed, br beside it. */
const OBEYED: Readonly<Record<string, keyof Open | undefined>> = { sub: 'below', sup: 'above', kbd: 'key' };
