import { magnitude, pick, type Random } from '../../support/random.ts';
import type { Amplifier } from '../amplifier.ts';
import { dnsAmplifiers } from './dns-answers.ts';
import { drawText, type Text } from './texts.ts';

/** One address, with what DNS says of its domain. */
export const addressAmplifiers: readonly Amplifier[] = [
  {
    name: 'the letters of an address, in other scripts and quotes',
    draw(random) {
      const address = drawAddress(random);
      return (bytes) => ({ input: { email: address(bytes, 0) } });
    },
  },
  ...dnsAmplifiers(() => ({ email: 'ada@d0.example.com' })),
];

/** Many addresses, with what DNS says of each domain. */
export const batchAmplifiers: readonly Amplifier[] = [
  {
    name: 'addresses of many letters, in other scripts and quotes',
    draw(random) {
      const address = drawAddress(random);
      const count = magnitude(random, 1, 50);
      return (bytes) => ({
        input: { emails: Array.from({ length: count }, (_, index) => address(bytes / count, index)) },
      });
    },
  },
  ...dnsAmplifiers((random) => {
    const count = pick(random, [1, 10, 50]);
    return { emails: Array.from({ length: count }, (_, index) => `ada@d${index}.example.com`) };
  }),
];

/** An address whose local part, domain or comments are long. */
function drawAddress(random: Random): (bytes: number, index: number) => string {
  const text = drawText(random);
  const letters: Text = (bytes) => text(bytes).replaceAll(/[\s@]/g, '') || 'a';
  const label = magnitude(random, 1, 80);
  return pick<(bytes: number, index: number) => string>(random, [
    (bytes, index) => `${letters(bytes)}@b${index}.example`,
    (bytes, index) => `a@${letters(bytes)}${index}.example`,
    (bytes, index) => `a@${`${letters(label)}.`.repeat(bytes / label)}x${index}.example`,
    (bytes, index) => `"${letters(bytes).replaceAll('"', '\\"')}"@b${index}.example`,
    (bytes, index) => `${'a+b.'.repeat(bytes / 4)}c@gmail${index}.com`,
    (bytes) => `a@gmial.con${' '.repeat(bytes)}`,
    (bytes) => text(bytes) || '@',
  ]);
}
