import { fileStem } from '../../formats/file-name.ts';
import { isObject } from '../../schema/prepare.ts';
import { valueAt } from '../arguments/flag-value.ts';

/** A name that stays in its folder: no path, no control characters, no dots at its ends. */
export function plainFileName(name: string): string {
  return fileStem(name, { keeps: 'text', mark: '_' }) || 'answer';
}

/** Whether a place has a part that each input fills in: `{n}`, `{number}`. */
export function isTemplate(place: string): boolean {
  return /\{[^{}]+\}/.test(place);
}

/** The folder in front of what each input fills in, undefined where that is the current one. */
export function fixedFolder(place: string): string | undefined {
  const [fixed = ''] = place.split('{', 1);
  return /^(.*)[/\\]/.exec(fixed)?.[1] || undefined;
}

/** The place of one of many files: `{n}` is its number from 1, any other name a member of its input. */
export function filledPlace(template: string, number: number, input: () => unknown): string {
  return template.replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
    if (name === 'n') return String(number);
    const value = valueAt(input(), name.replaceAll('-', '_').split('.'));
    return value === undefined ? '_' : plainFileName(isObject(value) ? JSON.stringify(value) : String(value));
  });
}
