import { isWhole } from '../support/whole.ts';

/** The environment of every node: it may read the sites of this machine, and has a thread for heavy calls. */
export const serviceSettings = {
  WORKERS: '1',
  ALLOW_PRIVATE_ADDRESSES: 'true',
  PAID_MONTHLY_LIMIT: '1000000000',
  FREE_DAILY_LIMIT: '1000000000',
} as const;

/**
 * The settings of the nodes of a world, by name. Outside `npm run test:whole` the second answers heavy calls without a thread: one that
 * has threads and lives for two seconds renders the documents, which takes more than all calls to it.
 */
export const nodeSettings: readonly (readonly [name: string, settings: Readonly<Record<string, string>>])[] =
  [
    ['A', serviceSettings],
    ['B', isWhole ? serviceSettings : { ...serviceSettings, WORKERS: '0' }],
  ];
