import type { Attributes } from './attributes.ts';
import type { Page, ResourceKind } from './page.ts';

/** Words of a `rel` that are looked at. */
const MOST_WORDS = 100;

type TagReader = (page: Page, attributes: Attributes) => void;

/** What each tag tells a page, outside of drawings. */
export const tagReaders: Readonly<Record<string, TagReader>> = Object.assign(Object.create(null), {
  html: (page, attributes) => {
    page.language ||= attributes.get('lang')?.trim() || attributes.get('xml:lang')?.trim() || '';
  },
  base: (page, attributes) => {
    page.base ??= attributes.get('href');
  },
  title: (page) => page.beginTitle(),
  meta: readMeta,
  link: readLink,
  a: (page, attributes) => {
    const value = attributes.get('href');
    if (value !== undefined) page.anchors.push({ value, at: page.visible.length });
  },
  form: (page, attributes) => {
    page.hasForms = true;
    addResource(page, 'form', attributes.get('action'));
  },
  script: (page, attributes) => {
    const source = attributes.get('src');
    if (source === undefined) page.beginScript((attributes.get('type') ?? '').trim().toLowerCase());
    else addResource(page, 'script', source);
  },
  iframe: (page, attributes) => addResource(page, 'frame', attributes.get('src')),
  img: (page, attributes) => addResource(page, 'image', attributes.get('src')),
  source: (page, attributes) => addResource(page, 'other', attributes.get('src')),
  video: (page, attributes) => addResource(page, 'other', attributes.get('src')),
  address: (page) => page.capture('address', page.addressElements),
} satisfies Record<string, TagReader>);

function readMeta(page: Page, attributes: Attributes): void {
  const content = attributes.get('content')?.trim();
  if (!content) return;
  const keep = (key: string | undefined, prefix = ''): void => {
    const name = prefix + key?.trim().toLowerCase();
    if (key && !page.metas.has(name)) page.metas.set(name, content);
  };
  keep(attributes.get('name'));
  keep(attributes.get('property'));
  keep(attributes.get('http-equiv'), 'http-equiv:');
}

function readLink(page: Page, attributes: Attributes): void {
  const href = attributes.get('href')?.trim();
  if (!href) return;
  const rel = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/, MOST_WORDS);
  page.links.push({ rel, href });
  if (rel.includes('stylesheet') || rel.includes('preload') || rel.includes('modulepreload')) {
    addResource(page, 'style', href);
  } else if (!rel.includes('canonical') && !rel.includes('alternate')) addResource(page, 'other', href);
}

function addResource(page: Page, kind: ResourceKind, url: string | undefined): void {
  if (url) page.resources.push({ kind, url });
}
