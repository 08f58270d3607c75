/**
 * Whether this is the gate, `.ci/run`: every property at its full size, and nothing skipped. It has a variable of its
 * own, because other machines set CI too, and lack the programs that check our output.
 */
export const isGate = process.env.SUNDRY_GATE === '1';
