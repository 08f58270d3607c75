/**
 * Whether this is the gate, `.ci/run`: no test is skipped. It has a variable of its own, because other machines set CI
 * too, and lack the programs that check our output.
 */
export const isGate = process.env.SUNDRY_GATE === '1';
