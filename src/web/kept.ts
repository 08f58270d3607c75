/** The longest list of inputs to come back to. */
const MAX_RECENT = 20;

const RECENT = 'sundry-recent';
const KEY = 'sundry-key';

/** Sent when the list of recent inputs has changed. */
export const RECENT_CHANGED = 'sundry-recent-changed';

/** The links of the inputs that were run last, the newest first. */
export function recentLinks(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((link) => typeof link === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the link of an input. It holds nothing sensitive (link.ts). */
export function keepRecent(link: string): void {
  const others = recentLinks().filter((other) => other !== link);
  write(localStorage, RECENT, JSON.stringify([link, ...others].slice(0, MAX_RECENT)));
  dispatchEvent(new Event(RECENT_CHANGED));
}

/** Forgets the recent inputs. */
export function clearRecent(): void {
  localStorage.removeItem(RECENT);
  dispatchEvent(new Event(RECENT_CHANGED));
}

/** The API key of this tab, '' for none. */
export function keptKey(): string {
  return sessionStorage.getItem(KEY) ?? '';
}

/** Keeps the API key until the tab is closed. */
export function keepKey(key: string): void {
  write(sessionStorage, KEY, key);
}

/** A browser may refuse to store: the page works without. */
function write(storage: Storage, name: string, value: string): void {
  try {
    storage.setItem(name, value);
  } catch {
    storage.removeItem(name);
  }
}
