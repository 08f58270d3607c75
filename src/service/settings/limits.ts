import type { ServiceLimits } from '../../surfaces/facts/service-facts.ts';
import type { Config } from './config.ts';
import { type Timeouts, timeoutsFor } from './timeouts.ts';

/** Longest request line and headers together, in bytes: room for a query string of 24 KB and what comes with it. */
export const MAX_HEADER_BYTES = 32_768;

/** The limits of a service of this configuration, as its documents state them. */
export function limitsOf(config: Config): ServiceLimits {
  const { headersMs, requestMs, longestRequestMs, operationMs } = timeoutsOf(config);
  return {
    freeDaily: config.freeDailyLimit,
    paidMonthly: config.paidMonthlyLimit,
    headerBytes: MAX_HEADER_BYTES,
    headersMs,
    requestMs,
    longestRequestMs,
    operationMs,
    bodyMemoryMiB: config.bodyMemoryMiB,
  };
}

/** The timeouts of a service of this configuration. */
export function timeoutsOf({ languageModel, shutdownTimeoutMs }: Config): Timeouts {
  return timeoutsFor({ modelMs: languageModel?.timeoutMs, stopMs: shutdownTimeoutMs });
}
