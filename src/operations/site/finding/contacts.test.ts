import { describe, expect, test } from 'vitest';
import { fetchedPage } from '../../../../test/support/worlds/site-pages.ts';
import { readSite } from '../read-site.ts';

describe('phone numbers, as the page shows them', () => {
  const rows: readonly { name: string; html: string; phones: readonly string[] }[] = [
    {
      name: 'CSS 2.1 16.6.1: white space of the source between two cells',
      html: '<table>\n  <tr>\n    <td width="34%">Tel : </td>\n         <td>01634 555 120</td>\n  </tr></table>',
      phones: ['01634 555 120'],
    },
    {
      name: 'HTML 4.8.4.4: the text of a picture',
      html: '<img src=p.gif alt="telephone"> +351 229 555 220<br><img src=f.gif alt="Fax:"> +351 229 555 222',
      phones: ['+351229555220'],
    },
    {
      name: 'links with letters, to messages and to WhatsApp',
      html:
        '<a href="tel:1-800-FLOWERS">a</a> <a href="sms:+12125550143?body=x">b</a> ' +
        '<a href="https://wa.me/5511912345678?text=x">c</a> <a href="https://wa.me/?text=5511912345679">share</a>',
      phones: ['+18003569377', '+12125550143', '+5511912345678'],
    },
    {
      name: 'a link that is repeated, and one behind it',
      html: `${'<a href="tel:+12125550143">a</a> '.repeat(1500)}<a href="tel:+12125550144">b</a>`,
      phones: ['+12125550143', '+12125550144'],
    },
    {
      name: 'four hundred different links at most',
      html: `${Array.from({ length: 400 }, (_, n) => `<a href="tel:${n}">a</a> `).join('')}<a href="tel:+12125550144">b</a>`,
      phones: [],
    },
    {
      name: 'icons of fonts',
      html: '<i class="fa fa-phone"></i> 020 7946 0868<br><i class="fa fa-fax"></i> 020 7946 0869',
      phones: ['020 7946 0868'],
    },
    {
      name: 'properties of schema.org',
      html: '<p itemscope><b itemprop="telephone">020 7946 0868</b> <b itemprop="faxNumber">020 7946 0869</b>',
      phones: ['020 7946 0868'],
    },
    {
      name: 'columns of a table',
      html:
        '<table>\n<tr><th>Name</th> <th>Phone</th> <th>Fax</th></tr>\n' +
        '<tr><td>Ada</td> <td>020 7946 0868</td> <td>202-555-0169</td></tr>\n' +
        '<tr><td>Bob</td> <td>020 7946 0867</td> <td>202-555-0168</td></tr></table>',
      phones: ['020 7946 0868', '020 7946 0867'],
    },
    {
      name: 'rows of a table',
      html:
        '<table><tr><td>Phone</td> <td>202-555-0123</td></tr> <tr><td>Fax</td> <td>202-555-0124</td></tr>' +
        '<tr><td>Mobile</td> <td>07700 900123</td></tr></table>',
      phones: ['202-555-0123', '07700 900123'],
    },
    {
      name: 'classes that name devices',
      html: '<div class="hidden-phone">12 345 678</div><div class="visible-phone">12 345 679</div>',
      phones: [],
    },
    { name: 'a tel link to a fax', html: 'Fax: <a href="tel:+12025550124">202-555-0124</a>', phones: [] },
    {
      name: 'a tel link that names a fax in itself',
      html: '<a href="tel:+12025550124">Fax: 202-555-0124</a> <a href="tel:+12025550123">202-555-0123</a>',
      phones: ['+12025550123'],
    },
    { name: 'a fax link', html: '<a href="fax:+12025550124">+1 202-555-0124</a>', phones: [] },
    {
      name: 'the tip of a link',
      html: '<a href="tel:+12025550124" title="Fax">+1 202-555-0124</a>',
      phones: [],
    },
    { name: 'WAI-ARIA 1.2: aria-label', html: '<i aria-label="Fax"></i> +1 202-555-0124', phones: [] },
    { name: 'an abbreviation', html: '<abbr title="Facsimile">Fs</abbr> +1 202-555-0124', phones: [] },
    {
      name: 'SVG 2: the title of a drawing',
      html: '<svg><title>Fax</title></svg> +1 202-555-0124',
      phones: [],
    },
    {
      name: 'SVG 2: the drawing that one refers to',
      html: '<svg><use xlink:href="/i.svg#icon-fax"/></svg> +1 202-555-0124',
      phones: [],
    },
    {
      name: 'a title outside of a drawing',
      html: '<title>Fax</title><p>+1 202-555-0124',
      phones: ['+12025550124'],
    },
    { name: 'the icon of a printer', html: '<i class="fa fa-print"></i> +1 202-555-0124', phones: [] },
    {
      name: 'classes that keep from printing',
      html: '<p class="no-print">+1 202-555-0124</p>',
      phones: ['+12025550124'],
    },
    { name: 'the file of a picture', html: '<img src="/i/icon_fax.png" alt=""> +1 202-555-0124', phones: [] },
    {
      name: 'classes of elements',
      html: '<div class="phone">020 7946 0868</div><td class="field-fax">+1 202-555-0124</td>',
      phones: ['020 7946 0868'],
    },
    {
      name: 'hCard: the type behind the value',
      html: '<p class=tel><b class=value>+1 202-555-0124</b> <b class=type>fax</b><p class="fax tel">+1 202-555-0125',
      phones: [],
    },
    {
      name: 'schema.org: faxNumber, and the same number elsewhere',
      html:
        '<script type="application/ld+json">{"@type":"Store","telephone":"+1-202-555-0123",' +
        '"faxNumber":"+1-202-555-0124"}</script><a href="tel:2025550124">202-555-0124</a>',
      phones: ['+12025550123'],
    },
    {
      name: 'HTML 5.2.3: properties of microdata in content',
      html: '<meta itemprop="telephone" content="+1 202-555-0123"><meta itemprop="faxNumber" content="+1 202-555-0124">',
      phones: ['+12025550123'],
    },
    {
      name: 'columns in another language',
      html: '<table><tr><th>Имя</th><th>Телефон</th><th>Факс</th></tr><tr><td>A</td><td>020 7946 0868</td><td>202-555-0124</td></tr></table>',
      phones: ['020 7946 0868'],
    },
    {
      name: 'mobile telephones in further languages',
      html:
        '<p>Мобилни: 060 1239595</p><p>Mobiil: 5123 9595</p><p>Mobilais: 21 239 595</p><p>Di động: 091 234 95 95</p>' +
        '<p>Bimbit: 012-345 9595</p><p>موبايل: 010 01239595</p><p>Mobilus: (0-612) 39595</p>',
      phones: [
        '060 1239595',
        '5123 9595',
        '21 239 595',
        '091 234 95 95',
        '012-345 9595',
        '010 01239595',
        '(0-612) 39595',
      ],
    },
    {
      name: 'lines of preformatted text',
      html: '<pre>Fax: 202-555-0124\n202-555-0123\n</pre>',
      phones: ['202-555-0123'],
    },
  ];
  test.each(rows)('$name', ({ html, phones }) => {
    expect(readSite(fetchedPage(html), { fetchedAt: new Date(0) }).contacts.phones).toEqual(phones);
  });
});

describe('contacts that a page states in its head and its data', () => {
  const none = { emails: [], phones: [], addresses_hint: [] };
  const ld = (data: string): string => `<script type="application/ld+json">${data}</script>`;
  test.each([
    {
      name: 'JSON-LD: character references, which a filter of WordPress puts there',
      html: ld(
        '{"@type":"Store","email":"inf&#111;&#64;shop.de","telephone":"&#43;49 30 901820","address":"1 A &amp; B St, Leeds"}',
      ),
      contacts: { emails: ['info@shop.de'], phones: ['+4930901820'], addresses_hint: ['1 A & B St, Leeds'] },
    },
    {
      name: 'JSON-LD: a street of several lines',
      html: ld('{"address":{"streetAddress":["Flat 2","3 Quay Road"],"addressLocality":"Leeds"}}'),
      contacts: { ...none, addresses_hint: ['Flat 2, 3 Quay Road, Leeds'] },
    },
    {
      name: 'microdata: an e-mail address as content (HTML 5.2.3)',
      html: '<p itemscope><meta itemprop="email" content="info@shop.de">',
      contacts: { ...none, emails: ['info@shop.de'] },
    },
    {
      name: 'JSON-LD: a branch abroad has the numbers of its own address, which the page shows too',
      html: ld(
        '{"telephone":"030 901820","address":{"addressCountry":"DE"},"department":[' +
          '{"telephone":"021 234 56 78","address":{"addressCountry":"CH"},"contactPoint":{"telephone":"078 123 45 67"}}]}',
      ).concat('<p>Tel. 021/234 56 78, Tel. 030 901821 <a href="tel:0781234567">Handy</a>'),
      contacts: { ...none, phones: ['+4930901820', '+41212345678', '+41781234567', '+4930901821'] },
    },
    {
      name: 'JSON-LD: a country by its name, by three letters, in a list',
      html: ['"Slovenská republika"', '"Slovensko"', '["SVK"]', '{"name":"Slovakia"}']
        .map((country, n) => ld(`{"telephone":"0912 123 45${n}","address":{"addressCountry":${country}}}`))
        .join(''),
      contacts: {
        ...none,
        phones: ['+421912123450', '+421912123451', '+421912123452', '+421912123453'],
      },
    },
    {
      name: 'microdata: the country, as content and as text (HTML 5.2.3)',
      html:
        '<b itemprop="telephone">021 234 56 78</b><meta itemprop="addressCountry" content="CH">' +
        '<b itemprop="addressCountry">Schweiz</b>',
      contacts: { ...none, phones: ['+41212345678'] },
    },
    {
      name: 'a number with points, as in Czechia, and a sum',
      html: ld('{"addressCountry":"CZ"}').concat('<p>Telefon: 212.343.757</p><p>Calls: 1.000.000</p>'),
      contacts: { ...none, phones: ['+420212343757'] },
    },
    {
      name: 'microdata: addresses in two countries say nothing of the page',
      html:
        '<b itemprop="telephone">021 234 56 78</b><meta itemprop="addressCountry" content="CH">' +
        '<meta itemprop="addressCountry" content="DE">',
      contacts: { ...none, phones: ['021 234 56 78'] },
    },
    {
      name: 'a business object of Facebook',
      html:
        '<meta property="business:contact_data:email" content="info@shop.de">' +
        '<meta property="business:contact_data:phone_number" content="+49 30 901820">' +
        '<meta property="business:contact_data:street_address" content="Kilnweg 5">' +
        '<meta property="business:contact_data:postal_code" content="10117">' +
        '<meta property="business:contact_data:locality" content="Berlin">',
      contacts: {
        emails: ['info@shop.de'],
        phones: ['+4930901820'],
        addresses_hint: ['Kilnweg 5, Berlin, 10117'],
      },
    },
    {
      name: 'the first version of Open Graph',
      html:
        '<meta property="og:email" content="info@shop.de"><meta property="og:phone_number" content="+49 30 901820">' +
        '<meta property="og:fax_number" content="+49 30 901821"><p>+49 30 901821</p>',
      contacts: { emails: ['info@shop.de'], phones: ['+4930901820'], addresses_hint: [] },
    },
  ])('$name', ({ html, contacts }) => {
    expect(readSite(fetchedPage(html), { fetchedAt: new Date(0) }).contacts).toEqual(contacts);
  });
});
