import { expect, test } from 'vitest';
import { fetchedPage } from '../../../../test/support/worlds/site-pages.ts';
import { readSite } from '../read-site.ts';

test.each([
  {
    name: 'HTML 16.6: of a frameset, each once',
    html: '<frameset><frame src=menu.html><frame src="//x.example/#a"><frame src=menu.html></frameset>',
    frames: ['https://shop.example/menu.html', 'https://x.example/#a'],
  },
  {
    name: 'HTML 4.2.3: below the base',
    html: '<base href="//x.example/y/"><frameset><frame src=a></frameset>',
    frames: ['https://x.example/y/a'],
  },
  {
    name: 'no address of the web',
    html: '<frameset><frame src="javascript:x"><frame></frameset>',
    frames: undefined,
  },
  {
    name: 'of a page with nothing else',
    html: '<iframe src=app></iframe>',
    frames: ['https://shop.example/app'],
  },
  {
    name: 'of a page with text',
    html: `${'Some text. '.repeat(9)}<iframe src=app></iframe>`,
    frames: undefined,
  },
  {
    name: 'players, maps and widgets of other sites, but not their pages',
    html:
      '<iframe src="https://www.youtube.com/embed/a"></iframe><iframe src="//player.vimeo.com/video/1"></iframe>' +
      '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe><iframe src="https://app.example/book"></iframe>',
    frames: ['https://app.example/book'],
  },
  {
    name: 'an invisible one',
    html: '<iframe src=a width=1 height=1></iframe><iframe src=b style="display: none"></iframe>',
    frames: undefined,
  },
])('frames: $name', ({ html, frames }) => {
  expect(readSite(fetchedPage(html), { fetchedAt: new Date(0) }).frames).toEqual(frames);
});
