import type { Page, Placed } from '../reading/page.ts';
import type { Contacts } from '../schema.ts';
import { findAddresses } from './addresses.ts';
import { countryOf } from './country.ts';
import { cleanEmail, emailOfCode, emailsOfMailto, findEmails } from './emails.ts';
import { siteHost } from './location.ts';
import { findPhones, type PhoneForms, phoneForms, phoneOfTel } from './phones.ts';
import type { StructuredData } from './schema-org.ts';

const MOST = 100;

/** Links of each kind that are read, repeats included: more than any real page has. */
const MAX_LINKS = 2000;

/** E-mail addresses in links that are read, whether they are of use or not. */
const MAX_LINKED_EMAILS = 5000;

export interface ContactSource {
  readonly page: Page;
  readonly data: StructuredData;
  readonly language: string;
  readonly finalUrl: URL;
  readonly isTruncated: boolean;
}

/** Gathers e-mail addresses, phone numbers and postal addresses. */
export function findContacts(source: ContactSource): Contacts {
  const { page, data, language, finalUrl, isTruncated } = source;
  const text = page.visible.toString();
  const end = isTruncated ? text.length : Number.POSITIVE_INFINITY;
  const country = countryOf(data.country, siteHost(finalUrl.hostname), language);
  const linked = linkedEmails(page);
  const stated = statedEmails(data);
  const emails = [...linked, ...stated, ...findEmails(text, end)];
  const inForm = phoneForms(country);
  const called = linkedPhones(page, inForm);
  const written = statedPhones(data, inForm);
  const phones = [...called, ...written, ...findPhones(text, country, end)];
  const given = [...data.addresses, ...page.itemAddresses];
  return {
    emails: inOrder(emails),
    phones: oneForm(inOrder(phones)),
    addresses_hint: findAddresses(given, page.addressElements, text, end),
  };
}

const mailLink = /^\s*mailto:|\/cdn-cgi\/l\/email-protection#/i;

function linkedEmails(page: Page): readonly Placed[] {
  const coded = page.codedEmails.slice(0, MAX_LINKS).flatMap(({ value, at }) => {
    const email = emailOfCode(value);
    return email === undefined ? [] : { value: email, at };
  });
  return [...coded, ...anchoredEmails(page)];
}

/** Links are in the order of the page, so those after as many addresses as an answer has add none to it. */
function anchoredEmails(page: Page): readonly Placed[] {
  const found: Placed[] = [];
  const emails = new Set<string>();
  let read = 0;
  for (const { value, at } of page.anchors.filter(({ value }) => mailLink.test(value)).slice(0, MAX_LINKS)) {
    for (const email of emailsOfLink(value)) {
      read += 1;
      if (email !== undefined) {
        found.push({ value: email, at });
        emails.add(email);
      }
      if (emails.size === MOST || read === MAX_LINKED_EMAILS) return found;
    }
  }
  return found;
}

function emailsOfLink(href: string): Iterable<string | undefined> {
  if (/^\s*mailto:/i.test(href)) return emailsOfMailto(href.trim());
  return [emailOfCode(/#([0-9a-f]+)$/i.exec(href)?.[1] ?? '')];
}

/** Links are in the order of the page, so those after as many numbers as an answer has add none to it. */
function linkedPhones(page: Page, inForm: PhoneForms): readonly Placed[] {
  const found: Placed[] = [];
  const numbers = new Set<string>();
  const links = page.anchors.filter(({ value }) => /^\s*tel:/i.test(value)).slice(0, MAX_LINKS);
  for (const { value, at } of links) {
    const phone = phoneOfTel(value.trim(), inForm);
    if (phone === undefined) continue;
    found.push({ value: phone, at });
    if (numbers.add(phone).size === MOST) break;
  }
  return found;
}

function statedEmails(data: StructuredData): readonly Placed[] {
  const found: Placed[] = [];
  for (const { value, at } of data.emails.slice(0, MAX_LINKS)) {
    const email = cleanEmail(value);
    if (email !== undefined) found.push({ value: email, at });
  }
  return found;
}

function statedPhones(data: StructuredData, inForm: PhoneForms): readonly Placed[] {
  return data.phones.slice(0, MAX_LINKS).map(({ value, at }) => ({ value: inForm(value), at }));
}

/** By place, the same one once. */
function inOrder(found: readonly Placed[]): readonly string[] {
  const values = [...found].sort((a, b) => a.at - b.at).map(({ value }) => value);
  return [...new Set(values)].filter(Boolean).slice(0, MOST);
}

/** The same number with and without its country is one: the form with it represents both, at the first place. */
function oneForm(phones: readonly string[]): readonly string[] {
  const international = phones.filter((phone) => phone.startsWith('+'));
  const whole = phones.map((phone) => {
    const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
    if (phone.startsWith('+') || digits.length < 7) return phone;
    return international.find((other) => other.endsWith(digits)) ?? phone;
  });
  return [...new Set(whole)];
}
