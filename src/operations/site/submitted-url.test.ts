import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { readSubmittedUrl } from './submitted-url.ts';

describe('accepted', () => {
  test.each([
    { name: 'as given', url: 'http://a.example/x?y#z', href: 'http://a.example/x?y#z' },
    { name: 'without scheme it is https', url: 'a.example', href: 'https://a.example/' },
    { name: 'white space around it is ignored', url: ' \n\ta.example/x \n', href: 'https://a.example/x' },
    { name: 'a scheme in capitals', url: 'HTTPS://A.example', href: 'https://a.example/' },
    { name: 'two slashes', url: '//a.example/x', href: 'https://a.example/x' },
    { name: 'a host with a port is not a scheme', url: 'localhost:8080/x', href: 'https://localhost:8080/x' },
    { name: 'a port and nothing else', url: 'a.example:8443', href: 'https://a.example:8443/' },
    { name: 'a port and a query', url: 'a.example:8443?x', href: 'https://a.example:8443/?x' },
    {
      name: 'letters beyond ASCII become punycode',
      url: 'm\u00fcller.de',
      href: 'https://xn--mller-kva.de/',
    },
    { name: 'an at sign in the path is not a user', url: 'a.example/@name', href: 'https://a.example/@name' },
  ])('$name', ({ url, href }) => {
    expect(readSubmittedUrl(url).href).toBe(href);
  });
});

describe('refused', () => {
  test.each([
    ['ftp://a.example/', /not ftp:/],
    ['javascript:alert(1)', /not javascript:/],
    ['mailto:a@b.example', /user name or password/],
    ['data:text/html,x', /not data:/],
    ['file:///etc/passwd', /not file:/],
    ['https://user:secret@a.example/', /user name or password/],
    ['user@a.example', /user name or password/],
    ['user:8080@a.example', /user name or password/],
    ['  ', /blank/],
    ['https://', /not a URL/],
    ['http://[::1', /not a URL/],
    ['a b.example', /not a URL/],
    ['a.example:99999', /not a URL/],
    [`${'\u4e00'.repeat(64)}.de`, /at most 253 characters/],
    [`http://${'a.'.repeat(127)}de/`, /at most 253 characters/],
  ])('%.50s', (url, message) => {
    expect(refusalOf(() => readSubmittedUrl(url)).faults).toEqual([
      { pointer: '/url', message: expect.stringMatching(message) },
    ]);
  });
});
