import { unitCodes } from './units.generated.ts';

const units: ReadonlySet<string> = new Set(unitCodes.trim().split(/\s+/));

/**
 * Whether a code in capitals is a unit of UN/ECE Recommendation 20, or a package of 21 with X before it (EN 16931
 * BR-CL-23).
 */
export function isUnit(code: string): boolean {
  return units.has(code);
}
