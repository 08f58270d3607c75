import type { FetchedPage } from '../../operation.ts';

/** A post of a small business, for the examples of the docs: it is read from here, not fetched. */
const html = `<!doctype html>
<html lang="en-GB">
<head>
<title>Our rye, step by step - Harbour Bakery</title>
<meta name="author" content="Ada Quill">
<meta name="description" content="How we bake the rye loaf, and why it takes three days.">
<meta property="og:site_name" content="Harbour Bakery">
<meta property="article:published_time" content="2026-02-14T06:00:00Z">
<link rel="canonical" href="https://www.harbour-bakery.co.uk/journal/rye">
</head>
<body>
<nav><a href="/">Home</a> <a href="/menu">Menu</a> <a href="/journal">Journal</a></nav>
<article>
<h1>Our rye, step by step</h1>
<p>People ask us why the rye is <em>only</em> sold on Fridays. It is because the loaf takes three days,
and the <a href="/journal/starter">starter</a> cannot be hurried.</p>
<h2>The days</h2>
<table>
<tr><th>Day</th><th>Work</th><th align="right">Hours</th></tr>
<tr><td>Wednesday</td><td>Feed the starter</td><td align="right">1</td></tr>
<tr><td>Thursday</td><td>Mix, fold and rest</td><td align="right">14</td></tr>
<tr><td>Friday</td><td>Bake at 240 &deg;C</td><td align="right">1.5</td></tr>
</table>
<h2>What you need</h2>
<ul><li>600 g of rye flour</li><li>400 g of water</li><li>12 g of salt<ul><li>sea salt, if you have it</li></ul></li></ul>
<p><img src="/img/rye.jpg" alt="A rye loaf, cut"></p>
</article>
<div class="share-buttons"><a href="https://social.example/share">Share</a></div>
<footer>Harbour Bakery, 3 Quay Street, London. <a href="/privacy">Privacy</a></footer>
</body>
</html>
`;

/** The fetcher's result for it. */
export const exampleArticle: FetchedPage = {
  kind: 'page',
  finalUrl: 'https://www.harbour-bakery.co.uk/journal/rye',
  status: 200,
  redirectChain: ['http://harbour-bakery.co.uk/journal/rye'],
  headers: { 'content-type': ['text/html; charset=utf-8'] },
  body: new TextEncoder().encode(html),
  truncated: false,
};
