import { expect, it } from 'vitest';
import { StoreUnavailableError } from '../store/store.ts';
import { runBackupCommand } from './backup-command.ts';

type Place = Parameters<typeof runBackupCommand>[0]['place'];

async function backup(args: readonly string[], place: Partial<Place> = {}) {
  let out = '';
  let err = '';
  const files: string[] = [];
  const status = await runBackupCommand({
    args,
    place: {
      name: '/data/sundry.db',
      exists: () => true,
      backUp: async (file) => {
        files.push(file);
        return 4096;
      },
      ...place,
    },
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      err += text;
    },
  });
  return { status, out, err, files };
}

it('copies the store to the file', async () => {
  expect(await backup(['monday.db'])).toEqual({
    status: 0,
    out: 'monday.db: 4096 bytes, a copy of /data/sundry.db\n',
    err: '',
    files: ['monday.db'],
  });
});

it('says what to use instead where the store is on Redis', async () => {
  const { status, err } = await runBackupOn({ name: 'redis://db:6379/0' });
  expect(status).toBe(2);
  expect(err).toMatch(/^sundry backup: [^\n]*STORE_URL[^\n]*redis:\/\/db:6379\/0[^\n]*sundry keys export\n$/);
});

it('creates no store', async () => {
  expect(await backup(['monday.db'], { exists: () => false })).toEqual({
    status: 1,
    out: '',
    err: 'sundry backup: there is no store at /data/sundry.db; set DATA_DIR to that of the service\n',
    files: [],
  });
});

const failures: readonly { name: string; error: Error; status: number; line: string }[] = [
  {
    name: 'a file that is there',
    error: Object.assign(new Error('file already exists'), { code: 'EEXIST' }),
    status: 2,
    line: 'monday.db is there already; a backup replaces no file',
  },
  {
    name: 'a folder that is not there',
    error: Object.assign(new Error('ENOENT: no such file or directory'), { code: 'ENOENT' }),
    status: 2,
    line: 'cannot write monday.db: ENOENT: no such file or directory',
  },
  {
    name: 'a store that fails',
    error: new StoreUnavailableError('cannot copy /data/sundry.db: the file is not a database'),
    status: 1,
    line: 'cannot copy /data/sundry.db: the file is not a database',
  },
];

it.each(failures)('$name: $status and one line', async ({ error, status, line }) => {
  const result = await backup(['monday.db'], { backUp: () => Promise.reject(error) });
  expect(result).toEqual({ status, out: '', err: `sundry backup: ${line}\n`, files: [] });
});

it.each([[[]], [['a', 'b']], [['--file', 'a']], [['']]])('%j is a usage error', async (args) => {
  const { status, err, files } = await backup(args);
  expect({ status, files }).toEqual({ status: 2, files: [] });
  expect(err).toContain('usage: sundry backup FILE');
});

it('shows its usage', async () => {
  expect((await backup(['--help'])).out).toContain('usage: sundry backup FILE');
});

/** A store that is not a file. */
async function runBackupOn({ name }: { readonly name: string }) {
  let err = '';
  const status = await runBackupCommand({
    args: ['monday.db'],
    place: { name, exists: () => true },
    write: () => {},
    writeError: (text) => {
      err += text;
    },
  });
  return { status, err };
}
