import { refuse } from '../../errors.ts';
import { readInput } from '../../schema/read.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';
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
export function writeVcard({ name: written, phone, email, org, url }: ContactInput): string {
  refuseLoneSurrogates({ name: written, phone, email, org, url });
  refuseControls({ name: written, phone, email, org }, notInText);
  refuseControls({ url }, notInUri);
  const name = written.trim().replace(/ +/g, ' ');
  if (name === '') refuse('/name', 'must be a name that is not blank');
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    nameLine(name),
    `FN:${escapeText(name)}`,
    ...line('ORG', org, escapeText),
    ...line('TEL;TYPE=CELL', phone, escapeText),
    ...line('EMAIL;TYPE=INTERNET', email, escapeText),
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

/** RFC 2426 3.1.2: family, given, additional names, prefixes, suffixes. A single word is a given name. */
function nameLine(name: string): string {
  const end = name.lastIndexOf(' ');
  const family = end < 0 ? '' : name.slice(end + 1);
  const given = end < 0 ? name : name.slice(0, end);
  return `N:${escapeText(family)};${escapeText(given)};;;`;
}

function line(property: string, value: string | undefined, write: (value: string) => string): string[] {
  return value === undefined || value.trim() === '' ? [] : [`${property}:${write(value)}`];
}

/** RFC 2426 4, text-value. One pass, so that the backslashes put in are not escaped again. */
function escapeText(value: string): string {
  return value.replace(/\r\n|[\r\n\\;,]/g, (found) => (/[\r\n]/.test(found) ? '\\n' : `\\${found}`));
}

/** RFC 2426 3.6.8: a uri has no escapes. */
function asItIs(value: string): string {
  return value;
}
