import { openStore } from '../../../src/store/open-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { readStoreUrl } from '../../../src/store/store-url.ts';

/** An open store on Redis, with the lines its operator got so far. */
export interface OpenedStore {
  readonly store: Store;
  readonly notices: readonly string[];
}

/** Opens the store of a STORE_URL as the service does. */
export async function openAt(url: string): Promise<OpenedStore> {
  const notices: string[] = [];
  const storeAddress = readStoreUrl(url);
  if (storeAddress === undefined) throw new Error(`no STORE_URL: ${url}`);
  const write = (level: string) => (message: string) => void notices.push(`${level}: ${message}`);
  const store = await openStore(
    { dataDir: '', storeAddress },
    { info: write('info'), warn: write('warn'), error: write('error') },
  );
  return { store, notices };
}

/** Whether the store can be used. */
export function isUp({ link }: Store): boolean {
  return link?.refusal() === undefined;
}
