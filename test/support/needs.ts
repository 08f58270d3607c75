import { installedFonts } from '../../src/adapters/fonts.ts';
import type { Needs } from '../../src/operation.ts';

/** One reader for all tests of a file: fonts are read and prepared once. */
const fonts = installedFonts();

/** What operations are handed in tests: the real fonts, and a clock that the test sets. */
export function testNeeds(clock: Needs['clock'] = () => new Date(0)): Needs {
  return { clock, fonts };
}
