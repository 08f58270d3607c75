import type { ValueOf } from '../../schema/value-of.ts';
import type { vcardContact } from './schema.ts';

/** The members of a contact that are written into its text. */
export function contactTexts(contact: ValueOf<typeof vcardContact>) {
  const { name, family_name, given_name, prefix, suffix, phone, email, org, title, address, url } = contact;
  return { name, family_name, given_name, prefix, suffix, phone, email, org, title, address, url };
}
