import type { CountryCode } from 'libphonenumber-js';
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

/** Links of a kind that are read: more than any page has, and as many repeats as it likes. */
const MOST_LINKS = 2000;

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
  const statedPhones = data.phones
    .slice(0, MOST_LINKS)
    .map(({ value, at }) => ({ value: normalPhone(value, country), at }));
  const phones = [...linkedPhones(page, country), ...statedPhones, ...findPhones(text, country, end)];
  yield;
  const given = [...data.addresses, ...page.itemAddresses];
  return {
    emails: inOrder(emails),
    phones: oneForm(inOrder(phones)),
    addresses_hint: findAddresses(given, page.addressElements, text, end),
  };
}

const mailLink = /^\s*mailto:|\/cdn-cgi\/l\/email-protection#/i;

function linkedEmails(page: Page): readonly Placed[] {
  const coded = page.codedEmails
    .slice(0, MOST_LINKS)
    .map(({ value, at }) => ({ value: emailOfCode(value), at }));
  const links = page.anchors.filter(({ value }) => mailLink.test(value)).slice(0, MOST_LINKS);
  const linked = links.flatMap(({ value, at }) => {
    const code = /#([0-9a-f]+)$/i.exec(value)?.[1];
    const emails = /^\s*mailto:/i.test(value) ? emailsOfMailto(value.trim()) : [emailOfCode(code ?? '')];
    return emails.map((email) => ({ value: email, at }));
  });
  return [...coded, ...linked].flatMap(({ value, at }) => (value === undefined ? [] : [{ value, at }]));
}

function linkedPhones(page: Page, country: CountryCode | undefined): readonly Placed[] {
  const links = page.anchors.filter(({ value }) => /^\s*tel:/i.test(value)).slice(0, MOST_LINKS);
  return links.flatMap(({ value, at }) => {
    const phone = phoneOfTel(value.trim(), country);
    return phone === undefined ? [] : { value: phone, at };
  });
}

function statedEmails(data: StructuredData): readonly Placed[] {
  return data.emails.slice(0, MOST_LINKS).flatMap(({ value, at }) => {
    const email = cleanEmail(value);
    return email === undefined ? [] : { value: email, at };
  });
}

/** By place, the same one once. */
function inOrder(found: readonly Placed[]): readonly string[] {
  const values = [...found].sort((a, b) => a.at - b.at).map(({ value }) => value);
  return [...new Set(values)].filter(Boolean).slice(0, MOST);
}

/** The same number with its country and without it is one: the form with it stands for both, at the first place. */
function oneForm(phones: readonly string[]): readonly string[] {
  const international = phones.filter((phone) => phone.startsWith('+'));
  const whole = phones.map((phone) => {
    const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
    if (phone.startsWith('+') || digits.length < 7) return phone;
    return international.find((other) => other.endsWith(digits)) ?? phone;
  });
  return [...new Set(whole)];
}
