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

/** Other names of what decides the answer of an operation. */
const symbolNames: readonly OtherNames[] = [
  ...drawNames,
  { member: 'ec', names: ['ecc', 'ecl', 'ec_level', 'error_correction', 'error_correction_level', 'level'] },
  { member: 'format', names: ['file_type', 'image_format', 'image_type', 'output', 'output_format'] },
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
  {
    member: 'name',
    names: ['first_name', 'last_name', 'given_name', 'family_name'],
    hint: 'name is the full name',
  },
  { member: 'phone', names: ['tel', 'telephone', 'mobile', 'cell', 'phone_number'] },
  { member: 'email', names: ['mail', 'email_address'] },
  { member: 'org', names: ['organization', 'organisation', 'company'] },
  { member: 'url', names: ['website', 'web', 'homepage', 'link'] },
];

/** Other names of the members of a contact code. */
export const vcardNames: readonly OtherNames[] = [...symbolNames, ...contactNames];
