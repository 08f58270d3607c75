import { StoreUnavailableError } from '../store.ts';

/** STORE_URL, its user or its server must be changed: waiting would not help. */
export class WrongStoreError extends StoreUnavailableError {}

/** What servers say of themselves, by the first word of their error. */
const meanings: Readonly<Record<string, string>> = {
  READONLY: 'it is a replica, which refuses writes (READONLY)',
  LOADING: 'it is loading its data (LOADING)',
  MASTERDOWN: 'it is a replica without a master (MASTERDOWN)',
  OOM: 'its memory is full (OOM)',
  MISCONF: 'it cannot save its data (MISCONF)',
  CLUSTERDOWN: 'slots of the cluster are not served (CLUSTERDOWN)',
  NOREPLICAS: 'it has too few replicas (NOREPLICAS)',
  BUSY: 'it is busy with a script (BUSY)',
};

/** Words of an error that show a wrong STORE_URL, and what is said of it. */
const wrongForms: readonly (readonly [string, string])[] = [
  ['DB index is out of range', 'the server has no database of this number'],
  ['cluster support disabled', 'the server is not a node of a cluster; redis:// is the form for it'],
  ['No such master with that name', 'a sentinel knows no store of this name'],
  ['got an invalid reply: null', 'a sentinel knows no store of this name'],
];

/** Answers that say the command was not carried out, and may be a moment later. */
const passing = new Set([...Object.keys(meanings), 'TRYAGAIN']);

/** Answers of a server that this process should leave: it may be another by the next connection. */
const leaving = new Set(['READONLY', 'LOADING', 'MASTERDOWN']);

/** The first word of a server's error; undefined for any other error. Scripts put it first, too. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'ReplyError') return undefined;
  return /^-?([A-Z]+)\b/.exec(error.message)?.[1];
}

/** Whether the connection should be ended and made anew, to the same server or the one in its place. */
export function isReasonToLeave(error: Error): boolean {
  return leaving.has(codeOf(error) ?? '');
}

/** Whether a command that failed this way was certainly not carried out, and is worth another attempt. */
export function wasNotDone(error: unknown): boolean {
  return passing.has(codeOf(error) ?? '') || (error instanceof Error && isUnsent(error));
}

/** Whether the script is not in the memory of the server: it has restarted, or has flushed its scripts. */
export function isScriptUnknown(error: unknown): boolean {
  return codeOf(error) === 'NOSCRIPT';
}

/** Whether the server did not answer within the time limit of a command. */
export function isTimeOut(error: unknown): boolean {
  return error instanceof Error && error.message === 'Command timed out';
}

/** The driver's words for a command that it did not send. */
function isUnsent({ message }: Error): boolean {
  return message.startsWith("Stream isn't writeable") || message.startsWith("Cluster isn't ready");
}

/** What the operator has to change, when it is that; no user or password is in it. */
export function wrongStore(error: unknown): WrongStoreError | undefined {
  if (error instanceof WrongStoreError) return error;
  const message = messageOf(error);
  const wrongForm = wrongForms.find(([words]) => message.includes(words));
  if (wrongForm !== undefined) return new WrongStoreError(`STORE_URL: ${wrongForm[1]}`);
  const [, code] = /\b(WRONGPASS|NOAUTH|NOPERM)\b/.exec(message) ?? [];
  if (code === 'WRONGPASS')
    return new WrongStoreError('STORE_URL: its user or password is refused (WRONGPASS)');
  if (code === 'NOAUTH')
    return new WrongStoreError('STORE_URL has no password, but the store requires one (NOAUTH)');
  if (code === undefined) return undefined;
  const [, command] = /the '([^']+)' command/.exec(message) ?? [];
  const right = command === undefined ? 'use the keys of Sundry, sundry:*' : `run the command ${command}`;
  return new WrongStoreError(`STORE_URL: its user may not ${right} (NOPERM)`);
}

/** Whatever the driver rejects with, as the store's refusal. A fault of this program is returned as it is. */
export function unavailable(error: unknown): Error {
  if (error instanceof StoreUnavailableError || error instanceof TypeError) return error;
  return new StoreUnavailableError(`the store cannot be used: ${reasonOf(error)}`);
}

/** Why the store cannot be used, in words that read after a colon. No user or password is in them. */
export function reasonOf(error: unknown): string {
  if (error instanceof StoreUnavailableError) return error.message;
  const wrong = wrongStore(error);
  if (wrong !== undefined) return wrong.message;
  const known = meanings[codeOf(error) ?? ''];
  if (known !== undefined) return known;
  if (isTimeOut(error)) return 'it did not answer in time';
  const message = messageOf(error);
  if (/^(Reached the max retries|Connection is closed|Stream isn't|Cluster isn't)/.test(message)) {
    return 'the connection was lost';
  }
  const [line = ''] = message.split('\n');
  return line.slice(0, 200);
}

/** The driver has the reason for which no node of a cluster answered in a member of its error. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('lastNodeError' in error && error.lastNodeError instanceof Error) return messageOf(error.lastNodeError);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
