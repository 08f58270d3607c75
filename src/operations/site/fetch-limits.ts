/** Limits of a fetch: redirects followed, bytes of the body read, and the time for everything. */
export const fetchLimits = { redirects: 3, bytes: 524_288, wholeMs: 10_000 } as const;

/** The same in words. */
export const fetchWords = {
  redirects: `${fetchLimits.redirects} redirects`,
  bytes: `${fetchLimits.bytes / 1024} KB`,
  whole: `${fetchLimits.wholeMs / 1000} seconds`,
} as const;

/** Limits of a fetch for the text of a page: some pages begin with a megabyte of scripts. */
export const markdownLimits = { ...fetchLimits, bytes: 2_097_152 } as const;

/** The same in words. */
export const markdownWords = { ...fetchWords, bytes: `${markdownLimits.bytes / 1_048_576} MB` } as const;
