import type { Attributes } from './attributes.ts';
import { Capture } from './capture.ts';
import { type PageListener, readHtml } from './reader.ts';
import { tagReaders } from './tags.ts';
import { isBlock, VisibleText } from './visible-text.ts';

/** An address in a page, as written, with its place in the visible text. */
export interface Placed {
  readonly value: string;
  readonly at: number;
}

export type ResourceKind = 'script' | 'style' | 'frame' | 'image' | 'form' | 'other';

export interface Resource {
  readonly kind: ResourceKind;
  readonly url: string;
}

/** The code between script tags, as a range of the page. */
export interface InlineScript {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly at: number;
}

/** What one pass over a page gathers; nothing is resolved or judged yet. */
export class Page implements PageListener {
  readonly html: string;
  title = '';
  language = '';
  base: string | undefined;
  hasForms = false;
  /** First value by lower-case name; http-equiv under `http-equiv:`. */
  readonly metas = new Map<string, string>();
  readonly links: { readonly rel: readonly string[]; readonly href: string }[] = [];
  readonly anchors: Placed[] = [];
  /** Cloudflare's coded e-mail addresses. */
  readonly codedEmails: Placed[] = [];
  readonly resources: Resource[] = [];
  readonly scripts: InlineScript[] = [];
  /** Names of attributes and `#` with ids, as evidence of what made the page. */
  readonly marks = new Set<string>();
  /** Values of itemtype (microdata) and of typeof (RDFa), in order, with their place. */
  readonly itemTypes: Placed[] = [];
  readonly rdfaTypes: Placed[] = [];
  readonly itemAddresses: string[] = [];
  readonly addressElements: string[] = [];
  readonly visible = new VisibleText();

  #titleParts: string[] | undefined;
  #script: { type: string; start: number; end: number } | undefined;
  #capture: { readonly gathered: Capture; readonly into: string[] } | undefined;

  constructor(html: string) {
    this.html = html;
  }

  open(tag: string, attributes: Attributes, isForeign: boolean): void {
    const isEdge = isBlock(tag);
    this.visible.open(tag, isForeign, isEdge);
    if (this.#capture !== undefined) {
      this.#capture.gathered.open(tag);
      if (isEdge || attributes.get('itemprop') !== undefined) this.#capture.gathered.part();
    }
    if (!isForeign) tagReaders[tag]?.(this, attributes);
    this.#readMarks(tag, attributes);
  }

  close(tag: string): void {
    const isEdge = isBlock(tag);
    this.visible.close(tag, isEdge);
    if (tag === 'title') this.endTitle();
    else if (tag === 'script') this.endScript();
    if (this.#capture === undefined) return;
    if (isEdge) this.#capture.gathered.part();
    if (this.#capture.gathered.close(tag)) this.endCapture();
  }

  text(start: number, end: number): void {
    if (this.#script !== undefined) {
      if (this.#script.end === 0) this.#script.start = start;
      this.#script.end = end;
    } else if (this.#titleParts !== undefined) this.#titleParts.push(this.html.slice(start, end));
    else if (!this.visible.isHidden) this.#see(this.html.slice(start, end));
  }

  character(codePoint: number): void {
    const text = String.fromCodePoint(codePoint);
    if (this.#titleParts !== undefined) this.#titleParts.push(text);
    else if (!this.visible.isHidden) this.#see(text);
  }

  beginTitle(): void {
    if (this.title === '') this.#titleParts ??= [];
  }

  beginScript(type: string): void {
    this.#script = { type, start: 0, end: 0 };
  }

  endScript(): void {
    const script = this.#script;
    if (script !== undefined && script.end > script.start)
      this.scripts.push({ ...script, at: this.visible.length });
    this.#script = undefined;
  }

  endTitle(): void {
    const title = this.#titleParts?.join('').slice(0, MOST_TITLE_CHARACTERS) ?? '';
    this.title = collapse(title) || this.title;
    this.#titleParts = undefined;
  }

  capture(tag: string, into: string[]): void {
    this.#capture ??= { gathered: new Capture(tag), into };
  }

  endCapture(): void {
    const text = this.#capture?.gathered.text;
    if (text) this.#capture?.into.push(text);
    this.#capture = undefined;
  }

  #see(text: string): void {
    this.visible.add(text);
    this.#capture?.gathered.add(text);
  }

  #readMarks(tag: string, attributes: Attributes): void {
    for (let index = 0; index < attributes.length; index++) {
      const name = attributes.names[index]!;
      switch (name) {
        case 'href':
        case 'class':
        case 'style':
        case 'src':
        case 'alt':
        case 'width':
        case 'height':
        case 'rel':
        case 'type':
        case 'name':
        case 'target':
          break;
        case 'id':
          if (this.marks.size < MOST_MARKS) this.marks.add(`#${attributes.valueAt(index)}`);
          break;
        case 'itemtype':
          this.itemTypes.push({ value: attributes.valueAt(index), at: this.visible.length });
          if (/PostalAddress\s*$/.test(attributes.valueAt(index))) this.capture(tag, this.itemAddresses);
          break;
        case 'typeof':
          this.rdfaTypes.push({ value: attributes.valueAt(index), at: this.visible.length });
          break;
        case 'data-cfemail':
          this.codedEmails.push({ value: attributes.valueAt(index), at: this.visible.length });
          break;
        default:
          if (this.marks.size < MOST_MARKS) this.marks.add(name);
      }
    }
  }
}

/** More different names than any page made by people has. */
const MOST_MARKS = 20_000;

/** Somewhat more than an answer has: white space is not yet collapsed. */
const MOST_TITLE_CHARACTERS = 32_768;

/** Reads the whole page. */
export function readPage(html: string, isTruncated: boolean): Page {
  const page = new Page(html);
  readHtml(html, page);
  // Of a page that was cut, half a script or address tells nothing.
  if (!isTruncated) {
    page.endScript();
    page.endCapture();
  }
  // No edge is added to the text: what touches its end may go on.
  page.endTitle();
  return page;
}

/** White space of any kind becomes one space; the ends are trimmed. */
export function collapse(text: string): string {
  return text.replace(/[\s\0]+/g, ' ').trim();
}
