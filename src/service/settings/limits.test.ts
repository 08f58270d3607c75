import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { limitsOf } from './limits.ts';

it('the limits of a service are those of its configuration', () => {
  const environment = { FREE_DAILY_LIMIT: '0', PAID_MONTHLY_LIMIT: '7', BODY_MEMORY_MB: '9' };
  expect(limitsOf(readConfig(environment))).toEqual({
    freeDaily: 0,
    paidMonthly: 7,
    headerBytes: 32_768,
    headersMs: 10_000,
    requestMs: 15_000,
    longestRequestMs: 120_000,
    operationMs: 30_000,
    bodyMemoryMiB: 9,
  });
});

it('an operation may run for the time of the language model and 12 seconds more', () => {
  const environment = { LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_TIMEOUT_MS: '60000' };
  expect(limitsOf(readConfig(environment)).operationMs).toBe(72_000);
});
