/**
 * Site Intel and the Markdown of pages as a library: reads a page that you have fetched. Pure functions; no network, no service, no schema
 * library, no environment.
 */
export type { FetchedPage } from '../../operation.ts';
export { findEmails } from './finding/emails.ts';
export { findPhones } from './finding/phones/phones.ts';
export type { IntelRequest } from './intel.ts';
export type { PageMarkdown, Warning, WarningCode } from './markdown/page-result.ts';
export type { PageMarkdownOptions } from './markdown-schema.ts';
export { markdownDocument, pageToMarkdown } from './page-to-markdown.ts';
export { readSite } from './read-site.ts';
export type { Placed } from './reading/page.ts';
export type { Contacts, Head, SiteIntel, Socials } from './schema.ts';
