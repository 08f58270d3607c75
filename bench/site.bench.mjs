/**
 * Site Intel against the usual ways to do it: cheerio with regular expressions (about half of the
 * fields), open-graph-scraper (head data), and the bare pass of the tokenizer as the floor.
 */
import { deepStrictEqual, ok } from 'node:assert';
import { findPhones, readSite } from '../dist/operations/site/index.js';
import { compare, peer } from './harness.mjs';
import { businessPage, fetched, MAX_BYTES } from './site/pages.mjs';

const cheerio = await peer('cheerio');
const openGraphScraper = (await peer('open-graph-scraper'))?.default;
const tokenizer = await peer('htmlparser2');
const phones = await peer('libphonenumber-js');

/** The largest share of each peer's time, by the size of the page. */
const sizes = [
  { name: '5 KB', bytes: 5120, targets: {} },
  { name: '100 KB', bytes: 102_400, targets: { 'cheerio + regex': 0.3, 'open-graph-scraper': 0.25 } },
  {
    name: '512 KB',
    bytes: MAX_BYTES,
    targets: { 'cheerio + regex': 0.2, 'open-graph-scraper': 0.25, 'the bare tokenizer': 4 },
  },
];

const callbacks = Object.fromEntries(
  (
    'onattribdata onattribentity onattribend onattribname oncdata onclosetag oncomment ondeclaration onend ' +
    'onopentagend onopentagname onprocessinginstruction onselfclosingtag ontext ontextentity'
  )
    .split(' ')
    .map((name) => [name, () => {}]),
);

await compare({
  group: 'site',
  title: 'Site Intel',
  peers: ['cheerio', 'open-graph-scraper', 'htmlparser2', 'libphonenumber-js'],
  rows: [...sizes.map(pageRow), phoneRow()],
});

function pageRow({ name, bytes, targets }) {
  const html = businessPage(bytes);
  const page = fetched(html);
  return {
    name: `read a page of ${name}`,
    unit: 'time',
    candidates: {
      sundry: () => read(page),
      ...(cheerio && { 'cheerio + regex': () => readWithCheerio(html) }),
      ...(openGraphScraper && { 'open-graph-scraper': () => openGraphScraper({ html }) }),
      ...(tokenizer && { 'the bare tokenizer': () => tokenize(html) }),
    },
    targets,
    verify: () => verify(html, page),
  };
}

function phoneRow() {
  const line = 'Open 9-17. Order 4471-222-1234, call (212) 555-0143 or +44 20 7946 0018 before 05.10.2026. ';
  const text = line.repeat(430);
  return {
    name: 'find phones in 40 KB of text full of digits',
    unit: 'time',
    candidates: {
      sundry: () => findPhones(text, 'US'),
      ...(phones && { 'libphonenumber-js find': () => phones.findPhoneNumbersInText(text, 'US') }),
    },
    targets: { 'libphonenumber-js find': 0.02 },
    verify: () => {
      const found = new Set(findPhones(text, 'US').map(({ value }) => value));
      deepStrictEqual([...found], ['+12125550143', '+442079460018']);
    },
  };
}

function read(page) {
  return readSite(page, { fetchedAt: new Date(0) });
}

/** The fields that the peers support are equal. */
async function verify(html, page) {
  const own = read(page);
  if (cheerio) {
    const { title, description, links, emails } = readWithCheerio(html);
    deepStrictEqual(
      { title, description, links, emails },
      { title: own.title, description: own.description, links: own.links, emails: own.contacts.emails },
    );
  }
  if (openGraphScraper) {
    const { result } = await openGraphScraper({ html });
    deepStrictEqual(result.ogTitle, own.og.title);
  }
  ok(own.tech.includes('WordPress') && own.contacts.phones.includes('+12125550143'));
}

function tokenize(html) {
  const pass = new tokenizer.Tokenizer({}, callbacks);
  pass.write(html);
  pass.end();
}

/** A quick version by hand: no structured data, no rules for social profiles, ten technologies. */
function readWithCheerio(html) {
  const $ = cheerio.load(html);
  const meta = (name) =>
    $(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content')?.trim() ?? '';
  let internal = 0;
  let external = 0;
  const socials = {};
  $('a[href]').each((_, element) => {
    const href = $(element).attr('href');
    if (href.startsWith('#')) return;
    let url;
    try {
      url = new URL(href, 'https://shop.example/');
    } catch {
      return;
    }
    if (!url.protocol.startsWith('http')) return;
    if (url.hostname === 'shop.example') internal++;
    else external++;
    for (const network of ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube', 'tiktok']) {
      if (url.hostname.endsWith(`${network}.com`)) socials[network] ??= url.href;
    }
  });
  const scripts = $('script[src]')
    .map((_, element) => $(element).attr('src'))
    .get();
  const types = $('script[type="application/ld+json"]')
    .map((_, element) => JSON.parse($(element).text())['@type'])
    .get();
  $('script, style').remove();
  const text = $('body').text();
  return {
    title: $('title').first().text().trim(),
    description: meta('description'),
    og: ['title', 'description', 'image', 'type', 'site_name'].map((name) => meta(`og:${name}`)),
    twitter: meta('twitter:card'),
    generator: meta('generator'),
    language: $('html').attr('lang'),
    canonical: $('link[rel="canonical"]').attr('href'),
    icon: $('link[rel~="icon"]').attr('href'),
    links: { internal, external },
    socials,
    types,
    emails: [...new Set(text.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g) ?? [])],
    phones: [...new Set(text.match(/(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/g) ?? [])],
    tech: [
      'wp-content',
      '_next',
      'shopify',
      'wix',
      'squarespace',
      'jquery',
      'bootstrap',
      'react',
      'drupal',
      'gtag',
    ].filter((name) => scripts.some((src) => src.includes(name))),
    forms: $('form').length > 0,
  };
}
