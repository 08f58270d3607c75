import { printable } from '../../../../formats/typesetting/printable.ts';
import type { Content } from '../html/content.ts';
import type { OpenLink } from '../html/frames.ts';
import { linkTo } from '../link-target.ts';
import { pictureName } from '../picture-name.ts';
import type { Reading } from '../reading.ts';
import { Marks } from './marks.ts';
import type { Inline, Link, TextMarks } from './model.ts';
import type { ImagePiece, TextPiece } from './pieces.ts';

/** What begins or ends a word, which an alternative text must not be joined to. */
const OF_WORD = /^[\p{L}\p{N}]/u;

/** Builds the pieces of lines: texts with their marks and links, pictures, notes, and names that lead to them. */
export abstract class LineBuilder {
  protected readonly reading: Reading;
  protected marks = Marks.none;
  protected link: OpenLink | undefined;
  /** In a heading, its text without those of pictures: GitHub names it by that. */
  protected ownText: string | undefined;
  /** Whether what is read is left out. */
  protected isDiscarding = false;
  #names: string[] = [];
  /** Whether the last piece is the text of a picture. */
  #isAfterAlternative = false;
  /** Whether the next word is not part of the last. */
  #isParted = false;

  constructor(reading: Reading) {
    this.reading = reading;
  }

  /** Where pieces are added. */
  protected abstract get content(): Content;

  /** Whether white space is nothing at this place. */
  protected abstract get ignoresSpace(): boolean;

  /** Adds a text as it is, but for a space behind another: a comment may have been between them. */
  addText(text: string): void {
    const isSpaced = text.startsWith(' ') && !this.ignoresSpace && this.content.form !== 'preformatted';
    const isDouble = isSpaced && this.content.lastCharacter === ' ';
    this.#put(printable(this.reading.whole(isDouble ? text.slice(1) : text)), this.marks.style);
  }

  /** Adds a text of HTML: white space is one space, but in preformatted text. */
  addHtmlText(text: string): void {
    if (!this.ignoresSpace && this.content.form === 'preformatted') this.addText(text);
    else {
      const joined = text.replace(/[ \t\n\f\r]+/g, ' ');
      if (joined !== ' ')
        this.addText(joined.startsWith(' ') && this.#isAfterSpace ? joined.slice(1) : joined);
      else this.addSpace();
    }
  }

  /** Adds the space that a line ends with in a paragraph. */
  addSpace(): void {
    if (!this.ignoresSpace && !this.#isAfterSpace) this.#put(' ', this.marks.style);
  }

  /** Adds a piece of code. */
  addCode(text: string): void {
    this.#put(printable(this.reading.whole(text)), { ...this.marks.style, kind: 'code' });
  }

  /** Keeps the words on both sides of a place apart. */
  partWords(): void {
    this.#isParted = true;
  }

  /** Begins a line. */
  addBreak(): void {
    if (this.ignoresSpace) return;
    this.content.add({ kind: 'break' });
    this.#isAfterAlternative = false;
  }

  /** Adds a reference to a note. */
  addNote(note: number): void {
    this.content.add({ kind: 'note', note, style: this.marks.style });
  }

  /**
   * Adds a picture, or, of one elsewhere, its alternative text as words of their own. A link that shows nothing else shows
   * the title of the picture, its own, or the host it leads to, and a paragraph the names of the pictures that are content.
   */
  addPicture(
    address: string,
    alternative: string,
    title: string,
    purpose: 'content' | 'decoration' = 'content',
  ): void {
    if (DARK.test(address)) return;
    const alt = printable(alternative).replace(/\s+/g, ' ').trim();
    const image = this.reading.pictureAt(address);
    const link = this.link?.link;
    if (image !== undefined) {
      const piece: ImagePiece = { kind: 'image', image, alt, link };
      this.#settle(piece);
      this.content.add(piece);
      return;
    }
    const text = alt !== '' || this.link?.isEmpty !== true ? alt : title || this.link.title || hostOf(link);
    if (text === '') {
      const name = purpose === 'content' && link === undefined ? pictureName(address) : '';
      if (name !== '') this.content.addName(name, this.marks.style);
      return;
    }
    if (this.#isAfterAlternative) this.#putSpaces();
    else if (OF_WORD.test(this.content.lastCharacter)) this.#putPlain(' ');
    const { ownText } = this;
    this.#put(text, this.marks.style);
    this.ownText = ownText;
    this.#isAfterAlternative = true;
  }

  /** Begins a link. A bare one inside another is part of that. */
  openLink(address: string, title: string, form: 'bare' | 'written'): void {
    if (form === 'bare' && this.link?.link !== undefined) return;
    this.link = { link: linkTo(address, this.reading), title, form, isEmpty: true };
  }

  /** Ends a link; the end of a bare one that did not begin ends none. */
  closeLink(form: 'bare' | 'written'): void {
    if (form === 'bare' && this.link?.form !== 'bare') return;
    this.link = undefined;
  }

  /** Adds a name that leads to what is next. */
  addName(name: string): void {
    if (name !== '' && !this.isDiscarding) this.#names.push(this.reading.slugs.addName(name));
  }

  /** The names that lead to what is next, once. */
  protected takeNames(): readonly string[] | undefined {
    if (this.#names.length === 0) return undefined;
    const names = this.#names;
    this.#names = [];
    return names;
  }

  get #isAfterSpace(): boolean {
    return ' \n'.includes(this.content.lastCharacter || '-');
  }

  #put(given: string, style: TextMarks): void {
    const isBlank = given.trim() === '';
    if (given === '' || (isBlank && this.ignoresSpace)) return;
    const { content } = this;
    let text = content.form === 'preformatted' ? given : given.replaceAll('\n', ' ');
    if (content.lastCharacter === '\n' && style.kind === 'text' && content.form !== 'preformatted') {
      text = withoutSpaces(text);
      if (text === '') return;
    }
    if (!isBlank) {
      const isParted = this.#isParted || this.#isAfterAlternative;
      if (isParted && OF_WORD.test(text) && OF_WORD.test(content.lastCharacter)) this.#putPlain(' ');
      this.#isAfterAlternative = false;
      this.#isParted = false;
    }
    if (this.link !== undefined && !isBlank) this.link.isEmpty = false;
    const link = this.link?.link;
    if (this.#names.length > 0 && !isBlank) {
      const piece: TextPiece = { kind: 'text', text: '', style, link };
      content.add(piece);
      this.#settle(piece);
    }
    if (this.ownText !== undefined) this.ownText += text;
    this.#addPiece(text, style, link);
  }

  /** Parts the text of a picture from that of the one before it, so that badges in a row can be told apart. */
  #putSpaces(): void {
    const { lastCharacter } = this.content;
    if (lastCharacter !== '\n') this.#putPlain(lastCharacter === ' ' ? ' ' : '  ');
  }

  /** Adds what parts two words: within a link, a part of it. */
  #putPlain(text: string): void {
    const link = this.link?.isEmpty === false ? this.link.link : undefined;
    this.#addPiece(text, this.marks.style, link);
  }

  #addPiece(text: string, style: TextMarks, link: Link | undefined): void {
    const piece = this.content.addText(text, style, link);
    if (link !== undefined && 'slug' in link) this.reading.awaitName(piece);
  }

  /** Gives a piece the names that lead to it, and has its link settled when all names are known. */
  #settle(piece: TextPiece | ImagePiece): void {
    const names = this.takeNames();
    if (names !== undefined) piece.names = names;
    if (this.link !== undefined) this.link.isEmpty = false;
    if (piece.link !== undefined && 'slug' in piece.link) this.reading.awaitName(piece);
  }
}

/** GitHub shows such pictures on dark pages alone, beside another for light ones. */
const DARK = /#gh-dark-mode-only$/;

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

function withoutSpaces(text: string): string {
  let start = 0;
  while (text[start] === ' ') start++;
  return start === 0 ? text : text.slice(start);
}

function hostOf(link: Link | undefined): string {
  if (link === undefined || !('uri' in link)) return '';
  const [, host = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(link.uri) ?? [];
  return host;
}
