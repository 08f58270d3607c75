import type { ObjectSchema, Schema } from '../../schema/schema.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { fetchLimits, fetchWords } from './fetch-limits.ts';
import { networks } from './finding/social-networks.ts';
import { count, flag, object, readPage, text, textOrNull, texts } from './result-members.ts';

/** Input of /v1/site/intel. */
export const intelRequest = {
  type: 'object',
  required: ['url'],
  'x-other-names': [{ member: 'url', names: ['uri', 'link', 'page', 'site', 'website', 'domain', 'host'] }],
  properties: {
    url: {
      type: 'string',
      minLength: 1,
      maxLength: 8000,
      description:
        'Page to read, by http or https. Without a scheme it is read as https. An address that is not on the ' +
        'public web is refused.',
      examples: ['https://www.example.com/'],
    },
  },
} as const satisfies ObjectSchema;

export type IntelInput = ValueOf<typeof intelRequest>;

/** A schema for each network. */
function byNetwork<Member extends Schema>(
  schemaOf: (network: Network) => Member,
): Readonly<Record<Network, Member>> {
  const entries = networks.map((network) => [network, schemaOf(network)] as const);
  return Object.fromEntries(entries) as Record<Network, Member>;
}

type Network = (typeof networks)[number];

const always = object('What the page says about its owner.', {
  ...readPage(fetchLimits.redirects),
  truncated: flag(`Whether the page continues after the first ${fetchWords.bytes}, the most that is read.`),
  title: {
    ...text('Title of the page, else og:title. At most 2000 characters.'),
    'x-headline': true,
  },
  description: text('Meta description, else og:description. At most 5000 characters.'),
  canonical: text('Absolute URL of link rel=canonical, else of the Link header; empty when there is none.'),
  language: text('Language that the page states, such as en-GB; empty when it does not.'),
  favicon: text('Absolute URL of the icon; /favicon.ico of the site when the page names none.'),
  og: object('OpenGraph properties.', {
    title: textOrNull('og:title'),
    description: textOrNull('og:description'),
    image: textOrNull('og:image, absolute.'),
    type: textOrNull('og:type'),
    site_name: textOrNull('og:site_name'),
  }),
  twitter_card: text('twitter:card, empty when absent.'),
  generator: text('What the page names as its generator, empty when absent.'),
  tech: texts('Technologies detected by what the page loads, sets and writes, in the order found.'),
  locked_platform: textOrNull(
    'Platform for one trade that the page is locked to, such as Toast or Mindbody; null without a positive marker.',
  ),
  contacts: object('How to reach the owner, in the order of the page.', {
    emails: texts('E-mail addresses in lower case.', 100),
    phones: texts(
      'Phone numbers, E.164 where the page or the number gives the country, else as written.',
      100,
    ),
    addresses_hint: texts('Postal addresses on one line each, as found.', 20),
  }),
  socials: object(
    'Profiles of the owner; null for networks without a profile on the page.',
    byNetwork((network) => textOrNull(`Profile on ${network}.`)),
  ),
  links: object('Links of the page, each as often as it occurs.', {
    internal: count('Links to the host of final_url; www. and port are ignored.'),
    external: count('Links to other hosts, subdomains included.'),
  }),
  has_forms: flag('Whether the page has a form.'),
  has_analytics: texts('Analytics and advertising tags found.'),
  schema_org_types: texts('Types of its JSON-LD, microdata and RDFa, in first-seen order.', 200),
  headers: object('Headers of the answer.', {
    server: text('Server, empty when absent.'),
    x_powered_by: textOrNull('X-Powered-By, null when absent.'),
    cf_ray_present: flag('Whether there is a CF-Ray header, which Cloudflare sends.'),
  }),
  fetched_at: text('When the page was read: ISO 8601, UTC, milliseconds.'),
});

/** Body of a 200. */
export const intelResult = {
  ...always,
  properties: {
    ...always.properties,
    frames: texts(
      'Only of a page without content of its own: the pages that it shows in frames, which are not read.',
      20,
    ),
  },
} as const satisfies ObjectSchema;

/** What a fetched page says about its owner: the answer of Site Intel. */
export interface SiteIntel extends ValueOf<typeof intelResult> {}

type ContactMembers = ValueOf<typeof intelResult>['contacts'];
type SocialMembers = ValueOf<typeof intelResult>['socials'];

/** How to reach the owner of a page. */
export interface Contacts extends ContactMembers {}

/** The profiles of the owner, null for networks without one. */
export interface Socials extends SocialMembers {}

/** The metadata in the head of a page; '' for what is absent, null where the contract says so. */
export type Head = Pick<
  SiteIntel,
  'title' | 'description' | 'canonical' | 'language' | 'favicon' | 'og' | 'twitter_card' | 'generator'
>;
