import type { Fault } from '../../../errors.ts';
import { shownCode } from '../../../schema/fault-message.ts';
import { isDiscountLine } from '../payment/cash-discount.ts';
import { einvoiceTerms } from '../payment/payment-terms.ts';
import { hasWrongSubject, noteText } from '../printed/notes.ts';
import type { Invoice, Party } from '../schema.ts';
import { numberRefusal } from './check-digits.ts';
import { einvoiceNotes, endpointOf, type Facts, hasGermanRules, lineOf, registrationOf } from './facts.ts';
import { isRegistrationScheme } from './registration-schemes.ts';

/** What is wrong with values that are there: texts without a visible character, codes outside the lists of the format. */
export function valueFaults(facts: Facts): Fault[] {
  const { invoice } = facts;
  return [
    ...blankFaults(facts),
    ...partyFaults('/from', invoice.from, facts),
    ...partyFaults('/to', invoice.to, facts),
    ...linePeriodFaults(facts),
    ...noteFaults(facts),
    ...(hasGermanRules(facts) ? germanFaults(facts) : []),
  ];
}

/** Texts that every e-invoice has (EN 16931 BR-02, BR-06, BR-07, BR-25, BR-55), or every group of one. */
function blankFaults({ invoice }: Facts): Fault[] {
  const texts: (readonly [pointer: string, text: string | undefined])[] = [
    ['/number', invoice.number],
    ['/from/name', invoice.from.name],
    ['/to/name', invoice.to.name],
    ['/corrects/number', invoice.corrects?.number],
    ['/direct_debit/mandate', invoice.direct_debit?.mandate],
    ['/direct_debit/creditor_id', invoice.direct_debit?.creditor_id],
    ...invoice.items.flatMap(({ description, classification }, index) => [
      [`/items/${index}/description`, description] as const,
      [`/items/${index}/classification/id`, classification?.id] as const,
    ]),
    ...adjustmentTexts('', invoice),
    ...invoice.items.flatMap((item, index) => adjustmentTexts(`/items/${index}`, item)),
  ];
  return texts.flatMap(([pointer, text]) =>
    text === undefined || lineOf(text) !== undefined
      ? []
      : [{ pointer, message: 'must be a text with a visible character' }],
  );
}

/** Why there is a charge or an allowance (EN 16931 BR-33, BR-38, BR-42, BR-44). */
function adjustmentTexts(
  pointer: string,
  { charges = [], allowances = [] }: Pick<Invoice, 'charges' | 'allowances'> | Invoice['items'][number],
): [pointer: string, text: string][] {
  const textsOf = (name: string, list: readonly { readonly description: string }[]) =>
    list.map(({ description }, index): [string, string] => [
      `${pointer}/${name}/${index}/description`,
      description,
    ]);
  return [...textsOf('charges', charges), ...textsOf('allowances', allowances)];
}

function partyFaults(pointer: string, party: Party, { profile }: Facts): Fault[] {
  const faults: Fault[] = [];
  const endpoint = party.endpoint === undefined ? undefined : endpointOf(party, profile);
  if (endpoint !== undefined && !profile.endpointSchemes.has(endpoint.scheme)) {
    faults.push({
      pointer: `${pointer}/endpoint/scheme`,
      message: `must be a scheme of einvoice ${profile.name} (code list EAS), such as 0088, which ${shownCode(endpoint.scheme)} is not`,
    });
  } else if (endpoint !== undefined && endpoint.id === undefined) {
    faults.push({ pointer: `${pointer}/endpoint/id`, message: 'must be a text with a visible character' });
  } else if (profile.checksIdentifiers && endpoint?.id !== undefined) {
    faults.push(...numberFaults(`${pointer}/endpoint/id`, endpoint.scheme, endpoint.id));
  }
  const registration = registrationOf(party);
  if (registration?.scheme === undefined) return faults;
  const { scheme, id } = registration;
  if (!isRegistrationScheme(scheme)) {
    faults.push({
      pointer: `${pointer}/registration_id/scheme`,
      message: `must be a scheme of ISO/IEC 6523, such as 0088, which ${shownCode(scheme)} is not (EN 16931 BR-CL-11)`,
    });
  } else if (profile.checksIdentifiers) {
    faults.push(...numberFaults(`${pointer}/registration_id/id`, scheme, id));
  }
  return faults;
}

/** Outside Factur-X, the period of a line is within the one of the document. */
function linePeriodFaults({ invoice: { period, items }, profile }: Facts): Fault[] {
  if (period === undefined || profile.name === 'facturx') return [];
  const { start, end } = period;
  const faults: Fault[] = [];
  for (const [index, { period: own }] of items.entries()) {
    if (start !== undefined && own?.start !== undefined && own.start < start) {
      const message = `must not be before the start of period, which is ${start} (PEPPOL-EN16931-R110)`;
      faults.push({ pointer: `/items/${index}/period/start`, message });
    }
    if (end !== undefined && own?.end !== undefined && own.end > end) {
      const message = `must not be after the end of period, which is ${end} (PEPPOL-EN16931-R111)`;
      faults.push({ pointer: `/items/${index}/period/end`, message });
    }
  }
  return faults;
}

/** In UBL what is between the first two number signs of a note is its subject, where it has three characters. */
function noteFaults(facts: Facts): Fault[] {
  if (facts.profile.syntax !== 'ubl') return [];
  if (!einvoiceNotes(facts).map(noteText).some(hasWrongSubject)) return [];
  const message =
    'must not have three characters between the first two # of a note, unless they are its subject, a code of ' +
    'UNTDID 4451 such as #AAI# (EN 16931 BR-CL-08)';
  return [{ pointer: '/notes', message }];
}

function numberFaults(pointer: string, scheme: string, id: string): Fault[] {
  const refusal = numberRefusal(scheme, id);
  return refusal === undefined ? [] : [{ pointer, message: `must be ${refusal}` }];
}

/** BR-DE-18, BR-DE-27 and BR-DE-28 of XRechnung; in Peppol, DE-R-018, DE-R-027 and DE-R-028. */
function germanFaults({ invoice, profile }: Facts): Fault[] {
  const { from } = invoice;
  const faults: Fault[] = [];
  const isPeppol = profile.name === 'peppol';
  const rule = (number: string) => (isPeppol ? `DE-R-0${number}` : `BR-DE-${number}`);
  const refusal = termsRefusal(einvoiceTerms(invoice, 'lines') ?? '');
  if (refusal !== undefined) {
    faults.push({ pointer: '/terms', message: `${refusal} in einvoice ${profile.name} (${rule('18')})` });
  }
  const phone = lineOf(from.phone);
  if (phone !== undefined && phone.replace(/[^0-9]/g, '').length < 3) {
    faults.push({ pointer: '/from/phone', message: `must have three digits or more (${rule('27')})` });
  }
  const email = lineOf(from.email);
  if (email !== undefined && !/^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(email)) {
    faults.push({
      pointer: '/from/email',
      message: `must be one e-mail address, such as billing@example.com (${rule('28')})`,
    });
  }
  return faults;
}

/** Lines that begin with # are cash discounts, and behind the last one is nothing that resembles another. */
function termsRefusal(terms: string): string | undefined {
  const lines = terms.split('\n');
  if (lines.some((line) => line.trimStart().startsWith('#') && !isDiscountLine(line))) {
    return (
      'must have lines that begin with # only for cash discounts, as #SKONTO#TAGE=14#PROZENT=2.00#; ' +
      'cash_discount writes them'
    );
  }
  const last = lines.findLastIndex(isDiscountLine);
  return last >= 0 && lines.slice(last).some((line, index) => index > 0 && /#.+#/.test(line))
    ? 'must not have two # in a line below that of a cash discount'
    : undefined;
}
