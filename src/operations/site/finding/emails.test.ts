import { describe, expect, test } from 'vitest';
import { emailOfCode, emailsOfMailto, findEmails } from './emails.ts';

describe('in text', () => {
  const rows: readonly { name: string; text: string; emails: readonly string[] }[] = [
    { name: 'in lower case', text: 'Write to Info@Shop-Name.CO.UK!', emails: ['info@shop-name.co.uk'] },
    { name: 'a full stop ends the sentence', text: 'a.b+c@site.com.', emails: ['a.b+c@site.com'] },
    { name: 'brackets around it', text: '(a@site.com), <b@site.com>', emails: ['a@site.com', 'b@site.com'] },
    { name: 'a host of letters beyond ASCII', text: 'info@m\u00fcller.de', emails: ['info@m\u00fcller.de'] },
    { name: '[at] and [dot]', text: 'bob [at] site [dot] com', emails: ['bob@site.com'] },
    { name: '(at) with a plain dot', text: 'bob(at)site.com', emails: ['bob@site.com'] },
    {
      name: '{at} and (dot), without spaces',
      text: 'bob{AT}mail(dot)site{dot}org',
      emails: ['bob@mail.site.org'],
    },
    {
      name: 'words of other languages',
      text:
        'a (arroba) site (punto) es b[\u00e4t]site[punkt]de c(arobase)site(point)fr d(chiocciola)site.it ' +
        'e (ma\u0142pa) site (kropka) pl f(\u0441\u043e\u0431\u0430\u043a\u0430)site.ru g (zavin\u00e1\u010d) site.cz ' +
        'h\uff08\u30a2\u30c3\u30c8\u30de\u30fc\u30af\uff09site.jp i(a)site.fi j\u3010at\u3011site.jp',
      emails: [
        'a@site.es',
        'b@site.de',
        'c@site.fr',
        'd@site.it',
        'e@site.pl',
        'f@site.ru',
        'g@site.cz',
        'h@site.jp',
        'i@site.fi',
        'j@site.jp',
      ],
    },
    {
      name: 'other signs around at, and a plain at sign',
      text: 'a _AT_ site.de, b -at- site.com, c <at> site <dot> com, d@site (dot) com, e@site[.]com',
      emails: ['a@site.de', 'b@site.com', 'c@site.com', 'd@site.com', 'e@site.com'],
    },
    { name: 'dashes and lists', text: 'look_at_me.py look-at-this.com, see (a) amazon.com', emails: [] },
    {
      name: 'a noun of a sentence is no local part, unless a word announces the address',
      text: 'Alle Preise (at) shop.de steigen. Mail an Anna (at) verein.de; Das Info (at) verein.de',
      emails: ['anna@verein.de', 'info@verein.de'],
    },
    { name: 'at in a sentence is not an address', text: 'meet me at site.com (at noon)', emails: [] },
    { name: 'a picture for dense screens', text: 'logo@2x.png icon@3x.webp sprite@2x.zip', emails: [] },
    {
      name: 'files whose ending is a top-level domain (IANA)',
      text: 'app@main.py run@setup.sh lib@index.rs docs@readme.md logo@2x.ai core@app.min.app',
      emails: [],
    },
    {
      name: 'countries and others whose domain is the ending of a file (IANA)',
      text:
        'biuro@piekarnia.pl info@firma.com.pl kontakt@pekara.rs ventas@tienda.com.py info@vin.md ' +
        'shop@dukan.ps studio@atelier.zip film@studio.mov team@host.sh info@latest.de kontakt@haupt-main.de',
      emails: [
        'biuro@piekarnia.pl',
        'info@firma.com.pl',
        'kontakt@pekara.rs',
        'ventas@tienda.com.py',
        'info@vin.md',
        'shop@dukan.ps',
        'studio@atelier.zip',
        'film@studio.mov',
        'team@host.sh',
        'info@latest.de',
        'kontakt@haupt-main.de',
      ],
    },
    { name: 'packages', text: 'jquery@3.7.1 lodash@4.17.21 vue@latest @scope/name@1.0.0', emails: [] },
    {
      name: 'keys of error reports',
      text: 'https://0123456789abcdef0123456789abcdef@o1.ingest.sentry.io/2',
      emails: [],
    },
    {
      name: 'examples',
      text: 'you@example.com me@example.org name@yourdomain.com user@domain.com',
      emails: [],
    },
    { name: 'no such domain', text: 'a@b.notatld a@localhost a@b', emails: [] },
    { name: 'a local part with two dots', text: 'a..b@site.com', emails: [] },
    { name: 'handles', text: '@name and user@', emails: [] },
    {
      name: 'the next element touches it',
      text: 'a@site.comTel b@site.de030 123',
      emails: ['a@site.com', 'b@site.de'],
    },
    {
      name: 'a number touches it',
      text: '(212) 555-0143a@site.com 030 901820b@site.de +49301234567c@site.de 24hours@site.com 1234bob@site.com',
      emails: ['a@site.com', 'b@site.de', 'c@site.de', '24hours@site.com', '1234bob@site.com'],
    },
    {
      name: 'a label and a number touch it',
      text: 'Phone212-555-0143Emaila@site.com 212-555-0144b@site.com',
      emails: ['a@site.com', 'b@site.com'],
    },
    {
      name: 'strokes between',
      text: 'a@site.com/b@site.com|c@site.com',
      emails: ['a@site.com', 'b@site.com', 'c@site.com'],
    },
    { name: 'signs in code', text: '%20a@site.com u003eb@site.com', emails: ['a@site.com', 'b@site.com'] },
    { name: 'a copy by SSH', text: 'git clone git@github.com:ada/shop.git', emails: [] },
    {
      name: 'words without brackets',
      text: 'E-mail: ada at cs dot site dot edu, j.smith at site dot com; info AT site DOT org\0bob at site dot net',
      emails: ['ada@cs.site.edu', 'j.smith@site.com', 'info@site.org', 'bob@site.net'],
    },
    {
      name: 'spaces around the sign',
      text: 'info @ site.com, Mail: ada @ site.com',
      emails: ['info@site.com', 'ada@site.com'],
    },
    {
      name: 'sentences with such words',
      text: 'Look at amazon dot com. Dinner @ site.com. Win 150 to spend @ site.com. We met at site dot com\0Find us at site dot com',
      emails: [],
    },
    {
      name: 'handles of federated networks, passwords of URLs (RFC 3986 3.2.1)',
      text: 'Follow @ada@social.site.com, https://user:pw@intern.site.com/, postgres://user:pass@db.site.com/x',
      emails: [],
    },
    {
      name: 'two of one domain without a space, as of two elements',
      text: 'info@site.comada@site.com',
      emails: ['info@site.com', 'ada@site.com'],
    },
    { name: 'the sign as a picture before a mailbox', text: '@info@site.com', emails: ['info@site.com'] },
    {
      name: 'spaces on one side, around the dot, without a break',
      text: 'info@ a-site.com, info @b-site.com, info @ c-site . com\0Mail: ada\u00a0@\u00a0d-site.com',
      emails: ['info@a-site.com', 'info@b-site.com', 'info@c-site.com', 'ada@d-site.com'],
    },
    { name: 'a handle behind a space', text: 'Photos by Ada @site.com', emails: [] },
    {
      name: 'dots of names in words, in brackets and spoken',
      text: 'ada (dot) king (at) site (dot) com; E-mail: bob dot king at site dot com',
      emails: ['ada.king@site.com', 'bob.king@site.com'],
    },
    {
      name: 'spoken in other languages',
      text:
        'info arroba site punto es; info chiocciola site punto it; info arobase site point fr; info ma\u0142pa site kropka pl; ' +
        'info Klammeraffe site.de; info \u0441\u043e\u0431\u0430\u043a\u0430 site \u0442\u043e\u0447\u043a\u0430 ru',
      emails: [
        'info@site.es',
        'info@site.it',
        'info@site.fr',
        'info@site.pl',
        'info@site.de',
        'info@site.ru',
      ],
    },
    {
      name: 'further words in brackets',
      text: 'a [\u00e6t] site.no b (at sign) site.com c[\u0441\u043e\u0431\u0430\u0447\u043a\u0430]site.ru d|at|site.com',
      emails: ['a@site.no', 'b@site.com', 'c@site.ru', 'd@site.com'],
    },
    {
      name: 'domains in other scripts (RFC 5890), and other scripts behind a domain',
      text: 'info@\u0431\u044e\u0440\u043e.\u0440\u0444 info@site.cn\u7535\u8bdd',
      emails: ['info@\u0431\u044e\u0440\u043e.\u0440\u0444', 'info@site.cn'],
    },
    { name: 'blocks do not join', text: 'info@\0site.com', emails: [] },
  ];
  test.each(rows)('$name', ({ text, emails }) => {
    const found = [...findEmails(text)].sort((a, b) => a.at - b.at);
    expect(found.map(({ value }) => value)).toEqual(emails);
  });

  test('a match that touches the cut does not count: it may continue', () => {
    expect(findEmails('contact@site.co', 15)).toEqual([]);
    expect(findEmails('contact@site.co ', 16)).toHaveLength(1);
  });
});

test.each([
  { href: 'mailto:a@site.com', emails: ['a@site.com'] },
  { href: 'mailto:a@site.com,%20B@site.com?subject=x&cc=c@site.com', emails: ['a@site.com', 'b@site.com'] },
  { href: 'mailto:a%40site.com', emails: ['a@site.com'] },
  { href: 'mailto:info@main.py,biuro@setup.pl', emails: ['info@main.py', 'biuro@setup.pl'] },
  { href: 'mailto:info[at]site.com', emails: ['info@site.com'] },
  { href: 'mailto:info(at)site(dot)com?subject=x', emails: ['info@site.com'] },
  { href: 'mailto:', emails: [] },
  { href: 'mailto:?to=a@site.com&subject=x', emails: ['a@site.com'] },
  { href: 'mailto:Ada%20%3Ca@site.com%3E', emails: ['a@site.com'] },
  { href: 'mailto:%E0%A4%A@site', emails: [] },
])('RFC 6068: $href', ({ href, emails }) => {
  expect([...emailsOfMailto(href)].filter((email) => email !== undefined)).toEqual(emails);
});

test.each([
  // 0x54 is the key; the letters are encoded by hand.
  { code: '5435143d7a373b', email: 'a@i.co' },
  { code: '5435143d7a373', email: undefined },
  { code: 'zz', email: undefined },
])('Cloudflare: $code', ({ code, email }) => {
  expect(emailOfCode(code)).toBe(email);
});
