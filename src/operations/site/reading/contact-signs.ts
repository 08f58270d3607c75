import { namesFax, namesPhone } from './contact-words.ts';

/** Signs of Unicode for what pages show by a picture, an icon of a font or a property of an item. */
const PHONE_SIGN = '\u260e';
/** What is around the numbers of faxes, too: a class of elements with text, a link for calls. */
export const PHONE_HINT = '\u260f';
const FAX_SIGN = '\u{1f4e0}';

/** Longer texts describe a picture instead of naming what follows it. */
const MAX_CHARACTERS = 60;

/** The sign that a picture replaces (HTML 4.8.4.4), by its `alt`: one word on its own or with few others. */
export function signOfPicture(alt: string): string {
  if (isAtSign(alt)) return '@';
  return signOfTip(alt);
}

/** The sign of a picture by the name of its file: `icons/fax.gif`. */
export function signOfFile(url: string): string {
  const name = url.slice(url.lastIndexOf('/') + 1);
  if (name.length > MAX_CHARACTERS || !/fax|tel|fon|phone|Fax|Tel|Phone|FAX/.test(name)) return '';
  const words = name.slice(0, name.search(/[.?#]|$/)).split(/[^a-z]+/i);
  return words.length > MAX_FILE_WORDS ? '' : signOfWords(words);
}

/** Words in the name of an icon; other pictures have more. */
const MAX_FILE_WORDS = 3;

/** Whether a picture stands for the at sign of an address. */
export function isAtSign(alt: string): boolean {
  return alt.length < 10 && /^\s*[[({]?\s*(?:@|at)\s*[\])}]?\s*$/i.test(alt);
}

/** The sign for what a tip or the name for screen readers calls an icon or a link: `title="Fax"`. */
export function signOfTip(tip: string): string {
  return tip.length > MAX_CHARACTERS || /[\d@]/.test(tip) ? '' : signOfWords(tip.split(/[^\p{L}]+/u));
}

/** The sign that the icon of a font shows, by its class: `fa fa-phone`, `icon-fax`; also `tel` of hCard. */
export function signOfClass(names: string): string {
  if (names.length > 4 * MAX_CHARACTERS || !/fax|phone|tel|print|Fax|Phone|Tel|FAX/.test(names)) return '';
  if (printer.test(names) || isFaxOfCard(names)) return FAX_SIGN;
  return signOfWords(names.split(/[\s_-]+/).filter((word) => !ofLayout.has(word)));
}

/** What the class of an element with text says of the numbers in it. */
export function hintOfClass(names: string): string {
  const sign = signOfClass(names);
  return sign === PHONE_SIGN ? PHONE_HINT : sign;
}

/** The sign that a drawing shows which a page refers to: `#icon-fax`. */
export function signOfDrawing(url: string): string {
  return signOfClass(/#([\w-]{1,60})$/.exec(url)?.[1] ?? '');
}

/** The icon for what comes out of a machine, which pages use for the fax. */
const printer = /(?:^|[\s_-])(?:fa|fas|bi|mdi|icon|icons|glyphicon)-print(?:er)?(?:-\w+)?(?![\w-])/i;

/** Two classes, the type of a number beside the property (hCard): `tel fax`, `tel type-fax`. */
function isFaxOfCard(names: string): boolean {
  const classes = names.toLowerCase().split(' ');
  return (
    (classes.includes('tel') && classes.some((name) => name.endsWith('fax'))) ||
    (classes.includes('fax') && classes.some((name) => name.endsWith('tel')))
  );
}

/** Words that name no number in a class, but screens and tables. */
const ofLayout = new Set(['mobile', 'mob', 'cell', 'cel', 'cellular']);

/** The sign for a link to a number. */
export function signOfLink(href: string): string {
  const scheme = /^\s*(tel|fax):/i.exec(href)?.[1];
  if (scheme === undefined) return '';
  return scheme.toLowerCase() === 'tel' ? PHONE_HINT : FAX_SIGN;
}

/** The sign for a property of schema.org. */
export function signOfProperty(name: string): string {
  if (name === 'telephone') return PHONE_SIGN;
  return name === 'faxNumber' ? FAX_SIGN : '';
}

/** Words of classes that show an element on telephones only, or not on them. */
const devices = new Set([
  'hidden',
  'visible',
  'show',
  'hide',
  'only',
  'desktop',
  'tablet',
  'landscape',
  'portrait',
]);

/** The sign for what words name; '' where they name both, or a device. */
export function signOfWords(words: readonly string[]): string {
  let isPhone = false;
  let isFax = false;
  for (const word of words) {
    const name = word.toLowerCase();
    if (devices.has(name)) return '';
    isFax ||= namesFax(name);
    isPhone ||= namesPhone(name);
  }
  if (isPhone === isFax) return '';
  return isPhone ? PHONE_SIGN : FAX_SIGN;
}
