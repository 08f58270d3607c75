import { describe, expect, it } from 'vitest';
import { originFor } from './page-origin.ts';

const OWN = 'http://127.0.0.1:8080';

const hosts: readonly { name: string; host: string | undefined; origin: string }[] = [
  { name: 'a name', host: 'api.example.com', origin: 'http://api.example.com' },
  { name: 'a name with a port', host: 'api.example.com:8102', origin: 'http://api.example.com:8102' },
  { name: 'an IPv4 address', host: '192.0.2.1:80', origin: 'http://192.0.2.1:80' },
  { name: 'capitals (RFC 9110 4.2.3)', host: 'API.Example.COM', origin: 'http://api.example.com' },
  { name: 'no Host (HTTP/1.0)', host: undefined, origin: OWN },
  { name: 'an empty one', host: '', origin: OWN },
  { name: 'an IPv6 address', host: '[2001:db8::1]:8080', origin: OWN },
  { name: 'markup', host: 'a<script>', origin: OWN },
  { name: 'what ends a quoted word of a shell', host: "a';id;'", origin: OWN },
  { name: 'a user', host: 'a@example.com', origin: OWN },
  { name: 'a path', host: 'example.com/a', origin: OWN },
  { name: 'a port that is not a number', host: 'example.com:80a', origin: OWN },
  { name: 'a hyphen first, as of an option', host: '-o', origin: OWN },
  { name: 'a line break', host: 'example.com\n', origin: OWN },
  { name: '253 characters (RFC 1035 2.3.4)', host: 'a'.repeat(253), origin: `http://${'a'.repeat(253)}` },
  { name: '254 characters', host: 'a'.repeat(254), origin: OWN },
];

describe('the origin a page shows', () => {
  it.each(hosts)('for $name', ({ host, origin }) => {
    expect(originFor(host, OWN)).toBe(origin);
  });
});
