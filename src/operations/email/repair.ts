import { parseAddress } from './address.ts';
import { splitDomain } from './suffix.ts';
import { providerNamed, suggestDomain } from './typo.ts';

/** No address is longer, and what is need not be looked at. */
const LONGEST = 254;

/**
 * The domain meant by an address that is none, where one thing is wrong and what is meant is plain: a comma or
 * a space for the dot (`gmail,com`), a dot doubled or too much at an end, a provider with its dot missing
 * (`gmailcom`) or without suffix (`gmail`). ASCII in lower case; undefined otherwise.
 */
export function repairDomain(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > LONGEST) return undefined;
  const mended = mend(text.slice(at + 1).toLowerCase());
  const domain = mended && parseAddress(`${text.slice(0, at)}@${mended}`)?.asciiDomain;
  if (!domain) return undefined;
  return suggestDomain(domain) ?? (splitDomain(domain)?.isKnownSuffix ? domain : undefined);
}

function mend(typed: string): string | undefined {
  if (/^[a-z0-9-]+$/.test(typed)) return providerNamed(typed);
  const mended = typed.replace(/[.,;\s]+/g, '.').replace(/^\.|\.$/g, '');
  return mended === typed ? undefined : mended;
}
