import { describe, expect, it } from 'vitest';
import { type RedirectResponse, redirectSentence } from './redirect.ts';

const requested = { base: 'http://sundry.example/api', path: '/v1/qr?data=secret' };

function sentence(location: string | undefined, more: Partial<RedirectResponse> = {}): string | undefined {
  const headers = new Headers(location === undefined ? {} : { location });
  return redirectSentence({ type: 'basic', status: 307, headers, ...more }, requested, '--url');
}

const to = (address: string, must = address) =>
  `http://sundry.example/api redirects to ${address}, and redirects are not followed: ` +
  `if that is the service, --url must be ${must}`;

describe('a response that redirects (RFC 9110 15.4)', () => {
  it.each([
    {
      name: 'the same path by https: the base alone, without what was asked',
      location: 'https://sundry.example/api/v1/qr?data=secret',
      says: to('https://sundry.example/api'),
    },
    { name: 'another host', location: 'https://b.example/v1/qr?data=secret', says: to('https://b.example') },
    {
      name: 'another path: without its query',
      location: '/login?back=secret#x',
      says: to('http://sundry.example/login'),
    },
    {
      name: 'a host in other letters',
      location: 'https://xn--bcher-kva.example/',
      says: to('https://xn--bcher-kva.example/'),
    },
    {
      name: 'control characters are percent-encoded (URL, C0 control percent-encode set)',
      location: 'https://b.example/\u009b2J\u00e9',
      says: to('https://b.example/%C2%9B2J%C3%A9'),
    },
    {
      name: 'a long address is cut',
      location: `https://b.example/${'a'.repeat(1000)}`,
      says: to(`https://b.example/${'a'.repeat(182)}...`),
    },
  ])('$name', ({ location, says }) => expect(sentence(location)).toBe(says));

  it.each([
    { name: 'a Location that is not an address', location: 'http://[' },
    { name: 'one that is too long to be read', location: `https://${'b'.repeat(3000)}/` },
  ])('names none for $name', ({ location }) => {
    expect(sentence(location)).toBe(
      'http://sundry.example/api redirects to another address, and redirects are not followed: ' +
        '--url must be the address it leads to',
    );
  });

  it('is seen in a browser, which shows nothing of it (Fetch, opaque-redirect filtered response)', () => {
    expect(sentence(undefined, { type: 'opaqueredirect', status: 0 })).toMatch(
      /redirects to another address/,
    );
  });

  it.each([
    { name: '304', location: undefined, status: 304 },
    { name: '300 without an address', location: undefined, status: 300 },
    { name: '201 with the address of what was made', location: '/a', status: 201 },
  ])('is not $name', ({ location, status }) => expect(sentence(location, { status })).toBeUndefined());
});
