import { expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { readOwnUrl } from './listen-settings.ts';

it.each([
  [{}, 'http://127.0.0.1:8080'],
  [{ HOST: '', PORT: '' }, 'http://127.0.0.1:8080'],
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://127.0.0.1:80'],
  [{ HOST: '::', PORT: '9000' }, 'http://[::1]:9000'],
  [{ HOST: 'fd00::1' }, 'http://[fd00::1]:8080'],
  [{ HOST: 'sundry.internal' }, 'http://sundry.internal:8080'],
])('%j is reached at %s', (environment, url) => {
  expect(readOwnUrl(environment)).toBe(url);
});

it('a bad port is refused as it is at the start', () => {
  expect(() => readOwnUrl({ PORT: 'http' })).toThrow(ConfigError);
});
