/**
 * Site Intel as a library: reads a page that you have fetched. Pure functions; no network, no service, no schema
 * library, no environment.
 */
export type { FetchedPage } from '../../operation.ts';
export type { Contacts } from './contacts.ts';
export { findEmails } from './emails.ts';
export type { Head } from './head.ts';
export type { IntelRequest, SiteIntel } from './intel.ts';
export type { Placed } from './page.ts';
export { findPhones } from './phones.ts';
export { readSite } from './read-site.ts';
export type { Socials } from './socials.ts';
