/** Beginnings of headings above links to other texts, in letters alone. */
const otherTexts = [
  // English
  'related',
  'more from',
  'more on this',
  'more stories',
  'more news',
  'more in ',
  'you may also like',
  'you might also like',
  'you may like',
  'you might be interested',
  'recommended',
  'read next',
  'read more',
  'also read',
  'up next',
  'most read',
  'most popular',
  'most viewed',
  'trending',
  'popular now',
  'popular posts',
  'latest news',
  'latest stories',
  'recent posts',
  'see also our',
  'dont miss',
  'around the web',
  'from the web',
  'share this',
  'follow us',
  'sponsored',
  'promoted',
  'subscribe',
  'sign up',
  // German
  'mehr zum thema',
  'mehr von',
  'lesen sie auch',
  'lesen sie mehr',
  'auch interessant',
  'das k\u00f6nnte sie auch interessieren',
  '\u00e4hnliche artikel',
  'verwandte artikel',
  'weitere artikel',
  'meistgelesen',
  // French
  '\u00e0 lire aussi',
  'lire aussi',
  'sur le m\u00eame sujet',
  'articles similaires',
  'articles li\u00e9s',
  'les plus lus',
  'vous aimerez aussi',
  // Spanish
  'te puede interesar',
  'tambi\u00e9n te puede interesar',
  'm\u00e1s noticias',
  'noticias relacionadas',
  'art\u00edculos relacionados',
  'lo m\u00e1s le\u00eddo',
  'lea tambi\u00e9n',
  // Italian
  'leggi anche',
  'articoli correlati',
  'potrebbe interessarti',
  'i pi\u00f9 letti',
  // Dutch
  'lees ook',
  'lees meer',
  'gerelateerd',
  'meest gelezen',
  'meer over',
  // Portuguese
  'leia tamb\u00e9m',
  'leia mais',
  'veja tamb\u00e9m',
  'not\u00edcias relacionadas',
  'artigos relacionados',
  'mais lidas',
  'saiba mais',
];

/** Beginnings of lines that lead to another text by a link. */
const linkLines = [
  ...otherTexts,
  'see more',
  'see also',
  'watch',
  'click here',
  'continue reading',
  'insight',
  'just in',
  'view more',
  'get the',
  'back to',
  'weiterlesen',
  'siehe auch',
  'zum artikel',
  'en savoir plus',
  'voir aussi',
  'ver m\u00e1s',
  'ver tambi\u00e9n',
  'guarda anche',
  'bekijk ook',
  'ver mais',
];

/** Lines that are not part of a text, whole. */
const notices = new Set([
  'advertisement',
  'advertisements',
  'advert',
  'ad',
  'ads',
  'sponsored',
  'sponsored content',
  'sponsored links',
  'story continues below advertisement',
  'article continues below advertisement',
  'continue reading below',
  'scroll to continue',
  'skip advertisement',
  'share',
  'share this',
  'share this article',
  'share this story',
  'share on facebook',
  'share on twitter',
  'print',
  'print this page',
  'email',
  'tweet',
  'facebook',
  'twitter',
  'linkedin',
  'whatsapp',
  'pinterest',
  'reddit',
  'copy link',
  'comments',
  'leave a comment',
  'back to top',
  'skip to content',
  'skip to main content',
  'this slideshow requires javascript',
  'loading',
  'anzeige',
  'werbung',
  'teilen',
  'drucken',
  'nach oben',
  'publicit\u00e9',
  'partager',
  'imprimer',
  'publicidad',
  'compartir',
  'imprimir',
  'pubblicit\u00e0',
  'condividi',
  'stampa',
  'advertentie',
  'delen',
  'publicidade',
  'compartilhar',
]);

/** Whether a heading begins what leads to other texts. */
export function beginsAnother(heading: string): boolean {
  return begins(heading, otherTexts);
}

/** Whether a line with a link leads to another text. */
export function leadsElsewhere(line: string): boolean {
  return begins(line, linkLines);
}

/** Whether a line is not part of a text. */
export function isNotice(line: string): boolean {
  return line.length <= 60 && notices.has(lettersAndSpaces(line).trim());
}

function begins(text: string, beginnings: readonly string[]): boolean {
  const letters = lettersAndSpaces(text.slice(0, 80));
  return beginnings.some((beginning) => letters.startsWith(beginning));
}

/** Letters in lower case with one space between words; apostrophes are left out. */
function lettersAndSpaces(text: string): string {
  return text
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trimStart();
}
