import { scanEnd as byteByByte } from './scan-end.browser.ts';
import { vectorScanEnd } from './vector-scan-end.ts';

/** Made with the first scan. */
let search: typeof byteByByte | undefined;

/**
 * Where a scan of a JPEG ends whose entropy-coded data begins at `start`: at the first marker but RST, FF 00 being data
 * (ITU-T T.81 B.1.1.5). The length of the file where none follows. Bundles for browsers get scan-end.browser.ts in place
 * of this file, since a page may forbid WebAssembly.
 */
export function scanEnd(file: Uint8Array, start: number): number {
  search ??= vectorScanEnd() ?? byteByByte;
  return search(file, start);
}
