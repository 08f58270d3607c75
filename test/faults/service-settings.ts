/** The environment of every node: it may read the sites of this machine, and has a thread for heavy calls. */
export const serviceSettings = {
  WORKERS: '1',
  ALLOW_PRIVATE_ADDRESSES: 'true',
  PAID_MONTHLY_LIMIT: '1000000000',
  FREE_DAILY_LIMIT: '1000000000',
} as const;
