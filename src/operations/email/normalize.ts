import { normalized } from '../../formats/normalized.ts';
import { requireArgument, requireText } from '../../schema/argument.ts';
import { type Address, parseAddress } from './address.ts';
import { isFreeProvider } from './lists/free-domains.ts';

/** Two names of one provider that ignores dots in the local part. */
const gmail = new Set(['gmail.com', 'googlemail.com']);

/** Providers that deliver `name+tag` to `name`, by the first label of their domains; dots count there. */
const tagging = new Set([
  'outlook',
  'hotmail',
  'live',
  'msn',
  'icloud',
  'me',
  'mac',
  'proton',
  'protonmail',
  'pm',
  'fastmail',
  'yandex',
  'ya',
  'zoho',
  'zohomail',
]);

/**
 * The form of an address that shows whether two are the same mailbox: lower case in NFC, and at providers
 * known to ignore them without plus-tag and, at Gmail, without dots. A tag that would leave nothing stays, and so
 * does all of a quoted local part. It is an address itself: where lower case or a cut would make it malformed, as of
 * letters that are longer then, it is left out. A malformed address (`address` undefined) is only lower-cased.
 */
export function normalizeAddress(text: string, address: Address | undefined): string {
  requireText('text', text);
  requireArgument('address', address, isAddress, 'what parseAddress returned for the text');
  // Not normalized, which is quadratic in marks: it may be of any length.
  if (address?.isQuoted === undefined) return text.toLowerCase();
  const written = normalized(text, 'NFC');
  const lower = normalized(written.toLowerCase(), 'NFC');
  const forms = [isShortened(address) ? shortened(lower, address) : lower, lower, written];
  return forms.find((form) => isSameDomain(form, address)) ?? written;
}

function isShortened({ isQuoted, asciiDomain }: Address): boolean {
  return !isQuoted && (gmail.has(asciiDomain) || ignoresTags(asciiDomain));
}

function shortened(lower: string, { asciiDomain }: Address): string {
  const at = lower.lastIndexOf('@');
  const local = withoutTag(lower.slice(0, at));
  if (!gmail.has(asciiDomain)) return local + lower.slice(at);
  // Letters that a dot parted may be one without it.
  return `${normalized(local.replaceAll('.', ''), 'NFC')}@gmail.com`;
}

function isSameDomain(form: string, { asciiDomain }: Address): boolean {
  const read = parseAddress(form);
  return read !== undefined && (read.asciiDomain === asciiDomain || gmail.has(asciiDomain));
}

function isAddress(address: Address | undefined): address is Address | undefined {
  return (
    address === undefined ||
    (typeof address.asciiDomain === 'string' && typeof address.isQuoted === 'boolean')
  );
}

function ignoresTags(asciiDomain: string): boolean {
  return tagging.has(asciiDomain.slice(0, asciiDomain.indexOf('.'))) && isFreeProvider(asciiDomain);
}

function withoutTag(local: string): string {
  const plus = local.indexOf('+');
  return plus > 0 ? local.slice(0, plus) : local;
}
