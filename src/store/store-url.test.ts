import { describe, expect, it } from 'vitest';
import { describeAddress, readStoreUrl, type StoreAddress } from './store-url.ts';

const plain: StoreAddress = {
  kind: 'single',
  servers: [{ host: 'db', port: 6379 }],
  isEncrypted: false,
  username: undefined,
  password: undefined,
  database: 0,
  masterName: undefined,
};

describe('STORE_URL', () => {
  const rows: readonly [string, Partial<StoreAddress>, string][] = [
    ['redis://db', {}, 'redis://db:6379/0'],
    ['redis://db/', {}, 'redis://db:6379/0'],
    ['redis://db:7000/2', { servers: [{ host: 'db', port: 7000 }], database: 2 }, 'redis://db:7000/2'],
    ['rediss://db', { isEncrypted: true }, 'rediss://db:6379/0'],
    ['redis://[::1]:7000', { servers: [{ host: '::1', port: 7000 }] }, 'redis://[::1]:7000/0'],
    ['redis://me@db', { username: 'me' }, 'redis://db:6379/0'],
    ['redis://me:a%40b%2Fc:d@db', { username: 'me', password: 'a@b/c:d' }, 'redis://db:6379/0'],
    ['redis://:a@db', { password: 'a' }, 'redis://db:6379/0'],
    [
      'redis+sentinel://:a@s1,s2:5000/store',
      {
        kind: 'sentinel',
        servers: [
          { host: 's1', port: 26_379 },
          { host: 's2', port: 5000 },
        ],
        password: 'a',
        masterName: 'store',
      },
      'redis+sentinel://s1:26379,s2:5000/store',
    ],
    [
      'rediss+sentinel://s1/store',
      { kind: 'sentinel', isEncrypted: true, servers: [{ host: 's1', port: 26_379 }], masterName: 'store' },
      'rediss+sentinel://s1:26379/store',
    ],
    ['rediss+cluster://db', { kind: 'cluster', isEncrypted: true }, 'rediss+cluster://db:6379'],
    ['redis+cluster://db', { kind: 'cluster' }, 'redis+cluster://db:6379'],
  ];
  it.each(rows)('%s', (url, parts, name) => {
    const address = readStoreUrl(url);
    expect(address).toEqual({ ...plain, ...parts });
    expect(describeAddress(address!)).toBe(name);
  });

  const refused = [
    'db:6379',
    'http://db',
    'redis://',
    'redis:///0',
    'redis://db:0',
    'redis://db:65536',
    'redis://db:port',
    'redis://db/one',
    'redis://db/0/1',
    'redis://db?db=1',
    'redis://db#1',
    'redis://db,other',
    'redis://a@b@db',
    'redis://me:a%zz@db',
    'redis://d b',
    'redis+sentinel://s1,s2',
    'redis+sentinel://s1,/store',
    'redis+cluster://db/0',
    'rediss+proxy://db',
    'valkey://db',
    'unix:///run/redis.sock',
  ];
  it.each(refused)('%s is refused', (url) => {
    expect(readStoreUrl(url)).toBeUndefined();
  });
});
