import type { Attributes } from './attributes.ts';
import { Capture } from './capture.ts';
import { type CodedElement, CodedElements } from './coded-elements.ts';
import { ColumnHeads } from './column-heads.ts';
import {
  hintOfClass,
  isAtSign,
  signOfClass,
  signOfFile,
  signOfLink,
  signOfPicture,
  signOfProperty,
  signOfTip,
} from './contact-signs.ts';
import { DrawnSign } from './drawn-sign.ts';
import { type HeadLink, HeadParts } from './head-parts.ts';
import { type PageListener, readHtml } from './reader.ts';
import { isBlock, VisibleText } from './visible-text.ts';

/** An address in a page, as written, with its place in the visible text. */
export interface Placed {
  readonly value: string;
  readonly at: number;
}

/** A value of an element, with how many elements began before it. */
export interface Ordered {
  readonly value: string;
  readonly order: number;
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
  /** How many elements began before it. */
  readonly order: number;
}

/** What one pass over a page gathers; nothing is resolved or judged yet. */
export class Page implements PageListener {
  readonly html: string;
  hasForms = false;
  readonly anchors: Placed[] = [];
  /** Cloudflare's coded e-mail addresses. */
  readonly codedEmails: Placed[] = [];
  readonly resources: Resource[] = [];
  readonly scripts: InlineScript[] = [];
  /** Names of attributes and `#` with ids, as evidence of what made the page. */
  readonly marks = new Set<string>();
  /** Values of itemtype (microdata) and of typeof (RDFa). */
  readonly itemTypes: Ordered[] = [];
  readonly rdfaTypes: Ordered[] = [];
  readonly itemAddresses: string[] = [];
  /** Numbers and e-mail addresses in properties whose value is not their text (microdata). */
  readonly itemPhones: Placed[] = [];
  readonly itemFaxes: Placed[] = [];
  readonly itemEmails: Placed[] = [];
  /** Countries in the addresses of microdata. */
  readonly itemCountries: string[] = [];
  readonly addressElements: string[] = [];
  readonly visible = new VisibleText();

  readonly #coded = new CodedElements();
  readonly #head = new HeadParts();
  readonly #columns = new ColumnHeads();
  readonly #drawn = new DrawnSign();
  #elements = 0;
  #script: { type: string; start: number; end: number } | undefined;
  #capture: { readonly gathered: Capture; readonly into: string[] } | undefined;
  #country: Capture | undefined;

  constructor(html: string) {
    this.html = html;
  }

  get title(): string {
    return this.#head.title;
  }

  get language(): string {
    return this.#head.language;
  }

  get base(): string | undefined {
    return this.#head.base;
  }

  get metas(): ReadonlyMap<string, string> {
    return this.#head.metas;
  }

  get links(): readonly HeadLink[] {
    return this.#head.links;
  }

  get frames(): Pick<HeadParts, 'isFrameset' | 'frames'> {
    const { isFrameset, frames } = this.#head;
    return { isFrameset, frames };
  }

  /** Elements whose attributes may hold an e-mail address for a script. */
  get codes(): readonly CodedElement[] {
    return this.#coded.elements;
  }

  /** Code in attributes such as onclick, of what may put an e-mail address together. */
  get handlers(): readonly Placed[] {
    return this.#coded.handlers;
  }

  open(tag: string, attributes: Attributes, isForeign: boolean): void {
    const isEdge = isBlock(tag) && !(tag === 'img' && isAtSign(attributes.get('alt') ?? ''));
    this.#elements++;
    this.visible.open(tag, isForeign, isEdge);
    if (this.#capture !== undefined) {
      this.#capture.gathered.open(tag);
      if (isEdge || attributes.get('itemprop') !== undefined) this.#capture.gathered.part();
    }
    this.#country?.open(tag);
    this.#show(this.#columns.open(tag));
    if (isForeign) this.#drawn.open(tag, attributes);
    else this.#readTag(tag, attributes);
    this.#readMarks(tag, attributes);
  }

  close(tag: string): void {
    const isEdge = isBlock(tag);
    this.visible.close(tag, isEdge);
    this.#show(this.#drawn.close(tag));
    this.#columns.close(tag);
    if (!this.#head.close(tag) && tag === 'script') this.#endScript();
    if (this.#country?.close(tag)) this.#endCountry();
    if (this.#capture === undefined) return;
    if (isEdge) this.#capture.gathered.part();
    if (this.#capture.gathered.close(tag)) this.#endCapture();
  }

  text(start: number, end: number): void {
    if (this.#script !== undefined) {
      if (this.#script.end === 0) this.#script.start = start;
      this.#script.end = end;
    } else this.#read(this.html.slice(start, end));
  }

  character(codePoint: number): void {
    this.#read(String.fromCodePoint(codePoint));
  }

  /** Ends what is still open at the end of the page. */
  finish({ isTruncated }: { readonly isTruncated: boolean }): void {
    // Of a page that was cut, half a script or half an address says nothing.
    if (!isTruncated) {
      this.#endScript();
      this.#endCapture();
    }
    // No edge is added to the text: what touches its end may go on.
    this.#head.close('title');
  }

  #read(text: string): void {
    if (this.#head.text(text)) return;
    if (this.visible.isHidden) this.#drawn.text(text);
    else this.#see(text);
  }

  #readTag(tag: string, attributes: Attributes): void {
    const links = this.links.length;
    if (this.#head.open(tag, attributes)) {
      if (this.links.length > links) this.#addLinked(this.links[links]!);
      return;
    }
    switch (tag) {
      case 'script':
        this.#readScript(attributes);
        break;
      case 'a':
        this.#readAnchor(attributes);
        break;
      case 'address':
        this.#beginCapture('address', this.addressElements);
        break;
      case 'area':
        this.#readContact(attributes.get('href'));
        break;
      case 'form':
        this.hasForms = true;
        this.#readContact(attributes.get('action'));
        this.#addResource('form', attributes.get('action'));
        break;
      case 'frame':
      case 'iframe':
        this.#addResource('frame', attributes.get('src'));
        break;
      case 'img':
        this.#readPicture(attributes.get('src'), attributes.get('alt') ?? '');
        break;
      case 'bdo':
        if (/^\s*rtl\s*$/i.test(attributes.get('dir') ?? '')) this.visible.reverse(tag);
        break;
      case 'source':
      case 'video':
        this.#addResource('other', attributes.get('src'));
    }
  }

  #readPicture(source: string | undefined, alt: string): void {
    this.#addResource('image', source);
    this.#show(signOfPicture(alt) || (source === undefined ? '' : signOfFile(source.slice(-200))));
  }

  #addLinked({ rel, href }: HeadLink): void {
    if (rel.includes('stylesheet') || rel.includes('preload') || rel.includes('modulepreload')) {
      this.#addResource('style', href);
    } else if (!rel.includes('canonical') && !rel.includes('alternate')) this.#addResource('other', href);
  }

  #readScript(attributes: Attributes): void {
    const source = attributes.get('src');
    if (source !== undefined) this.#addResource('script', source);
    else {
      const type = (attributes.get('type') ?? '').trim().toLowerCase();
      this.#script = { type, start: 0, end: 0 };
    }
  }

  #endScript(): void {
    const script = this.#script;
    if (script !== undefined && script.end > script.start)
      this.scripts.push({ ...script, at: this.visible.length, order: this.#elements });
    this.#script = undefined;
  }

  #readAnchor(attributes: Attributes): void {
    const value = attributes.get('href');
    if (value === undefined) return;
    this.anchors.push({ value, at: this.visible.length });
    this.#show(signOfLink(value));
  }

  /** A mailbox or a telephone that an area of a map or a form leads to. */
  #readContact(value: string | undefined): void {
    if (value !== undefined && /^\s*(?:mailto|tel):/i.test(value))
      this.anchors.push({ value, at: this.visible.length });
  }

  #addResource(kind: ResourceKind, url: string | undefined): void {
    if (url) this.resources.push({ kind, url });
  }

  #beginCapture(tag: string, into: string[]): void {
    this.#capture ??= { gathered: new Capture(tag), into };
  }

  #endCapture(): void {
    const text = this.#capture?.gathered.text;
    if (text) this.#capture?.into.push(text);
    this.#capture = undefined;
  }

  #endCountry(): void {
    this.itemCountries.push(this.#country?.text ?? '');
    this.#country = undefined;
  }

  /** What is shown by other means than text does not belong to an address. */
  #show(sign: string): void {
    if (sign !== '' && !this.visible.isHidden) this.visible.add(sign);
  }

  #see(text: string): void {
    this.visible.add(text);
    this.#columns.add(text);
    this.#capture?.gathered.add(text);
    this.#country?.add(text);
  }

  #readMarks(tag: string, attributes: Attributes): void {
    let isCoded = false;
    for (let index = 0; index < attributes.length; index++) {
      const name = attributes.names[index]!;
      switch (name) {
        case 'style':
          this.#readStyle(tag, attributes.valueAt(index));
          break;
        case 'href':
        case 'src':
        case 'alt':
        case 'width':
        case 'height':
        case 'rel':
        case 'type':
        case 'name':
        case 'target':
          break;
        case 'class':
          if (tag === 'i') this.#show(signOfClass(attributes.valueAt(index)));
          else if (classedElements.has(tag)) this.#show(hintOfClass(attributes.valueAt(index)));
          break;
        case 'itemprop':
          this.marks.add(name);
          this.#readProperty(tag, attributes.valueAt(index), attributes.get('content'));
          break;
        case 'title':
        case 'aria-label':
          if (namedElements.has(tag)) this.#show(signOfTip(attributes.valueAt(index)));
          this.#addMark(name);
          break;
        case 'id':
          this.#addMark(`#${attributes.valueAt(index)}`);
          break;
        case 'itemtype':
          this.itemTypes.push({ value: attributes.valueAt(index), order: this.#elements });
          if (/PostalAddress\s*$/.test(attributes.valueAt(index)))
            this.#beginCapture(tag, this.itemAddresses);
          break;
        case 'typeof':
          this.rdfaTypes.push({ value: attributes.valueAt(index), order: this.#elements });
          break;
        case 'data-cfemail':
          this.codedEmails.push({ value: attributes.valueAt(index), at: this.visible.length });
          break;
        default:
          if (!this.marks.has(name)) this.#addMark(name);
          isCoded ||= this.#coded.isCode(name);
      }
    }
    if (isCoded) this.#coded.add(tag, attributes, this.visible.length);
  }

  #addMark(mark: string): void {
    if (this.marks.size < MAX_MARKS) this.marks.add(mark);
  }

  /** A property of microdata; one with `content` has its value there (HTML 5.2.3). */
  #readProperty(tag: string, name: string, content: string | undefined): void {
    this.#show(signOfProperty(name));
    if (content === undefined) {
      if (name === 'addressCountry' && tag !== 'meta') this.#country ??= new Capture(tag);
      return;
    }
    const placed = { value: content, at: this.visible.length };
    if (name === 'telephone') this.itemPhones.push(placed);
    else if (name === 'faxNumber') this.itemFaxes.push(placed);
    else if (name === 'email') this.itemEmails.push(placed);
    else if (name === 'addressCountry') this.itemCountries.push(content);
  }

  /** Text that a style sheet turns round, or hides within a word, is there against programs. */
  #readStyle(tag: string, style: string): void {
    if (style.includes('bidi-override') && /direction\s*:\s*rtl/i.test(style)) this.visible.reverse(tag);
    else if (!isBlock(tag) && hiding.test(style)) this.visible.hideInWord(tag);
  }
}

const hiding = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![\d.])/i;

/** Elements besides `i` that hold an icon, a number or its name. */
const classedElements = new Set(['span', 'em', 'b', 'li', 'p', 'a', 'strong', 'div', 'td', 'dd']);

/** Elements that tell what an icon or a letter stands for by a tip or a name for screen readers. */
const namedElements = new Set(['i', 'span', 'em', 'b', 'a', 'abbr']);

/** More different names than any page written by people has. */
const MAX_MARKS = 20_000;

/** Reads the whole page. */
export function readPage(html: string, isTruncated: boolean): Page {
  const page = new Page(html);
  readHtml(html, page);
  page.finish({ isTruncated });
  return page;
}

/** White space of any kind becomes one space; the ends are trimmed. */
export function collapse(text: string): string {
  return text.replace(/[\s\0]+/g, ' ').trim();
}
