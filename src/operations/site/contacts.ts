import { findAddresses } from './addresses.ts';
import { countryOf } from './country.ts';
import { cleanEmail, emailOfCode, emailsOfMailto, findEmails } from './emails.ts';
import { siteHost } from './location.ts';
import type { Page, Placed } from './page.ts';
import { findPhones, normalPhone, phoneOfTel } from './phones.ts';
import type { StructuredData } from './schema-org.ts';

/** How to reach the owner of a page, each list in the order of the page. */
export interface Contacts {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly addresses_hint: readonly string[];
}

const MOST = 100;

export interface ContactSource {
  readonly page: Page;
  readonly data: StructuredData;
  readonly language: string;
  readonly finalUrl: URL;
  readonly isTruncated: boolean;
}

/** Gathers e-mail addresses, phone numbers and postal addresses; yields where the thread may be shared. */
export function* findContacts(source: ContactSource): Generator<undefined, Contacts> {
  const { page, data, language, finalUrl, isTruncated } = source;
  const text = page.visible.toString();
  const end = isTruncated ? text.length : Number.POSITIVE_INFINITY;
  const country = countryOf(data.country, siteHost(finalUrl.hostname), language);
  yield;
  const emails = [...linkedEmails(page), ...statedEmails(data), ...findEmails(text, end)];
  yield;
  const linkedPhones = page.anchors.flatMap(({ value, at }) => {
    const phone = /^\s*tel:/i.test(value) ? phoneOfTel(value.trim(), country) : undefined;
    return phone === undefined ? [] : { value: phone, at };
  });
  const statedPhones = data.phones.map(({ value, at }) => ({ value: normalPhone(value, country), at }));
  const phones = [...linkedPhones, ...statedPhones, ...findPhones(text, country, end)];
  yield;
  const given = [...data.addresses, ...page.itemAddresses];
  return {
    emails: inOrder(emails),
    phones: inOrder(phones),
    addresses_hint: findAddresses(given, page.addressElements, text, end),
  };
}

function linkedEmails(page: Page): readonly Placed[] {
  const coded = page.codedEmails.map(({ value, at }) => ({ value: emailOfCode(value), at }));
  const linked = page.anchors.flatMap(({ value, at }) => {
    if (/^\s*mailto:/i.test(value))
      return emailsOfMailto(value.trim()).map((email) => ({ value: email, at }));
    const code = /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)$/i.exec(value)?.[1];
    return code === undefined ? [] : [{ value: emailOfCode(code), at }];
  });
  return [...coded, ...linked].flatMap(({ value, at }) => (value === undefined ? [] : [{ value, at }]));
}

function statedEmails(data: StructuredData): readonly Placed[] {
  return data.emails.flatMap(({ value, at }) => {
    const email = cleanEmail(value);
    return email === undefined ? [] : { value: email, at };
  });
}

/** By place, the same one once. */
function inOrder(found: readonly Placed[]): readonly string[] {
  const values = [...found].sort((a, b) => a.at - b.at).map(({ value }) => value);
  return [...new Set(values)].filter(Boolean).slice(0, MOST);
}
