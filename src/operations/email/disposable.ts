import type { OperatorLists } from '../../operation.ts';
import { requireArgument, requireText } from '../../schema/argument.ts';
import { isListedDisposable } from './lists/disposable-index.ts';

/**
 * Whether a domain, ASCII in lower case, gives disposable addresses: it or a parent of it is on the list.
 * The operator's lists come first, and where several names match, the longest decides; for one name, the
 * allow list wins.
 */
export function isDisposableDomain(asciiDomain: string, lists: OperatorLists = noLists): boolean {
  requireText('domain', asciiDomain);
  requireArgument('lists', lists, areLists, 'sets of domains, allowed and blocked');
  if (asciiDomain.length > MAX_DOMAIN) return false;
  for (let name = asciiDomain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    if (lists.allowed.has(name)) return false;
    if (lists.blocked.has(name) || isListedDisposable(name)) return true;
  }
  return false;
}

/** RFC 1035 2.3.4, without the length bytes at both ends. */
const MAX_DOMAIN = 253;

function areLists(lists: OperatorLists): lists is OperatorLists {
  const { allowed, blocked } = lists;
  return typeof allowed.has === 'function' && typeof blocked.has === 'function';
}

const noLists: OperatorLists = { allowed: new Set(), blocked: new Set() };
