import { parseAddress } from './address.ts';
import { isFreeProvider } from './lists/free-domains.ts';
import { strongTargets } from './lists/typo-targets.ts';
import { splitDomain } from './suffix.ts';
import { providerNamed, suggestDomain } from './typo.ts';

/** No address is longer, so longer texts are not examined. */
const MAX_LENGTH = 254;

/**
 * The domain meant by a malformed address, where one thing is wrong and the meaning is plain: a comma, a space or
 * another sign for the dot (`gmail,com`), a dot doubled or extra at an end, a provider with its dot missing
 * (`gmailcom`) or without suffix (`gmail`), a space within a provider (`gm ail.com`), the @ twice, in another form or
 * missing before a provider (`adagmail.com`), a digit for a letter of the suffix (`.c0m`), one letter of it alone (`.c`), and what pasting leaves around
 * and within it: signs (`<`, `>`, `#`), a name before it, invisible characters. ASCII in lower case; undefined
 * otherwise.
 */
export function repairDomain(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const pasted = withAtSign(text.replace(INVISIBLE, '')).replace(SIGNS_AROUND, '');
  const at = pasted.lastIndexOf('@');
  if (at < 0) return providerAtEnd(pasted.toLowerCase());
  const typed = pasted.slice(at + 1);
  const local = withoutRepeat(pasted.slice(0, at).replace(/[@\s]+$/, ''), typed);
  const repaired = local && repair(typed.toLowerCase());
  if (!repaired) return undefined;
  // A last label of one letter is a slip in one of two.
  if (/\.[a-z]$/.test(repaired)) return parseAddress(`${local}@${repaired}x`) && suggestDomain(repaired);
  const domain = parseAddress(`${local}@${repaired}`)?.asciiDomain;
  if (domain === undefined) return undefined;
  return suggestDomain(domain) ?? (splitDomain(domain)?.isKnownSuffix ? domain : undefined);
}

/** Characters without a picture (Unicode, general category Cf), such as a zero width space. */
const INVISIBLE = /\p{Cf}/gu;

/** Around an address, and around its domain; %20 is a space that a link had. */
const SIGNS_AROUND = /^(?:mailto:|%20|[<(["'\s])+|(?:%20|[@#<>()[\]{}"'*!?$%&=~^|\\/:_+`\s])+$/gi;
const SIGNS_BEFORE_DOMAIN = /^(?:https?:\/\/)?[#<>()[\]{}"'*!?$%&=~^|\\/:_+`]*/;

/** The address of a text with a name before it (RFC 5322 3.4), and the at sign for what stands for it. */
function withAtSign(text: string): string {
  const inBrackets = /<([^<>@]+@[^<>@]+)>\s*$/.exec(text)?.[1] ?? text;
  const wide = inBrackets.replaceAll('\uff20', '@');
  return wide.includes('@') ? wide : wide.replace(/%40|\s?[([{<]at[)\]}>]\s?/i, '@');
}

/** The provider at the end of a text without an at sign. */
function providerAtEnd(text: string): string | undefined {
  return strongTargets.find((domain) => text.length > domain.length && text.endsWith(domain));
}

/** A local part without the domain, where that was pasted twice: `ada@gmail.com@gmail.com`. */
function withoutRepeat(local: string, domain: string): string {
  const at = local.indexOf('@');
  return at > 0 && local.slice(at + 1) === domain ? local.slice(0, at) : local;
}

function repair(typed: string): string | undefined {
  const bare = dotted(typed.replace(SIGNS_BEFORE_DOMAIN, '').replace(/\?.*$/s, ''));
  if (bare === undefined) return undefined;
  if (/^[a-z0-9-]+$/.test(bare)) return providerNamed(bare.replaceAll('-', '')) ?? providerNamed(bare);
  const dot = bare.lastIndexOf('.');
  const suffix = bare.slice(dot + 1);
  if (!/^[a-z0-9]*[a-z][a-z0-9]*$/.test(suffix)) return bare;
  return bare.slice(0, dot + 1) + suffix.replace(/\d+$/, '').replaceAll('0', 'o').replaceAll('1', 'l');
}

/** A domain with dots for the signs in their place; undefined where a space may be that or a slip. */
function dotted(typed: string): string | undefined {
  const tight = typed.replace(/\s*[.,;]+[\s.,;]*/g, '.').replace(/^[.\s]|\.$/g, '');
  const signs = tight.includes('.') ? /\s+/g : /[\s:/\\_|\u00b7\u2022]+/g;
  const parted = tight.replace(signs, '.');
  if (parted === tight || !tight.includes('.')) return parted;
  return [parted, tight.replace(signs, '')].find((domain) => isFreeProvider(domain) || suggestDomain(domain));
}
