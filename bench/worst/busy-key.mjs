/** A store with a key that called all operations on each of the days that are kept. */
import { createHash } from 'node:crypto';

/** Of the right form. */
export const BUSY_KEY = 'sundry_1111111111111111111111111111111141XygD';

const DAYS = 400;
const DAY_MS = 86_400_000;

/** Writes the store into this folder. The service that reads it is built. */
export async function writeBusyKey(dataDir) {
  const { openStore } = await import('../../dist/store/open-store.js');
  const { paidCallerId } = await import('../../dist/service/callers/quota.js');
  const { operations } = await import('../../dist/registry.js');
  const hash = createHash('sha256').update(BUSY_KEY).digest('hex');
  const fail = (message) => {
    throw new Error(message);
  };
  const store = await openStore({ dataDir }, { info: () => {}, warn: fail, error: fail });
  await store.createKey({
    hash,
    hint: '1111',
    name: 'busy',
    createdAt: new Date(),
    monthlyLimit: null,
    expiresAt: null,
    revokedAt: null,
  });
  const today = Math.floor(Date.now() / DAY_MS);
  await store.addUsage(
    Array.from({ length: DAYS }, (_, ago) => today - ago).flatMap((day) =>
      operations.map(({ id }) => ({
        subject: paidCallerId(hash),
        day,
        operation: id,
        calls: 123_456,
        refused: 789,
      })),
    ),
  );
  await store.close();
}
