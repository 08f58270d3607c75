/** Limits of a fetch: redirects followed, bytes of the body read, and the time for everything. */
export const fetchLimits = { redirects: 3, bytes: 524_288, wholeMs: 10_000 } as const;

/** The same in words. */
export const fetchWords = {
  redirects: `${fetchLimits.redirects} redirects`,
  bytes: `${fetchLimits.bytes / 1024} KB`,
  whole: `${fetchLimits.wholeMs / 1000} seconds`,
} as const;
