import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'sundry-test-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: join(scratch, 'data'), ...environment },
    encoding: 'utf8',
    timeout: 500_000,
  });
  return { status, stdout, stderr };
}

describe('a start with a bad environment', () => {
  const rows: readonly [string, string, string][] = [
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['FREE_DAILY_LIMIT', '-1', 'a whole number'],
    ['PAID_MONTHLY_LIMIT', '1e3', 'a whole number'],
    ['TRUST_PROXY', '10.0.0.0/33', 'addresses'],
    ['PUBLIC_URL', 'api.example.com', 'an http or https address'],
    ['PUBLIC_URL', 'https://api.example.com/?a=b', 'without query or fragment'],
    ['PUBLIC_URL', 'https://api.example.com/#top', 'without query or fragment'],
    ['PUBLIC_URL', "https://api.example.com/'$(id)", 'in ASCII'],
    ['DOH_URL', '1.1.1.1', 'http or https addresses'],
    ['DOH_URL', 'https://dns.example/,', 'http or https addresses'],
    ['DOH_URL', 'https://me:secret@dns.example/', 'http or https addresses'],
    ['METRICS', 'yes', 'on or off'],
    ['METRICS_TOKEN', 'two words', 'without spaces'],
    ['WORKERS', '257', 'cores or a whole number from 0 to 256'],
    ['WORKERS', '-1', 'cores or'],
    ['BODY_MEMORY_MB', '0', 'a whole number from 1'],
    ['MAX_CONNECTIONS', '0', 'a whole number from 1'],
    ['LOG_LEVEL', 'verbose', 'one of fatal, error, warn, info'],
    ['DRAIN_DELAY_MS', '600001', 'a whole number from 0 to 600000'],
    ['SHUTDOWN_TIMEOUT_MS', '10s', 'a whole number'],
  ];

  it.each(rows)('%s=%s: 78 and one line that says what is allowed', (name, value, allowed) => {
    const { status, stdout, stderr } = run(['serve'], { [name]: value });
    expect(status).toBe(78);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^sundry: [^\n]+\n$/);
    for (const part of [name, JSON.stringify(value), allowed]) expect(stderr).toContain(part);
  });

  it('DATA_DIR that is a file: 78 and one line', () => {
    const file = join(scratch, 'file');
    writeFileSync(file, '');
    const { status, stderr } = run(['serve'], { DATA_DIR: file });
    expect(status).toBe(78);
    expect(stderr).toMatch(/^sundry: cannot open [^\n]+\n$/);
  });

  it('a damaged font: 78 and one line that names it', () => {
    const fonts = join(scratch, 'fonts');
    mkdirSync(fonts);
    writeFileSync(join(fonts, 'NotoSansThai.ttf'), 'not a font');
    const { status, stderr } = run(['serve'], { FONTS_DIR: fonts });
    expect(status).toBe(78);
    expect(stderr).toMatch(/^sundry: the font NotoSansThai\.ttf is not a TrueType font [^\n]+\n$/);
  });

  it('a port in use: 1 and one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const { status, stderr } = run(['serve'], { PORT: String(port) });
    other.close();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^sundry: [^\n]*EADDRINUSE[^\n]*; set PORT to another port\n$/);
  });
});

describe('the command', () => {
  const here = { DATA_DIR: join(scratch, 'keys') };
  const database = join(here.DATA_DIR, 'sundry.db');
  const rows: readonly [readonly string[], number, RegExp, string][] = [
    [['--help'], 0, /\n {2}serve +runs the HTTP service/, ''],
    [['--version'], 0, /^\d+\.\d+\.\d+\n$/, ''],
    [['serve', '--help'], 0, /PORT +8080 +port to listen on/, ''],
    [['keys', '--help'], 0, /usage: sundry keys create NAME/, ''],
    [
      ['keys', 'list'],
      1,
      /^$/,
      `sundry keys: there is no store at ${database}; set DATA_DIR to that of the service\n`,
    ],
    [
      ['keys', 'create', 'a name'],
      0,
      /\nsundry_[0-9A-Za-z]{38}\n$/,
      `created a new store at ${database}; the service must have the same DATA_DIR\n`,
    ],
    [['keys', 'list'], 0, /a name/, `keys of ${database}\n`],
  ];

  it.each(rows)('%j', (args, status, output, complaint) => {
    const result = run(args, here);
    expect(result.stderr).toBe(complaint);
    expect(result.status).toBe(status);
    expect(result.stdout).toMatch(output);
  });

  it('creates no folder when keys are listed beside the service', () => {
    const elsewhere = join(scratch, 'elsewhere');
    run(['keys', 'list'], { DATA_DIR: elsewhere });
    run(['keys', 'revoke', 'aaaa'], { DATA_DIR: elsewhere });
    run(['keys', 'create', 'a', '--limit', '0'], { DATA_DIR: elsewhere });
    expect(existsSync(elsewhere)).toBe(false);
  });

  const wrong: readonly [readonly string[], RegExp][] = [
    [[], /usage/],
    [['server'], /no command "server"/],
    [['serve', '--port', '80'], /--port/],
    [['serve', 'now'], /now/],
    [['keys'], /usage/],
  ];

  it.each(wrong)('%j is a usage error: 2', (args, complaint) => {
    const { status, stdout, stderr } = run(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(complaint);
  });
});
