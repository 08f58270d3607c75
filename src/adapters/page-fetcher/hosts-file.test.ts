import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { HostsFile } from './hosts-file.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sundry-test-'));
  path = join(folder, 'hosts');
});
afterEach(() => rmSync(folder, { recursive: true }));

const rows: readonly { name: string; file: string; host: string; addresses: readonly string[] }[] = [
  { name: 'a name', file: '192.0.2.1 a.example\n', host: 'a.example', addresses: ['192.0.2.1'] },
  { name: 'an alias behind tabs', file: '192.0.2.1\ta.example \t b\n', host: 'b', addresses: ['192.0.2.1'] },
  { name: 'an IPv6 address', file: '2001:db8::1 a.example\n', host: 'a.example', addresses: ['2001:db8::1'] },
  { name: 'an address with a zone', file: 'fe80::1%lo0 a\n', host: 'a', addresses: ['fe80::1%lo0'] },
  {
    name: 'a name on several lines, in their order',
    file: '192.0.2.2 a\n2001:db8::1 a\n192.0.2.1 a\n',
    host: 'a',
    addresses: ['192.0.2.2', '2001:db8::1', '192.0.2.1'],
  },
  {
    name: 'capitals and a last dot',
    file: '192.0.2.1 A.Example.\n',
    host: 'a.example',
    addresses: ['192.0.2.1'],
  },
  { name: 'a comment behind a name', file: '192.0.2.1 a# b\n', host: 'a', addresses: ['192.0.2.1'] },
  { name: 'nothing in a comment', file: '#192.0.2.1 a\n192.0.2.1 b # a\n', host: 'a', addresses: [] },
  {
    name: 'line ends of Windows',
    file: '192.0.2.1 a\r\n192.0.2.2 b\r\n',
    host: 'a',
    addresses: ['192.0.2.1'],
  },
  { name: 'a last line without its end', file: '192.0.2.1 a', host: 'a', addresses: ['192.0.2.1'] },
  {
    name: 'nothing after a malformed address',
    file: '127.1 a\n300.0.0.1 a\nx a\n',
    host: 'a',
    addresses: [],
  },
  { name: 'no member of an object', file: '192.0.2.1 a\n', host: 'constructor', addresses: [] },
  { name: 'no subdomain', file: '192.0.2.1 a.example\n', host: 'www.a.example', addresses: [] },
  { name: 'an empty file', file: '', host: 'a', addresses: [] },
];

describe('hosts(5)', () => {
  test.each(rows)('$name', ({ file, host, addresses }) => {
    writeFileSync(path, file);
    const found = new HostsFile(path).addressesOf(host);
    expect(found.map(({ address }) => address)).toEqual(addresses);
    expect(found.every(({ address, family }) => family === (address.includes(':') ? 6 : 4))).toBe(true);
  });
});

it('is read again when it changes, appears or goes', () => {
  const hosts = new HostsFile(path);
  const addressOf = (name: string) => hosts.addressesOf(name)[0]?.address;
  expect(addressOf('a')).toBeUndefined();
  writeFileSync(path, '192.0.2.1 a\n');
  expect(addressOf('a')).toBe('192.0.2.1');
  writeFileSync(path, '192.0.2.22 a\n');
  expect(addressOf('a')).toBe('192.0.2.22');
  rmSync(path);
  expect(addressOf('a')).toBeUndefined();
});

it('is empty where it is not a file, or cannot be read', () => {
  mkdirSync(path);
  expect(new HostsFile(path).addressesOf('a')).toEqual([]);
  expect(new HostsFile(`${folder}/${'a'.repeat(5000)}`).addressesOf('a')).toEqual([]);
});

it('counts up to its first megabyte, without the line that the limit cuts', () => {
  const line = '192.0.2.111 a\n';
  const lines = Math.ceil(2 ** 20 / line.length);
  expect(2 ** 20 % line.length).not.toBe(0);
  writeFileSync(path, `${line.repeat(lines)}192.0.2.1 b\n`);
  const hosts = new HostsFile(path);
  expect(hosts.addressesOf('a')).toHaveLength(lines - 1);
  expect(hosts.addressesOf('b')).toEqual([]);
});
