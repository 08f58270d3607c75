import type { GroupId, TermId } from '../../terms/terms.ts';
import type { ReadGroup, ReadTerm } from '../read-invoice.ts';
import { termOf } from '../read-invoice.ts';
import { firstGroup, schemeOf, termsOf, textOf, valueText } from '../values.ts';
import { attach, below, type Draft, type Slot } from './draft.ts';

/** The terms of a party by the member that each is. */
interface PartyTerms {
  readonly group: GroupId;
  readonly name: TermId;
  readonly registration: TermId;
  readonly vatId: TermId;
  readonly endpoint: TermId;
  readonly address: AddressTerms;
  readonly contact: readonly [group: GroupId, name: TermId, phone: TermId, email: TermId];
}

interface AddressTerms {
  readonly group: GroupId;
  readonly lines: readonly [TermId, TermId, TermId];
  readonly city: TermId;
  readonly postcode: TermId;
  readonly country: TermId;
}

const seller: PartyTerms = {
  group: 'BG-4',
  name: 'BT-27',
  registration: 'BT-30',
  vatId: 'BT-31',
  endpoint: 'BT-34',
  address: {
    group: 'BG-5',
    lines: ['BT-35', 'BT-36', 'BT-162'],
    city: 'BT-37',
    postcode: 'BT-38',
    country: 'BT-40',
  },
  contact: ['BG-6', 'BT-41', 'BT-42', 'BT-43'],
};

const buyer: PartyTerms = {
  group: 'BG-7',
  name: 'BT-44',
  registration: 'BT-47',
  vatId: 'BT-48',
  endpoint: 'BT-49',
  address: {
    group: 'BG-8',
    lines: ['BT-50', 'BT-51', 'BT-163'],
    city: 'BT-52',
    postcode: 'BT-53',
    country: 'BT-55',
  },
  contact: ['BG-9', 'BT-56', 'BT-57', 'BT-58'],
};

const deliveryAddress: AddressTerms = {
  group: 'BG-15',
  lines: ['BT-75', 'BT-76', 'BT-165'],
  city: 'BT-77',
  postcode: 'BT-78',
  country: 'BT-80',
};

/** The seller and the buyer. */
export function putParties(draft: Draft, document: ReadGroup): void {
  const { request } = draft;
  const from = below(request, 'from');
  putParty(draft, from, document, seller);
  putTaxNumber(draft, from, firstGroup(document, 'BG-4'));
  request.object.from = from.object;
  const to = below(request, 'to');
  putParty(draft, to, document, buyer);
  request.object.to = to.object;
  const id = onlyNumber(termsOf(firstGroup(document, 'BG-7'), 'BT-46'));
  draft.put(request, 'customer_number', valueText(id), id);
}

/** The identifier that is of no register, where there is one. */
function onlyNumber(identifiers: readonly ReadTerm[]): ReadTerm | undefined {
  const [id, another] = identifiers.filter((term) => schemeOf(term) === undefined);
  return another === undefined ? id : undefined;
}

/** Where it is delivered. */
export function putDeliveryPlace(draft: Draft, document: ReadGroup): void {
  const delivery = firstGroup(document, 'BG-13');
  const place = below(draft.request, 'deliver_to');
  const name = termOf(delivery, 'BT-70');
  draft.put(place, 'name', valueText(name), name);
  putAddress(draft, place, delivery, deliveryAddress);
  attach(draft.request, 'deliver_to', place);
}

function putParty(draft: Draft, slot: Slot, document: ReadGroup, ids: PartyTerms): void {
  const party = firstGroup(document, ids.group);
  const put = (member: string, term: ReadTerm | undefined) => draft.put(slot, member, valueText(term), term);
  put('name', termOf(party, ids.name));
  putAddress(draft, slot, party, ids.address);
  const [group, name, phone, email] = ids.contact;
  const contact = firstGroup(party, group);
  put('email', termOf(contact, email));
  put('phone', termOf(contact, phone));
  put('contact', termOf(contact, name));
  put('vat_id', termOf(party, ids.vatId));
  putRegistration(draft, slot, termOf(party, ids.registration));
  putEndpoint(draft, slot, termOf(party, ids.endpoint));
}

function putAddress(draft: Draft, slot: Slot, party: ReadGroup | undefined, ids: AddressTerms): void {
  const address = firstGroup(party, ids.group);
  const lines = ids.lines.map((id) => termOf(address, id)).filter((term) => valueText(term) !== undefined);
  if (lines.length > 0) draft.put(slot, 'address', lines.map(valueText), lines);
  for (const member of ['postcode', 'city', 'country'] as const) {
    const term = termOf(address, ids[member]);
    draft.put(slot, member, valueText(term), term);
  }
}

function putRegistration(draft: Draft, slot: Slot, term: ReadTerm | undefined): void {
  const id = valueText(term);
  const scheme = schemeOf(term);
  if (id === undefined) return;
  if (scheme === undefined) draft.put(slot, 'registration_id', id, term);
  else draft.put(slot, 'registration_id', { scheme, id }, term);
}

function putEndpoint(draft: Draft, slot: Slot, term: ReadTerm | undefined): void {
  const id = valueText(term);
  const scheme = schemeOf(term);
  if (id !== undefined && scheme !== undefined) draft.put(slot, 'endpoint', { scheme, id }, term);
}

/**
 * The tax number, and the number that the customer has for the seller: without another identifier the tax number is
 * BT-29 too (BR-CO-26), as the writer does it.
 */
function putTaxNumber(draft: Draft, slot: Slot, party: ReadGroup | undefined): void {
  const number = termOf(party, 'BT-32');
  draft.put(slot, 'tax_number', valueText(number), number);
  const isOnlyNumber = textOf(party, 'BT-31') === undefined && textOf(party, 'BT-30') === undefined;
  const id = onlyNumber(termsOf(party, 'BT-29'));
  const isPair = isOnlyNumber && valueText(id) === valueText(number);
  if (isPair) draft.hold(id);
  else draft.put(draft.request, 'supplier_number', valueText(id), id);
}
