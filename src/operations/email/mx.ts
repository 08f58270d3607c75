import type { DnsAnswer, DnsSession, MailExchange } from '../../operation.ts';

/** Whether a domain accepts mail, and on which hosts; null where that is unknown, with the reason. */
export type MailHosts =
  | { readonly hasMail: true; readonly hosts: readonly string[] }
  | { readonly hasMail: false }
  | { readonly hasMail: null; readonly reason: DnsFailure };

/** Why a look-up has no answer: DNS failed, or the request had no query left. */
export type DnsFailure = 'failed' | 'over_budget';

/** Names that no DNS has (RFC 6761, RFC 7686): a query would only disclose them. */
const unresolvable = new Set(['localhost', 'invalid', 'onion']);

const MAX_CONCURRENT = 16;

/**
 * Finds the mail hosts of each domain (RFC 5321 5.1): its MX records, or where there are none its own address.
 * First the MX of every domain is looked up, in order and 16 at a time; then, for those without MX, A and, without
 * A, AAAA, in the same order. So domains that need more queries do not starve those after them. Rejects when a
 * look-up does.
 */
export async function findMailHosts(
  session: DnsSession,
  domains: readonly string[],
): Promise<ReadonlyMap<string, MailHosts>> {
  const found = new Map<string, MailHosts>();
  const withoutMx: string[] = [];
  await inOrder(domains, async (domain) => {
    if (unresolvable.has(domain.slice(domain.lastIndexOf('.') + 1))) {
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
    const last = answer.kind === 'no_data' ? await session.lookup(domain, 'AAAA') : answer;
    found.set(domain, judgeAddress(last));
  });
  return found;
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
  return answer.kind === 'found' ? { hasMail: true, hosts: [] } : judgeAbsence(answer.kind);
}

function judgeAbsence(kind: Exclude<DnsAnswer['kind'], 'found'>): MailHosts {
  return kind === 'failed' || kind === 'over_budget' ? { hasMail: null, reason: kind } : { hasMail: false };
}

/** In the order to try them, each once; the root (RFC 7505, a null MX) and localhost accept no mail. */
function hostsOf(exchanges: readonly MailExchange[]): readonly string[] {
  const named = exchanges
    .map(({ preference, host }) => ({ preference, host: host.toLowerCase().replace(/\.$/, '') }))
    .filter(({ host }) => host !== '' && host !== 'localhost')
    .sort((a, b) => a.preference - b.preference || (a.host < b.host ? -1 : 1));
  return [...new Set(named.map(({ host }) => host))];
}
