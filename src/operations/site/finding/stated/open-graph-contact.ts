import { collapse, type Placed } from '../../reading/page.ts';

/** Contacts in the head of a page. */
export interface StatedContact {
  readonly emails: readonly Placed[];
  readonly phones: readonly Placed[];
  readonly faxes: readonly Placed[];
  readonly addresses: readonly string[];
  /** As written; '' without one. */
  readonly country: string;
}

/**
 * The contact that the meta elements of a business state: `business:contact_data` of Facebook's business objects, and
 * the location and contact of the first version of Open Graph (`og:phone_number`, `og:street-address`).
 */
export function openGraphContact(metas: ReadonlyMap<string, string>): StatedContact {
  const value = (name: string): string => collapse(metas.get(name) ?? '');
  const either = (business: string, og: string): string =>
    value(`business:contact_data:${business}`) || value(`og:${og}`);
  const placed = (text: string): readonly Placed[] => (text === '' ? [] : [{ value: text, at: 0 }]);
  const street = either('street_address', 'street-address');
  const country = either('country_name', 'country-name');
  const address = [
    street,
    either('locality', 'locality'),
    either('region', 'region'),
    either('postal_code', 'postal-code'),
    country,
  ];
  return {
    emails: placed(either('email', 'email')),
    phones: placed(either('phone_number', 'phone_number')),
    faxes: placed(either('fax_number', 'fax_number')),
    addresses: street === '' ? [] : [address.filter(Boolean).join(', ')],
    country,
  };
}
