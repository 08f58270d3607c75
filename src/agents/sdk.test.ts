import { expect, test } from 'vitest';
import { fromSdk, loadSdk } from './sdk.ts';

test('the SDK is loaded', async () => {
  expect((await loadSdk()).Server).toBeTypeOf('function');
});

test('a package that is not installed is named in one sentence', async () => {
  const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  await expect(fromSdk(() => Promise.reject(missing))).rejects.toThrow(
    'agents need the package @modelcontextprotocol/server, which is not installed',
  );
});

test('any other failure stays what it is', async () => {
  await expect(fromSdk(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
