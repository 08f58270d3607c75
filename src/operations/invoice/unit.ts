import { unitCodes } from './units.generated.ts';

let units: ReadonlySet<string> | undefined;

/**
 * Whether a code in capitals is a unit of UN/ECE Recommendation 20, or a package of 21 with X before it (EN 16931
 * BR-CL-23). The set is made at the first question.
 */
export function isUnit(code: string): boolean {
  units ??= new Set(unitCodes.trim().split(/\s+/));
  return units.has(code);
}
