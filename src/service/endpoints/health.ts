import { timingSafeEqual } from 'node:crypto';
import type { ErrorCode } from '../../errors.ts';
import type { Operation } from '../../operation.ts';
import { StoreUnavailableError } from '../../store/store.ts';
import { Refusal } from '../http/refusal.ts';
import type { FreeEndpoint } from '../http/routing.ts';
import type { Metrics } from '../metrics.ts';
import type { Pool } from '../pool/pool.ts';

const JSON_HEADERS = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'];

/**
 * GET /health: the process is up. Waits for nothing, so that a slow store does not get the process killed. Names
 * the release and the versions of the data the operations answer from.
 */
export function healthEndpoint(version: string, operations: readonly Operation[]): FreeEndpoint {
  const data = Object.assign({}, ...operations.map((operation) => operation.data ?? {}));
  const body = Buffer.from(JSON.stringify({ status: 'ok', version, data }));
  return {
    kind: 'free',
    name: '/health',
    withoutStore: true,
    answer: () => ({ status: 200, headers: JSON_HEADERS, body }),
  };
}

/** What decides whether calls would be accepted. */
export interface Readiness {
  /** Resolves when calls can be counted. */
  readonly ping: () => Promise<void>;
  readonly pool: Pool | undefined;
  /** Whether some of the processes that share the port do not accept calls yet. */
  readonly isStarting: () => boolean;
  /** Whether new calls belong to another process. */
  readonly isLeaving: () => boolean;
}

/**
 * GET /ready: calls would be accepted. 503 when the store cannot be reached, cannot count or is no longer the file in DATA_DIR, while the
 * queue of the pool is full or no thread can be started, until all processes of several have started, and from the
 * moment the process is asked to stop.
 */
export function readyEndpoint({ ping, pool, isStarting, isLeaving }: Readiness): FreeEndpoint {
  const body = Buffer.from(JSON.stringify({ status: 'ready' }));
  const answer = async () => {
    if (isLeaving())
      throw notReady(
        'shutting_down',
        'This process is draining: it stops soon, and new calls belong to another.',
      );
    if (isStarting())
      throw notReady('starting', 'This service is starting: some of its processes do not accept calls yet.');
    await pool?.refuseUnlessReady();
    await ping().catch(refuseUnready);
    return { status: 200, headers: JSON_HEADERS, body };
  };
  return { kind: 'free', name: '/ready', withoutStore: true, answer };
}

/** Paths and the system's messages go to the log: callers of /ready need not see them. */
function refuseUnready(error: unknown): never {
  if (!(error instanceof StoreUnavailableError)) throw error;
  throw notReady(
    'store_unavailable',
    'The store cannot be reached, cannot count, or is no longer the file in DATA_DIR. The log names the reason.',
  );
}

function notReady(code: ErrorCode, detail: string): Refusal {
  return new Refusal(code, detail, { headers: ['retry-after', '1'] });
}

/** GET /metrics, for everyone or for callers who send the token. */
export function metricsEndpoint(metrics: Metrics, token: string | undefined): FreeEndpoint {
  return {
    kind: 'free',
    name: '/metrics',
    withoutStore: true,
    answer: async ({ headers: { authorization } }) => {
      if (token !== undefined && !isBearer(authorization, token)) {
        throw new Refusal('invalid_token', 'Send the value of METRICS_TOKEN as Authorization: Bearer.', {
          headers: ['www-authenticate', 'Bearer'],
        });
      }
      const headers = ['content-type', metrics.contentType, 'cache-control', 'no-store'];
      return { status: 200, headers, body: Buffer.from(await metrics.render()) };
    },
  };
}

function isBearer(header: string | undefined, token: string): boolean {
  const sent = Buffer.from(/^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? '');
  const wanted = Buffer.from(token);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
