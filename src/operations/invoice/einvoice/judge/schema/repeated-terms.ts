import { type TermId, terms } from '../../terms/terms.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import type { Breach } from '../rule.ts';

/**
 * Terms that schemas allow any number of, EN 16931 one, and that the official rules end at, without a verdict, where
 * there are several.
 */
const once: readonly TermId[] = [
  'BT-27',
  'BT-44',
  'BT-62',
  'BT-116',
  'BT-117',
  'BT-119',
  'BT-126',
  'BT-131',
  'BT-92',
  'BT-99',
  'BT-106',
  'BT-136',
  'BT-141',
  'BT-153',
];

/** Terms that are there several times in their group, so that no rule can tell which counts. */
export function* repeatedTerms(invoice: JudgedInvoice): Generator<Breach> {
  for (const id of once) {
    const { group, name } = terms.get(id)!;
    for (const { terms: found } of invoice.groups(group)) {
      const values = found.get(id) ?? [];
      if (values.length > 1) {
        yield {
          at: values[1]!.element,
          message: `${name} (${id}) is there ${values.length} times, and is one`,
          term: id,
        };
      }
    }
  }
}
