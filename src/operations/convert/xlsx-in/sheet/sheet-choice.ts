import { refuse } from '../../../../errors.ts';
import type { XlsxFileInput } from '../../schema.ts';
import type { Warnings } from '../../warning-list.ts';
import type { Parts } from '../package/parts.ts';
import type { SheetTab } from '../package/workbook.ts';

/** Most names, and longest part of one, in a sentence. */
const MOST = 20;
const SHOWN = 40;

/**
 * The sheets that are read: the one of a name or else of a number, counted from 1; or all that are visible, hidden ones
 * as well where they are asked for. Refuses, at `/sheet`, one that there is not.
 */
export function chooseTabs(
  tabs: readonly SheetTab[],
  { sheet, hidden }: Pick<XlsxFileInput, 'sheet' | 'hidden'>,
  warnings: Warnings,
): readonly SheetTab[] {
  if (sheet !== undefined) {
    const wanted = String(sheet);
    const number = /^[1-9][0-9]{0,5}$/.test(wanted) ? Number(wanted) : 0;
    const found = tabs.find(({ name }) => name === wanted) ?? tabs[number - 1];
    return [found ?? refuse('/sheet', `must be the name or number of a sheet: ${listed(tabs)}`)];
  }
  if (hidden) return tabs;
  const left = tabs.filter(({ isHidden }) => isHidden);
  if (left.length > 0) warnings.add(`hidden sheets are left out without hidden=true: ${listed(left)}`);
  return tabs.filter(({ isHidden }) => !isHidden);
}

/** Those of the sheets whose part the file has, with a warning of the others; all of them where it has none of their parts. */
export function presentTabs(
  tabs: readonly SheetTab[],
  parts: Parts,
  warnings: Warnings,
): readonly SheetTab[] {
  const missing = tabs.filter(({ part }) => !parts.has(part));
  if (missing.length === 0 || missing.length === tabs.length) return tabs;
  warnings.add(`sheets that the file does not have are left out: ${listed(missing)}`);
  return tabs.filter(({ part }) => parts.has(part));
}

/** The names of sheets, for a sentence. */
export function listed(tabs: readonly SheetTab[]): string {
  const names = tabs.slice(0, MOST).map(({ name }) => {
    return JSON.stringify(name.length > SHOWN ? `${name.slice(0, SHOWN)}...` : name);
  });
  if (tabs.length > MOST) names.push(`${tabs.length - MOST} more`);
  return names.length === 0 ? 'it has none' : names.join(', ');
}
