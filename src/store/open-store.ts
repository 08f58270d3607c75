import { existsSync } from 'node:fs';
import { databasePath, openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store, StorePlace } from './store.ts';

/** The settings that choose the store. */
export interface StoreSettings {
  /** Directory of the embedded store. */
  readonly dataDir: string;
}

/** Opens the store that the settings choose. Rejects with a StoreUnavailableError of one line when that fails. */
export function openStore(settings: StoreSettings): Promise<Store> {
  return storePlace(settings).open();
}

/** The place of the store that the settings choose. Opens and creates nothing. */
export function storePlace({ dataDir }: StoreSettings): StorePlace {
  const path = databasePath(dataDir);
  return { name: path, exists: () => existsSync(path), open: () => openSqliteStore(dataDir) };
}
