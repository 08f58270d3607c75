import { installedFonts } from '../../../src/adapters/fonts.ts';
import { type Needs, unavailablePorts } from '../../../src/needs.ts';

/** One reader for all tests of a file: fonts are read and prepared once. */
const fonts = installedFonts();

/**
 * The ports of a test: a clock at the epoch, the real fonts, a DNS without any name, empty lists; and what is
 * passed in instead.
 */
export function testNeeds(own: Partial<Needs> = {}): Needs {
  const none = new Set<string>();
  return {
    ...unavailablePorts('in a test that does not pass it in'),
    clock: () => new Date(0),
    fonts,
    resolver: { open: () => ({ lookup: async () => ({ kind: 'no_name' }) }) },
    domainLists: { current: async () => ({ blocked: none, allowed: none }) },
    pageFetcher: async () => ({ kind: 'forbidden', reason: 'must not be asked in this test' }),
    ...own,
  };
}
