import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { childrenAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import type { Breach, Rule } from '../rule.ts';

/** How many of something there may be. */
export type Count = '1' | '0..1' | '0';

/**
 * A rule that counts: its id, the term that has to change, the last names of the path of each element that is looked
 * at, how many there may be, and of what below it: a path, of an attribute where it ends in `@name`.
 */
export type CountRow = readonly [
  id: string,
  term: string | null,
  context: string,
  count: Count,
  path: string,
];

/** The rules of a table of counts. */
export function countRules(rows: readonly CountRow[]): readonly Rule[] {
  return rows.map(([id, term, context, count, path]) => {
    const countAt = counterOf(path);
    const [least, most] = BOUNDS[count];
    return {
      id,
      term,
      breaches: (invoice) => {
        const found: Breach[] = [];
        for (const at of elementsAt(invoice, context)) {
          const there = countAt(at);
          if (there < least || there > most)
            found.push({ at, message: `${at.name} has ${there} of ${path}, and may have ${count}` });
        }
        return found;
      },
    };
  });
}

const BOUNDS: Readonly<Record<Count, readonly [least: number, most: number]>> = {
  '1': [1, 1],
  '0..1': [0, 1],
  '0': [0, 0],
};

/** Counts what is at a path from an element on. */
function counterOf(path: string): (at: XmlElement) => number {
  const [elements = '', attribute] = path.split('@');
  const steps = elements.replace(/\/$/, '');
  const foundAt = (at: XmlElement): readonly XmlElement[] => (steps === '' ? [at] : childrenAt(at, steps));
  return attribute === undefined
    ? (at) => foundAt(at).length
    : (at) => foundAt(at).filter(({ attributes }) => attributes[attribute] !== undefined).length;
}

/** The elements with these last names, those of several paths where `|` parts them; `*Name` is the end of a name. */
export function elementsAt(invoice: JudgedInvoice, context: string): readonly XmlElement[] {
  return pathsOf(context).flatMap(([last, ...above]) => {
    const found = last.isEnd ? invoice.endingIn(last.name) : invoice.named(last.name);
    return above.length === 0 ? found : found.filter((element) => hasAncestors(element, above));
  });
}

/** A name of a path, or its end. */
interface NamePattern {
  readonly name: string;
  readonly isEnd: boolean;
}

/** Names from the element itself up. */
type NamePath = readonly [NamePattern, ...NamePattern[]];

const known = new Map<string, readonly NamePath[]>();

/** The paths of a context. Contexts are those of tables in the sources, so that each is read once. */
function pathsOf(context: string): readonly NamePath[] {
  const paths = known.get(context) ?? context.split('|').map(readPath);
  known.set(context, paths);
  return paths;
}

function readPath(path: string): NamePath {
  const [last, ...above] = path.split('/').reverse().map(readPattern);
  return [last!, ...above];
}

function readPattern(name: string): NamePattern {
  return name.startsWith('*') ? { name: name.slice(1), isEnd: true } : { name, isEnd: false };
}

/** Whether the elements above one, from its parent on, have these names. */
function hasAncestors(element: XmlElement, above: readonly NamePattern[]): boolean {
  let at = element.parent;
  for (const { name, isEnd } of above) {
    if (at === undefined || (isEnd ? !at.name.endsWith(name) : at.name !== name)) return false;
    at = at.parent;
  }
  return true;
}
