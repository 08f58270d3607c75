import type { Ports } from '../../operation.ts';
import { requireArgument, requireText } from '../../schema/argument.ts';
import { readInput } from '../../schema/read.ts';
import type { ObjectSchema } from '../../schema/schema.ts';
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
  requireArgument('emails', emails, isList, "a list of addresses, such as ['ada@example.com']");
  const given = readInput(addresses, { emails }).emails;
  requireResolver(needs);
  const items = given.map((email) => {
    const text = email.trim();
    return { text, address: parseAddress(text) };
  });
  const judged = await verdicts(items, MAX_QUERIES_BATCH, needs);
  return given.map((email, index) => ({ email, ...judged[index]! }));
}

/** The list of the library: HTTP bounds its length, and judges the same items. */
const addresses = {
  type: 'object',
  required: ['emails'],
  properties: { emails: { type: 'array', items: { type: 'string' } } },
} as const satisfies ObjectSchema;

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}

function requireResolver(needs: EmailNeeds): void {
  requireArgument('resolver', needs, canAsk, 'DNS to ask, such as dnsOverHttps() of sundry/dns');
  requireArgument('domainLists', needs, hasLists, 'lists of domains with current(), or left out');
}

function canAsk(needs: EmailNeeds): needs is EmailNeeds {
  return typeof needs.resolver.open === 'function';
}

function hasLists(needs: EmailNeeds): needs is EmailNeeds {
  const { domainLists } = needs;
  return domainLists === undefined || typeof domainLists.current === 'function';
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
