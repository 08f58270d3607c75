import type { CountryCode } from 'libphonenumber-js';
import { countryNamed } from './stated/country-names.ts';

/** Country-code domains sold without restriction, which do not indicate a place. */
const generic = new Set(
  'ac ai am as bz cc cd cx dj eu fm gg im io la ly me ms nu pw sh st su tk to tv vc vg ws'.split(' '),
);

/** What a page says about its country. */
export interface CountryEvidence {
  /** The country of its structured data. */
  readonly stated: CountryCode | undefined;
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
    stated ??
    (generic.has(domain) ? undefined : coded(domain)) ??
    ofAddresses ??
    (region === undefined ? undefined : coded(region))
  );
}

/** The country of a code, in which the United Kingdom is `uk` as a domain. */
function coded(code: string): CountryCode | undefined {
  return code.length === 2 ? countryNamed(code) : undefined;
}
