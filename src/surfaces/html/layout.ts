import { createHash } from 'node:crypto';
import { constant, type Html, html } from './html.ts';
import { style } from './style.ts';

/** An HTML page of this server: what differs between the start page and the docs. */
export interface Layout {
  readonly title: string;
  readonly description: string;
  readonly release: string;
  /** The path of the page itself, marked in the links at the top. */
  readonly path: string;
  /** Styles beside the common ones; a constant of the source. */
  readonly style: string;
  readonly script: PageScript;
  /** What opens the navigation on narrow screens. */
  readonly menu?: Html;
  readonly body: Html;
}

/** A constant of the source that the page holds, or a file of this server, which may show answers in frames. */
export type PageScript = { readonly inline: string } | { readonly path: string };

/** The whole document, which loads nothing from another address. */
export function layoutPage({ title, description, release, path, menu, body, ...layout }: Layout): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">
<style>${constant(style + layout.style)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="brand" href="/">${constant(MARK)}Sundry <small>${release}</small></a>
${documentLinks.map((link) => topLink(link, path))}
${menu}
</header>
${body}
${scriptView(layout.script)}
</body>
</html>
`.markup;
}

/**
 * The policy of a page: nothing from elsewhere, its own style and inline script by their hashes, pictures from
 * data URLs and from answers.
 */
export function pagePolicy({ script, ...layout }: Pick<Layout, 'style' | 'script'>): string {
  return [
    "default-src 'self'",
    `style-src ${hashSource(style + layout.style)}`,
    `script-src ${'inline' in script ? hashSource(script.inline) : "'self'"}`,
    "img-src 'self' data: blob:",
    'object-src blob:',
    ...('inline' in script ? [] : ['frame-src blob:']),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The documents of this server beside the playground. */
export const documentLinks = [
  { path: '/docs', name: 'Docs', about: 'Every operation, field by field, with real answers.' },
  {
    path: '/openapi.json',
    name: 'OpenAPI',
    about: 'The same as OpenAPI 3.1, for tools and generated clients.',
  },
  { path: '/docs.md', name: 'Markdown', about: 'The docs as one plain text.' },
  { path: '/llms.txt', name: 'llms.txt', about: 'A short map of this service for language models.' },
] as const;

/** Four modules, one apart: many small things in one box. */
const SHAPES =
  '<rect x="1" y="1" width="9" height="9" rx="2.5"/><rect x="14" y="1" width="9" height="9" rx="4.5"/>' +
  '<rect x="1" y="14" width="9" height="9" rx="4.5"/><rect x="14" y="14" width="9" height="9" rx="2.5"/>';
const MARK = `<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${SHAPES}</svg>`;
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#0b6b57">${SHAPES}</svg>`;

function scriptView(script: PageScript): Html {
  return 'inline' in script
    ? html`<script>${constant(script.inline)}</script>`
    : html`<script type="module" src="${script.path}"></script>`;
}

function topLink(link: (typeof documentLinks)[number], path: string): Html {
  const width = link.path === '/docs' ? 'near' : 'far';
  return link.path === path
    ? html`<a class="${width}" href="${link.path}" aria-current="page">${link.name}</a>`
    : html`<a class="${width}" href="${link.path}">${link.name}</a>`;
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
