/** Most bytes of a page that are compared. */
const BYTES = 262_144;

/** Elements in each other, where a page has as many levels as are read. */
const LEVELS = 120;

export interface HostileText {
  readonly name: string;
  readonly html: string;
}

/** An ordinary page of that size. */
export const plainText = page(
  '',
  () => '<p>The lake lies between two hills and the road.</p><ul><li>a <b>b</b></ul>',
);

/** Pages that are slow to write as Markdown where what is in an element is looked at once for each around it or beside it. */
export const hostileTexts: readonly HostileText[] = [
  {
    name: 'links of a heading to itself',
    html: `<h2>${page('', () => '<a class=anchor href=#>x</a>')}</h2>`,
  },
  { name: 'footnotes', html: footnotes() },
  { name: 'superscripts in each other', html: page('<sup>'.repeat(LEVELS), () => 'a b ') },
  { name: 'headings in each other', html: page('<h1><div>'.repeat(LEVELS), () => 'a b ') },
  {
    name: 'lists in each other in a cell',
    html: page(`<table><tr><th>a<th>b<tr><td>c<td>${'<ul><li>'.repeat(LEVELS)}`, () => 'a<p>'),
  },
];

function page(start: string, piece: () => string): string {
  return start + piece().repeat(Math.ceil((BYTES - start.length) / piece().length));
}

function footnotes(): string {
  const mentions: string[] = [];
  const notes: string[] = [];
  for (let at = 0; at < 8000; at++) {
    mentions.push(`<a href="#n${at}">1</a>`);
    notes.push(`<li id=n${at}>b`);
  }
  return `<p>${mentions.join('')}</p><ol class=footnotes>${notes.join('')}</ol>`;
}
