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
      name: 'lines of preformatted text',
      html: '<pre>Fax: 202-555-0124\n202-555-0123\n</pre>',
      phones: ['202-555-0123'],
    },
  ];
  test.each(rows)('$name', ({ html, phones }) => {
    expect(readSite(fetchedPage(html), { fetchedAt: new Date(0) }).contacts.phones).toEqual(phones);
  });
});
