import type { IncomingMessage } from 'node:http';
import { Refusal } from '../http/refusal.ts';

/**
 * Refuses what a page of another site sent: browsers say where a request comes from (Fetch Metadata), older ones, and
 * those that reach the service without TLS, name the origin of a form. A form without either is refused, too.
 */
export function refuseForeignForms({ method, headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    refuse();
  }
  if (method === 'GET' || method === 'HEAD') return;
  const { origin, host = '' } = headers;
  if (origin !== `http://${host}` && origin !== `https://${host}`) refuse();
}

function refuse(): never {
  throw new Refusal('forbidden_origin', 'The console answers its own pages alone, not those of other sites.');
}
