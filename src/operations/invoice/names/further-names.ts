import type { OtherNames } from '../../../schema/schema.ts';

/** Other names of the ends of a period. */
export const periodNames: readonly OtherNames[] = [
  { member: 'start', names: ['from', 'since', 'begin', 'start_date', 'date_from', 'first_day'] },
  { member: 'end', names: ['to', 'until', 'through', 'end_date', 'date_to', 'last_day'] },
];

/** Other names of the members of a cash discount. */
export const cashDiscountNames: readonly OtherNames[] = [
  { member: 'days', names: ['within', 'within_days', 'due_days', 'net_days'] },
  { member: 'percent', names: ['percentage', 'pct', 'rate', 'discount', 'discount_percent'] },
  { member: 'base_amount', names: ['base', 'amount', 'basis', 'of_amount'] },
];

/** Other names of the members of a direct debit. */
export const directDebitNames: readonly OtherNames[] = [
  { member: 'mandate', names: ['mandate_id', 'mandate_reference', 'mandate_ref', 'reference', 'umr', 'rum'] },
  { member: 'creditor_id', names: ['creditor', 'creditor_identifier', 'ci', 'ics', 'sci'] },
  { member: 'iban', names: ['account', 'payer_iban', 'debtor_iban', 'debited_account'] },
];

/** Other names of the members of a card, of whose number only the end is accepted. */
export const cardNames: readonly OtherNames[] = [
  {
    member: 'last_digits',
    names: ['last4', 'last_four', 'last_four_digits', 'digits', 'number', 'card_number', 'pan'],
    hint: 'of a card number only the last four to six digits are sent, in last_digits',
  },
  { member: 'holder', names: ['name', 'cardholder', 'holder_name', 'cardholder_name'] },
];

/** Other names of the members of a classification. */
export const classificationNames: readonly OtherNames[] = [
  { member: 'scheme', names: ['scheme_id', 'list', 'list_id', 'type'] },
  { member: 'id', names: ['code', 'value', 'number'] },
  { member: 'version', names: ['scheme_version', 'list_version', 'version_id', 'edition'] },
];

/** Other names of the members of a place of delivery. */
export const placeNames: readonly OtherNames[] = [
  { member: 'name', names: ['company', 'company_name', 'recipient', 'location'] },
  { member: 'address', names: ['addr', 'address_lines', 'street', 'line1', 'postal_address'] },
  { member: 'postcode', names: ['zip', 'zip_code', 'postal_code', 'plz'] },
  { member: 'city', names: ['town', 'locality'] },
  { member: 'country', names: ['country_code'] },
  { names: ['county'] },
];
