import { existsSync } from 'node:fs';
import { backUpDatabase } from './sqlite/backup.ts';
import { databasePath, openSqliteStore } from './sqlite/sqlite-store.ts';
import { type Store, type StoreNotices, type StorePlace, silent } from './store.ts';
import { describeAddress, type StoreAddress } from './store-url.ts';

/** The settings that choose the store. */
export interface StoreSettings {
  /** Directory of the embedded store. */
  readonly dataDir: string;
  /** The address of a store on Redis or Valkey, which is used instead. */
  readonly storeAddress?: StoreAddress | undefined;
}

/** Opens the store that the settings choose. Rejects with a StoreUnavailableError of one line when that fails. */
export function openStore(settings: StoreSettings, notices: StoreNotices): Promise<Store> {
  return storePlace(settings, notices).open();
}

/** The place of the store that the settings choose. Opens and creates nothing. */
export function storePlace({ dataDir, storeAddress }: StoreSettings, notices = silent): StorePlace {
  if (storeAddress !== undefined) {
    return {
      name: describeAddress(storeAddress),
      exists: () => true,
      open: async () => {
        // Its package is loaded only here: the embedded store needs none of it.
        const { openRedisStore } = await import('./redis/redis-store.ts');
        return openRedisStore(storeAddress, notices);
      },
    };
  }
  const path = databasePath(dataDir);
  return {
    name: path,
    exists: () => existsSync(path),
    open: () => openSqliteStore(dataDir, notices),
    backUp: (file) => backUpDatabase(path, file),
  };
}
