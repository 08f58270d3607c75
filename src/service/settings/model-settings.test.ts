import { expect, it } from 'vitest';
import { modelSettings, readLanguageModel } from './model-settings.ts';
import type { Setting } from './setting-types.ts';

const read =
  (environment: Readonly<Record<string, string>>) =>
  <Value>(setting: Setting<Value>): Value =>
    setting.read(environment[setting.name] ?? setting.fallback) as Value;

it('there is a language model only with a back end', () => {
  expect(readLanguageModel(read({ LLM_MODEL: 'm', LLM_API_KEY: 'k' }))).toBeUndefined();
  expect(readLanguageModel(read({ LLM_BASE_URL: 'http://127.0.0.1:1' }))).toEqual({
    baseUrl: 'http://127.0.0.1:1',
    apiKey: undefined,
    model: undefined,
    timeoutMs: 30_000,
    maxConcurrency: 8,
  });
});

it.each([
  ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1'],
  ['http://127.0.0.1:11434/v1/', 'http://127.0.0.1:11434/v1'],
  ['https://model.example//', 'https://model.example'],
  ['https://model.example/v1?api-version=1', undefined],
  ['https://model.example/v1#a', undefined],
  ['model.example', undefined],
])('the address %s is %s', (address, expected) => {
  expect(modelSettings.modelBaseUrl.read(address)).toBe(expected);
});
