/** Longest name kept, in UTF-16 units: with its extension below the 255 bytes of common file systems. */
const LONGEST = 80;

/** Names that Windows keeps for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A file name that every common system takes, from what a caller asked for: path marks, control and
 * direction characters and the like become `_`, spaces and dots at the ends fall away, the extension is
 * added when it is missing. `fallback` when nothing is left.
 */
export function fileName(wanted: string | undefined, extension: string, fallback: string): string {
  const clean = (wanted ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd"*/:<>?|\\]/gu, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const hasExtension = clean.toLowerCase().endsWith(extension);
  const stem = (hasExtension ? clean.slice(0, -extension.length) : clean).slice(0, LONGEST).toWellFormed();
  const name = stem.replace(/[\s.\ufffd]+$/, '');
  if (name === '') return `${fallback}${extension}`;
  return `${DEVICE.test(name) ? '_' : ''}${name}${extension}`;
}
