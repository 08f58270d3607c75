import type { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import { type SetLine, textOfLine } from '../../../formats/typesetting/set-lines.ts';
import type { Language } from '../codes/language.ts';
import { countryName } from '../labels/country-names.ts';
import { fill, type Labels } from '../labels/labels.ts';
import { registerName } from '../labels/registers.ts';
import type { Invoice } from '../schema.ts';
import { type Cell, flowCells } from './cells.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './style.ts';

/** Space between the two columns, in points. */
export const GUTTER = 24;

/** Countries that write the postcode behind the town (UPU addressing systems). */
const TOWN_FIRST = new Set(['AU', 'CA', 'GB', 'GG', 'IE', 'IM', 'IN', 'JE', 'NZ', 'SG', 'US']);

/** A party with all it may have: only an issuer has a tax number. */
type IssuingParty = Invoice['from'];

type Place = Pick<IssuingParty, 'address' | 'city' | 'postcode' | 'country'>;

/** The issuer and the customer, side by side. */
export function drawParties(sheet: Sheet, { kind, from, to, language }: Invoice, labels: Labels): void {
  const width = sheet.width / 2 - GUTTER;
  const issuer = sheet.document.add('P');
  const customer = sheet.document.add('P');
  const label = sheet.wrap(kind === 'estimate' ? labels.preparedFor : labels.billTo, styles.strong, width);
  const name = sheet.lines(from.name.trim(), styles.strong, width);
  const customerName = sheet.lines(to.name.trim(), styles.body, width);
  flowCells(sheet, [
    column(issuer, sheet.left, name, contactLines(sheet, partyTexts(from, language, labels), width)),
    column(customer, sheet.middle, label, [
      ...customerName,
      ...contactLines(sheet, partyTexts(to, language, labels), width),
    ]),
  ]);
}

function column(
  element: StructureElement,
  x: number,
  head: readonly SetLine[],
  lines: readonly SetLine[],
): Cell {
  return {
    element,
    x,
    align: 'left',
    lines: [...head, ...lines],
    style: styles.body,
    head: { lines: head.length, style: styles.strong },
  };
}

/** Texts as lines of a column, without blank ones. */
function contactLines(sheet: Sheet, texts: readonly string[], width: number): SetLine[] {
  return texts
    .flatMap((text) => sheet.lines(text, styles.body, width))
    .filter((line) => textOfLine(line).trim() !== '');
}

/** Address, how to reach the party, and the numbers authorities know it by. */
function partyTexts(party: IssuingParty, language: Language, labels: Labels): string[] {
  const { contact, email, phone } = party;
  const texts = addressTexts(party, language);
  if (contact !== undefined) texts.push(fill(labels.party.contact, { value: contact }));
  if (email !== undefined) texts.push(email);
  if (phone !== undefined) texts.push(phone);
  addIdentifiers(texts, party, labels.party);
  return texts;
}

/** The lines of an address, with postcode, town and country where they are sent apart. */
export function addressTexts(place: Place, language: Language): string[] {
  const { address = [], country, city, postcode } = place;
  const texts = typeof address === 'string' ? [address] : [...address];
  if (city !== undefined || postcode !== undefined) texts.push(town(place));
  if (country !== undefined) texts.push(countryName(country, language));
  return texts;
}

/** Postcode and town, in the order of the country's post. */
function town({ postcode = '', city = '', country = '' }: Place): string {
  const parts = TOWN_FIRST.has(country) ? [city, postcode] : [postcode, city];
  return parts.filter((part) => part.trim() !== '').join(' ');
}

/** VAT ids of Switzerland, without the blank before the letters of the tax that the register writes: CHE-123.456.789 TVA. */
const SWISS_VAT_ID = /^(CHE[\d.-]+)(MWST|TVA|IVA)$/;

/** VAT id, tax number and registration id, each with what it is called. */
function addIdentifiers(texts: string[], party: IssuingParty, labels: Labels['party']): void {
  const { vat_id: vatId, tax_number: taxNumber, registration_id: registration } = party;
  const { registration_label: given } = party;
  if (vatId !== undefined) texts.push(fill(labels.vatId, { value: vatId.replace(SWISS_VAT_ID, '$1 $2') }));
  if (taxNumber !== undefined) texts.push(fill(labels.taxNumber, { value: taxNumber }));
  if (registration !== undefined) {
    const { id: value, scheme = '' } = typeof registration === 'string' ? { id: registration } : registration;
    const name = given ?? registerName(scheme);
    texts.push(name === undefined ? fill(labels.registration, { value }) : `${name} ${value}`);
  }
}
