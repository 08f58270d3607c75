import { oneLine } from '../../../formats/typesetting/printable.ts';
import type { Totals } from '../amounts/totals.ts';
import { isCreditNote } from '../codes/document-type.ts';
import type { EinvoiceFormat } from '../codes/einvoice-format.ts';
import type { TaxCategory } from '../codes/tax-category.ts';
import { type Note, notesOf, textOfNotes } from '../printed/notes.ts';
import type { Invoice, Party } from '../schema.ts';
import { EMAIL_SCHEME } from './endpoint-schemes.ts';
import { type Profile, profiles } from './profiles.ts';

/** What the rules of e-invoices ask about one. */
export interface Facts {
  readonly invoice: Invoice;
  readonly totals: Totals;
  readonly profile: Profile;
  /** The categories of its lines, as sent or by their rates. */
  readonly categories: ReadonlySet<TaxCategory>;
  /** Whether seller and buyer are in Germany: Peppol then has the rules of XRechnung. */
  readonly isGerman: boolean;
  /** Whether the document asks for money, or gives it back: BT-115 is above zero. */
  readonly isPayable: boolean;
}

/** The facts of an invoice in its normal form. */
export function factsOf(invoice: Invoice, format: EinvoiceFormat, totals: Totals): Facts {
  const { from, to } = invoice;
  return {
    invoice,
    totals,
    profile: profiles[format],
    categories: new Set(taxedEntries(totals).flatMap(({ category }) => category ?? [])),
    isGerman: from.country === 'DE' && to.country === 'DE',
    isPayable: isCreditNote(invoice) ? totals.due < 0 : totals.due > 0,
  };
}

/** What bears a tax, and where it is in the request: lines, and charges and allowances of the document. */
export function taxedEntries({ lines, adjustments }: Totals) {
  const count = { allowance: 0, charge: 0 };
  return [
    ...lines.map(({ rate, category }, index) => ({ pointer: `/items/${index}`, rate, category })),
    ...adjustments.map(({ kind, rate, category }) => {
      const pointer = `/${kind}s/${count[kind]++}`;
      return { pointer, rate, category };
    }),
  ];
}

/** Whether the rules of XRechnung hold: in its own formats, and in Peppol between German parties. */
export function hasGermanRules({ profile, isGerman }: Facts): boolean {
  return profile.name.startsWith('xrechnung') || (profile.name === 'peppol' && isGerman);
}

/** A text on one line without what paper and XML cannot show; undefined where nothing is left. */
export function lineOf(text: string | undefined): string | undefined {
  const line = text === undefined ? '' : oneLine(text);
  return line === '' ? undefined : line;
}

/** The electronic address of a party: as sent or, where the format allows it, its e-mail address. */
export function endpointOf({ endpoint, email }: Party, { endpointSchemes }: Profile) {
  if (endpoint !== undefined) {
    const scheme = endpoint.scheme.trim().toUpperCase();
    return { scheme, id: lineOf(endpoint.id) };
  }
  const address = lineOf(email);
  const isAddress = address?.includes('@') === true && endpointSchemes.has(EMAIL_SCHEME);
  return isAddress ? { scheme: EMAIL_SCHEME, id: address } : undefined;
}

/** The number of a party in a register, with its scheme if it was sent. */
export function registrationOf({
  registration_id: given,
}: Party): { scheme?: string; id: string } | undefined {
  if (given === undefined) return undefined;
  const id = lineOf(typeof given === 'string' ? given : given.id);
  if (id === undefined) return undefined;
  return typeof given === 'string' ? { id } : { scheme: given.scheme, id };
}

/** The lines of a postal address that are not blank. */
export function addressLines({ address = [] }: Pick<Party, 'address'>): string[] {
  const texts = typeof address === 'string' ? address.split(/\r\n|[\n\r\u2028\u2029]/) : address;
  return texts.flatMap((text) => text.split('\n')).flatMap((line) => lineOf(line) ?? []);
}

/** The notes (BG-1). In Peppol there is one, unless both parties are German (PEPPOL-EN16931-R002): it has the subjects. */
export function einvoiceNotes({ invoice, profile, isGerman }: Facts): readonly Note[] {
  const notes = notesOf(invoice.notes ?? '');
  if (profile.name !== 'peppol' || isGerman || notes.length < 2) return notes;
  return [{ subject: undefined, text: textOfNotes(notes) }];
}
