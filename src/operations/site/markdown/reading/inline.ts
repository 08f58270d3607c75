import { hasNameIn } from '../content/names.ts';
import { EMPHASIS, type Link, type Marks, STRIKE, STRONG, unmarked } from '../writing/marks.ts';
import type { Addresses } from './addresses.ts';
import { written } from './addresses.ts';
import { elementsIn, type PageElement, textOf, textStart } from './element.ts';
import { raised, readFormula } from './formulas.ts';
import { Line } from './line.ts';
import { isWayBack } from './notes.ts';
import { emojiOf, pictureAddress } from './pictures.ts';
import type { InlineReader } from './reading-page.ts';

/** Reads an element that begins no line, such as a link, a mark or a picture. */
export function readInline(element: PageElement, marks: Marks, reader: InlineReader): void {
  const { line } = reader;
  switch (element.tag) {
    case 'br':
      reader.break();
      return;
    case 'a':
      readLink(element, marks, reader);
      return;
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      line.addCode(textOf(element), marks);
      return;
    case 'q':
      line.add('\u201c', marks);
      reader.children(element, marks);
      line.add('\u201d', marks);
      return;
    case 'sup':
    case 'sub':
      readRaised(element, marks, reader);
      return;
    case 'rp':
      return;
    case 'rt':
      line.add('(', marks);
      reader.children(element, marks);
      line.add(')', marks);
      return;
    case 'math':
    case 'tex':
    case 'tex-display':
      addFormula(element, marks, reader);
      return;
    case 'img':
      addPicture(element, [], marks, reader);
      return;
    case 'picture':
      readPicture(element, marks, reader);
      return;
    case 'iframe':
    case 'video':
    case 'audio':
      addPlayer(element, marks, reader);
      return;
    default:
      reader.children(element, marksOf(element, marks, reader.page.addresses));
  }
}

/** The marks of what is in an element. */
export function marksOf(element: PageElement, marks: Marks, addresses: Addresses): Marks {
  const bit = markBits.get(element.tag);
  if (bit !== undefined) return { ...marks, bits: marks.bits | bit };
  if (element.tag !== 'a' || addresses.style === 'none') return marks;
  return { ...marks, link: addresses.link(element.get('href')) };
}

const markBits: ReadonlyMap<string, number> = new Map([
  ['b', STRONG],
  ['strong', STRONG],
  ['i', EMPHASIS],
  ['em', EMPHASIS],
  ['s', STRIKE],
  ['del', STRIKE],
  ['strike', STRIKE],
]);

function readLink(element: PageElement, marks: Marks, reader: InlineReader): void {
  const { addresses, notes } = reader.page;
  const href = element.get('href');
  if (isWayBack(element)) return;
  const target = href.includes('#') ? addresses.target(href) : undefined;
  const note = target === undefined ? undefined : notes.numberOf(target);
  if (note !== undefined) {
    reader.line.addRaw(`[^${note}]`, '', { ...marks, link: undefined });
    return;
  }
  if (target !== undefined && isPermalink(element)) return;
  reader.children(element, marksOf(element, marks, addresses));
}

/** Whether a link shows a sign for the link itself, as generators put it behind terms. */
function isPermalink(link: PageElement): boolean {
  return /^(?:[\u00b6#]|\u{1f517}\ufe0f?)$/u.test(textStart(link, MAX_SIGN).trim());
}

/** Characters of such a link, with its white space. */
const MAX_SIGN = 20;

function readRaised(element: PageElement, marks: Marks, reader: InlineReader): void {
  if (readMentions(element, marks, reader)) return;
  const text = textStart(element, MAX_RAISED_SOURCE).replace(/\s+/g, ' ').trim();
  if (text !== '' && text.length <= MAX_RAISED && isPlain(element))
    reader.line.add(raised(text, element.tag === 'sup'), marks);
  else reader.children(element, marks);
}

/** Reads mentions of notes without the brackets around them; false where something else is raised. */
function readMentions(element: PageElement, marks: Marks, reader: InlineReader): boolean {
  const { addresses, notes } = reader.page;
  const links: PageElement[] = [];
  let elements = 0;
  for (const inner of elementsIn(element)) {
    if (++elements > MAX_RAISED_ELEMENTS) return false;
    if (inner.tag === 'a') links.push(inner);
  }
  const isMention = (link: PageElement): boolean => {
    const target = link.get('href').includes('#') ? addresses.target(link.get('href')) : undefined;
    return target !== undefined && notes.has(target);
  };
  if (links.length === 0 || !links.every(isMention)) return false;
  for (const link of links) readLink(link, marks, reader);
  return true;
}

/** Longer texts are not raised, but small. */
const MAX_RAISED = 40;

/** Characters of a text with its white space that may be raised. */
const MAX_RAISED_SOURCE = 400;

/** Elements in a text that is raised. */
const MAX_RAISED_ELEMENTS = 20;

/** Whether an element holds few elements, and no link or picture. */
function isPlain(element: PageElement): boolean {
  let elements = 0;
  for (const { tag } of elementsIn(element))
    if (tag === 'a' || tag === 'img' || ++elements > MAX_RAISED_ELEMENTS) return false;
  return true;
}

function addFormula(element: PageElement, marks: Marks, reader: InlineReader): void {
  const isDisplayed = reader.page.path.slice(-3).some((around) => hasNameIn(around, displayNames));
  const { markdown, plain } = readFormula(element, isDisplayed);
  if (markdown === '') return;
  reader.line.addRaw(reader.isInCell ? markdown.replaceAll('|', '\\|') : markdown, plain, marks);
}

const displayNames = new Set(['katexdisplay', 'mathdisplay', 'mathmldisplay', 'mathjaxdisplay']);

function readPicture(element: PageElement, marks: Marks, reader: InlineReader): void {
  const sources: PageElement[] = [];
  for (const inner of elementsIn(element)) {
    if (inner.tag === 'source') sources.push(inner);
    else if (inner.tag === 'img') {
      addPicture(inner, sources, marks, reader);
      return;
    }
  }
}

/** Adds a picture for pages without scripts, where it stands in for one without an address. */
export function readNoscript(element: PageElement, marks: Marks, reader: InlineReader): void {
  const { page } = reader;
  const around = page.path.at(-1);
  if (around !== undefined && !page.isPictureMissing && showsPicture(around, page.pictured)) return;
  for (const inner of elementsIn(element)) {
    if (inner.tag !== 'img') continue;
    addPicture(inner, [], marks, reader);
    return;
  }
}

/** Whether a picture is among the children of an element, which may have many texts for pages without scripts. */
function showsPicture(element: PageElement, known: Map<PageElement, boolean>): boolean {
  const shows =
    known.get(element) ??
    element.children.some(
      (child) => typeof child !== 'string' && (child.tag === 'img' || child.tag === 'picture'),
    );
  known.set(element, shows);
  return shows;
}

function addPicture(
  image: PageElement,
  sources: readonly PageElement[],
  marks: Marks,
  reader: InlineReader,
): void {
  const { page, line } = reader;
  const emoji = emojiOf(image);
  if (emoji !== '') {
    line.add(emoji, marks);
    return;
  }
  const url = pictureAddress(image, sources, page.addresses);
  page.isPictureMissing = url === undefined;
  if (url === undefined) return;
  const alt = image.get('alt').replace(/\s+/g, ' ').trim();
  page.images.push({ url, text: alt });
  if (!page.keepsImages) return;
  const text = new Line();
  text.add(alt, unmarked);
  const shown = text.write({ beginsLines: false, isInCell: reader.isInCell }, ' ').replaceAll(']', '\\]');
  line.addRaw(`![${shown}](${written(url)})`, alt, marks);
}

function addPlayer(element: PageElement, marks: Marks, reader: InlineReader): void {
  const { addresses } = reader.page;
  const source = element.get('src') || element.get('data-src');
  const url = source === '' ? undefined : addresses.web(source);
  if (url === undefined || addresses.style === 'none' || marks.link !== undefined) return;
  const link: Link | undefined = addresses.link(source);
  if (link === undefined) return;
  const title = (element.get('title') || element.get('aria-label')).trim();
  reader.line.add(title || url.hostname, { ...marks, link });
}
