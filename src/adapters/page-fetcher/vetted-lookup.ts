import { lookup as lookupName } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import type { JudgeAddress } from './address-policy.ts';
import { mayReach, NOT_PUBLIC } from './verdict.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a name, in the order to try them. */
export type ResolveName = (host: string) => Promise<readonly ResolvedAddress[]>;

/** The resolver of this machine. */
export const resolveName: ResolveName = (host) => lookupName(host, { all: true, verbatim: true });

/** A name that may not be asked, because of what it resolves to. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';

  constructor() {
    super(NOT_PUBLIC);
  }
}

/**
 * The `lookup` of a connection: resolves once, refuses a name that has any address which may not be asked, and
 * hands the very addresses it judged to the socket. A name that means something else a moment later (DNS
 * rebinding) gains nothing by it.
 */
export function vettedLookup(
  resolve: ResolveName,
  allowPrivate: boolean,
  reachOf: JudgeAddress,
): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) return callback(notFound(host), '');
        if (!addresses.every(({ address }) => mayReach(reachOf(address), allowPrivate))) {
          return callback(new ForbiddenAddressError(), '');
        }
        return options.all
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

function notFound(host: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' });
}
