import type { ServiceFacts, ServiceLimits } from '../../../src/surfaces/facts/service-facts.ts';

/** A service for documents to describe; none of its numbers is a default. */
export function testFacts(limits: Partial<ServiceLimits> = {}, release = '9.9.9'): ServiceFacts {
  return {
    release,
    limits: {
      freeDaily: 70,
      paidMonthly: 6000,
      headerBytes: 16_384,
      headersMs: 5000,
      requestMs: 8000,
      longestRequestMs: 90_000,
      operationMs: 20_000,
      bodyMemoryMiB: 64,
      ...limits,
    },
  };
}
