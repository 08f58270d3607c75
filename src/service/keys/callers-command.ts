import { type FreeCallers, freeCallers } from '../callers/free-callers.ts';
import { UsageError } from './keys-errors.ts';
import { type ListForm, listText } from './keys-usage.ts';
import { type KeysCommand, parseWords, withStore } from './keys-world.ts';
import { formOf, listOptions } from './list-form.ts';

/** Callers that are listed when it is not said how many, and at most. */
export const DEFAULT_CALLERS = 100;
export const MAX_CALLERS = 100_000;

/** `sundry keys callers`: who calls without a key, by the hashes of their addresses. */
export async function listCallers(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseWords(args, { ...listOptions, most: { type: 'string' } });
  if (positionals.length > 0) throw new UsageError('keys callers takes no arguments');
  const form = formOf('callers', values);
  const most = values.most === undefined ? DEFAULT_CALLERS : readMost(values.most);
  await withStore(command, 'require', async (store) => {
    const found = await freeCallers(store, { now: command.clock(), most });
    await command.write(callersText(found, command.freeDaily, form));
    if (found.isCut) command.writeError(`these are the ${most} with most calls; --most shows more\n`);
  });
}

/** The callers without a key as lines, JSON or CSV. */
function callersText({ callers }: FreeCallers, freeDaily: number, form: ListForm): string {
  if (callers.length === 0 && form === 'text') return 'No calls without a key today or yesterday.\n';
  const heading = ['caller', 'today', 'yesterday', 'last_day', 'state'];
  const rows = callers.map(({ id, today, yesterday, lastDay }) => [
    id,
    today,
    yesterday,
    lastDay,
    callerState(today, freeDaily),
  ]);
  return listText(heading, rows, form);
}

/** Whether a caller without a key may call today, in words. */
export function callerState(today: number, freeDaily: number): string {
  return today >= freeDaily ? 'limit reached' : 'may call';
}

function readMost(text: string): number {
  const most = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (most < 1 || most > MAX_CALLERS) throw new UsageError(`--most is 1 to ${MAX_CALLERS}`);
  return most;
}
