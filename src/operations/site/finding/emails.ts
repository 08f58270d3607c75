import { parse } from 'tldts';
import { isNumber, requireArgument, requireText } from '../../../schema/argument.ts';
import type { Placed } from '../reading/page.ts';

/** Different texts with an at sign that are checked on one page; an answer has a hundred addresses. */
const MAX_TEXTS = 5000;

/** Longest local part and domain (RFC 5321 4.5.3.1). */
const MAX_LOCAL = 64;
const MAX_DOMAIN = 253;

const localCharacter = /[\w.!#$%&'*+/=?^`{|}~-]/;
const bracketedAt = /^.[ \u00a0]{0,2}(?:at|@)[ \u00a0]{0,2}[\])}]/i;
const domainCharacter = /[\w.\u00df-\u024f-]/;

/**
 * Finds addresses in text, plain and with [at] and [dot], in lower case and in order. A match that touches
 * `end`, where a truncated page was cut, does not count: more of it may follow.
 */
export function findEmails(text: string, end = Number.POSITIVE_INFINITY): readonly Placed[] {
  requireText('text', text);
  requireArgument('end', end, isNumber, 'a number, such as the length of the text');
  const found: Placed[] = [];
  const known = new Map<string, string | undefined>();
  for (let at = text.indexOf('@'); at >= 0 && known.size < MAX_TEXTS; at = text.indexOf('@', at + 1)) {
    const domain = domainAfter(text, at + 1);
    if (!domain.includes('.') || at + 1 + domain.length >= end) continue;
    const local = localBefore(text, at);
    const written = `${local}@${domain}`;
    if (!known.has(written)) known.set(written, emailInText(written));
    const value = known.get(written);
    if (value !== undefined) found.push({ value, at: at - local.length });
  }
  for (const open of '[({') {
    for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, at + 1)) {
      const sign = bracketedAt.exec(text.slice(at, at + 8));
      const email = sign === null ? undefined : disguised(text, at, at + sign[0].length, end);
      if (email !== undefined) found.push(email);
    }
  }
  return found;
}

/**
 * The addresses of a mailto link (RFC 6068): comma-separated, percent-encoded. Undefined where a writing is none that
 * can belong to the owner of a page. Each is read when it is asked for: one link may have eight hundred.
 */
export function* emailsOfMailto(href: string): Generator<string | undefined> {
  const query = href.indexOf('?');
  const list = query < 0 ? href.slice(7) : href.slice(7, query);
  for (const written of list.slice(0, 8000).split(/[,;]|%2c/i)) {
    if (written !== '') yield cleanEmail(percentDecoded(written));
  }
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

/** An address in text may be a file instead. */
function emailInText(written: string): string | undefined {
  const email = cleanEmail(written);
  return email !== undefined && fileName.test(email.slice(email.indexOf('@') + 1)) ? undefined : email;
}

function localBefore(text: string, at: number): string {
  let start = at;
  while (start > 0 && at - start <= MAX_LOCAL && localCharacter.test(text[start - 1]!)) start--;
  return text.slice(start, at);
}

function domainAfter(text: string, at: number): string {
  let end = at;
  while (end < text.length && end - at <= MAX_DOMAIN && domainCharacter.test(text[end]!)) end++;
  return text.slice(at, end);
}

/** `info [at] shop [dot] example`; a bracketed at with plain dots as well. */
function disguised(text: string, before: number, after: number, end: number): Placed | undefined {
  const local = /([\w.+-]{1,64})[ \u00a0]{0,2}$/.exec(text.slice(Math.max(0, before - 66), before))?.[1];
  const rest = text.slice(after, after + 160);
  const domain =
    /^[ \u00a0]{0,2}((?:[a-z\d-]{1,63}(?:[ \u00a0]{0,2}[[({][ \u00a0]{0,2}(?:dot|punkt|point|\.)[ \u00a0]{0,2}[\])}][ \u00a0]{0,2}|\.))+[a-z]{2,24})/i.exec(
      rest,
    );
  if (local === undefined || domain?.[1] === undefined) return undefined;
  // In words, the next dot of a domain begins some characters after it.
  const stop = after + domain[0].length;
  if (stop + 12 >= end && /^[ \u00a0]{0,2}(?:[[({][^\])}]*)?$/.test(text.slice(stop, end))) return undefined;
  const value = cleanEmail(
    `${local}@${domain[1].replace(/[\s\u00a0]*[[({][^\])}]*[\])}][\s\u00a0]*/g, '.')}`,
  );
  return value === undefined ? undefined : { value, at: before - local.length };
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
