import { expect, test } from 'vitest';
import { mx, startDohServer } from '../../../test/support/worlds/doh-server.ts';
import { verifyEmail } from '../../operations/email/index.ts';
import { dnsOverHttps as inBrowser } from './library.browser.ts';
import { dnsOverHttps } from './library.ts';

test('the library verifies an address by a resolver and nothing else', async () => {
  const doh = await startDohServer();
  try {
    doh.zone.set('shop.example MX', mx('shop.example', [10, 'mail.shop.example']));
    const { checks, valid } = await verifyEmail('ada@shop.example', {
      resolver: dnsOverHttps({ urls: [doh.url] }),
    });
    expect({ valid, hosts: checks.mx_hosts }).toEqual({ valid: true, hosts: ['mail.shop.example'] });
  } finally {
    await doh.stop();
  }
});

test('a browser is refused with what to do instead', () => {
  expect(() => inBrowser()).toThrow('with sundry/client');
});
