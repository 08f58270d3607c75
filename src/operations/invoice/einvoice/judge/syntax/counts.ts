import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { childrenAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import type { Rule } from '../rule.ts';

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
  return rows.map(([id, term, context, count, path]) => ({
    id,
    term,
    breaches: (invoice) =>
      elementsAt(invoice, context)
        .map((at) => ({ at, found: countAt(at, path) }))
        .filter(({ found }) => (count === '1' ? found !== 1 : found > Number(count === '0..1')))
        .map(({ at, found }) => ({
          at,
          message: `${at.name} has ${found} of ${path}, and may have ${count}`,
        })),
  }));
}

function countAt(at: XmlElement, path: string): number {
  const [elements = '', attribute] = path.split('@');
  const steps = elements.replace(/\/$/, '');
  const found = steps === '' ? [at] : childrenAt(at, steps);
  return attribute === undefined
    ? found.length
    : found.filter(({ attributes }) => attributes[attribute] !== undefined).length;
}

/** The elements with these last names, those of several paths where `|` parts them; `*Name` is the end of a name. */
export function elementsAt(invoice: JudgedInvoice, context: string): readonly XmlElement[] {
  return context.split('|').flatMap((path) => {
    const names = path.split('/');
    const last = names.at(-1)!;
    const found = last.startsWith('*') ? invoice.endingIn(last.slice(1)) : invoice.named(last);
    return found.filter((element) => {
      let at: XmlElement | undefined = element;
      return names.toReversed().every((name) => {
        const isNamed =
          at?.name === name || (name.startsWith('*') && at?.name.endsWith(name.slice(1)) === true);
        at = at?.parent;
        return isNamed;
      });
    });
  });
}
