import { UpstreamError } from '../../errors.ts';

/** The cause in words that follow the host, by the codes of Node. */
const causes: Readonly<Record<string, string>> = {
  ENOTFOUND: 'does not resolve to an address',
  ENODATA: 'does not resolve to an address',
  EAI_AGAIN: 'could not be resolved',
  EAI_FAIL: 'could not be resolved',
  ECONNREFUSED: 'refused the connection',
  ECONNRESET: 'closed the connection',
  EPIPE: 'closed the connection',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  EADDRNOTAVAIL: 'cannot be reached',
  EACCES: 'cannot be reached',
  HPE_HEADER_OVERFLOW: 'sent headers of more than 64 KB',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
  CERT_NOT_YET_VALID: 'has a certificate that is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a self-signed certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a self-signed certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'has a certificate whose issuer is not known',
  UNABLE_TO_GET_ISSUER_CERT: 'has a certificate whose issuer is not known',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'has a certificate whose issuer is not known',
};

/** A failure of the network or the site, with host and cause; any other error is returned as it is. */
export function failureOf(error: unknown, host: string): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  if (code === 'ETIMEDOUT') return new UpstreamError('upstream_timeout', `${host} did not answer in time.`);
  const cause = causes[code] ?? causeByKind(code);
  return cause === undefined ? error : new UpstreamError('upstream_failed', `${host} ${cause}.`);
}

function causeByKind(code: string): string | undefined {
  if (code.startsWith('HPE_')) return 'does not answer in HTTP';
  if (/^Z_|^ERR_(?:_ERROR_FORMAT|BROTLI|PADDING)|^ERR__ERROR|^ERR_ZLIB/.test(code)) {
    return 'sent a body that cannot be decompressed';
  }
  if (code.includes('CERT') || code.includes('CRL')) return 'has a certificate that cannot be verified';
  if (/^(?:ERR_SSL|ERR_TLS|EPROTO)/.test(code)) return 'failed the TLS handshake';
  return undefined;
}

/** Codes of Node for failures detected here. */
export type NetworkErrorCode =
  | 'EAI_AGAIN'
  | 'ECONNRESET'
  | 'ENOTFOUND'
  | 'ETIMEDOUT'
  | 'HPE_HEADER_OVERFLOW'
  | 'HPE_INVALID_CHUNK_SIZE'
  | 'HPE_INVALID_STATUS';

/** An error as Node would give it. */
export function networkError(code: NetworkErrorCode): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}

/** The code of an error of Node. Of several attempts (IPv6, then IPv4) the first is the most informative. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
