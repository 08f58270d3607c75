import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSettings, readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

describe('the environment', () => {
  it('may be empty: every setting has a default', () => {
    const { trustedProxies, workers, ...config } = readConfig({});
    expect(workers).toBe(Math.min(availableParallelism(), 8));
    expect(config).toEqual({
      host: '127.0.0.1',
      port: 8080,
      dataDir: resolve('.sundry'),
      fontsDir: undefined,
      invoiceCurrencies: [],
      freeDailyLimit: 100,
      paidMonthlyLimit: 10_000,
      publicUrl: undefined,
      dohUrls: ['https://cloudflare-dns.com/dns-query'],
      metrics: { enabled: false, token: undefined },
      processes: 1,
      bodyMemoryMiB: 256,
      maxConnections: 10_000,
      warnings: [],
      logLevel: 'info',
      drainDelayMs: 0,
      shutdownTimeoutMs: 10_000,
      allowPrivateAddresses: false,
      siteUserAgent: 'Mozilla/5.0 (compatible; Sundry/1.0)',
      languageModel: undefined,
    });
    expect(trustedProxies.trusts('127.0.0.1')).toBe(false);
  });

  const rows: readonly [string, Record<string, string>, object][] = [
    [
      'an empty variable is an unset one',
      { PORT: '', METRICS_TOKEN: '' },
      { port: 8080, metrics: { enabled: false } },
    ],
    ['0 is a limit', { FREE_DAILY_LIMIT: '0' }, { freeDailyLimit: 0 }],
    ['0 is a port', { PORT: '0' }, { port: 0 }],
    ['a token switches metrics on', { METRICS_TOKEN: 't' }, { metrics: { enabled: true, token: 't' } }],
    ['on needs no token', { METRICS: 'on' }, { metrics: { enabled: true, token: undefined } }],
    [
      'private addresses can be allowed',
      { ALLOW_PRIVATE_ADDRESSES: 'true' },
      { allowPrivateAddresses: true },
    ],
    [
      'STORE_URL is read',
      { STORE_URL: 'redis://:a%40b@db/2' },
      {
        storeAddress: {
          kind: 'single',
          servers: [{ host: 'db', port: 6379 }],
          isEncrypted: false,
          username: undefined,
          password: 'a@b',
          database: 2,
          masterName: undefined,
        },
      },
    ],
    ['DATA_DIR is made absolute', { DATA_DIR: 'a' }, { dataDir: resolve('a') }],
    [
      'the public address may have a path, and no slash at its end',
      { PUBLIC_URL: 'https://api.example.com/tools//' },
      { publicUrl: 'https://api.example.com/tools' },
    ],
    [
      'the public address may be one of IPv6',
      { PUBLIC_URL: 'http://[2001:db8::1]:8080' },
      { publicUrl: 'http://[2001:db8::1]:8080' },
    ],
    [
      'several resolvers',
      { DOH_URL: 'http://127.0.0.1:1/q, https://dns.example/' },
      { dohUrls: ['http://127.0.0.1:1/q', 'https://dns.example/'] },
    ],
    ['FONTS_DIR is a folder', { FONTS_DIR: '.' }, { fontsDir: '.' }],
    [
      'INVOICE_CURRENCIES is a list of codes',
      { INVOICE_CURRENCIES: 'CHF, sek,' },
      { invoiceCurrencies: ['CHF', 'SEK'] },
    ],
    ['0 is a number of workers', { WORKERS: '0' }, { workers: 0 }],
    ['more workers than cores are allowed', { WORKERS: '64' }, { workers: 64 }],
    [
      'a model without a back end is ignored',
      { LLM_MODEL: 'm', LLM_API_KEY: 'k' },
      { languageModel: undefined },
    ],
    [
      'a back end is enough',
      { LLM_BASE_URL: 'http://127.0.0.1:11434/v1//' },
      {
        languageModel: {
          baseUrl: 'http://127.0.0.1:11434/v1',
          apiKey: undefined,
          model: undefined,
          timeoutMs: 30_000,
          maxConcurrency: 8,
        },
      },
    ],
    [
      'a back end with every setting',
      {
        LLM_BASE_URL: 'https://model.example',
        LLM_API_KEY: 'sk-1',
        LLM_MODEL: 'a/b:c d',
        LLM_TIMEOUT_MS: '500',
        LLM_MAX_CONCURRENCY: '1',
      },
      {
        languageModel: {
          baseUrl: 'https://model.example',
          apiKey: 'sk-1',
          model: 'a/b:c d',
          timeoutMs: 500,
          maxConcurrency: 1,
        },
      },
    ],
    ['unknown names are ignored', { SUNDRY_PORT: '1', PORTS: '2' }, { port: 8080 }],
  ];

  it.each(rows)('%s', (_name, environment, config) => {
    expect(readConfig(environment)).toMatchObject(config);
  });

  it('leaves memory and connections to the machine, where it does not name them', () => {
    const small = { openFiles: 256, heapBytes: 304 * 1_048_576, memoryBytes: 2e9 };
    const fitting = readConfig({ WORKERS: '1', BODY_MEMORY_MB: '' }, small);
    expect(fitting).toMatchObject({ bodyMemoryMiB: 32, maxConnections: 128 });
    expect(fitting.warnings).toEqual([expect.stringContaining('open files')]);
    const set = readConfig({ WORKERS: '1', BODY_MEMORY_MB: '300', MAX_CONNECTIONS: '20' }, small);
    expect(set).toMatchObject({ bodyMemoryMiB: 300, maxConnections: 20 });
    expect(set.warnings).toEqual([expect.stringContaining('300 MiB of bodies')]);
  });

  it('with a bad value is refused in one line', () => {
    const read = () => readConfig({ PORT: '80\n80' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^PORT is "80\\n80", but must be a whole number from 0 to 65535$/);
  });

  it.each([
    { ALLOW_PRIVATE_ADDRESSES: 'yes' },
    { ALLOW_PRIVATE_ADDRESSES: '1' },
    { SITE_USER_AGENT: 'a\r\nX-Injected: b' },
    { LLM_BASE_URL: 'model.example/v1' },
    { LLM_BASE_URL: 'ftp://model.example/v1' },
    { LLM_BASE_URL: 'https://me:secret@model.example/v1' },
    { LLM_BASE_URL: 'https://model.example/v1?key=1' },
    { LLM_TIMEOUT_MS: '0' },
    { LLM_MAX_CONCURRENCY: '0' },
  ])('with %j is refused', (environment) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
  });

  it('with a bad key is refused without showing it', () => {
    const read = () => readConfig({ LLM_BASE_URL: 'http://127.0.0.1', LLM_API_KEY: 'sk-secret\n' });
    expect(read).toThrow(/^LLM_API_KEY must be printable ASCII without spaces$/);
  });

  it('with a FONTS_DIR that is not a folder is refused', () => {
    expect(() => readConfig({ FONTS_DIR: './no such folder' })).toThrow(
      /^FONTS_DIR is .* must be a folder that can be read$/,
    );
  });

  it('is described with each name, its default and its meaning', () => {
    const lines = describeSettings().split('\n');
    for (const line of lines) expect(line).toMatch(/^ {2}[A-Z_]+ +\S+ +\S.+/);
    expect(lines[1]).toMatch(/^ {2}PORT +8080 +port to listen on/);
  });
});
