import type { OtherNames } from '../../schema/schema.ts';
import { moneyNames } from './names/money-names.ts';

/** Names of a tax rate in other programs, and on the invoices of other countries. */
const taxRateNames = [
  'tax',
  'tax_percent',
  'tax_percentage',
  'tax_pct',
  'sales_tax',
  'sales_tax_rate',
  'vat',
  'vat_rate',
  'vat_percent',
  'vat_percentage',
  'vat_pct',
  'gst',
  'gst_rate',
  'hst',
  'iva',
  'mwst',
  'mwst_satz',
  'ust',
  'ust_satz',
  'tva',
];

const taxAmountNames = ['tax_amount', 'tax_total', 'total_tax', 'vat_amount', 'gst_amount', 'ust_betrag'];

const PERCENT_HINT = 'percent is that of an entry of charges or allowances; the tax is tax_rate';

/** A share of nothing that is named. */
const percentNames = ['percent', 'percentage', 'pct', 'prozent', 'pourcentage', 'porcentaje', 'percentuale'];

const taxNames: readonly OtherNames[] = [
  { member: 'tax_rate', names: taxRateNames },
  { member: 'tax_rate', names: taxAmountNames, hint: 'the tax is computed from tax_rate, in percent' },
];

/** Other names of the members of an invoice that change its amounts, its dates or its parties. */
export const invoiceNames: readonly OtherNames[] = [
  ...taxNames,
  { member: 'discount', names: ['discount_amount', 'discount_total', 'total_discount'] },
  {
    names: [
      'discount_percent',
      'discount_percentage',
      'discount_pct',
      'discount_rate',
      'percent_off',
      'discount_type',
    ],
    hint: 'discount is an amount, not a percentage; an entry of allowances has percent',
  },
  {
    names: [
      'amount_paid',
      'paid_to_date',
      'deposit',
      'prepayment',
      'partial',
      'payment_on_account',
      'payments_on_account',
      'pagos_a_cuenta',
      'pagado_a_cuenta',
      'a_cuenta',
    ],
    hint: 'a part that was paid is paid_amount; paid is true or false, for the whole amount',
  },
  { member: 'paid', names: ['is_paid'] },
  { member: 'currency', names: ['currency_code', 'currency_iso', 'ccy'] },
  {
    member: 'due',
    names: [
      'due_date',
      'due_on',
      'due_by',
      'due_at',
      'date_due',
      'payment_due',
      'payment_due_date',
      'pay_by',
    ],
  },
  {
    member: 'due',
    names: ['due_days', 'due_in_days', 'due_offset_days', 'days_until_due', 'payment_days', 'net_days'],
    hint: 'due is a day, as 2026-04-08',
  },
  {
    member: 'date',
    names: ['issue_date', 'date_of_issue', 'issued', 'issued_on', 'issued_at', 'invoice_date'],
  },
  { member: 'number', names: ['invoice_number', 'invoice_no', 'invoice_id', 'id', 'no'] },
  { member: 'kind', names: ['type', 'doc_type'] },
  { member: 'language', names: ['lang', 'locale'] },
  { member: 'from', names: ['seller', 'issuer', 'sender', 'supplier', 'vendor', 'biller', 'bill_from'] },
  { member: 'to', names: ['customer', 'client', 'buyer', 'recipient', 'bill_to', 'billed_to'] },
  {
    member: 'items',
    names: ['lines', 'line_items', 'invoice_items', 'invoice_lines', 'positions', 'products'],
  },
  { member: 'payment_part', names: ['qr_bill', 'swiss_qr_bill', 'payment_slip', 'qr_payment_part'] },
  { member: 'notes', names: ['remarks'] },
  { member: 'terms', names: ['payment_terms', 'terms_of_payment'] },
  // Words of their own, one edit from a member.
  { names: ['teams', 'invoice'] },
  { names: percentNames, hint: PERCENT_HINT },
  ...moneyNames('invoice'),
];

/** Other names of the members of the invoice that is taken back. */
export const correctsNames: readonly OtherNames[] = [
  { member: 'number', names: ['invoice_number', 'invoice_no', 'invoice_id', 'id', 'no'] },
  { member: 'date', names: ['issue_date', 'issued', 'invoice_date'] },
];

/** What makes the amount of a line another than qty times unit_price. */
const amountNames: readonly OtherNames[] = [
  {
    names: [
      'base_quantity',
      'base_qty',
      'price_base_quantity',
      'per_quantity',
      'per_qty',
      'price_per_quantity',
      'per',
      'per_1000',
      'preiseinheit',
    ],
    hint: 'unit_price is the price of one: divide it by the quantity that it is for',
  },
  {
    names: [
      'multiplier',
      'factor',
      'situation_percent',
      'percent_complete',
      'completion_percent',
      'completion_percentage',
      'progress_percent',
      'progress_percentage',
      'days',
      'nights',
      'weeks',
      'months',
      'rental_days',
      'rent_days',
      'persons',
      'people',
      'guests',
      'pax',
    ],
    hint: 'the amount of a line is qty times unit_price: multiply qty by it',
  },
  {
    names: [
      'optional',
      'is_optional',
      'alternative',
      'is_alternative',
      'exclude_from_total',
      'excluded_from_total',
      'exclude',
      'excluded',
    ],
    hint: 'every line is part of the total: leave out those that are not',
  },
  {
    names: ['free', 'complimentary', 'no_charge', 'not_charged', 'free_of_charge'],
    hint: 'what costs nothing has unit_price 0',
  },
];

/** Other names of the members of a line. */
export const itemNames: readonly OtherNames[] = [
  ...taxNames,
  {
    member: 'unit_price',
    names: [
      'price',
      'price_each',
      'price_per_unit',
      'item_price',
      'net_price',
      'unit_cost',
      'cost',
      'unit_amount',
      'amount',
      'rate',
    ],
  },
  { member: 'qty', names: ['quantity', 'count', 'units', 'hours'] },
  { member: 'description', names: ['name', 'title', 'product', 'item', 'desc', 'label'] },
  { names: percentNames, hint: PERCENT_HINT },
  ...amountNames,
  ...moneyNames('line'),
];

/** What would make the amount of an entry a share, or one of several. */
const amountKindNames: readonly OtherNames[] = [
  {
    names: [
      'type',
      'amount_type',
      'value_type',
      'is_percent',
      'is_percentage',
      'calculation',
      'calculation_type',
    ],
    hint: 'a share is percent, and amount is money: leave it out',
  },
  {
    names: ['qty', 'quantity', 'count', 'multiplier', 'factor'],
    hint: 'amount is that of the whole entry: leave it out',
  },
];

const adjustmentNames: readonly OtherNames[] = [
  { member: 'amount', names: ['value', 'price', 'cost', 'fixed', 'unit_price'] },
  { member: 'percent', names: ['percentage', 'pct', 'rate'] },
  { member: 'base', names: ['base_amount'] },
  { member: 'description', names: ['name', 'title', 'reason', 'label', 'desc'] },
  ...amountKindNames,
  ...moneyNames('entry'),
];

/** Other names of the members of a tax. */
export const taxEntryNames: readonly OtherNames[] = [
  {
    names: ['compound', 'compounded', 'is_compound', 'is_compounded', 'cumulative'],
    hint: 'each tax is a share of the amount without taxes: one on top of another is a rate that includes it',
  },
  { member: 'name', names: ['label', 'title', 'type', 'description', 'code'] },
  { member: 'rate', names: ['percent', 'percentage', 'pct', 'value', 'tax_rate'] },
  ...moneyNames('entry'),
];

/** Other names of the members of a charge or an allowance of the document. */
export const documentAdjustmentNames: readonly OtherNames[] = [...taxNames, ...adjustmentNames];

/** Other names of the members of a charge or an allowance of a line. */
export const lineAdjustmentNames: readonly OtherNames[] = [
  {
    names: ['tax_category', ...taxRateNames, ...taxAmountNames, 'tax_rate', 'taxes'],
    hint: 'it is taxed as its line is',
  },
  ...adjustmentNames,
];

/** Other names of the members of a party. */
export const partyNames: readonly OtherNames[] = [
  { member: 'name', names: ['company', 'company_name', 'business_name', 'full_name'] },
  { member: 'address', names: ['addr', 'address_lines', 'postal_address'] },
  { member: 'email', names: ['mail', 'email_address'] },
  { member: 'phone', names: ['tel', 'telephone', 'mobile', 'phone_number'] },
  { names: ['county'] },
  ...moneyNames('party'),
];

/** Other names of the members of who issues the document. */
export const sellerNames: readonly OtherNames[] = [...partyNames, { names: ['fax_number'] }];

/** Other names of the members of a number in a register. */
export const registrationNames: readonly OtherNames[] = [
  { member: 'scheme', names: ['scheme_id', 'schema', 'icd'] },
  { member: 'id', names: ['number', 'value'] },
];

/** Other names of the members of an electronic address. */
export const endpointNames: readonly OtherNames[] = [
  { member: 'scheme', names: ['scheme_id', 'schema', 'eas'] },
  { member: 'id', names: ['value', 'address'] },
];

/** Other names of the members of a file that is read. */
export const readNames: readonly OtherNames[] = [
  { member: 'file', names: ['invoice', 'xml', 'pdf', 'data', 'content', 'body', 'document', 'einvoice'] },
  { member: 'rules', names: ['rule_set', 'rule_sets', 'profile', 'validate', 'validation', 'format'] },
  { member: 'attachments', names: ['attachment', 'with_attachments', 'include_attachments', 'files'] },
];
