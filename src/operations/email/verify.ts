import type { Ports } from '../../operation.ts';
import { requireArgument, requireText } from '../../schema/argument.ts';
import { type Address, parseAddress } from './address.ts';
import { findMailHosts } from './mx.ts';
import { normalizeAddress } from './normalize.ts';
import type { VerifiedEmail, VerifyResult } from './schema.ts';
import { judgeAddress, judgeMalformed, type Verdict } from './verdict.ts';

/** The ports of verification: DNS, and lists of domains to add to the built-in ones. */
export interface EmailNeeds extends Ports<'resolver'>, Partial<Ports<'domainLists'>> {}

/** Three record types, each with one retry when the connection fails. */
const MAX_QUERIES_SINGLE = 6;
/** At most 45 queries a batch, retries included. */
const MAX_QUERIES_BATCH = 45;

/** Verifies one address. Malformed ones are answered too; rejects only when a port does. */
export async function verifyEmail(email: string, needs: EmailNeeds): Promise<VerifyResult> {
  requireText('email', email);
  requireResolver(needs);
  const text = email.trim();
  const address = parseAddress(text);
  const [verdict] = await verdicts([{ text, address }], MAX_QUERIES_SINGLE, needs);
  return { email, normalized: normalizeAddress(text, address), ...verdict! };
}

/**
 * Verifies a batch, in order. Each domain is looked up once, with at most 45 queries for all: domains that get
 * none have `domain_has_mx` null.
 */
export async function verifyEmails(
  emails: readonly string[],
  needs: EmailNeeds,
): Promise<readonly VerifiedEmail[]> {
  requireArgument('emails', Array.isArray(emails), "a list of addresses, such as ['ada@example.com']");
  requireResolver(needs);
  const items = emails.map((email, index) => {
    requireText(`emails/${index}`, email);
    const text = email.trim();
    return { text, address: parseAddress(text) };
  });
  const judged = await verdicts(items, MAX_QUERIES_BATCH, needs);
  return emails.map((email, index) => ({ email, ...judged[index]! }));
}

function requireResolver(needs: EmailNeeds): void {
  const opens = typeof needs?.resolver?.open === 'function';
  requireArgument('resolver', opens, 'DNS to ask, such as dnsOverHttps() of sundry/dns');
}

interface Item {
  readonly text: string;
  readonly address: Address | undefined;
}

async function verdicts(
  items: readonly Item[],
  queries: number,
  { resolver, domainLists, visit }: EmailNeeds,
): Promise<readonly Verdict[]> {
  const domains = new Set(items.flatMap(({ address }) => address?.asciiDomain ?? []));
  if (domains.size === 0) return items.map(({ text }) => judgeMalformed(text));
  const [hosts, lists] = await Promise.all([
    findMailHosts(resolver.open({ queries }, visit), [...domains]),
    domainLists?.current(),
  ]);
  return items.map(({ text, address }) =>
    address === undefined
      ? judgeMalformed(text)
      : judgeAddress(address, hosts.get(address.asciiDomain)!, lists),
  );
}
