import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseTrustedProxies, type TrustedProxies } from './caller-address.ts';

/** What the environment decides; read once, here and nowhere else. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly freeDailyLimit: number;
  readonly paidMonthlyLimit: number;
  readonly trustedProxies: TrustedProxies;
  readonly metrics: { readonly enabled: boolean; readonly token: string | undefined };
  /** Threads beside the main one; 0 = none. */
  readonly workers: number;
  readonly logLevel: LogLevel;
  readonly shutdownTimeoutMs: number;
}

export type LogLevel = (typeof logLevels)[number];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A variable whose value cannot be used. The start ends with this one line and exit code 78. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(variable: string, value: string, allowed: string) {
    super(`${variable} is ${JSON.stringify(value)}, but must be ${allowed}`);
  }
}

interface Setting<Value> {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
  /** What may stand there, in words that read after "must be". */
  readonly allowed: string;
  /** undefined when the text is not allowed. */
  readonly read: (text: string) => Value | undefined;
}

/** What is taken unasked: every thread holds memory of its own, and heavy calls are the smaller part. */
const MOST_BY_CORES = 8;
const MOST_WORKERS = 256;

const settings = {
  host: text('HOST', '127.0.0.1', 'address to listen on; 0.0.0.0 or :: for every network'),
  port: integer('PORT', 8080, 'port to listen on; 0 takes a free one', 0, 65_535),
  dataDir: {
    ...text('DATA_DIR', '.sundry', 'directory of the embedded store'),
    read: (path: string) => resolve(path),
  },
  freeDailyLimit: integer(
    'FREE_DAILY_LIMIT',
    100,
    'calls a day for an address without a key; 0 asks everyone for a key',
    0,
    1_000_000_000,
  ),
  paidMonthlyLimit: integer('PAID_MONTHLY_LIMIT', 10_000, 'calls a month for a key', 0, 1_000_000_000),
  trustedProxies: {
    name: 'TRUST_PROXY',
    fallback: '',
    meaning: 'proxies whose X-Forwarded-For is believed: addresses, networks, loopback, private',
    allowed: 'a comma list of addresses, networks such as 10.0.0.0/8, or the words loopback and private',
    read: readProxies,
  },
  metrics: {
    name: 'METRICS',
    fallback: 'off',
    meaning: 'on shows /metrics to everyone who can reach the port',
    allowed: 'on or off',
    read: (word: string) => (word === 'on' || word === 'off' ? word === 'on' : undefined),
  },
  metricsToken: {
    ...text('METRICS_TOKEN', '', 'shows /metrics to those who send it as a Bearer token'),
    allowed: 'printable ASCII without spaces',
    read: (token: string) => (/^[!-~]*$/.test(token) ? token : undefined),
  },
  workers: {
    name: 'WORKERS',
    fallback: 'cores',
    meaning: `threads for heavy calls; cores takes one a core, at most ${MOST_BY_CORES}; 0 takes none`,
    allowed: `cores or a whole number from 0 to ${MOST_WORKERS}`,
    read: readWorkers,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'info',
    meaning: `how much is logged: ${logLevels.join(', ')}`,
    allowed: `one of ${logLevels.join(', ')}`,
    read: (word: string) => logLevels.find((level) => level === word),
  },
  shutdownTimeoutMs: integer(
    'SHUTDOWN_TIMEOUT_MS',
    10_000,
    'how long a stop waits for calls that run',
    0,
    600_000,
  ),
};

/** Reads the environment. An unset or empty variable takes its default; throws ConfigError for a bad one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <Value>(setting: Setting<Value>): Value => {
    const text = environment[setting.name] || setting.fallback;
    const value = setting.read(text);
    if (value === undefined) throw new ConfigError(setting.name, text, setting.allowed);
    return value;
  };
  const token = read(settings.metricsToken);
  return {
    host: read(settings.host),
    port: read(settings.port),
    dataDir: read(settings.dataDir),
    freeDailyLimit: read(settings.freeDailyLimit),
    paidMonthlyLimit: read(settings.paidMonthlyLimit),
    trustedProxies: read(settings.trustedProxies),
    metrics: { enabled: read(settings.metrics) || token !== '', token: token || undefined },
    workers: read(settings.workers),
    logLevel: read(settings.logLevel),
    shutdownTimeoutMs: read(settings.shutdownTimeoutMs),
  };
}

/** The table `sundry serve --help` prints: name, default and meaning of each variable. */
export function describeSettings(): string {
  const rows = Object.values(settings).map(
    ({ name, fallback, meaning }) => [name, fallback || '-', meaning] as const,
  );
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length)) + 2;
  return rows.map((row) => `  ${row[0].padEnd(width(0))}${row[1].padEnd(width(1))}${row[2]}`).join('\n');
}

function readWorkers(text: string): number | undefined {
  if (text === 'cores') return Math.min(availableParallelism(), MOST_BY_CORES);
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return number <= MOST_WORKERS ? number : undefined;
}

function readProxies(text: string): TrustedProxies | undefined {
  try {
    return parseTrustedProxies(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function text(name: string, fallback: string, meaning: string): Setting<string> {
  return { name, fallback, meaning, allowed: 'text', read: (value) => value };
}

function integer(
  name: string,
  fallback: number,
  meaning: string,
  minimum: number,
  maximum: number,
): Setting<number> {
  const read = (value: string) => {
    const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
    return number >= minimum && number <= maximum ? number : undefined;
  };
  return {
    name,
    fallback: String(fallback),
    meaning,
    allowed: `a whole number from ${minimum} to ${maximum}`,
    read,
  };
}
