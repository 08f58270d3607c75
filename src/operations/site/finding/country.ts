import type { CountryCode } from 'libphonenumber-js';
import { isSupportedCountry } from 'libphonenumber-js/min';

/** Country-code domains sold without restriction, which do not indicate a place. */
const generic = new Set(
  'ac ai am as bz cc cd cx dj eu fm gg im io la ly me ms nu pw sh st su tk to tv vc vg ws'.split(' '),
);

/** Names of countries in structured data that does not use the code. */
const byName: Readonly<Record<string, CountryCode>> = {
  'united states': 'US',
  'united states of america': 'US',
  usa: 'US',
  canada: 'CA',
  'united kingdom': 'GB',
  'great britain': 'GB',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  ireland: 'IE',
  germany: 'DE',
  deutschland: 'DE',
  austria: 'AT',
  '\u00f6sterreich': 'AT',
  switzerland: 'CH',
  schweiz: 'CH',
  france: 'FR',
  spain: 'ES',
  'espa\u00f1a': 'ES',
  italy: 'IT',
  italia: 'IT',
  netherlands: 'NL',
  nederland: 'NL',
  belgium: 'BE',
  sweden: 'SE',
  norway: 'NO',
  denmark: 'DK',
  finland: 'FI',
  poland: 'PL',
  portugal: 'PT',
  australia: 'AU',
  'new zealand': 'NZ',
  japan: 'JP',
  india: 'IN',
  brazil: 'BR',
  brasil: 'BR',
  mexico: 'MX',
  'south africa': 'ZA',
};

/** What a page says about its country. */
export interface CountryEvidence {
  /** The country of its structured data. */
  readonly stated: string | undefined;
  readonly host: string;
  /** The country of the postal addresses in its text. */
  readonly ofAddresses: CountryCode | undefined;
  /** A language tag (RFC 5646). */
  readonly language: string;
}

/**
 * The country of a page, by whose rules its national phone numbers are read: that of its structured data, else of its
 * domain, else of its postal addresses, else the region of its language, which is often the default of a program.
 * undefined when there is none.
 */
export function countryOf({ stated, host, ofAddresses, language }: CountryEvidence): CountryCode | undefined {
  const domain = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1];
  return (
    named(stated?.trim() ?? '') ??
    (generic.has(domain) ? undefined : coded(domain === 'uk' ? 'gb' : domain)) ??
    ofAddresses ??
    (region === undefined ? undefined : coded(region))
  );
}

function named(text: string): CountryCode | undefined {
  return byName[text.toLowerCase()] ?? coded(text);
}

function coded(text: string): CountryCode | undefined {
  const code = text.toUpperCase();
  return code.length === 2 && isSupportedCountry(code) ? code : undefined;
}
