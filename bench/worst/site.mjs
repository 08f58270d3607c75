import { adversarialPages } from '../site/adversarial.mjs';

/** The longest page that is read in the main thread. */
const READ_HERE_BYTES = 20_480;

const pages = Object.entries(adversarialPages).flatMap(([name, page]) => [
  { name: `a page of ${name}`, page },
  { name: `20 KB of ${name}`, page: page.slice(0, READ_HERE_BYTES) },
]);

/** Pages of 512 KB and of 20 KB; a call is measured by the bytes of the page, since the site sends them. */
export const sitePages = pages.map(({ page }) => page);

/** The cases on the site at an address. */
export function siteCases(siteUrl) {
  return pages.map(({ name, page }, i) => ({
    operation: 'site.intel',
    name,
    path: '/v1/site/intel',
    body: JSON.stringify({ url: `${siteUrl}/${i}` }),
    bytesIn: Buffer.byteLength(page),
  }));
}
