import type { OtherNames } from '../../schema/schema.ts';

/** Other names of what decides how a symbol is drawn. */
export const drawNames: readonly OtherNames[] = [
  { member: 'size', names: ['width', 'height', 'dimension', 'dimensions', 'pixels', 'px'] },
  { member: 'margin', names: ['quiet_zone', 'border', 'padding'] },
  {
    member: 'fg',
    names: [
      'fg_color',
      'fg_colour',
      'foreground',
      'foreground_color',
      'foreground_colour',
      'color',
      'colour',
      'dark',
    ],
  },
  {
    member: 'bg',
    names: ['bg_color', 'bg_colour', 'background', 'background_color', 'background_colour', 'light'],
  },
  { member: 'rounded', names: ['round', 'rounding', 'rounded_corners'] },
  { names: ['bounded', 'grounded'] },
];

/** Other names of what decides how a symbol is answered. */
const answerNames: readonly OtherNames[] = [
  ...drawNames,
  { member: 'format', names: ['file_type', 'image_format', 'image_type', 'output', 'output_format'] },
];

/** Other names of what decides the answer of an operation whose level is free. */
const symbolNames: readonly OtherNames[] = [
  ...answerNames,
  { member: 'ec', names: ['ecc', 'ecl', 'ec_level', 'error_correction', 'error_correction_level', 'level'] },
];

/** Other names of the members of a plain code. */
export const qrNames: readonly OtherNames[] = [
  ...symbolNames,
  { member: 'data', names: ['text', 'content', 'contents', 'value', 'payload', 'message', 'url', 'link'] },
  { member: 'format', names: ['type'] },
];

/** Other names of a network's members. */
export const networkNames: readonly OtherNames[] = [
  { member: 'ssid', names: ['name', 'network', 'network_name', 'wifi_name'] },
  { member: 'password', names: ['pass', 'passphrase', 'pwd', 'psk', 'key', 'wifi_password'] },
  { member: 'type', names: ['security', 'encryption', 'auth', 'authentication', 'auth_type'] },
  { member: 'hidden', names: ['is_hidden', 'hidden_ssid'] },
];

/** Other names of the members of a Wi-Fi code. */
export const wifiNames: readonly OtherNames[] = [...symbolNames, ...networkNames];

/** Other names of a contact's members. */
export const contactNames: readonly OtherNames[] = [
  { member: 'name', names: ['full_name', 'display_name', 'fn'] },
  { member: 'family_name', names: ['last_name', 'surname'] },
  { member: 'given_name', names: ['first_name', 'forename'] },
  { member: 'prefix', names: ['honorific', 'salutation', 'name_prefix'] },
  { member: 'suffix', names: ['name_suffix'] },
  { member: 'title', names: ['job_title', 'position', 'role'] },
  { member: 'address', names: ['adr', 'postal_address', 'street_address'] },
  { member: 'phone', names: ['tel', 'telephone', 'mobile', 'cell', 'phone_number'] },
  { member: 'email', names: ['mail', 'email_address'] },
  { member: 'org', names: ['organization', 'organisation', 'company'] },
  { member: 'url', names: ['website', 'web', 'homepage', 'link'] },
];

/** Other names of the members of a contact code. */
export const vcardNames: readonly OtherNames[] = [...symbolNames, ...contactNames];

/** Other names of a transfer's members. */
export const transferNames: readonly OtherNames[] = [
  { member: 'name', names: ['beneficiary', 'creditor', 'payee', 'recipient', 'account_holder'] },
  { member: 'iban', names: ['account', 'account_number'] },
  { member: 'bic', names: ['swift', 'swift_code'] },
  { member: 'amount', names: ['total', 'sum', 'price', 'value'] },
  { member: 'amount', names: ['cents', 'amount_cents'], hint: 'amount is in euro' },
  { member: 'currency', names: ['currency_code', 'ccy'] },
  { member: 'purpose', names: ['purpose_code'] },
  { member: 'reference', names: ['creditor_reference', 'structured_reference', 'rf'] },
  {
    member: 'text',
    names: ['remittance', 'remittance_text', 'remittance_information', 'message', 'payment_reference'],
  },
  { member: 'info', names: ['information', 'payer_information'] },
  { member: 'version', names: ['epc_version', 'code_version'] },
];

/** Other names of the members of a payment code. */
export const epcNames: readonly OtherNames[] = [...answerNames, ...transferNames];

/** Other names of what decides how a Swiss code is drawn. */
export const swissImageNames: readonly OtherNames[] = [
  { member: 'size', names: ['width', 'height', 'dimension', 'dimensions', 'pixels', 'px'] },
  { member: 'margin', names: ['quiet_zone', 'border', 'padding'] },
];

/** Other names of what decides how a payment part is drawn. */
export const swissPartNames: readonly OtherNames[] = [{ member: 'language', names: ['lang', 'locale'] }];

/** Other names of the members of a Swiss bill. */
export const swissBillNames: readonly OtherNames[] = [
  { member: 'iban', names: ['account', 'account_number', 'qr_iban'] },
  { member: 'creditor', names: ['beneficiary', 'payee', 'recipient', 'payable_to', 'from'] },
  { member: 'debtor', names: ['ultimate_debtor', 'debitor', 'payer', 'payable_by', 'customer', 'to'] },
  { member: 'amount', names: ['total', 'sum', 'price', 'value'] },
  { member: 'amount', names: ['cents', 'amount_cents'], hint: 'amount is in whole units of the currency' },
  { member: 'currency', names: ['currency_code', 'ccy'] },
  {
    member: 'reference',
    names: ['qr_reference', 'creditor_reference', 'reference_number', 'payment_reference'],
  },
  { member: 'message', names: ['text', 'unstructured_message', 'additional_information', 'remittance'] },
  { member: 'billing_information', names: ['bill_information', 'structured_information'] },
  { member: 'alternative_schemes', names: ['alternative_procedures', 'schemes'] },
];

/** Other names of the members of an address on a Swiss bill. */
export const billAddressNames: readonly OtherNames[] = [
  { member: 'name', names: ['company', 'company_name', 'full_name'] },
  { member: 'street', names: ['address', 'street_name'] },
  { member: 'building_number', names: ['house_number', 'house_no', 'street_number'] },
  { member: 'postcode', names: ['postal_code', 'zip', 'zip_code'] },
  { member: 'city', names: ['town', 'place', 'locality'] },
  { member: 'country', names: ['country_code'] },
  { names: ['county'] },
];

/** Other names of the members of a Swiss code. */
export const swissNames: readonly OtherNames[] = [
  ...swissImageNames,
  ...swissPartNames,
  ...swissBillNames,
  { member: 'format', names: ['file_type', 'image_format', 'image_type', 'output', 'output_format'] },
];
