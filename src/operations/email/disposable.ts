import type { OperatorLists } from '../../operation.ts';
import { requireText } from '../../schema/argument.ts';
import { isListedDisposable } from './lists/disposable-index.ts';

/**
 * Whether a domain, ASCII in lower case, gives disposable addresses: it or a parent of it is on the list.
 * The operator's lists come first, and where several names match, the longest decides; for one name, the
 * allow list wins.
 */
export function isDisposableDomain(asciiDomain: string, lists: OperatorLists = noLists): boolean {
  requireText('domain', asciiDomain);
  for (let name = asciiDomain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    if (lists.allowed.has(name)) return false;
    if (lists.blocked.has(name) || isListedDisposable(name)) return true;
  }
  return false;
}

const noLists: OperatorLists = { allowed: new Set(), blocked: new Set() };
