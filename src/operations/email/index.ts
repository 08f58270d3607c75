/**
 * E-mail addresses as a library: syntax, normal form and detectors are pure functions without network; the two
 * verifiers use the resolver passed to them. No service, no schema library, no environment.
 */
export type {
  DnsAnswer,
  DnsSession,
  DnsType,
  DomainLists,
  MailExchange,
  OperatorLists,
  Resolver,
} from '../../operation.ts';
export { type Address, parseAddress } from './address.ts';
export { isDisposableDomain } from './disposable.ts';
export { isGibberish } from './gibberish.ts';
export { isFreeProvider } from './lists/free-domains.ts';
export { normalizeAddress } from './normalize.ts';
export { isRoleAccount } from './role.ts';
export type { Checks, VerifiedEmail, VerifyResult } from './schema.ts';
export { guessDeadDomain, suggestDomain } from './typo.ts';

export { type EmailNeeds, verifyEmail, verifyEmails } from './verify.ts';
