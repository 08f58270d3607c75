import { reachOf } from '../../formats/ip/reach.ts';
import { isHostName } from '../../formats/url/host-name.ts';
import { type DnsAnswer, type DnsSession, MAX_EXCHANGES, type MailExchange } from '../../needs.ts';

/** Whether a domain accepts mail, and on which hosts; null where that is unknown, with the reason. */
export type MailHosts =
  | { readonly hasMail: true; readonly hosts: readonly string[] }
  | { readonly hasMail: false }
  | { readonly hasMail: null; readonly reason: DnsFailure };

type FoundAnswer = Extract<DnsAnswer, { kind: 'found' }>;

/** Why a look-up has no answer: DNS failed, or the request had no query left. */
export type DnsFailure = 'failed' | 'over_budget';

/** Names that no DNS has (RFC 6761, RFC 7686): a query would only disclose them. */
const unresolvable = new Set(['localhost', 'invalid', 'onion']);

/**
 * Last labels of names that the public DNS never has: reserved for special use (the registry of RFC 6761), or for private
 * networks (RFC 6762 G). `test` and `example` count as names: those who try a service out write them.
 */
const notPublic = new Set([
  ...unresolvable,
  ...['alt', 'local', 'internal', 'intranet', 'private', 'corp', 'home', 'lan', 'mail'],
  ...['localdomain', 'workgroup'],
  // Owners of domains that refuse mail name dev.null.
  'null',
]);

const MAX_CONCURRENT = 16;

/**
 * Finds the mail hosts of each domain (RFC 5321 5.1): its MX records, or where there are none its own address.
 * First the MX of every domain is looked up, in order and 16 at a time; then, for those without MX, A and, without
 * an A that can be reached, AAAA, in the same order. So domains that need more queries do not starve those after them. Rejects when a
 * look-up does.
 */
export async function findMailHosts(
  session: DnsSession,
  domains: readonly string[],
): Promise<ReadonlyMap<string, MailHosts>> {
  const found = new Map<string, MailHosts>();
  const withoutMx: string[] = [];
  await inOrder(domains, async (domain) => {
    if (isUnresolvable(domain)) {
      found.set(domain, { hasMail: false });
      return;
    }
    const answer = await session.lookup(domain, 'MX');
    if (answer.kind === 'no_data') withoutMx.push(domain);
    else found.set(domain, judgeMx(answer));
  });
  if (withoutMx.length === 0) return found;
  const ranks = new Map(domains.map((domain, index) => [domain, index]));
  withoutMx.sort((a, b) => ranks.get(a)! - ranks.get(b)!);
  await inOrder(withoutMx, async (domain) => {
    const answer = await session.lookup(domain, 'A');
    const isEnough = answer.kind === 'found' ? isReached(answer) : answer.kind !== 'no_data';
    found.set(domain, judgeAddress(isEnough ? answer : await session.lookup(domain, 'AAAA')));
  });
  return found;
}

function isUnresolvable(name: string): boolean {
  return unresolvable.has(lastLabel(name));
}

function lastLabel(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Runs a task for each item, starting them in order, 16 at a time. After a failure no more are started. */
async function inOrder(items: readonly string[], task: (item: string) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < items.length) await task(items[next++]!);
  };
  try {
    await Promise.all(Array.from({ length: Math.min(MAX_CONCURRENT, items.length) }, lane));
  } catch (error) {
    next = items.length;
    throw error;
  }
}

function judgeMx(answer: DnsAnswer): MailHosts {
  if (answer.kind !== 'found') return judgeAbsence(answer.kind);
  const hosts = hostsOf(answer.exchanges);
  return hosts.length > 0 ? { hasMail: true, hosts } : { hasMail: false };
}

function judgeAddress(answer: DnsAnswer): MailHosts {
  if (answer.kind !== 'found') return judgeAbsence(answer.kind);
  return isReached(answer) ? { hasMail: true, hosts: [] } : { hasMail: false };
}

/** Whether one of the addresses is globally reachable (RFC 6890 2.2): filtering resolvers answer 0.0.0.0 for a name they block. */
function isReached({ addresses }: FoundAnswer): boolean {
  return addresses === undefined || addresses.some((address) => reachOf(address) === 'public');
}

function judgeAbsence(kind: Exclude<DnsAnswer['kind'], 'found'>): MailHosts {
  return kind === 'failed' || kind === 'over_budget' ? { hasMail: null, reason: kind } : { hasMail: false };
}

/**
 * In the order to try them, each once: those of the lowest preference, at most as many as count. Only a whole host name is
 * a mail host (RFC 5321 2.3.5): not the root (RFC 7505, a null MX), an IP address or a name that the public DNS never has.
 */
function hostsOf(exchanges: readonly MailExchange[]): readonly string[] {
  const mail: MailExchange[] = [];
  for (const { preference, host } of [...exchanges].sort((a, b) => a.preference - b.preference)) {
    const name = host.toLowerCase().replace(/\.$/, '');
    if (!isPublicHost(name) || mail.some((other) => other.host === name)) continue;
    mail.push({ preference, host: name });
    if (mail.length === MAX_EXCHANGES) break;
  }
  return mail
    .sort((a, b) => a.preference - b.preference || (a.host < b.host ? -1 : 1))
    .map(({ host }) => host);
}

function isPublicHost(name: string): boolean {
  return (
    isHostName(name) &&
    name.includes('.') &&
    !notPublic.has(lastLabel(name)) &&
    // RFC 8375: the homes of a network.
    !name.endsWith('.home.arpa')
  );
}
