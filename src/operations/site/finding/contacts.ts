import type { CountryCode } from 'libphonenumber-js';
import type { Page, Placed } from '../reading/page.ts';
import type { Contacts } from '../schema.ts';
import { addressesInText, countryOfAddresses } from './address-text.ts';
import { findAddresses } from './addresses.ts';
import { countryOf } from './country.ts';
import { cleanEmail, emailOfCode, emailsOfMailto, findEmails } from './emails.ts';
import { hiddenEmails } from './hidden-emails.ts';
import { siteHost } from './location.ts';
import {
  digitsOf,
  isPlaceholder,
  type PhoneForms,
  phoneForms,
  phoneOfTel,
  phoneOfWhatsApp,
} from './phones/phone-forms.ts';
import { labelBefore } from './phones/phone-labels.ts';
import { numbersIn } from './phones/phones.ts';
import { vanityNumbers } from './phones/vanity-numbers.ts';
import type { StatedNumber, StructuredData } from './schema-org.ts';
import { narrow } from './wide-letters.ts';

const MOST = 100;

/** Links of each kind that are read, repeats included: more than any real page has. */
const MAX_LINKS = 2000;

/** Different ones of them: a telephone takes a fiftieth of a millisecond to read. */
const MAX_DIFFERENT_LINKS = 400;

/** Writings in the links of one kind that are read, whether they are of use or not: a mail link may have many. */
const MAX_WRITINGS = 5000;

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
  const text = narrow(page.visible.toString());
  const end = isTruncated ? text.length : Number.POSITIVE_INFINITY;
  const written = [...addressesInText(text, end)];
  const country = countryOf({
    stated: data.country,
    host: siteHost(finalUrl.hostname),
    ofAddresses: countryOfAddresses(written),
    language,
  });
  const linked = linkedEmails(page);
  const stated = statedEmails(data);
  const emails = [...linked, ...stated, ...findEmails(text, end), ...hiddenEmails(page, text)];
  const abroad = numbersAbroad([...data.phones, ...data.faxes], country);
  const { found, named, above } = numbersIn(text, country, { end, abroad });
  const inForm = phoneForms(country, { abroad: new Map([...above, ...abroad]) });
  const called = linkedPhones(page, inForm);
  for (const { value, at } of called) if (labelBefore(text, at)?.kind === 'fax') named.add(value, 'fax');
  const phones = statedNumbers(data.phones, inForm);
  for (const { value } of phones) named.add(value, 'phone');
  for (const { value } of statedNumbers(data.faxes, inForm)) named.add(value, 'fax');
  const given = [...data.addresses, ...page.itemAddresses];
  return {
    emails: inOrder(emails),
    phones: oneForm(inOrder(named.withoutFaxes([...called, ...phones, ...found]))),
    addresses_hint: findAddresses(given, page.addressElements, written),
  };
}

/** Editors put `http://` before a scheme that they do not know. */
const mailLink = /^\s*(?:https?:\/\/)?mailto:|\/cdn-cgi\/l\/email-protection#/i;
const slipOfEditors = /^https?:\/\/(?=mailto:)/i;
const phoneLink = /^\s*(?:tel|sms|callto):/i;
const whatsAppLink =
  /^\s*(?:(?:https?:)?\/\/(?:wa\.me\/|(?:api\.|web\.|www\.)?whatsapp\.com\/send)|whatsapp:\/\/send)/i;

function linkedEmails(page: Page): readonly Placed[] {
  return [...readEach(page.codedEmails, emailOfCode), ...readLinks(page, mailLink, emailsOfLink)];
}

function emailsOfLink(href: string): Iterable<string | undefined> {
  const link = href.trim().replace(slipOfEditors, '');
  if (/^mailto:/i.test(link)) return emailsOfMailto(link);
  return [emailOfCode(/#([0-9a-f]+)$/i.exec(href)?.[1] ?? '')];
}

function linkedPhones(page: Page, inForm: PhoneForms): readonly Placed[] {
  return [
    ...readLinks(page, phoneLink, (href) => [vanityOfTel(href) ?? phoneOfTel(href.trim(), inForm)]),
    ...readLinks(page, whatsAppLink, (href) => [phoneOfWhatsApp(href)]),
  ];
}

/** The number that is written with letters in a link, which telephones dial: `tel:1-800-FLOWERS`. */
function vanityOfTel(href: string): string | undefined {
  return /[A-Z]{3}/.test(href)
    ? vanityNumbers(href.slice(href.indexOf(':') + 1), Infinity)[0]?.value
    : undefined;
}

/**
 * What the links of a kind hold. Links are in the order of the page, so those after as many different values as an
 * answer has add none to it.
 */
function readLinks(
  page: Page,
  kind: RegExp,
  read: (href: string) => Iterable<string | undefined>,
): readonly Placed[] {
  const found: Placed[] = [];
  const values = new Set<string>();
  const known = new Map<string, readonly (string | undefined)[]>();
  let writings = 0;
  const links = page.anchors.filter(({ value }) => kind.test(value)).slice(0, MAX_LINKS);
  for (const { value: href, at } of links) {
    const before = known.get(href);
    if (before === undefined && known.size === MAX_DIFFERENT_LINKS) return found;
    const written: (string | undefined)[] = [];
    for (const value of before ?? read(href)) {
      written.push(value);
      writings += 1;
      if (value !== undefined) {
        found.push({ value, at });
        values.add(value);
      }
      if (values.size === MOST || writings === MAX_WRITINGS) return found;
    }
    known.set(href, written);
  }
  return found;
}

function statedEmails(data: StructuredData): readonly Placed[] {
  return readEach(data.emails, cleanEmail);
}

/** The value of each writing that has one. */
function readEach(
  writings: readonly Placed[],
  read: (writing: string) => string | undefined,
): readonly Placed[] {
  return writings.slice(0, MAX_LINKS).flatMap(({ value: writing, at }) => {
    const value = read(writing);
    return value === undefined ? [] : { value, at };
  });
}

function statedNumbers(numbers: readonly Placed[], inForm: PhoneForms): readonly Placed[] {
  const read = numbers.slice(0, MAX_LINKS).filter(({ value }) => !isPlaceholder(value));
  return read.map(({ value, at }) => ({ value: inForm(value), at }));
}

/** The numbers by their digits that structured data gives another country than that of the page. */
function numbersAbroad(
  numbers: readonly StatedNumber[],
  country: CountryCode | undefined,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const number of numbers.slice(0, MAX_LINKS)) {
    if (number.country === undefined || number.country === country) continue;
    const form = phoneForms(number.country)(number.value);
    if (form.startsWith('+')) found.set(digitsOf(number.value), form);
  }
  return found;
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
