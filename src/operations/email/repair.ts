import { parseAddress } from './address.ts';
import { splitDomain } from './suffix.ts';
import { providerNamed, suggestDomain } from './typo.ts';

/** No address is longer, so longer texts are not examined. */
const MAX_LENGTH = 254;

/**
 * The domain meant by a malformed address, where one thing is wrong and the meaning is plain: a comma or
 * a space for the dot (`gmail,com`), a dot doubled or extra at an end, a provider with its dot missing
 * (`gmailcom`) or without suffix (`gmail`). ASCII in lower case; undefined otherwise.
 */
export function repairDomain(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > MAX_LENGTH) return undefined;
  const repaired = repair(text.slice(at + 1).toLowerCase());
  const domain = repaired && parseAddress(`${text.slice(0, at)}@${repaired}`)?.asciiDomain;
  if (!domain) return undefined;
  return suggestDomain(domain) ?? (splitDomain(domain)?.isKnownSuffix ? domain : undefined);
}

function repair(typed: string): string | undefined {
  if (/^[a-z0-9-]+$/.test(typed)) return providerNamed(typed);
  const repaired = typed.replace(/[.,;\s]+/g, '.').replace(/^\.|\.$/g, '');
  return repaired === typed ? undefined : repaired;
}
