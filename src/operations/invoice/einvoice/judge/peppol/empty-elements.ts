import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { normalized } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import type { Breach, Rule } from '../rule.ts';

const ID = 'PEPPOL-EN16931-R008';
const DELIVERY = 'ram:ApplicableHeaderTradeDelivery';

/**
 * R008: nothing is empty, but the group of delivery in CII, which its schema requires. The artefact looks for its name
 * with the prefix `ram`, and finds it empty under another one.
 */
export const emptyElementRule: Rule = {
  id: ID,
  term: null,
  breaches: (invoice) => emptyElements(invoice, DELIVERY),
};

/** The same in Factur-X, where it is a warning, and the group of delivery no exception. */
export const emptyElementWarning: Rule = {
  id: ID,
  term: null,
  severity: 'warning',
  breaches: (invoice) => emptyElements(invoice),
};

function* emptyElements(invoice: JudgedInvoice, exception?: string): Generator<Breach> {
  const stack: XmlElement[] = [invoice.root];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const isException = at.name === exception && at.hasUsualPrefix;
    if (at.children.length === 0 && normalized(at.text) === '' && !isException) {
      yield { at, message: `The element ${at.name} is empty` };
    }
    stack.push(...at.children);
  }
}
