import type { CallerCount } from '../store.ts';
import type { Connection } from './connection.ts';

/** Keys that one step of a scan looks at: answered in about a millisecond. */
const SCAN_STEP = 1000;

/** A key that each part of the store is asked by. */
const STEM = 'sundry:scan';

/**
 * The callers that are counted in a window, found by a look at all keys of the store (SCAN): a list of them would be one
 * more write for each call. A caller that is counted meanwhile may be left out, and one may come twice.
 */
export async function* scanCallers(
  connection: Connection,
  window: number,
  prefix: string,
): AsyncGenerator<readonly CallerCount[]> {
  const pattern = `sundry:{${prefix.replace(/[\\*?[\]]/g, '\\$&')}*}:${window}`;
  for (const part of connection.keysOnAll(STEM)) {
    let cursor = '0';
    do {
      const [next, keys] = await connection.run(part, ({ server }) =>
        server.scan(cursor, 'MATCH', pattern, 'COUNT', SCAN_STEP),
      );
      cursor = next;
      const counts = await Promise.all(
        keys.map((key) => connection.run(key, ({ commands }) => commands.hget(key, 'u'))),
      );
      // What has expired since is left out.
      yield keys.flatMap((key, index) => {
        const used = counts[index];
        return used == null ? [] : [{ caller: callerIn(key), used: Number(used) }];
      });
    } while (cursor !== '0');
  }
}

function callerIn(key: string): string {
  return key.slice(key.indexOf('{') + 1, key.lastIndexOf('}'));
}
