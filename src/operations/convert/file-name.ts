import { fileStem } from '../../formats/file-name.ts';

/** Longest name kept, in UTF-16 units: with its extension below the 255 bytes of common file systems. */
const MAX_LENGTH = 80;

/**
 * A file name that every common system accepts, from the requested one: path separators, control and
 * direction characters and the like become `_`, the extension is added when it is missing. `fallback` when
 * nothing is left.
 */
export function fileName(wanted: string | undefined, extension: `.${string}`, fallback: string): string {
  const text = (wanted ?? '').toWellFormed().replaceAll('\ufffd', '_');
  const stem = fileStem(text, {
    keeps: 'text',
    mark: '_',
    longest: { units: MAX_LENGTH },
    extension,
    avoidsDevices: true,
  });
  return `${stem || fallback}${extension}`;
}
