import { describe, expect, test } from 'vitest';
import { fetchedPage } from '../../../../../test/support/worlds/site-pages.ts';
import { readSite } from '../../read-site.ts';

describe('profiles that a page states without a link', () => {
  test.each([
    {
      name: 'Open Graph: article:publisher',
      html: '<meta property="article:publisher" content="https://www.facebook.com/harbour/">',
      socials: { facebook: 'https://www.facebook.com/harbour/' },
    },
    {
      name: 'Twitter Cards: twitter:site',
      html: '<meta name="twitter:site" content="@harbour">',
      socials: { twitter: 'https://twitter.com/harbour' },
    },
    { name: 'twitter:site without a name', html: '<meta name="twitter:site" content="@">', socials: {} },
    {
      name: 'a link counts before it',
      html: '<meta name="twitter:site" content="@theme"><a href="https://x.com/harbour">X</a>',
      socials: { twitter: 'https://x.com/harbour' },
    },
    {
      name: "the page of Facebook's plugin",
      html: '<iframe src="https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fharbour&tabs=timeline"></iframe>',
      socials: { facebook: 'https://www.facebook.com/harbour' },
    },
    {
      name: 'a link without its scheme',
      html: '<a href="www.tiktok.com/@harbour">TikTok</a><a href="about.html/facebook.com">About</a>',
      socials: { tiktok: 'https://www.tiktok.com/@harbour' },
    },
    {
      name: 'a link for the app of Instagram',
      html: '<a href="https://instagram.com/_u/harbour.bakery/">Instagram</a>',
      socials: { instagram: 'https://instagram.com/_u/harbour.bakery/' },
    },
  ])('$name', ({ html, socials }) => {
    const found = Object.entries(readSite(fetchedPage(html), { fetchedAt: new Date(0) }).socials);
    expect(Object.fromEntries(found.filter(([, profile]) => profile !== null))).toEqual(socials);
  });
});
