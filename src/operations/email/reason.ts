import type { DnsFailure } from './mx.ts';
import type { Checks } from './schema.ts';

/** The findings in words, joined by `; ` in a fixed order; `ok` when there is none. */
export function reasonOf(checks: Checks, dns?: DnsFailure): string {
  const { syntax, typo_suggestion: typo } = checks;
  const words = [
    !syntax && 'invalid syntax',
    syntax && checks.domain_has_mx === false && 'domain has no MX or A/AAAA records',
    checks.role_account && 'role account',
    checks.disposable && 'disposable domain',
    isDoubtful(checks) && 'on an unreviewed list of disposable domains',
    typo !== null && `did you mean ${typo}?`,
    checks.gibberish_local && 'gibberish local part',
    dns === 'failed' && 'dns lookup failed',
    dns === 'over_budget' && 'dns budget exhausted',
  ];
  return words.filter(Boolean).join('; ') || 'ok';
}

/** Whether the domain is on a list of disposable ones, and other evidence speaks against it. */
export function isDoubtful({ disposable, disposable_evidence: evidence }: Checks): boolean {
  return evidence !== undefined && !disposable;
}
