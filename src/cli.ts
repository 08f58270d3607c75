#!/usr/bin/env node
import module from 'node:module';
import { visibleLine, visibleText } from './formats/visible-text.ts';
import type { Needs, Operation } from './operation.ts';
import { missingPackageSentence } from './service/missing-package.ts';
import type { Share } from './service/processes/message.ts';
import { readRelease } from './service/release.ts';
import type { Config } from './service/settings/config.ts';
import { ConfigError } from './service/settings/config-error.ts';
import { StoreUnavailableError } from './store/store.ts';

const serveUsage = 'usage: sundry serve [--help]\n';

/** The commands of this file, with their meaning, for the help of all. */
const ownCommands = {
  serve: 'runs the HTTP service; sundry serve --help lists its settings',
  keys: 'makes, lists, revokes and moves API keys, and shows their use; sundry keys --help',
  backup: 'copies the embedded store while the service runs; sundry backup --help',
  health: 'asks a service whether it is up; sundry health --help',
  status: 'asks the console of a service how it does; sundry status --help',
  mcp: 'serves agents on standard input and output; sundry mcp --help',
};

/** Exit statuses: 64 and above as in BSD's sysexits.h. */
const DONE = 0;
const FAILED = 1;
const USAGE = 2;
const UPSTREAM = 3;
const CONFIG = 78;
const INTERRUPTED = 130;

/**
 * Caches compiled modules in the system's temporary directory, from Node 22 on: the next start takes a seventh less
 * time. Without a cache they are compiled again.
 */
const { enableCompileCache } = module as { enableCompileCache?: () => unknown };
enableCompileCache?.();

const standardStreams = {
  write: (text: string) => void process.stdout.write(process.stdout.isTTY ? visibleText(text) : text),
  writeError,
};

/** Runs one command; resolves to the exit status, or to undefined when the process keeps running. */
async function run([command, ...args]: readonly string[]): Promise<number | undefined> {
  switch (command) {
    case 'serve':
      return serveCommand(args);
    case 'keys':
      return keysCommand(args);
    case 'backup':
      return backupCommand(args);
    case 'health':
      return healthCommand(args);
    case 'status':
      return statusCommand(args);
    case 'mcp':
      return mcpCommand(args);
    case '--version':
      return print(`${readRelease()}\n`);
    default:
      // Exits: a connection kept open, or a pipe that stays silent, would hold a finished run up.
      return process.exit(await operationCommand(command === undefined ? [] : [command, ...args]));
  }
}

/** Everything but the service and its keys. What a run does not need is not loaded: most take a moment only. */
async function operationCommand(args: readonly string[]): Promise<number> {
  const { operationsFor, processTerminal, readCommandServer, readInvoiceCurrencies, runCommand } =
    await import('./start.ts');
  const terminal = processTerminal();
  process.once('SIGINT', () => {
    if (terminal.errors.isTerminal) terminal.errors.draw('\r\u001b[K');
    process.exit(INTERRUPTED);
  });
  try {
    const operations = operationsFor({ invoiceCurrencies: readInvoiceCurrencies(process.env) });
    return await runCommand(args, {
      operations,
      terminal,
      needsOf,
      serverOf: (given) => readCommandServer(process.env, given),
      openApi: () => openApiDocument(operations),
      otherCommands: ownCommands,
      usages: usagesOfOwn,
      now: () => performance.now(),
    });
  } catch (error) {
    if (isForOperator(error)) return report(error);
    // A stack would tell the user of an operation nothing.
    complain(`internal error (a bug in Sundry): ${messageOf(error)}`);
    return UPSTREAM;
  }
}

/** The usage texts of the commands of this file. */
async function usagesOfOwn(): Promise<Record<keyof typeof ownCommands, string>> {
  const [{ keysUsage }, { backupUsage }, { healthUsage }, { statusUsage }, { mcpUsage }] = await Promise.all([
    import('./service/keys/keys-command.ts'),
    import('./service/backup-command.ts'),
    import('./service/health-command.ts'),
    import('./service/status-command.ts'),
    import('./agents/stdio/mcp-command.ts'),
  ]);
  return {
    serve: serveUsage,
    keys: keysUsage,
    backup: backupUsage,
    health: healthUsage,
    status: statusUsage,
    mcp: mcpUsage,
  };
}

/** The ports that an operation names. Without any, neither settings nor adapters are loaded. */
async function needsOf({ needs }: Operation): Promise<Needs> {
  if (needs.length === 0) return (await import('./needs.ts')).unavailablePorts('without a need for it');
  return connectWorld((await readSettings()).config, needs);
}

/** The ports of this process, all of them or the wanted ones; what its user should know goes to standard error. */
async function connectWorld(config: Config, wanted?: Operation['needs']): Promise<Needs> {
  const { loadWorld } = await import('./world.ts');
  const connect = await loadWorld(config, wanted);
  return connect({ onNotice: complain, onListFault: complain });
}

async function readSettings() {
  const { describeSettings, readConfig } = await import('./service/settings/config.ts');
  return { config: readConfig(process.env), describeSettings };
}

async function openApiDocument(operations: readonly Operation[]): Promise<unknown> {
  const [{ answerExamples }, { openApi }, { limitsOf }, { installedFonts }, { config }] = await Promise.all([
    import('./surfaces/examples/example-answers.ts'),
    import('./surfaces/openapi/openapi.ts'),
    import('./service/settings/limits.ts'),
    import('./adapters/fonts.ts'),
    readSettings(),
  ]);
  const answers = await answerExamples(operations, { fonts: installedFonts(config.fontsDir) });
  return openApi(operations, { release: readRelease(), limits: limitsOf(config) }, answers);
}

async function serveCommand(args: readonly string[]): Promise<number | undefined> {
  const { parseArgs } = await import('node:util');
  let values: { readonly help?: boolean };
  try {
    ({ values } = parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } }));
  } catch (error) {
    writeError(`sundry serve: ${messageOf(error)}\n${serveUsage}`);
    return USAGE;
  }
  if (values.help) {
    const { describeSettings } = await import('./service/settings/config.ts');
    return print(`usage: sundry serve\n\nEnvironment, with defaults:\n\n${describeSettings()}\n`);
  }
  // Read before anything is loaded: a bad value ends the start at once.
  const settings = await readServiceSettings();
  const { checkFonts } = await import('./adapters/font-files/check-fonts.ts');
  checkFonts(settings.fontsDir);
  const place = settings.processes > 1 ? await forkOrJoin(settings) : undefined;
  if (place?.ended !== undefined) return process.exit(place.ended);
  const cluster = place?.cluster;
  const config = cluster === undefined ? settings : withOwnLimits(settings, cluster.share);
  const [
    { serve },
    { openStore },
    { pagesFromThread },
    { createLog },
    { operationsFor },
    { pages },
    { limitsOf },
    connect,
  ] = await Promise.all([
    import('./service/serve.ts'),
    import('./store/open-store.ts'),
    import('./service/endpoints/page-thread.ts'),
    import('./service/log.ts'),
    import('./registry.ts'),
    import('./surfaces/pages.ts'),
    import('./service/settings/limits.ts'),
    import('./world.ts').then(({ loadWorld }) => loadWorld(config)),
  ]);
  const release = readRelease();
  const log = createLog(config.logLevel, { process: cluster?.number });
  const needs = connect({ onNotice: log.warn, onListFault: complain });
  const operations = operationsFor(config);
  const facts = { release, limits: limitsOf(config), publicUrl: config.publicUrl };
  const list = pages(operations, { ...facts, machine: needs });
  await serve({
    config,
    store: await openStore(config, {
      info: log.info,
      warn: log.warn,
      error: (message) => log.error(message, undefined),
    }),
    operations,
    pages:
      config.workers > 0
        ? pagesFromThread(list, new URL('./page-worker.js', import.meta.url), {
            ...facts,
            fontsDir: config.fontsDir,
            invoiceCurrencies: config.invoiceCurrencies,
          })
        : list,
    needs,
    log,
    worker: new URL('./worker-start.cjs', import.meta.url),
    release,
    cluster,
  });
  return undefined;
}

/** The settings of a service on this machine. */
async function readServiceSettings(): Promise<Config> {
  const [{ readConfig }, { readMachine }] = await Promise.all([
    import('./service/settings/config.ts'),
    import('./service/settings/machine.ts'),
  ]);
  return readConfig(process.env, readMachine());
}

/** Of several processes: in the parent, the status with which all have ended; in one of its children, its place in the cluster. */
async function forkOrJoin(config: Config) {
  const { hasMarkOf } = await import('./service/settings/parent-mark.ts');
  if (process.connected && hasMarkOf(process.env, process.ppid)) {
    const { joinParent } = await import('./service/processes/child.ts');
    return { cluster: await joinParent(), ended: undefined };
  }
  const [{ runProcesses }, { createLog }] = await Promise.all([
    import('./service/processes/parent.ts'),
    import('./service/log.ts'),
  ]);
  const log = createLog(config.logLevel);
  const ended = await runProcesses({
    processes: config.processes,
    whole: { workers: config.workers, modelRequests: config.languageModel?.maxConcurrency ?? 0 },
    stopMs: config.drainDelayMs + config.shutdownTimeoutMs,
    warnings: config.warnings,
    environment: process.env,
    log,
  });
  await log.flush();
  return { cluster: undefined, ended };
}

/** The settings of one of several processes: what they grant to all is shared out. */
function withOwnLimits(config: Config, { workers, modelRequests }: Share): Config {
  const { languageModel } = config;
  return {
    ...config,
    workers,
    languageModel: languageModel && { ...languageModel, maxConcurrency: modelRequests },
  };
}

async function keysCommand(args: readonly string[]): Promise<number> {
  const { keysUsage, runKeysCommand } = await import('./service/keys/keys-command.ts');
  if (args.includes('--help') || args.includes('-h')) return print(keysUsage);
  const { config } = await readSettings();
  const [{ storePlace }, { systemClock }, { processTerminal }] = await Promise.all([
    import('./store/open-store.ts'),
    import('./adapters/clock.ts'),
    import('./command/terminal/process-terminal.ts'),
  ]);
  const { input, output, files } = processTerminal();
  return runKeysCommand({
    place: storePlace(config),
    args,
    clock: systemClock,
    paidMonthly: config.paidMonthlyLimit,
    freeDaily: config.freeDailyLimit,
    release: readRelease(),
    input: {
      isTerminal: input.isTerminal,
      chunks: (file) => (file === undefined ? input.chunks() : files.chunks(file)),
    },
    write: (text) => output.write(text),
    writeError,
  });
}

async function backupCommand(args: readonly string[]): Promise<number> {
  const [{ runBackupCommand }, { storePlace }, { config }] = await Promise.all([
    import('./service/backup-command.ts'),
    import('./store/open-store.ts'),
    readSettings(),
  ]);
  return runBackupCommand({ args, place: storePlace(config), ...standardStreams });
}

async function healthCommand(args: readonly string[]): Promise<number> {
  const { runHealthCommand } = await import('./service/health-command.ts');
  return runHealthCommand({ args, environment: process.env, ...standardStreams });
}

async function statusCommand(args: readonly string[]): Promise<number> {
  const [{ runStatusCommand }, { config }] = await Promise.all([
    import('./service/status-command.ts'),
    readSettings(),
  ]);
  const token = config.consoleToken;
  return runStatusCommand({ args, environment: process.env, token, ...standardStreams });
}

async function mcpCommand(args: readonly string[]): Promise<number> {
  const { mcpUsage, runMcpCommand } = await import('./agents/stdio/mcp-command.ts');
  if (args.includes('--help') || args.includes('-h')) return print(mcpUsage);
  const [{ operationsFor }, { pages }, { limitsOf }, { config }] = await Promise.all([
    import('./registry.ts'),
    import('./surfaces/pages.ts'),
    import('./service/settings/limits.ts'),
    readSettings(),
  ]);
  const release = readRelease();
  const facts = { release, limits: limitsOf(config), publicUrl: config.publicUrl };
  return runMcpCommand({
    args,
    operations: operationsFor(config),
    release,
    needs: () => connectWorld(config),
    pages: (members, machine) => pages(members, { ...facts, machine }),
    process,
  });
}

/** Writes one line to standard error, whatever is in the message. */
function complain(message: string): void {
  process.stderr.write(`sundry: ${visibleLine(message)}\n`);
}

/** Writes lines to standard error, of which a terminal obeys no part. */
function writeError(text: string): void {
  process.stderr.write(visibleText(text));
}

function print(text: string): number {
  process.stdout.write(text);
  return DONE;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isForOperator(error: unknown): error is Error {
  return error instanceof ConfigError || isUnusableFont(error) || error instanceof StoreUnavailableError;
}

/** By its name: most runs need no font, and do not load its class. */
function isUnusableFont(error: unknown): error is Error {
  return error instanceof Error && error.name === 'UnusableFontError';
}

/** Reports an error that the operator can fix in one line; any other is a bug and keeps its stack. */
function report(error: unknown): number {
  const missing = missingPackageSentence(`sundry ${process.argv[2]}`, error);
  if (missing !== undefined) {
    writeError(`${missing}\n`);
    return CONFIG;
  }
  if (isForOperator(error)) {
    complain(error.message);
    return CONFIG;
  }
  if (error instanceof Error && 'syscall' in error) {
    const advice = 'code' in error && error.code === 'EADDRINUSE' ? '; set PORT to another port' : '';
    complain(`${error.message}${advice}`);
    return FAILED;
  }
  writeError(`sundry: ${error instanceof Error ? error.stack : String(error)}\n`);
  return FAILED;
}

const status = await run(process.argv.slice(2)).catch(report);
// No process.exit: the store and the log may still have work on the event loop.
if (status !== undefined) {
  process.exitCode = status;
  // One of several processes that could not start: the channel to its parent would keep it.
  process.channel?.unref();
}
