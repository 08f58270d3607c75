import { isDoubtful } from './reason.ts';
import type { Checks } from './schema.ts';

/** The highest score of an address by its worst finding; the lowest that applies is used. */
const bases = { malformed: 0, noMailHost: 10, disposable: 20, unknown: 50, good: 100 };

/** Points that doubts subtract. Together at most 70, since a role is not gibberish, so that a valid address keeps at least 30. */
const deductions = { role: 20, gibberish: 25, typo: 25, doubtful: 10 };

/** 0 to 100. 100 only without any finding; a valid address has at least 30, one known to be invalid at most 20. */
export function scoreOf(checks: Checks): number {
  const deducted =
    (checks.role_account ? deductions.role : 0) +
    (checks.gibberish_local ? deductions.gibberish : 0) +
    (checks.typo_suggestion !== null ? deductions.typo : 0) +
    (isDoubtful(checks) ? deductions.doubtful : 0);
  return Math.max(0, baseOf(checks) - deducted);
}

function baseOf({ syntax, domain_has_mx, disposable }: Checks): number {
  if (!syntax) return bases.malformed;
  if (domain_has_mx === false) return bases.noMailHost;
  if (disposable) return bases.disposable;
  return domain_has_mx === null ? bases.unknown : bases.good;
}
