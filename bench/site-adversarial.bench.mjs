/** Pages of 512 KB that are made to be slow, against an ordinary one: the cost a stranger can cause. */
import { readSite } from '../dist/operations/site/index.js';
import { compare } from './harness.mjs';
import { adversarialPages } from './site/adversarial.mjs';
import { businessPage, fetched, MAX_BYTES } from './site/pages.mjs';

const ordinary = fetched(businessPage(MAX_BYTES));

await compare({
  group: 'site-adversarial',
  title: 'Site Intel, pages made to be slow',
  peers: [],
  rows: Object.entries(adversarialPages).map(([name, html]) => {
    const page = fetched(html);
    return {
      name: `512 KB of ${name}`,
      unit: 'time',
      candidates: { sundry: () => read(page), 'an ordinary page': () => read(ordinary) },
      targets: { 'an ordinary page': 6 },
    };
  }),
});

function read(page) {
  return readSite(page, { fetchedAt: new Date(0) });
}
