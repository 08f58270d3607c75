import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fetchedPage, type PageOptions } from '../../../test/support/worlds/site-pages.ts';
import { readSite } from './read-site.ts';

interface Row extends PageOptions {
  readonly name: string;
  readonly finalUrl: string;
  /** Every one of these members, written by hand from the page. */
  readonly expected: object;
}

const none = {
  facebook: null,
  instagram: null,
  linkedin: null,
  twitter: null,
  youtube: null,
  tiktok: null,
  github: null,
  pinterest: null,
  threads: null,
  bluesky: null,
  yelp: null,
  tripadvisor: null,
  whatsapp: null,
  telegram: null,
  discord: null,
  reddit: null,
  vimeo: null,
  snapchat: null,
};

const noOg = { title: null, description: null, image: null, type: null, site_name: null };

const rows: readonly Row[] = [
  {
    name: 'wordpress',
    finalUrl: 'https://tischlerei-ahorn.de/',
    headers: { server: ['Apache/2.4.62 (Debian)'], 'x-powered-by': ['PHP/8.2'] },
    expected: {
      title: 'Tischlerei Ahorn \u2013 M\u00f6bel nach Ma\u00df',
      description: 'Schr\u00e4nke, Tische und Treppen aus Bonn.',
      canonical: 'https://tischlerei-ahorn.de/',
      language: 'de-DE',
      favicon: 'https://tischlerei-ahorn.de/wp-content/uploads/icon.png',
      og: {
        ...noOg,
        title: 'Tischlerei Ahorn',
        image: 'https://tischlerei-ahorn.de/wp-content/uploads/2026/01/werkstatt.jpg',
      },
      twitter_card: 'summary_large_image',
      generator: 'WordPress 6.8.1',
      tech: [
        'Apache HTTP Server',
        'PHP',
        'WordPress',
        'Contact Form 7',
        'Google Font API',
        'jQuery',
        'Yoast SEO',
      ],
      locked_platform: null,
      contacts: {
        emails: ['info@tischlerei-ahorn.de'],
        phones: ['+492285550123'],
        addresses_hint: ['Tischlerei Ahorn, Ahornweg 7, 53115 Bonn'],
      },
      socials: {
        ...none,
        facebook: 'https://www.facebook.com/TischlereiAhorn/',
        instagram: 'https://www.instagram.com/tischlerei.ahorn/',
      },
      links: { internal: 2, external: 2 },
      has_forms: true,
      has_analytics: ['Matomo'],
      schema_org_types: ['WebPage', 'CollectionPage', 'WebSite', 'Organization'],
      headers: { server: 'Apache/2.4.62 (Debian)', x_powered_by: 'PHP/8.2', cf_ray_present: false },
    },
  },
  {
    name: 'shopify',
    finalUrl: 'https://mossfern.com/',
    headers: { server: ['cloudflare'], 'cf-ray': ['9'], 'x-shopid': ['1'] },
    expected: {
      title: 'Moss & Fern | Plants by post',
      favicon: 'https://mossfern.com/cdn/shop/files/leaf.png?crop=center&height=32',
      og: { ...noOg, site_name: 'Moss & Fern', type: 'website' },
      tech: ['Cloudflare', 'Shopify'],
      locked_platform: null,
      contacts: {
        emails: ['hello@mossfern.com'],
        phones: ['+15035550142'],
        addresses_hint: [],
      },
      socials: { ...none, tiktok: 'https://www.tiktok.com/@mossfern' },
      links: { internal: 2, external: 3 },
      has_forms: true,
      has_analytics: ['Meta Pixel', 'Klaviyo'],
      schema_org_types: [],
      headers: { server: 'cloudflare', x_powered_by: null, cf_ray_present: true },
    },
  },
  {
    name: 'nextjs',
    finalUrl: 'https://www.cargodesk.com/',
    headers: { 'x-vercel-id': ['fra1::a'] },
    expected: {
      title: 'Cargo Desk',
      description: 'Freight without spreadsheets',
      tech: ['Vercel', 'Next.js', 'Stripe', 'Vercel Analytics', 'Sentry', 'React', 'Node.js'],
      contacts: { emails: [], phones: [], addresses_hint: [] },
      socials: {
        ...none,
        github: 'https://github.com/cargodesk',
        twitter: 'https://x.com/cargodesk',
        linkedin: 'https://www.linkedin.com/company/cargo-desk/about/',
      },
      links: { internal: 2, external: 3 },
      has_forms: false,
      has_analytics: ['Vercel Analytics'],
    },
  },
  {
    name: 'wix',
    finalUrl: 'https://www.willowyoga.co.uk/',
    expected: {
      title: 'Home | Willow Yoga',
      tech: ['Wix', 'YouTube', 'React'],
      locked_platform: 'Mindbody',
      contacts: {
        emails: [],
        phones: ['+441134960123'],
        addresses_hint: ['5 Mill Lane, Leeds, LS1 1AA, GB'],
      },
      socials: { ...none, youtube: 'https://www.youtube.com/@willowyoga' },
      links: { internal: 0, external: 2 },
      schema_org_types: ['LocalBusiness', 'PostalAddress'],
    },
  },
  {
    name: 'drupal',
    finalUrl: 'https://www.valmont.fr/fr/',
    expected: {
      title: 'Mairie de Valmont | Accueil',
      language: 'fr',
      canonical: '',
      favicon: 'https://www.valmont.fr/core/misc/favicon.ico',
      generator: 'Drupal 10 (https://www.drupal.org)',
      tech: ['Drupal', 'PHP'],
      contacts: { emails: ['mairie@valmont.fr'], phones: ['+33199001234'], addresses_hint: [] },
      links: { internal: 2, external: 0 },
      has_forms: true,
      schema_org_types: ['GovernmentOrganization'],
    },
  },
  {
    name: 'plain',
    finalUrl: 'http://bobshardware.com/index.html',
    expected: {
      title: "Bob's Hardware",
      description: '',
      language: '',
      favicon: 'http://bobshardware.com/favicon.ico',
      og: noOg,
      tech: [],
      contacts: {
        emails: ['bob@bobshardware.com'],
        // The address names the country.
        phones: ['+12175550101', '+12175550102'],
        addresses_hint: ['1200 Main Street, Springfield, IL 62701'],
      },
      socials: none,
      links: { internal: 1, external: 1 },
      has_forms: false,
      has_analytics: [],
      headers: { server: '', x_powered_by: null, cf_ray_present: false },
    },
  },
  {
    name: 'hostile',
    finalUrl: 'https://site.example/a/',
    expected: {
      title: 'The <real> one',
      canonical: '',
      favicon: 'https://site.example/favicon.ico',
      og: noOg,
      tech: [],
      locked_platform: null,
      contacts: { emails: [], phones: [], addresses_hint: [] },
      socials: none,
      // `ht&Tab;tps:` is https to a browser, and a backslash a slash.
      links: { internal: 0, external: 8 },
      has_forms: false,
      has_analytics: [],
      schema_org_types: ['Event', 'Thing', 'Product'],
    },
  },
  {
    name: 'squarespace',
    finalUrl: 'https://www.figandsalt.com.au/',
    expected: {
      title: 'Fig & Salt Cafe',
      canonical: 'https://www.figandsalt.com.au/',
      favicon: 'https://www.figandsalt.com.au/touch.png',
      tech: ['Squarespace'],
      locked_platform: 'SevenRooms',
      contacts: {
        emails: ['hello@figandsalt.com.au'],
        // The other number has no label before it.
        phones: ['+61491570156'],
        addresses_hint: ['12 Wharf Rd, Hobart TAS 7000, Australia'],
      },
      socials: { ...none, instagram: 'https://instagram.com/figandsalt' },
      links: { internal: 1, external: 2 },
      schema_org_types: ['CafeOrCoffeeShop'],
    },
  },
  {
    name: 'react-app',
    finalUrl: 'https://ledger-app.io/start',
    expected: {
      title: 'Ledger App',
      description: 'Books that balance.',
      favicon: 'https://ledger-app.io/favicon.ico',
      tech: ['Unpkg', 'React'],
      contacts: { emails: ['help@ledger-app.io'], phones: [], addresses_hint: [] },
      has_analytics: ['Meta Pixel'],
    },
  },
  {
    name: 'joomla',
    finalUrl: 'https://danino.it/home',
    expected: {
      title: 'Trattoria da Nino',
      language: 'it',
      tech: ['Joomla', 'Bootstrap', 'PHP'],
      contacts: {
        emails: ['info@danino.it'],
        phones: ['+39061234567', '+393331234567'],
        addresses_hint: ['Via Roma 7, 00184, Roma'],
      },
      socials: {
        ...none,
        tripadvisor: 'https://www.tripadvisor.it/Restaurant_Review-g187791-d1-Reviews-Da_Nino-Rome.html',
        whatsapp: 'https://wa.me/393331234567',
      },
      links: { internal: 1, external: 2 },
      schema_org_types: ['Restaurant', 'PostalAddress'],
    },
  },
  {
    name: 'news',
    finalUrl: 'https://tradeweekly.com/a',
    expected: {
      tech: [],
      locked_platform: null,
      contacts: { emails: [], phones: [], addresses_hint: [] },
      has_analytics: [],
      socials: none,
      schema_org_types: ['NewsArticle', 'Person', 'NewsMediaOrganization', 'BreadcrumbList', 'ListItem'],
    },
  },
  {
    name: 'dealer',
    finalUrl: 'https://route4motors.com/',
    expected: {
      language: 'en-US',
      locked_platform: 'Dealer.com',
      contacts: {
        emails: [],
        phones: ['+19375550160', '+19375550161'],
        addresses_hint: ['4000 Linden Ave, Dayton, OH 45432'],
      },
      socials: { ...none, yelp: 'https://www.yelp.com/biz/route-4-motors-dayton' },
      has_analytics: ['Google Tag Manager'],
    },
  },
  {
    name: 'xhtml',
    finalUrl: 'https://batomotor.se/',
    headers: { 'content-type': ['application/xhtml+xml'], server: ['Microsoft-IIS/10.0'] },
    expected: {
      title: 'B\u00e5t & Motor',
      language: 'sv',
      tech: ['IIS', 'Bootstrap', 'Microsoft ASP.NET'],
      contacts: { emails: [], phones: ['+46846500400'], addresses_hint: [] },
      links: { internal: 1, external: 0 },
    },
  },
];

describe('types of schema.org', () => {
  test.each([
    { name: 'microdata', html: '<p itemscope itemtype="https://schema.org/Product">', types: ['Product'] },
    { name: 'http, www', html: '<p itemscope itemtype="http://www.schema.org/Event">', types: ['Event'] },
    {
      name: 'two types of one item',
      html: '<p itemscope itemtype="https://schema.org/Product http://schema.org/Book">',
      types: ['Product', 'Book'],
    },
    {
      name: 'HTML 5.2.2: itemtype names a type by its absolute URL; the vocabulary of microformats is another',
      html: '<p itemscope itemtype="http://microformats.org/profile/hcard">',
      types: [],
    },
    {
      name: 'a former vocabulary of Google',
      html: '<p itemscope itemtype="http://data-vocabulary.org/Breadcrumb">',
      types: [],
    },
    { name: 'a host that begins alike', html: '<p itemtype="https://schema.org.example/Event">', types: [] },
    { name: 'no URL', html: '<p itemscope itemtype="Event">', types: [] },
    {
      name: 'RDFa: a bare name, its prefix and its URL',
      html: '<p typeof="Event"><p typeof="schema:Place"><p typeof="http://schema.org/Person">',
      types: ['Event', 'Place', 'Person'],
    },
    { name: 'RDFa: the prefixes of others', html: '<p typeof="foaf:Document sioc:Item">', types: [] },
    {
      name: 'JSON-LD: the URL of another vocabulary',
      html: '<script type="application/ld+json">{"@type":["http://purl.org/goodrelations/v1#Offering","Offer"]}</script>',
      types: ['Offer'],
    },
  ])('$name', ({ html, types }) => {
    expect(readSite(fetchedPage(html), { fetchedAt: new Date(0) }).schema_org_types).toEqual(types);
  });
});

describe('a match that the limit of 512 KB may have cut short is not reported', () => {
  const whole = '<p>first@site.co and tel: 030 1234560</p>';
  test.each([
    { name: 'an address', rest: '<p>Mail contact@site.co' },
    { name: 'an address in a link', rest: '<p>Mail <a href="/contact">contact@site.co' },
    { name: 'an address before the beginning of a tag', rest: '<p>Mail contact@site.co<w' },
    { name: 'an address in words', rest: '<p>contact [at] site [dot] co' },
    { name: 'an address in words, before its next dot', rest: '<p>contact [at] site [dot] co [do' },
    { name: 'an address as it is spoken', rest: '<p>contact at site dot co' },
    { name: 'an address as it is spoken, before its next dot', rest: '<p>contact at site dot co do' },
    { name: 'a link to an address', rest: '<a href="mailto:contact@site.co' },
    { name: 'a phone number', rest: '<p>Call (212) 555-0143' },
    { name: 'a phone number between two groups', rest: '<p>Tel: 030 1234567 ' },
    { name: 'a link to a phone number', rest: '<a href="tel:+12125550143' },
    { name: 'a postal address', rest: '<p>350 Fifth Avenue, New York, NY 10118' },
    { name: 'an address element', rest: '<address>350 Fifth Avenue' },
    { name: 'a profile', rest: '<a href="https://www.facebook.com/harbour' },
    { name: 'structured data', rest: '<script type="application/ld+json">{"email":"contact@site.co"}' },
  ])('$name', ({ rest }) => {
    const page = fetchedPage(whole + rest, { truncated: true });
    const { contacts, socials } = readSite(page, { fetchedAt: new Date(0) });
    expect(contacts).toEqual({ emails: ['first@site.co'], phones: ['030 1234560'], addresses_hint: [] });
    expect(socials).toEqual(none);
  });

  test('a match that ends before the limit is reported', () => {
    const rest = '<p>contact@site.co, 350 Fifth Avenue, New York, NY 10118. Tel: 030 1234567 or';
    const { contacts } = readSite(fetchedPage(whole + rest, { truncated: true }), { fetchedAt: new Date(0) });
    expect(contacts.emails).toEqual(['first@site.co', 'contact@site.co']);
    expect(contacts.phones).toEqual(['030 1234560', '030 1234567']);
    expect(contacts.addresses_hint).toHaveLength(1);
  });
});

test('of many links to numbers the first hundred numbers are reported, each once, by their place on the page', () => {
  const numbers = Array.from({ length: 130 }, (_, i) => `+1212555${1000 + i}`);
  const html = numbers
    .map((number) => `<a href="tel:${number}">x</a> <a href="tel: ${number}">y</a>`)
    .join(' ');
  const page = fetchedPage(`<p>+44 20 7946 0018</p>${html}<p>+44 20 7946 0019</p>`);
  const { contacts } = readSite(page, { fetchedAt: new Date(0) });
  expect(contacts.phones).toEqual(['+442079460018', ...numbers.slice(0, 99)]);
});

test('of many mail links the first hundred addresses are reported, each once, by their place on the page', () => {
  const emails = Array.from({ length: 130 }, (_, i) => `a${i}@site.co`);
  const html = emails.map((email, i) => `<a href="mailto:${emails[i - 1] ?? ''},x,${email}">x</a>`).join(' ');
  const page = fetchedPage(`<p>first@site.co</p>${html}<p>last@site.co</p>`);
  const { contacts } = readSite(page, { fetchedAt: new Date(0) });
  expect(contacts.emails).toEqual(['first@site.co', ...emails.slice(0, 99)]);
});

test('of writings in mail links that are not addresses 5,000 are read', () => {
  const emailsAfter = (count: number) => {
    const html = `<a href="mailto:${'x,'.repeat(1000)}">x</a>`.repeat(count / 1000);
    const page = fetchedPage(`${html}<a href="mailto:a@site.co">y</a>`);
    return readSite(page, { fetchedAt: new Date(0) }).contacts.emails;
  };
  expect([emailsAfter(4000), emailsAfter(5000)]).toEqual([['a@site.co'], []]);
});

describe('a page of each kind, as a reader would describe it', () => {
  test.each(rows)('$name', ({ name, expected, ...options }) => {
    const page = readFileSync(new URL(`vectors/pages/${name}.html`, import.meta.url));
    expect(readSite(fetchedPage(page, options), { fetchedAt: new Date(0) })).toMatchObject(expected);
  });
});
