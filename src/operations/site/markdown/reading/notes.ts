import { hasNameIn } from '../content/names.ts';
import { elementsIn, type PageElement, type PageNode, textStart } from './element.ts';
import { isLabelLink, removeLabel } from './note-label.ts';

/**
 * The footnotes of a page: elements with an id, in something that says that it holds notes, and blocks that begin with a link
 * back to their mention, as word processors write them.
 */
export class Notes {
  readonly #elements = new Map<string, PageElement>();
  readonly #isNote = new Set<PageElement>();
  readonly #numbers = new Map<string, number>();
  /** The notes mentioned so far, in the order of their numbers. */
  readonly mentioned: PageElement[] = [];

  constructor(root: PageElement) {
    this.#find(root, { isInside: false, pairs: pairsIn(root) });
    for (const note of this.#elements.values()) removeLabel(note);
  }

  /** The number of the note with an id, given at its first mention; undefined where no note has it. */
  numberOf(id: string): number | undefined {
    const note = this.#elements.get(id);
    if (note === undefined) return undefined;
    const number = this.#numbers.get(id) ?? this.mentioned.push(note);
    this.#numbers.set(id, number);
    return number;
  }

  /** Whether a note has an id. */
  has(id: string): boolean {
    return this.#elements.has(id);
  }

  /** Whether an element is a note, which is not written where it is on the page. */
  isNote(element: PageElement): boolean {
    return this.#isNote.has(element);
  }

  get count(): number {
    return this.mentioned.length;
  }

  #find(element: PageElement, around: Around): void {
    for (const [at, child] of element.children.entries()) {
      if (typeof child === 'string' || this.#isNote.has(child)) continue;
      const id = child.get('id');
      const isMarked = child.attributes.size > 0 && saysNotes(child);
      const isInside = around.isInside || isMarked;
      const isItem = id !== '' && isInside && (child.tag === 'li' || child.isBlock);
      const isOne = isItem && (child.tag === 'li' || !holdsItems(child));
      const paired = isOne ? undefined : pairedId(child, around.pairs);
      if (isOne && child.tag === 'dt') this.#addDefinition(id, child, element.children[at + 1]);
      else if (isOne) this.#add(id, child);
      else if (paired !== undefined) this.#add(paired, child);
      else this.#find(child, { isInside, pairs: around.pairs });
    }
  }

  #add(id: string, note: PageElement): void {
    if (this.#elements.has(id)) return;
    this.#elements.set(id, note);
    this.#isNote.add(note);
  }

  /** A note whose label is a term, as docutils writes them. */
  #addDefinition(id: string, label: PageElement, next: PageNode | undefined): void {
    if (typeof next !== 'object' || next.tag !== 'dd') return;
    this.#add(id, next);
    this.#isNote.add(label);
  }
}

interface Around {
  readonly isInside: boolean;
  /** The ids of links that lead back to the links that lead to them. */
  readonly pairs: ReadonlySet<string>;
}

/**
 * The ids of links with the label of a note (`1`, `[1]`, `*`) that lead to such a link before them, which leads to them: a
 * mention, and the note that begins with its number.
 */
function pairsIn(root: PageElement): ReadonlySet<string> {
  const targets = new Map<string, string>();
  const pairs = new Set<string>();
  for (const element of elementsIn(root)) {
    if (element.tag !== 'a' || !element.get('href').startsWith('#')) continue;
    const id = idOf(element);
    if (id === '' || !isLabelLink(element)) continue;
    const target = element.get('href').slice(1);
    if (targets.get(target) === id) pairs.add(id);
    targets.set(id, target);
  }
  return pairs;
}

/** The id of the one note that a block begins with; undefined for other blocks. */
function pairedId(block: PageElement, pairs: ReadonlySet<string>): string | undefined {
  if (pairs.size === 0 || !block.isBlock || /^(?:h[1-6]|table|t[rdh]|tbody)$/.test(block.tag))
    return undefined;
  let first: PageNode | undefined = block;
  for (let level = 0; level < MAX_LEVELS && typeof first === 'object' && first.tag !== 'a'; level++)
    first = first.children.find((child) => typeof child !== 'string' || /\S/.test(child));
  const id = typeof first === 'object' ? idOf(first) : '';
  if (!pairs.has(id)) return undefined;
  for (const inner of elementsIn(block)) {
    if (inner.tag === 'a' && inner !== first && pairs.has(idOf(inner))) return undefined;
  }
  return id;
}

/** Elements between a note and the link that it begins with. */
const MAX_LEVELS = 6;

function idOf(link: PageElement): string {
  return link.get('id') || link.get('name');
}

/** Whether a block is a list of notes rather than one of them. */
function holdsItems(element: PageElement): boolean {
  for (const inner of elementsIn(element)) if (inner.tag === 'li' || inner.get('id') !== '') return true;
  return false;
}

function saysNotes(element: PageElement): boolean {
  const role = element.get('role');
  return (
    role === 'doc-endnotes' || role === 'doc-footnote' || role === 'note' || hasNameIn(element, noteNames)
  );
}

const noteNames = new Set(
  'footnote footnotes endnote endnotes fn fns citenote references reflist footnotelist'.split(' '),
);

/** Characters of such a link, with its white space. */
const MAX_WAY_BACK = 100;

/** Whether a link leads from a note back to its mention. */
export function isWayBack(link: PageElement): boolean {
  if (!link.get('href').includes('#')) return false;
  const text = textStart(link, MAX_WAY_BACK).trim();
  return (
    /^(?:\^|\u2191|\u21a9|\u21b5|\ufe0e|\ufe0f)+$/.test(text) ||
    hasNameIn(link, wayBackNames) ||
    link.get('role') === 'doc-backlink'
  );
}

const wayBackNames = new Set(
  'backref footnotebackref footnoteback footnotereturn reversefootnote backlink citebacklink'.split(' '),
);
