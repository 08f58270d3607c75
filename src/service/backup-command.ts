import { parseArgs } from 'node:util';
import { type StorePlace, StoreUnavailableError } from '../store/store.ts';

/** The usage text of `sundry backup`. */
export const backupUsage = `usage: sundry backup FILE

Copies the embedded store of DATA_DIR to a new file, as it is at one moment,
while the service runs. docs/operations.md says how to put it back.
`;

/** Exit statuses. */
const DONE = 0;
const REFUSED = 1;
const USAGE = 2;

/** What `sundry backup` uses of the outside world. */
export interface BackupCommand {
  /** What follows `sundry backup`. */
  readonly args: readonly string[];
  /** The store to be copied. */
  readonly place: Pick<StorePlace, 'name' | 'exists' | 'backUp'>;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/**
 * `sundry backup`: resolves to the exit status. 1 when there is no store, or it cannot be read; 2 for a mistake on the
 * command line, a store on Redis, or a file that cannot be made. Replaces no file.
 */
export async function runBackupCommand(command: BackupCommand): Promise<number> {
  const { args, place, write } = command;
  const complain = (message: string, status: number) => {
    command.writeError(`sundry backup: ${message}\n`);
    return status;
  };
  const parsed = readArguments(args);
  if (parsed instanceof Error) return complain(`${parsed.message}\n${backupUsage.trimEnd()}`, USAGE);
  if (parsed.isHelp) {
    write(backupUsage);
    return DONE;
  }
  if (place.backUp === undefined) {
    const instead = 'back that server up (docs/operations.md), or save its keys by sundry keys export';
    return complain(`copies the embedded store, but STORE_URL names ${place.name}: ${instead}`, USAGE);
  }
  if (!place.exists()) {
    return complain(`there is no store at ${place.name}; set DATA_DIR to that of the service`, REFUSED);
  }
  const { file } = parsed;
  try {
    write(`${file}: ${await place.backUp(file)} bytes, a copy of ${place.name}\n`);
    return DONE;
  } catch (error) {
    if (error instanceof StoreUnavailableError) return complain(error.message, REFUSED);
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EEXIST')
      return complain(`${file} is there already; a backup replaces no file`, USAGE);
    return complain(`cannot write ${file}: ${error.message}`, USAGE);
  }
}

function readArguments(args: readonly string[]): { readonly isHelp: boolean; readonly file: string } | Error {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (values.help) return { isHelp: true, file: '' };
    if (file === undefined || file === '' || positionals.length > 1) return new Error('give one FILE');
    return { isHelp: false, file };
  } catch (error) {
    return error as Error;
  }
}
