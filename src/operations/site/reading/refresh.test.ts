import { describe, expect, test } from 'vitest';
import { leastCpuMilliseconds } from '../../../../test/support/cpu-time.ts';
import { fetchedPage } from '../../../../test/support/worlds/site-pages.ts';
import { refreshTarget } from './refresh.ts';

const finalUrl = 'https://shop.example/a/b';
const targetOf = (html: string, headers: Record<string, readonly string[]> = {}): string | undefined =>
  refreshTarget(fetchedPage(html, { finalUrl, headers }));

describe('HTML 4.2.5.3: the shared declarative refresh steps', () => {
  test.each([
    { content: '0;url=/c', href: 'https://shop.example/c' },
    { content: ' 0 ; URL = c', href: 'https://shop.example/a/c' },
    { content: '1, https://x.example/', href: 'https://x.example/' },
    { content: '0 c', href: 'https://shop.example/a/c' },
    { content: `0; url='/c d' e`, href: 'https://shop.example/c%20d' },
    { content: '0;"/c', href: 'https://shop.example/c' },
    { content: '.5;/c', href: 'https://shop.example/c' },
    { content: '0.9;/c', href: 'https://shop.example/c' },
    { content: '0;urls/c', href: 'https://shop.example/a/urls/c' },
    { content: '0', href: undefined },
    { content: '0;', href: undefined },
    { content: '0; url=', href: undefined },
    { content: '0url=/c', href: undefined },
    { content: '/c', href: undefined },
    { content: '-1;/c', href: undefined },
    { content: '2;/c', href: undefined },
    { content: '300;/c', href: undefined },
    { content: '0;javascript:x()', href: undefined },
    { content: '0;ftp://x.example/', href: undefined },
    { content: `0;${' '.repeat(5000)}`, href: undefined },
  ])('$content', ({ content, href }) => {
    const quoted = content.replaceAll('"', '&quot;');
    expect(targetOf(`<!doctype html><meta http-equiv="Refresh" content="${quoted}"><p>moved`)).toBe(href);
    expect(targetOf('<p>moved', { refresh: [content] })).toBe(href);
  });
});

const refresh = '<meta http-equiv=refresh content="0;url=/c">';
const followed = 'https://shop.example/c';

test.each([
  { name: 'in the body, after text', html: `<p>Moved.</p>${refresh}`, href: followed },
  {
    name: 'the first of two',
    html: `${refresh}<meta http-equiv=refresh content="0;url=/d">`,
    href: followed,
  },
  {
    name: 'the header before the page',
    html: '<meta http-equiv=refresh content="0;/d">',
    header: '0;/c',
    href: followed,
  },
  {
    name: 'HTML 4.2.3: below a base',
    html: `<base href="//x.example/y/">${refresh}`,
    href: 'https://x.example/c',
  },
  {
    name: 'below a base that comes later',
    html: `${refresh}<base href="//x.example/y/">`,
    href: 'https://x.example/c',
  },
  { name: 'in a comment', html: `<!-- ${refresh} -->`, href: undefined },
  { name: 'in a script', html: `<script>'${refresh}'</script>`, href: undefined },
  { name: 'in a template', html: `<template>${refresh}</template>`, href: undefined },
  { name: 'of a page for browsers without scripts', html: `<noscript>${refresh}</noscript>`, href: followed },
  {
    name: 'of browsers without scripts on a page with content',
    html: `<noscript>${refresh}</noscript>${'<p>content</p>'.repeat(200)}`,
    href: undefined,
  },
  { name: 'far down a page', html: `${'<p>content</p>'.repeat(2000)}${refresh}`, href: undefined },
  { name: 'as another member', html: '<meta name=refresh content="0;url=/c">', href: undefined },
])('a refresh $name', ({ html, header, href }) => {
  expect(targetOf(html, header === undefined ? {} : { refresh: [header] })).toBe(href);
});

// The longest header that is read; where a digit was tried again for each before it, this took eight seconds.
test.each(['1', '.', '1.', ' ', "'", 'url=', '0;'])(
  'a long header of %j is read in a millisecond or two',
  (unit) => {
    const header = `0${unit.repeat(65_000 / unit.length)}`;
    expect(leastCpuMilliseconds(() => targetOf('', { refresh: [header] }))).toBeLessThan(20);
  },
);
