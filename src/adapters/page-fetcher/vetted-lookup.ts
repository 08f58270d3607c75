import type { LookupFunction } from 'node:net';
import { networkError } from './failure.ts';
import { type JudgeAddress, mayReach, NOT_PUBLIC } from './page-objection.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a name, in the order to try them. Ends when the signal is aborted. */
export type ResolveName = (host: string, signal: AbortSignal) => Promise<readonly ResolvedAddress[]>;

/** A name that may not be contacted, because of its addresses. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';

  constructor() {
    super(NOT_PUBLIC);
  }
}

export interface VettedLookupOptions {
  readonly resolve: ResolveName;
  readonly allowPrivate: boolean;
  readonly judge: JudgeAddress;
  readonly signal: AbortSignal;
}

/**
 * The `lookup` of a connection: resolves once, refuses a name that has any forbidden address, and
 * passes exactly the checked addresses to the socket. A name that resolves differently a moment later (DNS
 * rebinding) has no effect.
 */
export function vettedLookup(options: VettedLookupOptions): LookupFunction {
  const { resolve, allowPrivate, judge, signal } = options;
  return (host, { all }, callback) => {
    resolve(host, signal).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) return callback(networkError('ENOTFOUND'), '');
        if (!addresses.every(({ address }) => mayReach(judge(address), allowPrivate))) {
          return callback(new ForbiddenAddressError(), '');
        }
        return all
          ? callback(
              null,
              addresses.map(({ address, family }) => ({ address, family })),
            )
          : callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}
