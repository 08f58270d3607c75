#!/usr/bin/env node
import module from 'node:module';
import { parseArgs } from 'node:util';
import { systemClock } from './adapters/clock.ts';
import { missingPackageSentence } from './service/missing-package.ts';
import { readRelease } from './service/release.ts';
import { ConfigError, describeSettings, readConfig } from './service/settings/config.ts';
import { limitsOf } from './service/settings/limits.ts';
import { StoreUnavailableError } from './store/store.ts';
import { loadWorld } from './world.ts';

const usage = `usage: sundry serve [--help]   run the HTTP service
       sundry keys ...          make, list and revoke API keys; sundry keys --help
       sundry mcp ...           serve agents on stdin and stdout; sundry mcp --help
       sundry --version
`;

/** Exit statuses: 64 and above as in BSD's sysexits.h. */
const DONE = 0;
const FAILED = 1;
const USAGE = 2;
const CONFIG = 78;

/**
 * Caches compiled modules in the system's temporary directory, from Node 22 on: the next start takes a seventh less
 * time. Without a cache they are compiled again.
 */
const { enableCompileCache } = module as { enableCompileCache?: () => unknown };
enableCompileCache?.();

/** Runs one command; resolves to the exit status, or to undefined when the process keeps running. */
async function run([command, ...args]: readonly string[]): Promise<number | undefined> {
  switch (command) {
    case 'serve':
      return serveCommand(args);
    case 'keys':
      return keysCommand(args);
    case 'mcp':
      return mcpCommand(args);
    case '--version':
      return print(`${readRelease()}\n`);
    case '--help':
    case '-h':
      return print(usage);
    default:
      process.stderr.write(
        command === undefined ? usage : `sundry: there is no command "${command}"\n${usage}`,
      );
      return USAGE;
  }
}

async function serveCommand(args: readonly string[]): Promise<number | undefined> {
  let values: { readonly help?: boolean };
  try {
    ({ values } = parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } }));
  } catch (error) {
    process.stderr.write(`sundry serve: ${messageOf(error)}\n${usage}`);
    return USAGE;
  }
  if (values.help) {
    return print(`usage: sundry serve\n\nEnvironment, with defaults:\n\n${describeSettings()}\n`);
  }
  // Read before anything is loaded: a bad value ends the start at once.
  const config = readConfig(process.env);
  const [{ serve }, { openStore }, { pagesFromThread }, { createLog }, { operations }, { pages }, connect] =
    await Promise.all([
      import('./service/serve.ts'),
      import('./store/open-store.ts'),
      import('./service/endpoints/page-thread.ts'),
      import('./service/log.ts'),
      import('./registry.ts'),
      import('./surfaces/pages.ts'),
      loadWorld(config),
    ]);
  const release = readRelease();
  const log = createLog(config.logLevel);
  const needs = connect({
    onNotice: log.warn,
    onListFault: (message) => process.stderr.write(`sundry: ${message}\n`),
  });
  const facts = { release, limits: limitsOf(config), publicUrl: config.publicUrl };
  const list = pages(operations, { ...facts, machine: needs });
  await serve({
    config,
    store: await openStore(config),
    operations,
    pages:
      config.workers > 0
        ? pagesFromThread(list, new URL('./page-worker.js', import.meta.url), {
            ...facts,
            fontsDir: config.fontsDir,
          })
        : list,
    needs,
    log,
    worker: new URL('./worker.js', import.meta.url),
    release,
  });
  return undefined;
}

async function keysCommand(args: readonly string[]): Promise<number> {
  const { keysUsage, runKeysCommand } = await import('./service/keys/keys-command.ts');
  if (args.includes('--help') || args.includes('-h')) return print(keysUsage);
  const config = readConfig(process.env);
  const { storePlace } = await import('./store/open-store.ts');
  return runKeysCommand({
    place: storePlace(config),
    args,
    clock: systemClock,
    paidMonthly: config.paidMonthlyLimit,
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  });
}

async function mcpCommand(args: readonly string[]): Promise<number> {
  const { mcpUsage, runMcpCommand } = await import('./agents/stdio/mcp-command.ts');
  if (args.includes('--help') || args.includes('-h')) return print(mcpUsage);
  const config = readConfig(process.env);
  const [{ operations }, { pages }] = await Promise.all([
    import('./registry.ts'),
    import('./surfaces/pages.ts'),
  ]);
  const release = readRelease();
  const needs = async () => {
    const connect = await loadWorld(config);
    const warn = (message: string) => process.stderr.write(`sundry: ${message}\n`);
    return connect({ onNotice: warn, onListFault: warn });
  };
  return runMcpCommand({
    args,
    operations,
    release,
    needs,
    pages: async () =>
      pages(operations, {
        release,
        limits: limitsOf(config),
        publicUrl: config.publicUrl,
        machine: await needs(),
      }),
    process,
  });
}

function print(text: string): number {
  process.stdout.write(text);
  return DONE;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Reports an error that the operator can fix in one line; any other is a bug and keeps its stack. */
function report(error: unknown): number {
  const missing = missingPackageSentence(`sundry ${process.argv[2]}`, error);
  if (missing !== undefined) {
    process.stderr.write(`${missing}\n`);
    return CONFIG;
  }
  if (error instanceof ConfigError || error instanceof StoreUnavailableError) {
    process.stderr.write(`sundry: ${error.message}\n`);
    return CONFIG;
  }
  if (error instanceof Error && 'syscall' in error) {
    const advice = 'code' in error && error.code === 'EADDRINUSE' ? '; set PORT to another port' : '';
    process.stderr.write(`sundry: ${error.message}${advice}\n`);
    return FAILED;
  }
  process.stderr.write(`sundry: ${error instanceof Error ? error.stack : String(error)}\n`);
  return FAILED;
}

const status = await run(process.argv.slice(2)).catch(report);
// No process.exit: the store and the log may still have work on the event loop.
if (status !== undefined) process.exitCode = status;
