import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { emailSamples } from '../../../test/support/samples/email-samples.ts';
import { strongTargets } from './lists/typo-targets.ts';
import { mayLookAlike, skeletonOf } from './look-alike.ts';
import { repairDomain } from './repair.ts';
import { guessDeadDomain, suggestDomain } from './typo.ts';

describe('what is certain without DNS', () => {
  const rows: readonly { name: string; typed: string; meant: string | undefined }[] = [
    { name: 'a letter left out', typed: 'gmil.com', meant: 'gmail.com' },
    { name: 'two letters exchanged', typed: 'gmial.com', meant: 'gmail.com' },
    { name: 'a first letter, from the key beside it', typed: 'uahoo.com', meant: 'yahoo.com' },
    { name: 'a first letter, from another key, is another name', typed: 'email.com', meant: undefined },
    { name: 'Colombia', typed: 'gmail.co', meant: 'gmail.com' },
    { name: 'Cameroon', typed: 'gmail.cm', meant: 'gmail.com' },
    { name: 'Colombia, of a name that is not a provider', typed: 'acme.co', meant: undefined },
    { name: 'a suffix that does not exist', typed: 'acme.con', meant: 'acme.com' },
    { name: 'a suffix that does not exist and is close to none', typed: 'acme.internal', meant: undefined },
    { name: 'co.uk without its dot', typed: 'acme.couk', meant: 'acme.co.uk' },
    { name: 'a provider of that country', typed: 'yaho.co.uk', meant: 'yahoo.co.uk' },
    { name: 'a typo in the name and in the suffix', typed: 'gmial.con', meant: 'gmail.com' },
    { name: 'a suffix of the provider elsewhere', typed: 'gmail.fr', meant: undefined },
    { name: 'a subdomain of a similar name', typed: 'mail.gmial.com', meant: undefined },
    {
      name: 'one edit from two providers, of which one has the suffix',
      typed: 'honmail.co.uk',
      meant: 'hotmail.co.uk',
    },
    { name: 'the same from the other side', typed: 'hatmail.fr', meant: 'hotmail.fr' },
    { name: 'two edits', typed: 'gmxxl.com', meant: undefined },
    { name: 'a suffix written twice', typed: 'gmail.com.com', meant: 'gmail.com' },
    { name: 'a suffix of two labels written twice', typed: 'yahoo.co.uk.co.uk', meant: 'yahoo.co.uk' },
    { name: 'a suffix written twice, of a firm', typed: 'acme.com.com', meant: 'acme.com' },
    { name: 'a suffix written twice and a slip', typed: 'gmial.com.com', meant: 'gmail.com' },
    { name: 'a subdomain that is called like the suffix', typed: 'shop.de.acme.de', meant: undefined },
    { name: 'UTS 39: a Cyrillic letter', typed: 'xn--gmil-63d.com', meant: 'gmail.com' },
    { name: 'UTS 39: Cyrillic letters in a short name', typed: 'xn--l-7sb6b.com', meant: 'aol.com' },
    { name: 'a mark over a letter', typed: 'xn--gmil-6na.com', meant: 'gmail.com' },
    { name: 'a small capital', typed: 'xn--mail-47b.com', meant: 'gmail.com' },
    { name: 'UTS 39: rn for m', typed: 'grnail.com', meant: 'gmail.com' },
    { name: 'UTS 39: two digits for letters', typed: 'yah00.com', meant: 'yahoo.com' },
    { name: 'a digit in a short name, which is another firm', typed: 'a0l.com', meant: undefined },
    { name: 'another name with a mark over a letter', typed: 'xn--bcher-kva.de', meant: undefined },
    { name: 'a suffix by itself', typed: 'co.uk', meant: undefined },
    { name: 'a country that is not one, of a provider', typed: 'hotmail.com.b', meant: 'hotmail.com.br' },
    { name: 'the letters of a country exchanged', typed: 'yahoo.com.rb', meant: 'yahoo.com.br' },
    { name: 'the letters of the suffix exchanged, not edu', typed: 'gmx.ed', meant: 'gmx.de' },
    { name: 'of several countries that of the key beside', typed: 'yahoo.co.ik', meant: 'yahoo.co.uk' },
    { name: 'of several countries none', typed: 'yahoo.co.iy', meant: undefined },
    { name: 'a provider whose name is near another', typed: 'mail.con', meant: 'mail.com' },
    { name: 'a provider with a short name', typed: 'sfr.f', meant: 'sfr.fr' },
    { name: 'a country that exists', typed: 'hotmail.com.bo', meant: undefined },
    { name: 'a slip in front of the country', typed: 'yahoo.con.ar', meant: 'yahoo.com.ar' },
    { name: 'another host of a firm', typed: 'yahoo.acme.com', meant: undefined },
    { name: 'the dot one letter late', typed: 'gmailc.om', meant: 'gmail.com' },
    { name: 'a host of another provider', typed: 'hot.mail.com', meant: undefined },
    { name: 'the provider twice', typed: 'gmail.comgmail.com', meant: 'gmail.com' },
    { name: 'a suggestion is not a slip itself', typed: 'outlook.com.con', meant: 'outlook.com' },
    { name: 'a web server', typed: 'www.gmail.com', meant: 'gmail.com' },
    { name: 'a web server, of a firm', typed: 'www.acme.com', meant: 'acme.com' },
    { name: 'a web server and a slip', typed: 'www.gmial.com', meant: 'gmail.com' },
    { name: 'a name that begins so', typed: 'www.com', meant: undefined },
    { name: 'a name that begins with it', typed: 'wwwgroup.com', meant: undefined },
  ];
  test.each(rows)('$name', ({ typed, meant }) => {
    expect(suggestDomain(typed)).toBe(meant);
  });

  test('40 typos: at least 92 % are corrected as meant', () => {
    const [slips] = emailSamples<[string, string]>('typos');
    const right = slips!.filter(([typed, meant]) => suggestDomain(typed) === meant);
    expect(slips!.length).toBeGreaterThanOrEqual(34);
    expect(right.length / slips!.length).toBeGreaterThanOrEqual(31 / 34);
  });

  test('none of 128 real domains is taken for a typo', () => {
    const [, lookAlikes, providers] = emailSamples('typos');
    expect(lookAlikes!.length).toBeGreaterThanOrEqual(51);
    expect(providers!.length).toBeGreaterThanOrEqual(50);
    expect([...lookAlikes!, ...providers!].filter(suggestDomain)).toEqual([]);
  });
});

test('a domain without digits, pairs or A-labels that look like others is its own skeleton', () => {
  const label = fc.string({ unit: fc.constantFrom(...'abcimnorvwx01-.'), maxLength: 20 });
  fc.assert(
    fc.property(label, (domain) => {
      if (!mayLookAlike(domain)) expect(skeletonOf(domain)).toBe(domain);
    }),
    { numRuns: runs(1000), seed: SEED },
  );
});

test('one edit in the label of a strong target leaves two characters at an end: it has five or more', () => {
  for (const target of strongTargets) expect(target.indexOf('.')).toBeGreaterThanOrEqual(5);
});

test('a text longer than a domain name (RFC 1035 2.3.4) means none', () => {
  const long = `${'a.'.repeat(130)}gmail.con`;
  expect([suggestDomain(long), guessDeadDomain(long)]).toEqual([undefined, undefined]);
  expect(suggestDomain(long.slice(-253).replace(/^\./, 'a'))).toBeDefined();
});

describe('guesses for a domain without mail', () => {
  const rows: readonly { typed: string; meant: string | undefined }[] = [
    { typed: 'gmail.fr', meant: 'gmail.com' },
    { typed: 'yahoo.co.nz', meant: undefined },
    { typed: 'hptmaul.com', meant: 'hotmail.com' },
    { typed: 'lice.com', meant: 'live.com' },
    { typed: 'tiscli.it', meant: 'tiscali.it' },
    { typed: 'docmo.ne.jp', meant: 'docomo.ne.jp' },
    { typed: 'prodgy.net.mx', meant: 'prodigy.net.mx' },
    { typed: 'mail.gmial.com', meant: undefined },
    { typed: 'acme.example', meant: undefined },
    { typed: 'aool.com', meant: undefined },
  ];
  test.each(rows)('$typed', ({ typed, meant }) => {
    expect(guessDeadDomain(typed)).toBe(meant);
  });
});

describe('repairs of a malformed address', () => {
  const rows: readonly { typed: string; meant: string | undefined }[] = [
    { typed: 'a@gmail,com', meant: 'gmail.com' },
    { typed: 'a@gmail com', meant: 'gmail.com' },
    { typed: 'a@gmail..com', meant: 'gmail.com' },
    { typed: 'a@gmail.com.', meant: 'gmail.com' },
    { typed: 'a@gmailcom', meant: 'gmail.com' },
    { typed: 'a@yahoocouk', meant: 'yahoo.co.uk' },
    { typed: 'a@gmail', meant: 'gmail.com' },
    { typed: 'a@gmial,com', meant: 'gmail.com' },
    { typed: 'a@acme,com', meant: 'acme.com' },
    { typed: 'a@acme,internal', meant: undefined },
    { typed: 'a@acme', meant: undefined },
    { typed: 'a..b@gmail,com', meant: undefined },
    { typed: 'a@b@gmail,com', meant: undefined },
    { typed: '@gmail,com', meant: undefined },
    { typed: 'a@@gmail.com', meant: 'gmail.com' },
    { typed: 'a@yahoo.c0m', meant: 'yahoo.com' },
    { typed: 'a@#gmail.com', meant: 'gmail.com' },
    { typed: 'a@gmail.com#', meant: 'gmail.com' },
    { typed: '<a@gmail.com>', meant: 'gmail.com' },
    { typed: 'mailto:a@gmail.com', meant: 'gmail.com' },
    { typed: 'a @gmail.com', meant: 'gmail.com' },
    { typed: 'a@gmail.com2', meant: 'gmail.com' },
    { typed: 'a@gmail.com1990', meant: 'gmail.com' },
    // RFC 1034 allows labels of one letter; no top-level domain has one.
    { typed: 'a@gmail.c', meant: 'gmail.com' },
    { typed: 'a@hotmail.com.b', meant: 'hotmail.com.br' },
    { typed: 'a@seznam.c', meant: 'seznam.cz' },
    { typed: 'a@acme.c', meant: undefined },
    { typed: 'a..b@gmail.c', meant: undefined },
    { typed: 'a@g-mail', meant: 'gmail.com' },
    { typed: 'a\uff20gmail.com', meant: 'gmail.com' },
    { typed: 'a@acme.com/', meant: 'acme.com' },
    { typed: 'a@gm ail.com', meant: 'gmail.com' },
    { typed: 'a@gmail.c om', meant: 'gmail.com' },
    { typed: 'a@gmail .com', meant: 'gmail.com' },
    { typed: 'a@yahoo co.uk', meant: 'yahoo.co.uk' },
    { typed: 'a@exam ple.com', meant: undefined },
    { typed: 'a@gmail:com', meant: 'gmail.com' },
    { typed: 'a@gmail_com', meant: 'gmail.com' },
    { typed: 'a@ac_me.com', meant: undefined },
    { typed: 'a@http://acme.com', meant: 'acme.com' },
    { typed: 'mailto:a@acme.com?subject=Hello', meant: 'acme.com' },
    { typed: 'a@gmail.com@gmail.com', meant: 'gmail.com' },
    { typed: 'adagmail.com', meant: 'gmail.com' },
    { typed: 'ada#hotmail.co.uk', meant: 'hotmail.co.uk' },
    { typed: 'ada at gmail.com', meant: 'gmail.com' },
    { typed: 'gmail.com', meant: undefined },
    { typed: 'a(at)acme.com', meant: 'acme.com' },
    { typed: 'a%40acme.com', meant: 'acme.com' },
    { typed: 'a@acme.com%20', meant: 'acme.com' },
    { typed: 'Ada L. <a@acme.com>', meant: 'acme.com' },
    { typed: '"Lovelace, Ada" <a@gmial.com>', meant: 'gmail.com' },
    { typed: 'a@acme.com, b@acme.com', meant: undefined },
    { typed: 'a@acme.com\u200b', meant: 'acme.com' },
    { typed: '\u202aa@gmail.com\u202c', meant: 'gmail.com' },
    { typed: 'a@ac\u00adme.com', meant: 'acme.com' },
    { typed: 'a@192.168.0.1', meant: undefined },
    { typed: 'a@gmail.com/inbox', meant: undefined },
    { typed: `a@gmail,com${'.'.repeat(5000)}`, meant: undefined },
  ];
  test.each(rows)('$typed', ({ typed, meant }) => {
    expect(repairDomain(typed)).toBe(meant);
  });
});
