/** Signs of Unicode for what pages show by a picture, an icon of a font or a property of an item. */
const PHONE_SIGN = '\u260e';
const FAX_SIGN = '\u{1f4e0}';

/** Longer texts describe a picture instead of naming what follows it. */
const MAX_CHARACTERS = 60;

/** The sign that a picture replaces (HTML 4.8.4.4), by its `alt`: one word on its own or with few others. */
export function signOfPicture(alt: string): string {
  if (isAtSign(alt)) return '@';
  return alt.length > MAX_CHARACTERS || /[\d@]/.test(alt) ? '' : signOfWords(alt.split(/[^\p{L}]+/u));
}

/** Whether a picture stands for the at sign of an address. */
export function isAtSign(alt: string): boolean {
  return alt.length < 10 && /^\s*[[({]?\s*(?:@|at)\s*[\])}]?\s*$/i.test(alt);
}

/** The sign that the icon of a font shows, by its class: `fa fa-phone`, `icon-fax`; also `tel` of hCard. */
export function signOfClass(names: string): string {
  if (names.length > 4 * MAX_CHARACTERS || !/fax|phone|tel/i.test(names)) return '';
  return signOfWords(names.split(/[\s_-]+/));
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
    isFax ||= /^(?:tele)?(?:fax|facsimile)$/.test(name);
    isPhone ||= /^(?:tel|phone|telephone|telefon|telefono|tel\u00e9fono|earphone)$/.test(name);
  }
  if (isPhone === isFax) return '';
  return isPhone ? PHONE_SIGN : FAX_SIGN;
}
