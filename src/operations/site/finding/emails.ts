import { parse } from 'tldts';
import { isNumber, requireArgument, requireText } from '../../../schema/argument.ts';
import type { Placed } from '../reading/page.ts';
import {
  atWordLength,
  domainOfAt,
  domainOfSign,
  openingSigns,
  spelledDomain,
  spelledLocal,
  spokenAt,
  withDots,
} from './at-words.ts';
import { narrow } from './wide-letters.ts';

/** Different texts with an at sign that are checked on one page; an answer has a hundred addresses. */
const MAX_TEXTS = 5000;

/** Longest local part and domain (RFC 5321 4.5.3.1). */
const MAX_LOCAL = 64;
const MAX_DOMAIN = 253;

const localCharacter = /[\w.!#$%&'*+/=?^`{|}~-]/;
const domainCharacter = /[\w.\u00df-\u024f-]/;
/** Of domains in other scripts (RFC 5890), which text of those scripts may touch. */
const wideDomainCharacter = /[\p{L}\p{M}\d.-]/u;

/**
 * Finds addresses in text, plain and with words for the at sign and the dots, such as [at] and (punkt), in lower case.
 * A match that touches `end`, where a truncated page was cut, does not count: more of it may follow.
 */
export function findEmails(text: string, end = Number.POSITIVE_INFINITY): readonly Placed[] {
  requireText('text', text);
  requireArgument('end', end, isNumber, 'a number, such as the length of the text');
  const plain = narrow(text);
  return [...plainEmails(plain, end), ...disguisedEmails(plain, end), ...spokenEmails(plain, end)];
}

function plainEmails(text: string, end: number): readonly Placed[] {
  const found: Placed[] = [];
  const known = new Map<string, string | undefined>();
  for (let at = text.indexOf('@'); at >= 0 && known.size < MAX_TEXTS; at = text.indexOf('@', at + 1)) {
    const wide = domainAfter(text, at + 1, wideDomainCharacter);
    if (!wide.includes('.') || at + 1 + wide.length >= end) continue;
    const domain = domainOf(text, at + 1);
    const local = withoutBefore(withoutNumber(localBefore(text, at), text, at), text, at, domain);
    if (isOfUser(text, at, local, domain)) continue;
    const written = `${local}@${wide}`;
    if (!known.has(written)) known.set(written, firstEmail([`${local}@${domain}`, written]));
    const value = known.get(written);
    if (value !== undefined) found.push({ value, at: at - local.length });
  }
  return found;
}

/** The domain at a place; of two addresses without a space between, `info@site.comada@site.com`, without the name of the second. */
function domainOf(text: string, from: number): string {
  const domain = domainAfter(text, from, domainCharacter);
  const end = from + domain.length;
  if (text[end] !== '@') return domain;
  const next = domainAfter(text, end + 1, domainCharacter);
  return next.includes('.') && domain.startsWith(next) ? next : domain;
}

/** A local part without the domain of the address before, where both have the same and no space is between. */
function withoutBefore(local: string, text: string, at: number, domain: string): string {
  const isBehind = domain.includes('.') && text[at - local.length - 1] === '@' && local.startsWith(domain);
  return isBehind ? local.slice(domain.length) : local;
}

/** The address of the first writing that has one, or of its beginning. */
function firstEmail(writings: readonly string[]): string | undefined {
  for (const written of writings) {
    const email = emailInText(written) ?? emailInText(withoutNext(written));
    if (email !== undefined) return email;
  }
  return undefined;
}

/**
 * Whether a name before an at sign is that of a user of another service: of a copy by SSH, git@github.com:ada/shop.git,
 * of a handle, @ada@social.site.com, or the password of a URL (RFC 3986 3.2.1).
 */
function isOfUser(text: string, at: number, local: string, domain: string): boolean {
  if (local === 'git' && text[at + 1 + domain.length] === ':') return true;
  const start = at - local.length;
  if (text[start - 1] === '@') return !/[/|=]/.test(local) && !mailboxes.has(local.toLowerCase());
  return text[start - 1] === ':' && /:\/\/[^\s/@:]{0,64}:$/.test(text.slice(Math.max(0, start - 80), start));
}

/** An address without the capital or the digit that begins the next element: `a@site.comTel`. */
function withoutNext(written: string): string {
  return written.replace(/(@.*?\.[a-z]{2,24})[A-Z\d].*$/, '$1');
}

/**
 * A local part without the end of the number that the element before ends with, and the label between:
 * `(212) 555-0143info@site.com`, `555-0143Emailinfo@site.com`.
 */
function withoutNumber(local: string, text: string, at: number): string {
  const number =
    /^(?:.*[a-z])?(?:\d{3}[.-])?\d{3}[.-]\d{4}(?=[a-z])|^\+\d{6,}(?=[a-z])/i.exec(local)?.[0] ??
    numberBehind(local, text, at);
  return number === '' ? local : local.slice(number.length).replace(/^E-?[Mm]ail(?=[a-z\d])/, '');
}

/** The digits at the beginning of a local part that go on with those before it. */
function numberBehind(local: string, text: string, at: number): string {
  const start = at - local.length;
  const goesOn = /[\d)][ \u00a0/]$/.test(text.slice(Math.max(0, start - 2), start));
  return goesOn ? (/^[\d.-]{4,}(?=[a-z])/i.exec(local)?.[0] ?? '') : '';
}

/** Addresses whose signs are words as they are spoken, or spaced out: `ada at site dot com`, `info @ site.com`. */
function spokenEmails(text: string, end: number): readonly Placed[] {
  const found: Placed[] = [];
  let read = 0;
  for (const { 0: sign, index } of text.matchAll(spokenAt)) {
    const after = index + sign.length;
    const isAt = /^.at.$/i.test(sign);
    const domain = (isAt ? domainOfAt : domainOfSign).exec(text.slice(after, after + 160))?.[1];
    if (domain === undefined || after + domain.length + ' dot '.length >= end) continue;
    if (++read > MAX_TEXTS) break;
    const local = spelledLocal.exec(text.slice(Math.max(0, index - 2 * MAX_LOCAL), index))?.[1];
    if (local === undefined) continue;
    const start = index - local.length;
    if (!isMailbox(text.slice(Math.max(0, start - MAX_LOCAL), start), withDots(local), sign)) continue;
    const value = emailInText(`${withDots(local)}@${withDots(domain)}`);
    if (value !== undefined) found.push({ value, at: start });
  }
  return found;
}

/**
 * Whether a word before a spoken at sign is the name of a mailbox: by its form, or by what is before it. A plain sign with
 * spaces around it says more often where something is: "win 150 to spend @ shop.com".
 */
function isMailbox(before: string, local: string, sign: string): boolean {
  if (/[a-z][._\d]/i.test(local) || mailboxes.has(local.toLowerCase())) return true;
  if (/:[ \u00a0]*$/.test(before)) return true;
  if (sign.includes('@')) return false;
  const last = /(\p{L}+)[ \u00a0]+$/u.exec(before)?.[1]?.toLowerCase();
  if (last !== undefined && announcing.has(last)) return true;
  return /(?:^|[\0\n(<[,;|])[ \u00a0]*$/.test(before) && !ofSentences.test(local);
}

/** Words before the spoken name of a site. */
const ofSentences =
  /^(?:look|us|me|it|shop|buy|order|find|more|online|available|sale|out|live|stay|visit|book|read|only)$/i;

function disguisedEmails(text: string, end: number): readonly Placed[] {
  const found: Placed[] = [];
  let read = 0;
  const add = (before: number, length: number): void => {
    if (++read > MAX_TEXTS) return;
    const email = disguised(text, before, before + length, end);
    if (email !== undefined) found.push(email);
  };
  for (const open of openingSigns) {
    for (let at = text.indexOf(open, 1); at >= 0; at = text.indexOf(open, at + 1)) {
      const length = atWordLength(text, at);
      if (length > 0) add(at, length);
    }
  }
  for (let at = text.indexOf('@', 1); at >= 0; at = text.indexOf('@', at + 1)) {
    if (/^[a-z\d-]+[ \u00a0]{0,2}[[({<]/i.test(text.slice(at + 1, at + MAX_LOCAL))) add(at, 1);
  }
  return found;
}

/**
 * The addresses of a mailto link (RFC 6068): comma-separated, percent-encoded. Undefined where a writing is not one that
 * can belong to the owner of a page. Each is read when it is asked for: one link may have eight hundred.
 */
export function* emailsOfMailto(href: string): Generator<string | undefined> {
  const query = href.indexOf('?');
  const list = query < 0 ? href.slice(7) : href.slice(7, query);
  const to = list === '' ? (/[?&]to=([^&]*)/i.exec(href.slice(query, query + 8000))?.[1] ?? '') : list;
  for (const written of to.slice(0, 8000).split(/[,;]|%2c/i)) {
    if (written !== '') yield emailOfWriting(withoutName(percentDecoded(written)));
  }
}

/** The address behind a name (RFC 5322 3.4), which a link should not have: `Ada <ada@site.com>`. */
function withoutName(written: string): string {
  return /<([^<>]{3,320})>\s*$/.exec(written.slice(-400))?.[1] ?? written;
}

/** The address that a whole writing is, which may have words for its signs. */
export function emailOfWriting(written: string): string | undefined {
  const email = cleanEmail(written);
  if (email !== undefined || written.length > MAX_DOMAIN) return email;
  return disguisedEmails(written.trim(), Number.POSITIVE_INFINITY)[0]?.value;
}

/** Decodes an address protected by Cloudflare: hex, whose first byte is the key to the others. */
export function emailOfCode(code: string): string | undefined {
  if (!/^(?:[0-9a-f]{2}){4,330}$/i.test(code)) return undefined;
  const [key = 0, ...bytes] = (code.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return cleanEmail(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key)));
}

/** The address in lower case; undefined when it cannot belong to the owner of a page. */
export function cleanEmail(text: string): string | undefined {
  const email = text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(codedStart, '')
    .toLowerCase();
  const at = email.lastIndexOf('@');
  if (at < 1) return undefined;
  const local = email.slice(0, at).replace(/^[^\p{L}\d]+/u, '');
  const domain = email.slice(at + 1).replace(/[.-]+$/, '');
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/.test(local) || /^\.|\.\.|\.$/.test(local)) return undefined;
  if (/[/=?#`{|}$%&]/.test(local)) return undefined;
  if (domain.length > MAX_DOMAIN || !isOwnable(local, domain)) return undefined;
  return `${local}@${domain}`;
}

/** Signs before an address in the code that another program left, percent-encoded or escaped: `%20`, `u003e`. */
const codedStart = /^(?:%[0-9a-f]{2}|u00(?:3[ce]|2[02]))+/i;

/** Hosts used in examples, and in the keys of error reporting scripts. */
const placeholder =
  /^(?:(?:www\.)?example\.[a-z.]+|(?:your|my|some)-?(?:domain|site|website|company|email|mail|business|name)\.[a-z.]+|domain\.(?:com|tld|ext|org|net)|email\.(?:com|tld)|company\.tld|site\.tld|.*\.(?:example|invalid|test|localhost)|(?:.*\.)?sentry(?:-next)?\.(?:io|wixpress\.com)|.*\.ingest\..*|(?:.*\.)?bugsnag\.com)$/;

/**
 * Names of files that end like a domain, `logo@2x.zip` or `app@main.py`: a stem that files have, and an ending that
 * is a top-level domain too (IANA, root zone).
 */
const fileName =
  /^(?:(?:[\w-]+\.)?\d{1,2}x|[\w.-]+\.min|min|main|index|setup|settings?|config|readme|license|licence|changelog|install|makefile|test|tests|utils?|manage|__init__|v?\d+(?:\.\d+)+)\.(?:ai|am|app|bz|cab|cc|la|md|ml|mm|mov|pl|ps|pub|py|rs|sh|so|st|tf|zip)$/;

function isOwnable(local: string, domain: string): boolean {
  if (placeholder.test(domain)) return false;
  if (/^[0-9a-f]{24,}$/.test(local)) return false;
  const {
    domain: registrable,
    isIcann,
    hostname,
  } = parse(domain, { validateHostname: true, allowPrivateDomains: false });
  return registrable !== null && isIcann === true && hostname === domain && !/_/.test(domain);
}

/** An address in text may be a file instead, or one of several with a stroke between. */
function emailInText(written: string): string | undefined {
  const email = cleanEmail(written.replace(/^[^@]*[/|=]/, ''));
  return email !== undefined && fileName.test(email.slice(email.indexOf('@') + 1)) ? undefined : email;
}

function localBefore(text: string, at: number): string {
  let start = at;
  while (start > 0 && at - start <= MAX_LOCAL && localCharacter.test(text[start - 1]!)) start--;
  return text.slice(start, at);
}

function domainAfter(text: string, at: number, character: RegExp): string {
  let end = at;
  while (end < text.length && end - at <= MAX_DOMAIN && character.test(text[end]!)) end++;
  return text.slice(at, end);
}

/** An address whose at sign is the range from `before` to `after`, and whose dots may be words. */
function disguised(text: string, before: number, after: number, end: number): Placed | undefined {
  const domain = spelledDomain.exec(text.slice(after, after + 160));
  if (domain?.[1] === undefined) return undefined;
  const local = spelledLocal.exec(text.slice(Math.max(0, before - 2 * MAX_LOCAL), before))?.[1];
  if (local === undefined || isNounOfSentence(text, before, local)) return undefined;
  // In words, the next dot of a domain begins some characters after it.
  const stop = after + domain[0].length;
  if (stop + 12 >= end && /^[ \u00a0]{0,2}(?:[[({][^\])}]*)?$/.test(text.slice(stop, end))) return undefined;
  const value = emailInText(`${withDots(local)}@${withDots(domain[1])}`);
  return value === undefined ? undefined : { value, at: before - local.length };
}

/**
 * Whether a word before a spelled at sign is that of a sentence, as in `die Preise (at) shop.de`: with a capital and a
 * space behind it, after another word that announces no address.
 */
function isNounOfSentence(text: string, at: number, local: string): boolean {
  if (!/^[A-Z][a-z]+$/.test(local) || !/[ \u00a0]/.test(text[at - 1] ?? '')) return false;
  if (mailboxes.has(local.toLowerCase())) return false;
  const start = text.lastIndexOf(local, at);
  const before = /(\p{L}+)[ \u00a0]+$/u.exec(text.slice(Math.max(0, start - MAX_LOCAL), start))?.[1];
  if (before === undefined || announcing.has(before.toLowerCase())) return false;
  return /^\p{Ll}/u.test(before) || articles.has(before.toLowerCase());
}

/** Names of mailboxes that offices have (RFC 2142, and what is usual). */
const mailboxes = new Set(
  (
    'info abuse admin anfrage bestellung booking bookings buero contact contacto contatto hallo hello help impressum ' +
    'kontakt mail marketing news newsletter office post postmaster presse press redaktion reservation reservations sales ' +
    'secretary sekretariat service shop support team vertrieb verwaltung vorstand webmaster'
  ).split(' '),
);

/** Words that begin a sentence before its noun; other words with a capital are names and titles. */
const articles = new Set('alle das der die ein eine our the this unsere'.split(' '));

/** Words right before an address. */
const announcing = new Set(
  (
    'mail email emails mailto kontakt contact contacto address adresse an to at bei unter via per \u00e0 a aan til do na ' +
    'write schreiben'
  ).split(' '),
);

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
