import { refuse } from '../../errors.ts';
import { readInput } from '../../schema/read.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';
import { contactTexts } from './contact-texts.ts';
import { nameParts } from './name-parts.ts';
import { refuseLoneSurrogates } from './payload.ts';
import { vcardContact } from './schema.ts';

/** A person or business that a phone adds to its contacts by scanning. */
export interface VcardContact extends InputOf<typeof vcardContact> {}

type ContactInput = ValueOf<typeof vcardContact>;

/**
 * The text of a contact code: a vCard 3.0 (RFC 2426), lines ended by CRLF but for the last. Members left out or
 * blank have no line. Refuses a blank name, control characters (line breaks in texts are escaped) and lone
 * surrogates.
 *
 * Lines are not folded, against the SHOULD of RFC 2426 2.6: importers on Android keep the folds in the value.
 */
export function vcardPayload(contact: VcardContact): string {
  return writeVcard(readInput(vcardContact, contact));
}

/** vcardPayload of a contact that fits its schema. */
export function writeVcard(contact: ContactInput): string {
  const { phone, email, org, title, address, url } = contact;
  const { url: _, ...texts } = contactTexts(contact);
  refuseLoneSurrogates({ ...texts, url });
  refuseControls(texts, notInText);
  refuseControls({ url }, notInUri);
  const name = contact.name.trim().replace(/ +/g, ' ');
  if (name === '') refuse('/name', 'must be a name that is not blank');
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    nameLine(name, contact),
    `FN:${escapeText(name)}`,
    ...line('ORG', org, escapeText),
    ...line('TITLE', title, escapeText),
    ...line('TEL;TYPE=CELL', phone, escapeText),
    ...line('EMAIL;TYPE=INTERNET', email, escapeText),
    ...line('ADR', address, addressValue),
    ...line('URL', url, asItIs),
    'END:VCARD',
  ].join('\r\n');
}

/** RFC 2426 4: a text holds no control character but the tab; a line break is written as an escape. */
const notInText = /[^\P{Cc}\t\r\n]/u;

/** RFC 3986 2: a uri holds no control character, and a vCard has no escape for one in it. */
const notInUri = /\p{Cc}/u;

function refuseControls(members: Readonly<Record<string, string | undefined>>, control: RegExp): void {
  for (const [member, text = ''] of Object.entries(members)) {
    if (control.test(text)) refuse(`/${member}`, 'must not contain control characters');
  }
}

/** RFC 2426 3.1.2: family, given, additional names, prefixes, suffixes. What is not given is found in the name. */
function nameLine(name: string, { family_name, given_name, prefix, suffix }: ContactInput): string {
  const found = nameParts(name.replace(OTHER_BLANKS, ' '));
  const isGiven = !isBlank(family_name) || !isBlank(given_name);
  const family = isGiven ? (family_name ?? '') : found.family;
  const given = isGiven ? (given_name ?? '') : found.given;
  const titles = isBlank(prefix) && !isGiven ? found.prefix : (prefix ?? '');
  const suffixes = isBlank(suffix) && !isGiven ? found.suffixes : [suffix ?? ''];
  const parts = [family, given, '', titles].map((part) => escapeText(part.trim()));
  return `N:${parts.join(';')};${suffixes.map((each) => escapeText(each.trim())).join(',')}`;
}

/** Blanks that come along where a name is copied from: tabs, no-break and thin spaces. */
const OTHER_BLANKS = /[ \t\u00a0\u2009\u202f]+/g;

function isBlank(text = ''): boolean {
  return text.trim() === '';
}

/** RFC 2426 3.2.1: the third of seven parts is the street; a phone shows an address that is there whole. */
function addressValue(address: string): string {
  return `;;${escapeText(address)};;;;`;
}

function line(property: string, value: string | undefined, write: (value: string) => string): string[] {
  return value === undefined || isBlank(value) ? [] : [`${property}:${write(value)}`];
}

/** RFC 2426 4, text-value. One pass, so that the backslashes put in are not escaped again. */
function escapeText(value: string): string {
  return value.replace(/\r\n|[\r\n\\;,]/g, (found) => (/[\r\n]/.test(found) ? '\\n' : `\\${found}`));
}

/** RFC 2426 3.6.8: a uri has no escapes. */
function asItIs(value: string): string {
  return value;
}
