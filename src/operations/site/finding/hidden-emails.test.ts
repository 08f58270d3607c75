import { expect, test } from 'vitest';
import { fetchedPage } from '../../../../test/support/worlds/site-pages.ts';
import { readSite } from '../read-site.ts';

const inBase64 = (text: string): string => Buffer.from(text).toString('base64');

/** ROT13 of info@site-shop.com, by `tr a-z n-za-m`. */
const ROTATED = 'vasb@fvgr-fubc.pbz';

/** Ways to hide info@site-shop.com. */
const hidden: readonly { name: string; html: string }[] = [
  {
    name: 'CSS Writing Modes 2.2: an override of the direction',
    html: '<p>Mail: <span style="unicode-bidi:bidi-override; direction: rtl">moc.pohs-etis@ofni</span>',
  },
  {
    name: 'the same of a block',
    html: '<p style="direction:rtl;unicode-bidi:bidi-override">moc.pohs-etis@ofni',
  },
  { name: 'HTML 4.5.25: bdo', html: '<bdo dir="rtl">moc.pohs-etis@ofni</bdo>' },
  {
    name: 'an override in a style sheet',
    html: '<style>.r{unicode-bidi:bidi-override;direction:rtl}</style><b class=r>moc.pohs-etis@ofni</b>',
  },
  { name: 'backwards by a style sheet elsewhere', html: '<b class=back>moc.pohs-etis@ofni</b>' },
  {
    name: 'an element that is not shown',
    html: 'info<span style="display:none">no-spam</span>@<b style="visibility: hidden">x</b>site-shop.com',
  },
  { name: 'comments', html: 'info<!-- no --><!-- @ -->@site-shop<!-- -->.com' },
  { name: 'characters without width', html: 'in&shy;fo@site-&#8203;shop.com' },
  { name: 'a picture of the at sign', html: 'info<img src=at.gif alt="(at)">site-shop.com' },
  { name: 'character references of each kind', html: '&#105;&#x6e;fo&commat;site-shop&period;com' },
  { name: 'wide letters', html: '\uff49\uff4e\uff46\uff4f\uff20site-shop\uff0ecom' },
  {
    name: 'moved by two within the ranges of TYPO3',
    html: `<a href="javascript:linkTo_UnCryptMailto('ocknvq,kphqBukvg/ujqr0eqo');">write</a>`,
  },
  {
    name: 'the same with a stroke escaped, as TYPO3 writes it',
    html: `<a href="javascript:linkTo_UnCryptMailto('nbjmup+jogpAtjuf.tipq\\/dpn');">write</a>`,
  },
  {
    name: 'the same percent-encoded',
    html: '<a href="javascript:linkTo_UnCryptMailto(%27ocknvq%2CkphqBukvg%2Fujqr0eqo%27);">write</a>',
  },
  {
    name: 'a template (ECMA-262 13.2.8)',
    html: "<script>const u='info',d='site-shop.com';m.innerHTML=`<a href=\"mailto:\x24{u}@\x24{ d }\">`;</script>",
  },
  { name: 'concat', html: "<script>m.textContent = 'info'.concat('@', 'site-shop', '.com')</script>" },
  { name: 'replace', html: "<script>m.textContent = 'info#site-shop.com'.replace('#', '@')</script>" },
  {
    name: 'a link with http before its scheme',
    html: '<a href="http://mailto:info@site-shop.com">write</a>',
  },
  { name: 'an area of a map', html: '<map><area href="mailto:info@site-shop.com"></map>' },
  { name: 'a form that is sent by mail', html: '<form action="mailto:info@site-shop.com"></form>' },
  {
    name: 'moved by one, as a token',
    html: '<a href="#" data-mailto-token="nbjmup+jogpAtjuf.tipq/dpn">write</a>',
  },
  {
    name: 'ROT13 in an attribute',
    html: '<a data-enc-email="vasb[at]fvgr-fubc.pbz" class="mail-link">write</a>',
  },
  { name: 'ROT13 in a link', html: `<script src="/rot13.js"></script><a href="mailto:${ROTATED}">write</a>` },
  { name: 'ROT13 in text', html: `<script src="/rot13.js"></script><i>${ROTATED}</i>` },
  {
    name: 'ROT13 in a script',
    html: `<script>document.write("<n uers='znvygb:${ROTATED}'>".replace(/[a-z]/gi, turn))</script>`,
  },
  { name: 'backwards in an attribute', html: '<a href="#" data-unscramble="moc.pohs-etiS@ofnI">write</a>' },
  {
    name: 'base64 in an attribute',
    html: `<a data-contact="${inBase64('mailto:info@site-shop.com')}">write</a>`,
  },
  {
    name: 'base64 of its parts',
    html: `<joomla-hidden-mail first="${inBase64('info')}" last="${inBase64('site-shop.com')}"></joomla-hidden-mail>`,
  },
  {
    name: 'parts in attributes',
    html: '<a class="email" data-user="info" data-domain="site-shop" data-tld="com"></a>',
  },
  {
    name: 'parts backwards',
    html: '<a class="cryptedmail" data-name="ofni" data-domain="pohs-etis" data-tld="moc"></a>',
  },
  { name: 'atob', html: `<script>a.href = 'mailto:' + atob('${inBase64('info@site-shop.com')}')</script>` },
  { name: 'a handler', html: `<a onclick="location.href='mailto:'+'info'+'@'+'site-shop.com'">write</a>` },
  {
    name: 'variables and references, as Joomla writes them',
    html:
      `<script>var prefix = '&#109;a' + 'i&#108;' + '&#116;o'; var addy = 'inf&#111;' + '&#64;';\n` +
      `addy = addy + 's&#105;te-shop' + '&#46;' + 'com';\n` +
      `x.innerHTML += '<a href=\\'' + prefix + ':' + addy + '\\'>' + addy + '<\\/a>';</script>`,
  },
  {
    name: 'document.write of variables',
    html: `<script>var user = "info", host = "site-shop.com"; document.write('<a>' + user + '@' + host + '</a>')</script>`,
  },
  { name: 'a list', html: `<script>mail.href = 'mailto:' + ['info', 'site-shop.com'].join('@')</script>` },
  {
    name: 'backwards',
    html: `<script>mail.text = 'moc.pohs-etis@ofni'.split('').reverse().join('')</script>`,
  },
  {
    name: 'percent-encoded',
    html: `<script>document.write(unescape('%3Ca%3Einfo%40site-shop.com'))</script>`,
  },
  {
    name: 'codes of characters',
    html: '<script>mail.text = String.fromCharCode(105,110,102,111,64,115,105,116,101,45,115,104,111,112,46,99,111,109)</script>',
  },
];

const emailsOf = (html: string): readonly string[] =>
  readSite(fetchedPage(html), { fetchedAt: new Date(0) }).contacts.emails;

test.each(hidden)('an address is found that is hidden by $name', ({ html }) => {
  expect(emailsOf(html)).toEqual(['info@site-shop.com']);
});

test.each([
  {
    name: 'settings in a script',
    html: '<script>init({ support: "help@widgets.com", key: "a" + "b" })</script>',
  },
  {
    name: 'keys of error reports',
    html: '<script>Sentry.init("https://" + "0a1b" + "@sentry.io/1")</script>',
  },
  { name: 'a user of another site', html: '<div data-user="anna" data-domain="site-shop.com"></div>' },
  { name: 'an address as the name of a user', html: '<div data-user="anna@site-shop.com"></div>' },
  { name: 'names that end backwards', html: '<p>ed.smith@host and no.one@work' },
  {
    name: 'a script that is a program',
    html: `<script>x = 'a' + '@site-shop.com';${' '.repeat(9000)}</script>`,
  },
])('there is none in $name', ({ html }) => {
  expect(emailsOf(html)).toEqual([]);
});
