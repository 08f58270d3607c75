import { MAX_NAME } from '../../formats/url/host-name.ts';
import type { OperatorLists } from '../../operation.ts';
import { requireArgument, requireText } from '../../schema/argument.ts';
import { listOf, type PublishedList } from './lists/disposable-index.ts';
import { isMailboxHost } from './lists/mailbox-hosts.ts';
import { realDomains } from './lists/real-domains.ts';

/** Which list a domain is on: the operator's own, or a published one. */
export type DisposableEvidence = 'operator' | PublishedList;

/** Whether a domain, ASCII in lower case, gives disposable addresses: it or a parent of it is on a list. */
export function isDisposableDomain(asciiDomain: string, lists: OperatorLists = noLists): boolean {
  return disposableEvidence(asciiDomain, lists) !== undefined;
}

/**
 * The list that a domain, ASCII in lower case, or a parent of it is on. The operator's lists come first, and where several
 * names match, the longest decides; for one name, the allow list wins.
 */
export function disposableEvidence(
  asciiDomain: string,
  lists: OperatorLists = noLists,
): DisposableEvidence | undefined {
  requireText('domain', asciiDomain);
  requireArgument('lists', lists, areLists, 'sets of domains, allowed and blocked');
  if (asciiDomain.length > MAX_NAME) return undefined;
  for (let name = asciiDomain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    if (lists.allowed.has(name)) return undefined;
    if (lists.blocked.has(name)) return 'operator';
    if (realDomains.has(name)) return undefined;
    const list = listOf(name);
    if (list !== undefined) return list;
  }
  return undefined;
}

/**
 * Whether the evidence decides. The merged list also has firms and families; one that keeps its mailboxes at a provider
 * of such is taken for one of them. `hosts` are its mail hosts, empty where they are unknown.
 */
export function isDecisive(evidence: DisposableEvidence | undefined, hosts: readonly string[]): boolean {
  if (evidence === 'merged') return !hosts.some(isMailboxHost);
  return evidence !== undefined;
}

function areLists(lists: OperatorLists): lists is OperatorLists {
  const { allowed, blocked } = lists;
  return typeof allowed.has === 'function' && typeof blocked.has === 'function';
}

const noLists: OperatorLists = { allowed: new Set(), blocked: new Set() };
