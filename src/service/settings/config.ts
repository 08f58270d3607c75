/**
 * Environment variables to settings, read once at the start:
 *
 *     WORKERS=two   ->   WORKERS is "two", but must be cores or a whole number from 0 to 256
 *     (none)        ->   workers by the cores of the machine, connections and memory by its limits
 *
 * setting-types.ts has the forms of values; bounds.ts lowers what the machine cannot hold, with a warning.
 */
import { resolve } from 'node:path';
import { PUBLIC_RESOLVER } from '../../adapters/dns-over-https/public-resolver.ts';
import { readStoreUrl, type StoreAddress, storeUrlForms } from '../../store/store-url.ts';
import type { TrustedProxies } from '../callers/caller-address.ts';
import { readAddresses, readPublicUrl } from './addresses.ts';
import { boundsFor, MAX_BODY_MEMORY_MIB, MAX_CONNECTIONS } from './bounds.ts';
import { invoiceSettings } from './invoice-settings.ts';
import { listenSettings } from './listen-settings.ts';
import { ampleMachine, type Machine } from './machine.ts';
import { type LanguageModelConfig, modelSettings, readLanguageModel } from './model-settings.ts';
import { type Environment, readSetting } from './read-setting.ts';
import {
  integer,
  isFolder,
  MAX_BY_CORES,
  MAX_PROCESSES,
  MAX_WORKERS,
  readProcesses,
  readProxies,
  readWorkers,
  type Setting,
  text,
} from './setting-types.ts';

/** The settings from the environment, read once, here and nowhere else. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Where the store on Redis or Valkey is; undefined for the embedded one. */
  readonly storeAddress: StoreAddress | undefined;
  /** Folder with more fonts for documents; undefined for none. */
  readonly fontsDir: string | undefined;
  /** Currencies of invoices beside the five of every service. */
  readonly invoiceCurrencies: readonly string[];
  readonly freeDailyLimit: number;
  readonly paidMonthlyLimit: number;
  readonly trustedProxies: TrustedProxies;
  /** The address the documents show; undefined for the one a request came to. */
  readonly publicUrl: string | undefined;
  /** DNS over HTTPS resolvers in the order they are tried; at least one. */
  readonly dohUrls: readonly string[];
  readonly metrics: { readonly enabled: boolean; readonly token: string | undefined };
  /** What opens the console; undefined for no console. */
  readonly consoleToken: string | undefined;
  /** Processes that accept calls on the port. */
  readonly processes: number;
  /** Threads beside the main one, of all processes together; 0 = none. */
  readonly workers: number;
  /** Most bytes of bodies and unread answers, in MiB. */
  readonly bodyMemoryMiB: number;
  readonly maxConnections: number;
  /** Sentences for the operator, where the machine has less than the settings. */
  readonly warnings: readonly string[];
  readonly logLevel: LogLevel;
  /** Between the signal to stop and the end of listening. */
  readonly drainDelayMs: number;
  readonly shutdownTimeoutMs: number;
  readonly allowPrivateAddresses: boolean;
  readonly siteUserAgent: string;
  /** An OpenAI-compatible back end; undefined for the built-in engine. */
  readonly languageModel: LanguageModelConfig | undefined;
}

export type LogLevel = (typeof logLevels)[number];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const settings = {
  ...listenSettings,
  dataDir: {
    ...text('DATA_DIR', '.sundry', 'directory of the embedded store and of your lists of domains'),
    read: (path: string) => resolve(path),
  },
  storeAddress: {
    ...text(
      'STORE_URL',
      '',
      'store on Redis or Valkey, for several machines (docs/operations.md); without it the embedded one',
    ),
    allowed: storeUrlForms,
    isSecret: true as const,
    read: (url: string) => (url === '' ? null : readStoreUrl(url)),
  },
  fontsDir: {
    ...text(
      'FONTS_DIR',
      '',
      'folder with more fonts for documents, .ttf or .woff: for scripts Arimo does not have',
    ),
    allowed: 'a folder that can be read',
    read: (path: string) => (path === '' || isFolder(path) ? path : undefined),
  },
  ...invoiceSettings,
  freeDailyLimit: integer(
    'FREE_DAILY_LIMIT',
    100,
    'calls a day for an address without a key; 0 means that every call needs a key',
    [0, 1_000_000_000],
  ),
  paidMonthlyLimit: integer('PAID_MONTHLY_LIMIT', 10_000, 'calls a month for a key', [0, 1_000_000_000]),
  trustedProxies: {
    name: 'TRUST_PROXY',
    fallback: '',
    meaning: 'proxies whose X-Forwarded-For is trusted: addresses, networks, loopback, private',
    allowed:
      'a comma-separated list of addresses, networks such as 10.0.0.0/8, or the words loopback and private',
    read: readProxies,
  },
  publicUrl: {
    ...text('PUBLIC_URL', '', 'address the documents show; without it http:// and the Host of the request'),
    allowed: 'an http or https address in ASCII, without query or fragment',
    read: readPublicUrl,
  },
  dohUrls: {
    name: 'DOH_URL',
    fallback: PUBLIC_RESOLVER,
    meaning: 'resolvers for DNS over HTTPS, comma-separated; the next is used when one does not answer',
    allowed: 'a comma-separated list of http or https addresses',
    read: readAddresses,
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
  consoleToken: {
    ...text(
      'CONSOLE_TOKEN',
      '',
      'opens /console to those who sign in with it; without it there is no console',
    ),
    allowed: '16 to 200 characters of printable ASCII without spaces',
    isSecret: true as const,
    read: (token: string) => (/^(?:[!-~]{16,200})?$/.test(token) ? token : undefined),
  },
  workers: {
    name: 'WORKERS',
    fallback: 'cores',
    meaning: `threads for heavy calls; cores means one for each core, at most ${MAX_BY_CORES}; 0 means none`,
    allowed: `cores or a whole number from 0 to ${MAX_WORKERS}`,
    read: readWorkers,
  },
  processes: {
    name: 'PROCESSES',
    fallback: '1',
    meaning: `processes that share the port, WORKERS and LLM_MAX_CONCURRENCY; max means one for each core`,
    allowed: `max or a whole number from 1 to ${MAX_PROCESSES}`,
    read: readProcesses,
  },
  bodyMemoryMiB: integer(
    'BODY_MEMORY_MB',
    MAX_BODY_MEMORY_MIB,
    'memory of a process for bodies and for answers not yet read; when it is full, larger bodies are refused (503); by default less where memory is short',
    [1, 1_000_000],
  ),
  maxConnections: integer(
    'MAX_CONNECTIONS',
    MAX_CONNECTIONS,
    'open connections of a process; beyond that, the address with the most loses its oldest idle one; by default fewer where memory is short, always fewer where open files are',
    [1, 1_000_000],
  ),
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'info',
    meaning: `how much is logged: ${logLevels.join(', ')}`,
    allowed: `one of ${logLevels.join(', ')}`,
    read: (word: string) => logLevels.find((level) => level === word),
  },
  drainDelayMs: integer(
    'DRAIN_DELAY_MS',
    0,
    'how long a stop shows 503 on /ready, for a balancer to see, before it ends listening',
    [0, 600_000],
  ),
  shutdownTimeoutMs: integer(
    'SHUTDOWN_TIMEOUT_MS',
    10_000,
    'how long a stop waits for running calls, after DRAIN_DELAY_MS',
    [0, 600_000],
  ),
  allowPrivateAddresses: {
    name: 'ALLOW_PRIVATE_ADDRESSES',
    fallback: 'false',
    meaning: 'true lets Site Intel read private addresses: tests and intranets only',
    allowed: 'true or false',
    read: (word: string) => (word === 'true' || word === 'false' ? word === 'true' : undefined),
  },
  siteUserAgent: {
    ...text('SITE_USER_AGENT', 'Mozilla/5.0 (compatible; Sundry/1.0)', 'the User-Agent of Site Intel'),
    allowed: 'printable ASCII',
    read: (name: string) => (/^[ -~]+$/.test(name) ? name : undefined),
  },
  ...modelSettings,
};

/**
 * Reads the environment. An unset or empty variable takes its default, for memory and connections one that fits the
 * machine; throws ConfigError for a bad one. Without a machine none is too small.
 */
export function readConfig(environment: Environment, machine: Machine = ampleMachine): Config {
  const read = <Value>(setting: Setting<Value>): Value => readSetting(setting, environment);
  const given = <Value>(setting: Setting<Value>) => (environment[setting.name] ? read(setting) : undefined);
  const token = read(settings.metricsToken);
  const processes = read(settings.processes);
  const workers = read(settings.workers);
  const languageModel = readLanguageModel(read);
  return {
    ...boundsFor(
      { bodyMemoryMiB: given(settings.bodyMemoryMiB), maxConnections: given(settings.maxConnections) },
      { processes, workers, modelRequests: languageModel?.maxConcurrency ?? 0 },
      machine,
    ),
    host: read(settings.host),
    port: read(settings.port),
    dataDir: read(settings.dataDir),
    storeAddress: read(settings.storeAddress) ?? undefined,
    fontsDir: read(settings.fontsDir) || undefined,
    invoiceCurrencies: read(settings.invoiceCurrencies),
    freeDailyLimit: read(settings.freeDailyLimit),
    paidMonthlyLimit: read(settings.paidMonthlyLimit),
    trustedProxies: read(settings.trustedProxies),
    publicUrl: read(settings.publicUrl) || undefined,
    dohUrls: read(settings.dohUrls),
    metrics: { enabled: read(settings.metrics) || token !== '', token: token || undefined },
    consoleToken: read(settings.consoleToken) || undefined,
    processes,
    workers,
    logLevel: read(settings.logLevel),
    drainDelayMs: read(settings.drainDelayMs),
    shutdownTimeoutMs: read(settings.shutdownTimeoutMs),
    allowPrivateAddresses: read(settings.allowPrivateAddresses),
    siteUserAgent: read(settings.siteUserAgent),
    languageModel,
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
