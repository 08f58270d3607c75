import type { Resolver } from '../../operation.ts';
import { PUBLIC_RESOLVER } from './public-resolver.ts';
import { createResolver } from './resolver.ts';

export type { DnsAnswer, DnsSession, DnsType, MailExchange, Resolver } from '../../operation.ts';

/** Whom to ask, and where to report. */
export interface DnsOptions {
  /** Addresses of DNS over HTTPS resolvers (RFC 8484), of which the first that answers is used. */
  readonly urls?: readonly string[];
  /** Gets a sentence when a resolver fails and when it recovers. */
  readonly onNotice?: (message: string) => void;
}

/**
 * A resolver for `verifyEmail` and `verifyEmails`. Make one for the whole program: it caches answers, and keeps its
 * connections open for a moment. A resolver that cannot be reached is an answer, `domain_has_mx: null`.
 */
export function dnsOverHttps({ urls = [PUBLIC_RESOLVER], onNotice }: DnsOptions = {}): Resolver {
  return createResolver(urls, onNotice);
}
