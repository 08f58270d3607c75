import { adversarialPages } from '../site/adversarial.mjs';

/** Pages of 512 KB; the bytes of the page are what a call is measured by, since the site sends them. */
export const sitePages = Object.values(adversarialPages);

/** The cases on the site at an address. */
export function siteCases(siteUrl) {
  return Object.keys(adversarialPages).map((name, i) => ({
    operation: 'site.intel',
    name: `a page of ${name}`,
    path: '/v1/site/intel',
    body: JSON.stringify({ url: `${siteUrl}/${i}` }),
    bytesIn: Buffer.byteLength(sitePages[i]),
  }));
}
