import type {
  EinvoiceFormat,
  EinvoiceRequest,
  InvoiceItem,
  InvoiceRequest,
  TaxCategory,
} from '../../src/operations/invoice/index.ts';
import { type Chance, dayOf, maybe, pick, textOf } from './chance.ts';
import { nations } from './nations.ts';
import { adjusted } from './random-adjustments.ts';
import { handWrittenTerms, paymentMeans, randomMembers, withItemMembers } from './random-members.ts';

type Seller = InvoiceRequest['from'];

const foreignCurrencies = ['USD', 'GBP', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'CHF'];

const units = ['HUR', 'DAY', 'KGM', 'C62', 'h87', 'XBX', 'MTK', 'LTR', 'MON', 'LS', 'XPX'];
const freeCategories = ['Z', 'E', 'AE', 'K', 'G'] as const;

/**
 * A random invoice that its format accepts: 1 to 60 lines in one to four categories, credit lines, parts paid, credit
 * notes, texts of five scripts full of characters that XML escapes. With a day of delivery, or its period. Two of three have members
 * that carry no amounts besides.
 */
export function randomEinvoice(chance: Chance, format: EinvoiceFormat): EinvoiceRequest {
  const isPeppol = format === 'peppol';
  const from = pick(chance, chance() < 0.4 ? ['DE'] : Object.keys(nations));
  const to = pick(chance, chance() < 0.5 ? ['DE'] : Object.keys(nations));
  const isGerman = from === 'DE' && to === 'DE';
  const isOutOfScope = chance() < 0.05 && !format.startsWith('xrechnung') && !(isPeppol && isGerman);
  const isCredit = chance() < 0.2;
  const items = itemsOf(chance, from, isOutOfScope, isCredit);
  const currency = chance() < 0.8 ? 'EUR' : pick(chance, foreignCurrencies);
  const isExempt = items.some(({ tax_category: category }) => category === 'E');
  const isExplained = items.some(({ tax_category: category = 'S' }) => category !== 'S' && category !== 'Z');
  const request: EinvoiceRequest = {
    einvoice: format,
    number: `${textOf(chance, 2)} 1`,
    date: dayOf(chance),
    due: dayOf(chance),
    delivery_date: dayOf(chance),
    currency,
    language: pick(chance, ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'] as const),
    buyer_reference: `${textOf(chance, 1)} 04011000-12345-34`,
    from: partyOf(chance, from, isOutOfScope, isPeppol),
    to: buyerOf(partyOf(chance, to, isOutOfScope, isPeppol)),
    items,
    ...maybe(chance, { title: `${textOf(chance, 1)} invoice`, tax_name: 'VAT' }),
    ...maybe(chance, { order_number: `${textOf(chance, 2)} 7` }),
    ...maybe(chance, { notes: `${textOf(chance, 6)}\n\n${textOf(chance, 3)}` }),
    ...maybe(chance, { terms: `${textOf(chance, 4)} 1\n2 ${textOf(chance, 3)}` }),
    ...maybe(chance, { payment_reference: `${textOf(chance, 2)} 9` }),
    ...((isExempt || (isExplained && chance() < 0.3)) && { tax_exemption_reason: `${textOf(chance, 4)} 19` }),
    ...(isCredit && {
      corrects: { number: `${textOf(chance, 1)} 0`, ...maybe(chance, { date: dayOf(chance) }) },
    }),
  };
  const hasMembers = chance() < 0.7;
  const members = hasMembers ? randomMembers(chance, { format, from, to, isCredit }) : {};
  const whole: EinvoiceRequest = {
    ...request,
    ...members,
    ...paymentOf(chance, request, { from, to, hasMembers }),
  };
  if (!hasMembers) return adjusted(chance, whole);
  const { delivery_date: _day, ...rest } = whole;
  return adjusted(chance, {
    // A period says as much as a day, but Factur-X warns of the element for it where nothing is in it.
    ...(format !== 'facturx' && whole.period !== undefined && chance() < 0.3 ? rest : whole),
    items: items.map((item) => withItemMembers(chance, item, whole)),
    ...(chance() < 0.2 && { terms: handWrittenTerms(chance) }),
  });
}

function partyOf(chance: Chance, country: string, isOutOfScope: boolean, isPeppol: boolean): Seller {
  const { vat_id: vatId, registration_id: registration, endpoint, ...known } = nations[country]!;
  return {
    ...known,
    name: `${textOf(chance, 3)} GmbH`,
    address: [
      `${textOf(chance, 2)} 12`,
      '',
      ...Array.from({ length: Math.floor(chance() * 5) }, () => textOf(chance, 2)),
    ],
    postcode: `${Math.floor(10_000 + chance() * 89_999)}`,
    city: `${textOf(chance, 1)} Stadt`,
    country: chance() < 0.2 ? country.toLowerCase() : country,
    contact: `${textOf(chance, 1)} Buchhaltung`,
    phone: '+49 (0) 221 & 1234',
    email: 'billing@example.com',
    ...(isOutOfScope ? { registration_id: registration ?? '12345' } : { vat_id: vatId }),
    ...(registration !== undefined && {
      registration_id: registration,
      registration_label: `${textOf(chance, 1)} no.`,
    }),
    ...((isPeppol || chance() < 0.5) && { endpoint }),
  };
}

function buyerOf({ tax_number: _seller, ...party }: Seller): InvoiceRequest['to'] {
  return party;
}

function itemsOf(chance: Chance, country: string, isOutOfScope: boolean, isCredit: boolean): InvoiceItem[] {
  const rates = country === 'SE' ? [6, 12, 25] : [19, 7, 8.875, 20, 0.5, 23];
  const some: readonly TaxCategory[] = isOutOfScope
    ? ['O']
    : ['S', ...freeCategories.filter(() => chance() < 0.25)];
  const count = chance() < 0.2 ? 60 : 1 + Math.floor(chance() * 12);
  const items = Array.from({ length: count }, (): InvoiceItem => {
    const category = pick(chance, some);
    const isTurned = chance() < (isCredit ? 0.9 : 0.1);
    const price = priceOf(chance);
    const qty = pick(chance, [1, 2, 3, 0.5, 12.25, 40, 0, 1e-3, 7]);
    const hasTurnedPrice = chance() < 0.3;
    return {
      description: `${textOf(chance, 3)} 1${chance() < 0.3 ? `\n${textOf(chance, 4)}` : ''}`,
      qty: isTurned && !hasTurnedPrice ? -qty : qty,
      unit_price: isTurned && hasTurnedPrice ? -price : price,
      tax_rate: category === 'S' ? pick(chance, rates) : 0,
      ...(category !== 'S' && { tax_category: category }),
      ...maybe(chance, { unit: pick(chance, units) }),
    };
  });
  // One line that keeps the whole on the right side of zero.
  const rest = items.reduce((sum, { qty, unit_price: price }) => sum + Math.abs(qty * price), 0);
  const category = some[0]!;
  items.push({
    description: 'Rest',
    qty: isCredit ? -1 : 1,
    unit_price: Math.ceil(rest * 1.3) + 1,
    tax_rate: category === 'S' ? rates[0]! : 0,
    ...(category !== 'S' && { tax_category: category }),
  });
  return items.slice(-60);
}

function priceOf(chance: Chance): number {
  const digits = pick(chance, [0, 2, 2, 3, 5, 7]);
  return Number((chance() * pick(chance, [1, 100, 10_000])).toFixed(digits));
}

function paymentOf(
  chance: Chance,
  request: InvoiceRequest,
  { from, to, hasMembers }: { from: string; to: string; hasMembers: boolean },
): Partial<InvoiceRequest> {
  const least = request.items.reduce((sum, { qty, unit_price: price }) => sum + qty * price, 0);
  const isDanish = request.einvoice === 'peppol' && from === 'DK' && to === 'DK';
  const transfer =
    isDanish && request.currency !== 'EUR'
      ? {}
      : { iban: 'de89 3704 0044 0532 0130 00', ...maybe(chance, { bic: 'COBADEFFXXX' }) };
  const isGerman = from === 'DE' && to === 'DE';
  const hasOneMeans = request.einvoice === 'peppol' ? isGerman : request.einvoice !== 'facturx';
  const account = hasMembers ? paymentMeans(chance, transfer, hasOneMeans) : transfer;
  if (chance() < 0.2) return { ...account, paid: true };
  if (request.corrects !== undefined) return account;
  return chance() < 0.3 ? { ...account, paid_amount: Number((least * chance()).toFixed(2)) } : account;
}
