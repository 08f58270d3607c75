import { parseAddress } from './address.ts';
import { splitDomain } from './suffix.ts';
import { providerNamed, suggestDomain } from './typo.ts';

/** No address is longer, so longer texts are not examined. */
const MAX_LENGTH = 254;

/**
 * The domain meant by a malformed address, where one thing is wrong and the meaning is plain: a comma or
 * a space for the dot (`gmail,com`), a dot doubled or extra at an end, a provider with its dot missing
 * (`gmailcom`) or without suffix (`gmail`), the @ twice, a digit for a letter of the suffix (`.c0m`), and signs that
 * pasting leaves around it (`<`, `>`, `#`). ASCII in lower case; undefined otherwise.
 */
export function repairDomain(text: string): string | undefined {
  const pasted =
    text.length > MAX_LENGTH ? '' : text.replaceAll(FULL_WIDTH_AT, '@').replace(SIGNS_AROUND, '');
  const at = pasted.lastIndexOf('@');
  if (at < 1) return undefined;
  const local = pasted.slice(0, at).replace(/[@\s]+$/, '');
  const repaired = repair(pasted.slice(at + 1).toLowerCase());
  const domain = repaired && parseAddress(`${local}@${repaired}`)?.asciiDomain;
  if (!domain) return undefined;
  return suggestDomain(domain) ?? (splitDomain(domain)?.isKnownSuffix ? domain : undefined);
}

const FULL_WIDTH_AT = '\uff20';

/** Around an address, and around its domain. */
const SIGNS_AROUND = /^(?:mailto:|[<(["'\s])+|[@#<>()[\]{}"'*!?$%&=~^|\\/:_+`\s]+$/gi;
const SIGNS_BEFORE_DOMAIN = /^[#<>()[\]{}"'*!?$%&=~^|\\/:_+`]+/;

function repair(typed: string): string | undefined {
  const bare = typed
    .replace(SIGNS_BEFORE_DOMAIN, '')
    .replace(/[.,;\s]+/g, '.')
    .replace(/^\.|\.$/g, '');
  if (/^[a-z0-9-]+$/.test(bare)) return providerNamed(bare.replaceAll('-', '')) ?? providerNamed(bare);
  const dot = bare.lastIndexOf('.');
  const suffix = bare.slice(dot + 1);
  if (!/^[a-z0-9]*[a-z][a-z0-9]*$/.test(suffix)) return bare;
  return bare.slice(0, dot + 1) + suffix.replaceAll('0', 'o').replaceAll('1', 'l').replace(/\d+$/, '');
}
