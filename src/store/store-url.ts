/** A server of the store. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/** Where a store on Redis or Valkey is, and as whom to speak to it. */
export interface StoreAddress {
  readonly kind: 'single' | 'sentinel' | 'cluster';
  /** The server; of a cluster some of its nodes, of Sentinel some of its sentinels. At least one. */
  readonly servers: readonly ServerAddress[];
  readonly isEncrypted: boolean;
  /** undefined for the default user. */
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** Number of the database; 0 for a cluster, which has no other. */
  readonly database: number;
  /** The name under which the sentinels know the store. */
  readonly masterName: string | undefined;
}

/** What STORE_URL may be, in words that read after "must be". */
export const storeUrlForms =
  'redis://[user[:password]@]host[:port][/db], redis+sentinel://[...@]host:port,host:port/NAME or ' +
  'redis+cluster://[...@]host:port,host:port, each also with rediss for redis, and with %XX for special characters of ' +
  'user and password';

const DEFAULT_PORT = 6379;
const DEFAULT_SENTINEL_PORT = 26_379;

const FORM = /^(rediss?(?:\+sentinel|\+cluster)?):\/\/(?:([^@/?#\s]*)@)?([^@/?#\s]+)(?:\/([^/?#\s]*))?$/;
const SERVER = /^(\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z._-]+)(?::(\d{1,5}))?$/;

/** Reads STORE_URL; undefined when it has none of the forms of `storeUrlForms`. */
export function readStoreUrl(text: string): StoreAddress | undefined {
  const [, scheme, credentials, hosts = '', path = ''] = FORM.exec(text) ?? [];
  if (scheme === undefined) return undefined;
  const kind = scheme.endsWith('sentinel') ? 'sentinel' : scheme.endsWith('cluster') ? 'cluster' : 'single';
  const port = kind === 'sentinel' ? DEFAULT_SENTINEL_PORT : DEFAULT_PORT;
  const servers = hosts.split(',').map((server) => readServer(server, port));
  const user = readCredentials(credentials);
  const database = kind === 'single' ? readDatabase(path) : 0;
  const masterName = kind === 'sentinel' ? decoded(path) : undefined;
  if (user === undefined || database === undefined) return undefined;
  if (!servers.every((server) => server !== undefined)) return undefined;
  if (kind === 'single' && servers.length > 1) return undefined;
  if (kind === 'sentinel' && !masterName) return undefined;
  if (kind === 'cluster' && path !== '') return undefined;
  return { kind, servers, isEncrypted: scheme.startsWith('rediss'), ...user, database, masterName };
}

/** The address as its operator reads it: as in STORE_URL, without user and password. */
export function describeAddress({ kind, servers, isEncrypted, database, masterName }: StoreAddress): string {
  const hosts = servers
    .map(({ host, port }) => `${host.includes(':') ? `[${host}]` : host}:${port}`)
    .join(',');
  const scheme = isEncrypted ? 'rediss' : 'redis';
  if (kind === 'sentinel') return `${scheme}+sentinel://${hosts}/${masterName}`;
  if (kind === 'cluster') return `${scheme}+cluster://${hosts}`;
  return `${scheme}://${hosts}/${database}`;
}

function readServer(text: string, defaultPort: number): ServerAddress | undefined {
  const [, host, digits] = SERVER.exec(text) ?? [];
  const port = digits === undefined ? defaultPort : Number(digits);
  if (host === undefined || port < 1 || port > 65_535) return undefined;
  return { host: host.replace(/^\[|\]$/g, ''), port };
}

function readCredentials(text: string | undefined): Pick<StoreAddress, 'username' | 'password'> | undefined {
  if (text === undefined) return { username: undefined, password: undefined };
  const [name = '', ...rest] = text.split(':');
  const username = decoded(name);
  const password = decoded(rest.join(':'));
  if (username === undefined || password === undefined) return undefined;
  return { username: username || undefined, password: password || undefined };
}

function readDatabase(text: string): number | undefined {
  if (text === '') return 0;
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
