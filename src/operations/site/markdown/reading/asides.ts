import { beginsAnother, isNotice, leadsElsewhere } from '../content/phrases.ts';
import { elementsIn, HOLDS_HEADING, type PageElement, type PageNode, textOf } from './element.ts';

/** Letters of a line that may say that something else follows. */
const MAX_LINE = 120;

/** Blocks behind a heading such as "Related articles" that may go with it. */
const MAX_BEHIND = 3;

/** Letters of a block that is not part of the text behind such a heading. */
const MAX_SHORT = 60;

/** A teaser of another article has no more letters, and what it is beside three times as many. */
const MAX_TEASER = 700;

/**
 * Removes from a main text what leads to other texts: headings such as "Related articles" with the links behind them, lines
 * such as "Advertisement", and boxes of links. A page that consists of links keeps them.
 */
export function removeAsides(main: PageElement): void {
  const isOfLinks = 2.5 * main.linkLetters > main.letters;
  const keepsBoxes = isOfLinks || main.good < 500 || boxLetters(main, main) > MAX_IN_BOXES * main.letters;
  removeIn(main, { main, isOfLinks, keepsBoxes, isOfTeasers: 3 * teaserLetters(main) > main.letters });
}

/** What decides whether boxes in a main text lead elsewhere or are the text. */
interface Nature {
  readonly main: PageElement;
  readonly isOfLinks: boolean;
  readonly keepsBoxes: boolean;
  readonly isOfTeasers: boolean;
}

function teaserLetters(main: PageElement): number {
  let letters = 0;
  for (const { tag, letters: own } of elementsIn(main))
    if (tag === 'article' && own < MAX_TEASER) letters += own;
  return letters;
}

/** Of the letters of a main text: more in lists of links are part of it. */
const MAX_IN_BOXES = 0.15;

function boxLetters(element: PageElement, main: PageElement): number {
  let letters = 0;
  for (const child of element.children) {
    if (typeof child !== 'string' && child.isBlock)
      letters += isLinkBox(child, main) ? child.letters : boxLetters(child, main);
  }
  return letters;
}

function removeIn(element: PageElement, nature: Nature): void {
  const { children } = element;
  let kept = 0;
  for (let at = 0; at < children.length; at++) {
    const child = children[at]!;
    if (typeof child !== 'string' && child.isBlock && !keptWhole.has(child.tag)) {
      if (isLine(child)) {
        const text = textOf(child).trim();
        if (isNotice(text) || (isMostlyLinks(child, 0.4) && leadsElsewhere(text))) continue;
        if (isHeading(child) && !nature.isOfLinks && beginsAnother(text)) {
          const behind = lastBehind(children, at);
          if (behind > at) {
            at = behind;
            continue;
          }
        }
      } else if (!isUnderHeading(children, kept) && isBox(child, nature)) continue;
      else removeIn(child, nature);
    }
    children[kept++] = child;
  }
  children.length = kept;
}

/** Whether what was kept before a place ends with a heading, of which a list of links is the content: See also, Downloads. */
function isUnderHeading(children: readonly PageNode[], kept: number): boolean {
  for (let at = kept - 1; at >= 0 && at >= kept - 2; at--) {
    const before = children[at]!;
    if (typeof before !== 'string')
      return (
        /^h[2-6]$/.test(before.tag) || (before.letters <= MAX_LINE && (before.holds & HOLDS_HEADING) !== 0)
      );
    if (/\S/.test(before)) return false;
  }
  return false;
}

const keptWhole = new Set(['pre', 'table', 'blockquote', 'dl', 'hr']);

/** Whether a block is one short line. */
function isLine(block: PageElement): boolean {
  return block.letters <= MAX_LINE && !block.children.some(isInnerBlock);
}

function isInnerBlock(node: PageNode): boolean {
  return typeof node !== 'string' && node.isBlock && node.letters > 0;
}

/** Whether a line may be a heading, by its tag or because all of it is bold. */
function isHeading(line: PageElement): boolean {
  if (/^h[2-6]$/.test(line.tag)) return true;
  const shown = line.children.filter((child) => typeof child !== 'string' || /\S/.test(child));
  const [first] = shown;
  return (
    line.tag === 'div' ||
    (shown.length === 1 && typeof first !== 'string' && /^(?:b|strong|span)$/.test(first!.tag))
  );
}

/** The place of the last block behind a heading that goes with it, the place of the heading where none does. */
function lastBehind(children: readonly PageNode[], heading: number): number {
  let last = heading;
  let blocks = 0;
  for (let at = heading + 1; at < children.length && blocks < MAX_BEHIND; at++) {
    const child = children[at]!;
    if (typeof child === 'string') {
      if (/\S/.test(child)) break;
      continue;
    }
    if (child.letters === 0) continue;
    if (!isMostlyLinks(child, 0.5) && (child.letters > MAX_SHORT || /^h[1-6]$/.test(child.tag))) break;
    last = at;
    blocks++;
  }
  return last;
}

function isMostlyLinks({ letters, linkLetters }: PageElement, share: number): boolean {
  return letters > 0 && linkLetters >= share * letters;
}

/** Whether a block is a box of links, or a teaser of another article. */
function isBox(block: PageElement, { main, keepsBoxes, isOfTeasers }: Nature): boolean {
  if (block.tag === 'article')
    return !isOfTeasers && block.letters < MAX_TEASER && main.letters - block.letters > 3 * block.letters;
  return !keepsBoxes && isLinkBox(block, main);
}

function isLinkBox(block: PageElement, main: PageElement): boolean {
  if (!/^(?:ul|ol|div|section)$/.test(block.tag)) return false;
  return (
    block.linkLetters > 0.6 * block.letters &&
    block.good < 0.1 * main.good &&
    block.letters < 0.3 * main.letters
  );
}
