import type { VcardContact } from './vcard.ts';

/** The members of a contact that are written into its text. */
export function contactTexts(contact: VcardContact) {
  const { name, family_name, given_name, prefix, suffix, phone, email, org, title, address, url } = contact;
  return { name, family_name, given_name, prefix, suffix, phone, email, org, title, address, url };
}
