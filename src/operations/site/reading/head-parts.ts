import type { Attributes } from './attributes.ts';

/** A link of the head, as written. */
export interface HeadLink {
  readonly rel: readonly string[];
  readonly href: string;
}

/** What the head of a page states, gathered in the order of the page; nothing is resolved or judged yet. */
export class HeadParts {
  /** Of the first title that is not empty; those of drawings are left out by the caller. */
  title = '';
  language = '';
  base: string | undefined;
  /** First value by lower-case name; http-equiv and itemprop under `http-equiv:` and `itemprop:`. */
  readonly metas = new Map<string, string>();
  readonly links: HeadLink[] = [];
  /** Whether the page shows other pages in place of a body of its own (HTML 16.6). */
  isFrameset = false;
  /** Addresses of the pages that it shows in frames, as written. */
  readonly frames: string[] = [];
  #title: string[] | undefined;

  /** Reads a start tag; returns whether it belongs to the head alone. */
  open(tag: string, attributes: Attributes): boolean {
    switch (tag) {
      case 'html':
        this.language ||= attributes.get('lang')?.trim() || attributes.get('xml:lang')?.trim() || '';
        return true;
      case 'base':
        this.base ??= attributes.get('href');
        return true;
      case 'title':
        this.#title = [];
        return true;
      case 'meta':
        this.#readMeta(attributes);
        return true;
      case 'link':
        this.#readLink(attributes);
        return true;
      case 'frame':
        this.isFrameset = true;
        this.#readFrame(attributes);
        return false;
      case 'iframe':
        this.#readFrame(attributes);
        return false;
      default:
        return false;
    }
  }

  /** Reads an end tag; returns whether it belongs to the head alone. */
  close(tag: string): boolean {
    if (tag !== 'title') return false;
    const title = this.#title?.join('').slice(0, MAX_TITLE_CHARACTERS) ?? '';
    this.title ||= title.replace(/[\s\0]+/g, ' ').trim();
    this.#title = undefined;
    return true;
  }

  /** Reads text; returns whether it belongs to the title. */
  text(text: string): boolean {
    this.#title?.push(text);
    return this.#title !== undefined;
  }

  #readMeta(attributes: Attributes): void {
    const content = attributes.get('content')?.trim();
    if (!content) return;
    const keep = (key: string | undefined, prefix = ''): void => {
      const name = prefix + key?.trim().toLowerCase();
      if (key && !this.metas.has(name)) this.metas.set(name, content);
    };
    keep(attributes.get('name'));
    keep(attributes.get('property'));
    keep(attributes.get('http-equiv'), 'http-equiv:');
    keep(attributes.get('itemprop'), 'itemprop:');
  }

  /** Invisible frames serve measurements. */
  #readFrame(attributes: Attributes): void {
    const source = attributes.get('src')?.trim();
    if (!source || this.frames.length === MAX_FRAMES) return;
    const isUnseen =
      ['width', 'height'].some((side) => /^[01](?:px)?$/.test(attributes.get(side)?.trim() ?? '')) ||
      /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.get('style') ?? '');
    if (!isUnseen) this.frames.push(source);
  }

  #readLink(attributes: Attributes): void {
    const href = attributes.get('href')?.trim();
    if (!href) return;
    const rel = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/, MAX_RELATIONS);
    this.links.push({ rel, href });
  }
}

/** Frames of a page that are read. */
const MAX_FRAMES = 20;

/** Words of a `rel` that are read. */
const MAX_RELATIONS = 100;

/** Somewhat more than an answer holds: white space is not yet collapsed. */
const MAX_TITLE_CHARACTERS = 32_768;
