import type { Finding } from './harness/search.ts';

/** A finding in some lines: what it breaks, the request, and how to measure it again. */
export function sentenceOf(finding: Finding): string {
  const { operation, amplifier, seed, bytes, draw, broken, bytesIn, answerBytes, request } = finding;
  const sizes = bytesIn === undefined ? '' : ` (${bytesIn} bytes in, ${answerBytes} out)`;
  return [
    `${operation} ${broken.sentence}${sizes}, ${broken.kind}`,
    `  amplified: ${amplifier}; draw ${draw}`,
    ...request.split('\n').map((line) => `  ${line}`),
    `  npm run amplify -- --only=${operation} --replay=${seed}:${bytes}`,
  ].join('\n');
}

/** The last line of a run. */
export function summaryOf(
  findings: readonly Finding[],
  { seed, draws }: { seed: number; draws: number },
): string {
  const found = findings.length === 0 ? 'every bound holds' : `${findings.length} broken bounds`;
  return `seed ${seed}, ${draws} draws: ${found}`;
}
