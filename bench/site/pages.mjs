/** Generated pages for the bench and the tests, the same in every run. */

const words = (
  'bread harbour morning table garden window season market kitchen letter travel music river stone paper light ' +
  'winter number friendly service quality family local fresh open daily visit team story offer guide about'
).split(' ');

/** Numbers from 0 to 1 by a linear congruential generator, so that all runs are equal. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A typical page of a business: head, menus, cards, tables, scripts, styles, a footer with contacts. */
export function businessPage(length) {
  const random = chance(7);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const sentence = (count) => Array.from({ length: count }, () => pick(words)).join(' ');
  const parts = [head(sentence)];
  let size = parts[0].length;
  for (let number = 0; size < length - FOOTER.length; number++) {
    const part = section(number, { random, pick, sentence });
    parts.push(part);
    size += part.length;
  }
  const body = parts.join('').slice(0, length - FOOTER.length);
  return body + FOOTER;
}

function head(sentence) {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Harbour &amp; Sons - ${sentence(4)}</title>
<meta name="description" content="${sentence(16)}"><meta name="viewport" content="width=device-width">
<meta property="og:title" content="Harbour &amp; Sons"><meta property="og:image" content="/img/front.jpg">
<meta name="generator" content="WordPress 6.8"><link rel="canonical" href="https://shop.example/">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/wp-content/themes/divi/style.css?ver=4">
<script src="/wp-includes/js/jquery/jquery.min.js?ver=3.7.1"></script>
<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234"></script>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('config', 'G-ABCDEF1234');</script>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Harbour",
"telephone":"+1 212 555 0143","address":{"@type":"PostalAddress","streetAddress":"3 Quay St","addressLocality":"New York",
"addressRegion":"NY","postalCode":"10004","addressCountry":"US"},"sameAs":["https://www.facebook.com/harboursons"]}</script>
<style>.card{display:flex;margin:0 auto}.card>a:hover{color:#123456}</style></head><body class="home page">
<nav>${Array.from({ length: 12 }, (_, i) => `<li class="menu-item"><a href="/page-${i}/">${sentence(2)}</a></li>`).join('')}</nav>`;
}

function section(number, { random, pick, sentence }) {
  const kind = number % 5;
  if (kind === 0) {
    const code = Array.from(
      { length: 12 },
      (_, i) => `var ${pick(words)}${i}={a:"${pick(words)}",b:${i}};`,
    ).join('');
    return `<script>(function(w,d){${code}w.${pick(words)}=function(e){return e.target&&e.target.dataset}})(window,document);</script>\n`;
  }
  if (kind === 1) {
    return `<table>${Array.from({ length: 6 }, () => `<tr><td>${sentence(2)}</td><td>${Math.floor(random() * 9000)} pcs</td><td>$${(random() * 90).toFixed(2)}</td></tr>`).join('')}</table>\n`;
  }
  return `<section class="et_pb_section card card-${number}" data-index="${number}" id="s${number}">
  <h2 class="title">${sentence(4)}</h2>
  <div class="text"><p>${sentence(40)}, <strong>${sentence(3)}</strong> &mdash; ${sentence(25)}.</p>
  <p>${sentence(30)} <a class="link" href="/item/${number}/?ref=home">${sentence(2)}</a> ${sentence(10)}</p></div>
  <img class="lazy" src="/wp-content/uploads/2026/05/photo-${number}.jpg" alt="${sentence(3)}" width="600" height="400">
  <a href="https://${pick(words)}-partner.example/x/${number}" rel="noopener" target="_blank">${sentence(3)}</a>
</section>\n`;
}

const FOOTER = `<footer><address>3 Quay St<br>New York, NY 10004</address><p>Phone: (212) 555-0143, Fax: (212) 555-0144</p>
<a href="mailto:hello@harbour-sons.com">hello@harbour-sons.com</a> <a href="https://www.instagram.com/harboursons/">Instagram</a>
<a href="https://www.facebook.com/harboursons">Facebook</a><form action="/newsletter"><input name="email"></form></footer></body></html>`;

/** Bytes of a page that are read, at most. */
export const MAX_BYTES = 524_288;

/** A page as returned by the fetcher. */
export function fetched(html) {
  const bytes = new TextEncoder().encode(html);
  return {
    finalUrl: 'https://shop.example/',
    status: 200,
    redirectChain: [],
    headers: { 'content-type': ['text/html; charset=utf-8'] },
    body: bytes.subarray(0, MAX_BYTES),
    truncated: bytes.byteLength > MAX_BYTES,
  };
}
