import type { PageElement } from '../reading/element.ts';
import { isNeverContent } from './unseen.ts';

/** Shorter texts are labels. */
const MIN_LETTERS = 40;

/** One long block is no better than some of ordinary length. */
const MAX_GOOD = 1200;

/** A letter in a link weighs against three that are not. */
const LINK_WEIGHT = 3;

/** The text of a block that is in no block inside it. */
interface OwnText {
  letters: number;
  links: number;
}

/**
 * Measures every element below one and itself: letters, letters in links, and the good of its text: of each block with
 * 40 letters or more of its own, those less three times the ones in links, 1,200 at most. Elements that are not content
 * count nothing.
 */
export function measure(element: PageElement): void {
  const own: OwnText = { letters: 0, links: 0 };
  element.letters = 0;
  element.linkLetters = 0;
  element.good = 0;
  measureInto(element, element, own, false);
  endBlock(element, own);
}

/** Adds what is in `element` to the block it is in. */
function measureInto(element: PageElement, block: PageElement, own: OwnText, isLink: boolean): void {
  for (let at = 0; at < element.children.length; at++) {
    const child = element.children[at]!;
    if (typeof child === 'string') {
      const letters = lettersIn(child);
      own.letters += letters;
      if (isLink) own.links += letters;
    } else if (isNeverContent(child)) {
      child.letters = 0;
      child.linkLetters = 0;
      child.good = 0;
    } else if (child.tag === 'br') {
      if (isBreak(element.children[at - 1])) endBlock(block, own);
    } else measureElement(child, block, own, isLink || child.tag === 'a');
  }
}

function measureElement(child: PageElement, block: PageElement, own: OwnText, isLink: boolean): void {
  child.letters = 0;
  child.linkLetters = 0;
  child.good = 0;
  if (child.isBlock) {
    const inner: OwnText = { letters: 0, links: 0 };
    measureInto(child, child, inner, isLink);
    endBlock(child, inner);
    block.letters += child.letters;
    block.linkLetters += child.linkLetters;
    block.good += child.good;
    return;
  }
  const before = { letters: block.letters + own.letters, links: block.linkLetters + own.links };
  const good = block.good;
  measureInto(child, block, own, isLink);
  child.letters = block.letters + own.letters - before.letters;
  child.linkLetters = block.linkLetters + own.links - before.links;
  child.good = block.good - good;
}

function endBlock(block: PageElement, own: OwnText): void {
  block.letters += own.letters;
  block.linkLetters += own.links;
  if (own.letters >= MIN_LETTERS)
    block.good += Math.max(0, Math.min(MAX_GOOD, own.letters - LINK_WEIGHT * own.links));
  own.letters = 0;
  own.links = 0;
}

function isBreak(node: PageElement | string | undefined): boolean {
  if (typeof node === 'string') return lettersIn(node) === 0;
  return node?.tag === 'br';
}

/** Characters of a text that are not white space. */
export function lettersIn(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > SPACE && code !== NO_BREAK_SPACE) letters++;
  }
  return letters;
}

const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;
