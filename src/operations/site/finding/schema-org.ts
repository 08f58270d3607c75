import type { CountryCode } from 'libphonenumber-js';
import { isObject } from '../../../schema/prepare.ts';
import { collapse, type Ordered, type Page, type Placed } from '../reading/page.ts';
import { withCharacters } from '../reading/references.ts';
import { isJsonLd, objectsOf, readJsonLd, textsOf } from './json-ld.ts';
import { countryNamed } from './stated/country-names.ts';
import { openGraphContact } from './stated/open-graph-contact.ts';

/** A number, with the country of the address of what has it. */
export interface StatedNumber extends Placed {
  readonly country?: CountryCode | undefined;
}

/** Values of the structured data of a page, each with its place in the visible text. */
export interface StructuredData {
  /** Bare type names in first-seen order, without repeats. */
  readonly types: readonly string[];
  readonly emails: readonly Placed[];
  readonly phones: readonly StatedNumber[];
  readonly faxes: readonly StatedNumber[];
  readonly addresses: readonly string[];
  readonly sameAs: readonly string[];
  /** That of the first address that has one. */
  readonly country: CountryCode | undefined;
}

const MAX_TYPES = 200;

/** Shops with a script for each of their products have some hundred. */
const MAX_SCRIPTS = 1000;

/** Reads JSON-LD, contacts of Open Graph, and the types of microdata and RDFa. */
export function readStructuredData(page: Page): StructuredData {
  const types = [...typesOf(page.itemTypes, typeOfUrl), ...typesOf(page.rdfaTypes, bareType)];
  const stated = openGraphContact(page.metas);
  const emails: Placed[] = [...stated.emails, ...page.itemEmails];
  const phones: StatedNumber[] = [...stated.phones, ...page.itemPhones];
  const faxes: StatedNumber[] = [...stated.faxes, ...page.itemFaxes];
  const addresses: string[] = [...stated.addresses];
  const sameAs: string[] = [];
  let first: CountryCode | undefined;
  const scripts = page.scripts.filter(({ type }) => isJsonLd(type)).slice(0, MAX_SCRIPTS);
  for (const { start, end, at, order } of scripts) {
    for (const { item, country } of itemsIn(page.html.slice(start, end))) {
      for (const name of textsOf(item['@type'])) types.push({ value: bareType(name), order });
      for (const value of textsOf(item.email)) emails.push({ value: withCharacters(value), at });
      for (const value of textsOf(item.telephone)) phones.push({ value: withCharacters(value), at, country });
      for (const value of textsOf(item.faxNumber)) faxes.push({ value: withCharacters(value), at, country });
      sameAs.push(...textsOf(item.sameAs));
      const address = addressOf(item);
      if (address !== '') addresses.push(address);
      first ??= country;
    }
  }
  const names = types.sort((a, b) => a.order - b.order).map(({ value }) => value);
  return {
    types: [...new Set(names)].filter(Boolean).slice(0, MAX_TYPES),
    emails,
    phones,
    faxes,
    addresses,
    sameAs,
    country: first ?? countryNamed(stated.country) ?? onlyCountry(page.itemCountries),
  };
}

interface Item {
  readonly item: Readonly<Record<string, unknown>>;
  readonly country: CountryCode | undefined;
}

/** The items of a script, each with the country of its address, else that of the item that it is a part of. */
function* itemsIn(script: string): Generator<Item> {
  const countries = new Map<unknown, CountryCode>();
  for (const item of objectsOf(readJsonLd(script))) {
    const country = countryNamed(countryIn(item) || countryOfAddress(item)) ?? countries.get(item);
    yield { item, country };
    if (country === undefined) continue;
    for (const part of Object.values(item).flat()) if (typeof part === 'object') countries.set(part, country);
  }
}

/** The country on which all addresses of a page in microdata agree. */
function onlyCountry(written: readonly string[]): CountryCode | undefined {
  const countries = new Set(written.map(countryNamed));
  return countries.size === 1 ? [...countries][0] : undefined;
}

/** An element may have several types, with spaces between them. */
function typesOf(lists: readonly Ordered[], read: (type: string) => string): readonly Ordered[] {
  const types: Ordered[] = [];
  for (const { value, order } of lists) {
    for (const type of value.split(/\s+/, MAX_TYPES)) types.push({ value: read(type), order });
  }
  return types;
}

/** `https://schema.org/Event` is Event: types of microdata are URLs (HTML 5.2.2). '' for another vocabulary. */
function typeOfUrl(type: string): string {
  return /^https?:\/\/(?:www\.)?schema\.org\/([\w-]{1,100})$/i.exec(type)?.[1] ?? '';
}

/** In RDFa and JSON-LD `schema:Event` and `Event` are Event, too. */
function bareType(type: string): string {
  return /^(?:schema:)?([\w-]{1,100})$/.exec(type)?.[1] ?? typeOfUrl(type);
}

/** A postal address on one line: of an item with parts, or given as a text. */
function addressOf(item: Readonly<Record<string, unknown>>): string {
  const [whole] = textsOf(item.address);
  if (whole !== undefined) return collapse(withCharacters(whole));
  const street = textsOf(item.streetAddress);
  if (street.length === 0 && typeof item.addressLocality !== 'string') return '';
  const parts = [
    ...street,
    item.addressLocality,
    item.addressRegion,
    item.postalCode,
    countryIn(item),
  ].flatMap((part) =>
    typeof part === 'string' || typeof part === 'number' ? collapse(withCharacters(String(part))) : [],
  );
  return parts.filter(Boolean).join(', ');
}

/** The country of the first address of an item; '' without one. */
function countryOfAddress({ address }: Readonly<Record<string, unknown>>): string {
  const first: unknown = Array.isArray(address) ? address[0] : address;
  return isObject(first) ? countryIn(first) : '';
}

/** A country is its code or name, or an item with one; '' without one. */
function countryIn({ addressCountry }: Readonly<Record<string, unknown>>): string {
  const [country]: readonly unknown[] = Array.isArray(addressCountry) ? addressCountry : [addressCountry];
  if (typeof country === 'string') return country;
  return isObject(country) && typeof country.name === 'string' ? country.name : '';
}
