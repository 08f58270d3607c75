import { hasNameIn } from '../content/names.ts';
import { elementsIn, type PageElement, textStart } from './element.ts';

/** The footnotes of a page: elements with an id, in something that says that it holds notes. */
export class Notes {
  readonly #elements = new Map<string, PageElement>();
  readonly #isNote = new Set<PageElement>();
  readonly #numbers = new Map<string, number>();
  /** The notes mentioned so far, in the order of their numbers. */
  readonly mentioned: PageElement[] = [];

  constructor(root: PageElement) {
    this.#find(root, false);
  }

  /** The number of the note with an id, given at its first mention; undefined where no note has it. */
  numberOf(id: string): number | undefined {
    const note = this.#elements.get(id);
    if (note === undefined) return undefined;
    const number = this.#numbers.get(id) ?? this.mentioned.push(note);
    this.#numbers.set(id, number);
    return number;
  }

  /** Whether an element is a note, which is not written where it is on the page. */
  isNote(element: PageElement): boolean {
    return this.#isNote.has(element);
  }

  get count(): number {
    return this.mentioned.length;
  }

  #find(element: PageElement, isInside: boolean): void {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      const id = child.get('id');
      const isMarked = child.attributes.size > 0 && saysNotes(child);
      const isItem = id !== '' && (isInside || isMarked) && (child.tag === 'li' || child.isBlock);
      const isOne = isItem && (child.tag === 'li' || !holdsItems(child));
      if (isOne && !this.#elements.has(id)) {
        this.#elements.set(id, child);
        this.#isNote.add(child);
      }
      if (!isOne) this.#find(child, isInside || isMarked);
    }
  }
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
