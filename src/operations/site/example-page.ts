import type { FetchedPage } from '../../operation.ts';

/** The page of a small business, for the example of the docs: it is read from here, not fetched. */
const html = `<!doctype html>
<html lang="en-GB">
<head>
<title>Harbour Bakery - bread from six in the morning</title>
<meta name="description" content="Sourdough, rolls and coffee by the old harbour.">
<meta property="og:site_name" content="Harbour Bakery">
<meta property="og:image" content="/img/loaves.jpg">
<meta name="generator" content="WordPress 6.8">
<link rel="canonical" href="https://www.harbour-bakery.co.uk/">
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/wp-content/themes/crust/style.css">
<script async src="https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E"></script>
<script type="application/ld+json">
{"@context": "https://schema.org", "@type": "Bakery", "telephone": "020 7946 0018", "address": {
"@type": "PostalAddress", "streetAddress": "3 Quay Street", "addressLocality": "London", "addressCountry": "GB"}}
</script>
</head>
<body>
<a href="/menu">Menu</a> <a href="/find-us">Find us</a>
<a href="https://order.toasttab.com/online/harbour-bakery">Order</a>
<a href="https://www.instagram.com/harbourbakery/?hl=en">Instagram</a>
<p>Phone 020 7946 0018 or write to <a href="mailto:hello@harbour-bakery.co.uk">hello@harbour-bakery.co.uk</a></p>
<form action="/newsletter"><input name="email"></form>
</body>
</html>
`;

/** The fetcher's result for it. */
export const examplePage: FetchedPage = {
  kind: 'page',
  finalUrl: 'https://www.harbour-bakery.co.uk/',
  status: 200,
  redirectChain: ['http://harbour-bakery.co.uk/'],
  headers: { 'content-type': ['text/html; charset=utf-8'], server: ['nginx'] },
  body: new TextEncoder().encode(html),
  truncated: false,
};
