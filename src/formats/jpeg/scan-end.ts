/**
 * Where a scan of a JPEG ends whose entropy-coded data begins at `start`: at the first marker but RST, FF 00 being data
 * (ITU-T T.81 B.1.1.5). The length of the file where none follows.
 */
export function scanEnd(file: Uint8Array, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    if (endsScan(file[at + 1])) return at;
  }
  return file.length;
}

/** Whether the byte behind an FF makes a marker of it: not 00 (data), RST0 to RST7, or FF (fill; the next one decides). */
function endsScan(code: number | undefined): boolean {
  return code !== undefined && code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7);
}
