import { parse } from 'tldts';

/** A domain cut at its public suffix, as `gmial` and `co.uk`. */
export interface Registrable {
  /** The label people choose. */
  readonly label: string;
  readonly suffix: string;
  /** Whether the suffix is one of ICANN's; otherwise it is the last label alone. */
  readonly isKnownSuffix: boolean;
  /** Whether there is anything before the label. */
  readonly isSubdomain: boolean;
}

/** Cuts a domain in ASCII and lower case at its public suffix; undefined when it is only a suffix. */
export function splitDomain(asciiDomain: string): Registrable | undefined {
  const { domainWithoutSuffix, publicSuffix, isIcann, subdomain } = parse(asciiDomain, options);
  if (!domainWithoutSuffix || !publicSuffix) return undefined;
  return {
    label: domainWithoutSuffix,
    suffix: publicSuffix,
    isKnownSuffix: isIcann === true,
    isSubdomain: Boolean(subdomain),
  };
}

/** Private suffixes (github.io) are names people register like any other; the input is a host name already. */
const options = { allowPrivateDomains: false, extractHostname: false, validateHostname: false };
