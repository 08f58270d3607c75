import type { OperatorLists } from '../../operation.ts';
import type { Address } from './address.ts';
import { disposableEvidence, isDecisive } from './disposable.ts';
import { isGibberish } from './gibberish.ts';
import { isFreeProvider } from './lists/free-domains.ts';
import type { DnsFailure, MailHosts } from './mx.ts';
import { reasonOf } from './reason.ts';
import { repairDomain } from './repair.ts';
import { isRoleAccount } from './role.ts';
import type { Checks, VerifiedEmail } from './schema.ts';
import { scoreOf } from './score.ts';
import { guessDeadDomain, suggestDomain } from './typo.ts';

/** What is known of an address, and what follows from it: the score is 100 exactly when the reason is ok. */
export type Verdict = Omit<VerifiedEmail, 'email'>;

/** The verdict on a malformed address. `text` is without outer white space. */
export function judgeMalformed(text: string): Verdict {
  const typo = repairDomain(text) ?? null;
  const checks = {
    syntax: false,
    domain_has_mx: false,
    mx_hosts: [],
    disposable: false,
    role_account: false,
    free_provider: false,
    typo_suggestion: typo,
    gibberish_local: false,
  };
  return verdictOf(checks);
}

/** The verdict on an address: by itself, by the answers of DNS for its domain and by the operator's lists. */
export function judgeAddress(address: Address, mail: MailHosts, lists: OperatorLists | undefined): Verdict {
  const { local, asciiDomain, isQuoted } = address;
  const typo = mail.hasMail === false ? guessDeadDomain(asciiDomain) : suggestDomain(asciiDomain);
  const isRole = isRoleAccount(local);
  const hosts = mail.hasMail ? mail.hosts : [];
  const evidence = disposableEvidence(asciiDomain, lists);
  const checks = {
    syntax: true,
    domain_has_mx: mail.hasMail,
    mx_hosts: hosts,
    disposable: isDecisive(evidence, hosts),
    ...(evidence !== undefined && { disposable_evidence: evidence }),
    role_account: isRole,
    free_provider: isFreeProvider(asciiDomain),
    typo_suggestion: typo ?? null,
    gibberish_local: !isRole && !isQuoted && isGibberish(local),
  };
  return verdictOf(checks, mail.hasMail === null ? mail.reason : undefined);
}

function verdictOf(checks: Checks, dns?: DnsFailure): Verdict {
  return {
    valid: checks.syntax && checks.domain_has_mx === true && !checks.disposable,
    score: scoreOf(checks),
    reason: reasonOf(checks, dns),
    checks,
  };
}
