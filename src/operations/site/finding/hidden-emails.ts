import type { Page, Placed } from '../reading/page.ts';
import { withCharacters } from '../reading/references.ts';
import { cleanEmail, emailOfWriting, emailsOfMailto, findEmails } from './emails.ts';
import { base64Decoded, MAX_SCRIPT, percentDecoded, textsOfScript } from './script-text.ts';

/** Longer values hold more than an address. */
const MAX_VALUE = 400;

/** Characters of scripts and handlers that are read of one page. */
const MAX_CODE = 200_000;

/**
 * Addresses that a page hides from programs and shows by a script or its style sheet: in attributes, in scripts that
 * put them together, and written backwards or by ROT13.
 */
export function hiddenEmails(page: Page, text: string): readonly Placed[] {
  const isRotated = rotationMarks.test(page.html);
  return [
    ...ofAttributes(page, isRotated),
    ...ofLinks(page, isRotated),
    ...ofScripts(page, isRotated),
    ...(text.includes('@') || isRotated ? ofText(text, isRotated, page.html.includes('bidi-override')) : []),
  ];
}

/** What a page has that turns text by ROT13: the name of its script or its alphabet. */
const rotationMarks = /[Rr][Oo][Tt]13|nopqrstuvwxyzabc|data-enc-email/;

function* ofAttributes({ codes }: Page, isRotated: boolean): Generator<Placed> {
  for (const { values, at } of codes) {
    const whole = wholeAddress(values, isRotated) ?? joinedAddress(values);
    if (whole !== undefined) yield { value: whole, at };
  }
}

type Values = Page['codes'][number]['values'];

function wholeAddress(values: Values, isRotated: boolean): string | undefined {
  for (const [name, value] of values) {
    if (value.length > MAX_VALUE || !/^data-|^(?:first|text)$/.test(name)) continue;
    const email = emailOfCoded(value.trim(), isRotated || name === 'data-enc-email');
    // An address that is not written in code may be that of somebody else, as in data-user.
    if (email !== undefined && (/mail|contact|addr/.test(name) || cleanEmail(value) === undefined))
      return email;
  }
  return undefined;
}

/** The parts of an address in attributes of their own, also backwards or as base64. */
function joinedAddress(values: Values): string | undefined {
  const part = (kind: RegExp): string => values.find(([name]) => kind.test(name))?.[1].trim() ?? '';
  const local = part(/^(?:data-(?:.*-)?(?:user|username|name|local|localpart|mailbox|account|u)|first)$/);
  const host = part(/^(?:data-(?:.*-)?(?:domain|domainname|host|site|website|server|d)|last)$/);
  const top = part(/^data-(?:.*-)?(?:tld|ext|extension|suffix|toplevel)$/);
  if (local === '' || host === '' || local.length + host.length > MAX_VALUE) return undefined;
  if (
    !values.some(([name, value]) =>
      /mail|contact|kontakt|crypt|protect|spam|obfus|cloak/i.test(`${name} ${value}`),
    )
  ) {
    return values.some(([name]) => name === 'first') ? inBase64(local, host) : undefined;
  }
  const domain = [host, top.replace(/^\./, '')].filter(Boolean);
  return (
    cleanEmail(`${local}@${domain.join('.')}`) ??
    cleanEmail(`${backwards(local)}@${domain.map(backwards).join('.')}`) ??
    inBase64(local, host)
  );
}

function inBase64(local: string, host: string): string | undefined {
  return cleanEmail(`${base64Decoded(local) ?? ''}@${base64Decoded(host) ?? ''}`);
}

/** The address that a value is, in any of the ways to write it; undefined where it is not an address. */
function emailOfCoded(value: string, isRotated: boolean): string | undefined {
  const turned = isRotated ? emailOfWriting(rotated(value.replace(/[[({]at[\])}]/i, '@'))) : undefined;
  const plain = turned ?? emailOfWriting(value);
  if (plain !== undefined) return plain;
  const decoded = base64Decoded(value);
  const inCode =
    decoded === undefined ? undefined : (emailOfWriting(decoded) ?? cleanEmail(backwards(decoded)));
  return inCode ?? cleanEmail(backwards(value)) ?? emailOfShifted(value);
}

function* ofLinks({ anchors }: Page, isRotated: boolean): Generator<Placed> {
  for (const { value, at } of anchors) {
    if (value.length > MAX_VALUE) continue;
    if (/^\s*javascript:/i.test(value)) {
      const [, inQuotes = ''] = /\(\s*['"]([^'"]{6,})['"]/.exec(withQuotes(value)) ?? [];
      const email = emailOfShifted(inQuotes.replaceAll('\\/', '/'));
      if (email !== undefined) yield { value: email, at };
    } else if (isRotated && /^\s*mailto:/i.test(value) && [...emailsOfMailto(value.trim())].every(isNone)) {
      const email = emailOfWriting(rotated(value.trim().slice(7)));
      if (email !== undefined) yield { value: email, at };
    }
  }
}

/** The code of a `javascript:` link, which may be percent-encoded as of any URL: `(%27ocknvq%2C...%27)`. */
function withQuotes(link: string): string {
  return /%2[27]/.test(link) ? percentDecoded(link) : link;
}

function isNone(email: string | undefined): boolean {
  return email === undefined;
}

function* ofScripts({ html, scripts, handlers }: Page, isRotated: boolean): Generator<Placed> {
  let left = MAX_CODE;
  const codes = [
    ...scripts.map(({ type, start, end, at }) => ({ type, value: html.slice(start, end), at })),
    ...handlers.map(({ value, at }) => ({ type: '', value, at })),
  ];
  for (const { type, value: code, at } of codes) {
    if (
      code.length > Math.min(left, MAX_SCRIPT) ||
      !/^$|javascript|module/.test(type) ||
      !writesAddress.test(code)
    )
      continue;
    left -= code.length;
    for (const written of textsOfScript(code)) {
      for (const email of emailsOfMarkup(written, isRotated)) yield { value: email, at };
    }
  }
}

/** What a script has that puts an address together. */
const writesAddress = /@|[Mm]ail|MAIL|&#(?:64|[xX]40)|%40|\\x40|\\u0040|\b64\b|atob|fromCharCode|[Zz]nvygb/;

function* emailsOfMarkup(markup: string, isRotated: boolean): Generator<string> {
  const decoded = withCharacters(markup);
  const readings = isRotated || /znvygb/i.test(decoded) ? [rotated(decoded), decoded] : [decoded];
  for (const reading of readings) {
    const shown = reading.replace(/<[^<>]*>/g, '');
    const emails = [...linksIn(reading), ...findEmails(shown).map(({ value }) => value)];
    yield* emails;
    if (emails.length > 0) return;
  }
}

function* linksIn(markup: string): Generator<string> {
  for (const [, address = ''] of markup.matchAll(/mailto:([^"'\s<>?]{3,320})/gi)) {
    for (const email of emailsOfMailto(`mailto:${address}`)) if (email !== undefined) yield email;
  }
}

/** Addresses in text that its script or its style sheet turns. */
function* ofText(text: string, isRotated: boolean, isReversed: boolean): Generator<Placed> {
  if (isRotated) {
    for (const { value, at } of findEmails(rotated(text))) {
      if (cleanEmail(rotated(value)) === undefined) yield { value, at };
    }
  }
  const pattern = isReversed ? backwardsMarked : backwardsPlain;
  for (const { 0: written, index } of text.matchAll(pattern)) {
    const email = cleanEmail(written) === undefined ? cleanEmail(backwards(written)) : undefined;
    if (email !== undefined) yield { value: email, at: index };
  }
}

/** A backwards address: without a mark only of the endings that begin no name. */
const backwardsPlain = /(?<![\w.-])(?:moc|ten|gro)\.[\w.-]{1,200}@[\w.+-]{1,64}/gi;
const backwardsMarked = /(?<![\w.-])[a-z]{2,10}\.[\w.-]{1,200}@[\w.+-]{1,64}/gi;

/** By ROT13, which is its own reverse. */
function rotated(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => shiftedIn(letter.charCodeAt(0), letter < 'a' ? 65 : 97, 26, 13));
}

/** The address of a text that is `mailto:` and an address once each of its characters is moved by the same number. */
function emailOfShifted(text: string): string | undefined {
  if (text.length > MAX_VALUE || text.length < 12) return undefined;
  const by = 'm'.charCodeAt(0) - text.charCodeAt(0);
  for (const move of [movedInRanges, movedInLetters, movedAtAll]) {
    const moved = move(text, by);
    if (/^mailto:/i.test(moved)) return [...emailsOfMailto(moved)].find((email) => email !== undefined);
  }
  return undefined;
}

/** Within signs, capitals and letters each, as the program TYPO3 does. */
function movedInRanges(text: string, by: number): string {
  return text
    .replace(/[+-:]/g, (sign) => shiftedIn(sign.charCodeAt(0), 0x2b, 16, by))
    .replace(/[@-Z]/g, (sign) => shiftedIn(sign.charCodeAt(0), 0x40, 27, by))
    .replace(/[a-z]/g, (sign) => shiftedIn(sign.charCodeAt(0), 0x61, 26, by));
}

function movedInLetters(text: string, by: number): string {
  return text.replace(/[a-z]/gi, (sign) => shiftedIn(sign.charCodeAt(0), sign < 'a' ? 65 : 97, 26, by));
}

function movedAtAll(text: string, by: number): string {
  return text.replace(/[\s\S]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + by));
}

function shiftedIn(code: number, first: number, count: number, by: number): string {
  return String.fromCharCode(first + ((((code - first + by) % count) + count) % count));
}

function backwards(text: string): string {
  return [...text].reverse().join('');
}
