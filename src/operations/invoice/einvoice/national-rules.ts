import { isSEPACountry } from 'ibantools';
import type { Fault } from '../../../errors.ts';
import { isCreditNote } from '../codes/document-type.ts';
import { isCollected } from '../payment/payment-means.ts';
import type { Party } from '../schema.ts';
import { isNorwegian, numberRefusal } from './check-digits.ts';
import { addressLines, type Facts, lineOf, registrationOf } from './facts.ts';
import { missing } from './requirements.ts';
import { danishUnspscVersions } from './unspsc-versions.ts';

/** The rules that Peppol has for sellers of one country, by that country. */
const rulesByCountry: Readonly<Record<string, (facts: Facts) => Fault[]>> = {
  DK: danishFaults,
  GR: greekFaults,
  IS: icelandicFaults,
  IT: italianFaults,
  NL: dutchFaults,
  NO: norwegianFaults,
  SE: swedishFaults,
};

/** What Peppol refuses by the country of the seller; those of Germany are in requirements.ts. */
export function nationalFaults(facts: Facts): Fault[] {
  const { profile, invoice } = facts;
  if (profile.name !== 'peppol') return [];
  const { country, vat_id: vatId } = invoice.from;
  // Peppol finds some countries by the VAT id and some by the address.
  const nations = new Set([country, vatId?.slice(0, 2).replace('EL', 'GR')]);
  return [...nations].flatMap((nation) =>
    nation !== undefined && Object.hasOwn(rulesByCountry, nation) ? rulesByCountry[nation]!(facts) : [],
  );
}

function isFrom(nation: string, { invoice: { from } }: Facts): boolean {
  return (from.vat_id?.slice(0, 2) ?? from.country) === nation;
}

/** An address with street, and with city or postcode where they are asked for. */
function addressFaults(
  facts: Facts,
  side: 'from' | 'to',
  members: readonly ('city' | 'postcode')[],
  rule: string,
): Fault[] {
  const party: Party = facts.invoice[side];
  const terms =
    side === 'from'
      ? { address: 'BT-35', city: 'BT-37', postcode: 'BT-38' }
      : { address: 'BT-50', city: 'BT-52', postcode: 'BT-53' };
  const faults: Fault[] = [];
  if (addressLines(party).length === 0)
    faults.push(missing(facts, `/${side}/address`, terms.address, `the street (${rule})`));
  for (const member of members) {
    if (lineOf(party[member]) !== undefined) continue;
    faults.push(missing(facts, `/${side}/${member}`, terms[member], `the ${member} (${rule})`));
  }
  return faults;
}

/** The number in a register, which must have one of these schemes where it is sent, and where it is required. */
function registrationFaults(
  facts: Facts,
  side: 'from' | 'to',
  schemes: readonly string[],
  need: { readonly rule: string; readonly what: string; readonly isRequired?: true },
): Fault[] {
  const registration = registrationOf(facts.invoice[side]);
  const pointer = `/${side}/registration_id`;
  const term = side === 'from' ? 'BT-30' : 'BT-47';
  const form = `${need.what}, as an object with scheme ${schemes.join(' or ')} and id (${need.rule})`;
  if (registration === undefined) return need.isRequired ? [missing(facts, pointer, term, form)] : [];
  if (schemes.includes(registration.scheme ?? '')) return [];
  return [{ pointer, message: `must be ${form}` }];
}

/** DK-R-002, DK-R-003, DK-R-005, DK-R-014, DK-R-017. */
function danishFaults(facts: Facts): Fault[] {
  const { invoice } = facts;
  if (invoice.from.country !== 'DK') return [];
  const what = 'the CVR number';
  const faults = registrationFaults(facts, 'from', ['0184'], {
    rule: 'DK-R-002, DK-R-014',
    what,
    isRequired: true,
  });
  if (invoice.to.country !== 'DK') return faults;
  faults.push(...unspscFaults(facts));
  faults.push(...registrationFaults(facts, 'to', ['0184'], { rule: 'DK-R-017', what }));
  const isSepa = invoice.currency === 'EUR' && isSEPACountry(invoice.iban?.slice(0, 2) ?? '');
  if (invoice.iban !== undefined && !isSepa && !isCollected(invoice)) {
    faults.push({
      pointer: '/iban',
      message:
        'must be left out between Danish parties unless it is a SEPA account and the currency EUR (DK-R-005)',
    });
  }
  return faults;
}

/** DK-R-003: UNSPSC of two versions. */
function unspscFaults({ invoice: { items } }: Facts): Fault[] {
  return items.flatMap(({ classification }, index) => {
    const version = lineOf(classification?.version) ?? '';
    if (classification?.scheme !== 'TST' || danishUnspscVersions.has(version)) return [];
    const pointer = `/items/${index}/classification/version`;
    return [
      {
        pointer,
        message: 'must be 19.05.01 or 26.08.01 for UNSPSC (TST) between Danish parties (DK-R-003)',
      },
    ];
  });
}

/** GR-R-001 asks for the number that the tax authority gives each invoice, which has no member here. */
function greekFaults({ invoice: { from } }: Facts): Fault[] {
  const pointer = from.country === 'GR' ? '/from/country' : '/from/vat_id';
  return [
    {
      pointer,
      message:
        'must not be Greek for einvoice peppol, whose Greek rules need a MARK number that has no member here',
    },
  ];
}

/** IS-R-001 to IS-R-005. */
function icelandicFaults(facts: Facts): Fault[] {
  const { from, to, document_type: type } = facts.invoice;
  if (from.country !== 'IS') return [];
  const what = 'the kennitala';
  const faults = [
    ...registrationFaults(facts, 'from', ['0196'], { rule: 'IS-R-002', what, isRequired: true }),
    ...addressFaults(facts, 'from', ['postcode'], 'IS-R-003'),
  ];
  if (type !== 'standard') {
    const message = `must not be ${type} for an Icelandic seller (IS-R-001)`;
    faults.push({ pointer: '/document_type', message });
  }
  if (to.country !== 'IS') return faults;
  return [
    ...faults,
    ...registrationFaults(facts, 'to', ['0196'], { rule: 'IS-R-004', what, isRequired: true }),
    ...addressFaults(facts, 'to', ['postcode'], 'IS-R-005'),
  ];
}

/** IT-R-001 to IT-R-004. */
function italianFaults(facts: Facts): Fault[] {
  if (!isFrom('IT', facts)) return [];
  const faults = addressFaults(facts, 'from', ['city', 'postcode'], 'IT-R-002 to IT-R-004');
  const number = lineOf(facts.invoice.from.tax_number);
  if (number !== undefined && !/^[A-Z0-9]{11,16}$/.test(number)) {
    faults.push({ pointer: '/from/tax_number', message: 'must be 11 to 16 capitals and digits (IT-R-001)' });
  }
  return faults;
}

/** NL-R-002 to NL-R-008. */
function dutchFaults(facts: Facts): Fault[] {
  const { from, to, iban, due } = facts.invoice;
  if (from.country !== 'NL') return [];
  const schemes = ['0106', '0190'];
  const what = 'the KVK number or OIN';
  const faults = [
    ...addressFaults(facts, 'from', ['city', 'postcode'], 'NL-R-002'),
    ...registrationFaults(facts, 'from', schemes, { rule: 'NL-R-003', what }),
  ];
  const isDutch = to.country === 'NL';
  if (isDutch) {
    faults.push(...addressFaults(facts, 'to', ['city', 'postcode'], 'NL-R-004'));
    faults.push(...registrationFaults(facts, 'to', schemes, { rule: 'NL-R-005', what }));
  }
  const isCredit = isCreditNote(facts.invoice);
  const isAccountNeeded = isCredit ? isDutch && due !== undefined : facts.isPayable;
  if (iban === undefined && !isCollected(facts.invoice) && isAccountNeeded) {
    const rule = isCredit ? 'NL-R-008' : 'NL-R-007';
    const ask = `the account to pay to, or direct_debit (BG-19), or card (BG-18) (${rule})`;
    faults.push(missing(facts, '/iban', 'BT-84', ask));
  }
  return faults;
}

/** NO-R-001. */
function norwegianFaults(facts: Facts): Fault[] {
  const vatId = facts.invoice.from.vat_id;
  if (!isFrom('NO', facts) || vatId === undefined) return [];
  const number = /^NO(\d{9})MVA$/.exec(vatId)?.[1];
  if (number !== undefined && isNorwegian(number)) return [];
  return [
    { pointer: '/from/vat_id', message: 'must be NO, an organisation number of 9 digits and MVA (NO-R-001)' },
  ];
}

/** SE-R-001 to SE-R-006 and SE-R-013. */
function swedishFaults({ invoice, totals }: Facts): Fault[] {
  const { country, vat_id: vatId = '', tax_number: taxNumber } = invoice.from;
  if (country !== 'SE') return [];
  const faults: Fault[] = [];
  if (vatId.startsWith('SE')) {
    if (!/^SE\d{12}$/.test(vatId)) {
      faults.push({ pointer: '/from/vat_id', message: 'must be SE and 12 digits (SE-R-001, SE-R-002)' });
    }
    for (const [index, { category, rate }] of totals.lines.entries()) {
      if (category !== 'S' || [6, 12, 25].includes(rate)) continue;
      const pointer = invoice.items[index]!.tax_rate === undefined ? '/tax_rate' : `/items/${index}/tax_rate`;
      faults.push({ pointer, message: 'must be 6, 12 or 25 for a Swedish seller (SE-R-006)' });
    }
  }
  const registration = registrationOf(invoice.from);
  if (registration !== undefined && numberRefusal('0007', registration.id) !== undefined) {
    const pointer = registration.scheme === undefined ? '/from/registration_id' : '/from/registration_id/id';
    faults.push({
      pointer,
      message: `must be ${numberRefusal('0007', registration.id)}, and SE-R-003, SE-R-004, SE-R-013`,
    });
  }
  const given = lineOf(taxNumber);
  if (
    registration !== undefined &&
    given !== undefined &&
    given.toUpperCase() !== 'GODK\u00c4ND F\u00d6R F-SKATT'
  ) {
    faults.push({
      pointer: '/from/tax_number',
      message: 'must be the words "Godk\u00e4nd f\u00f6r F-skatt" beside registration_id (SE-R-005)',
    });
  }
  return faults;
}
