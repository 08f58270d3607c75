/** Most DNS queries at a time, each on a connection of its own: those of ten batches of e-mail addresses. */
export const DNS_QUERIES = 256;

/** Most pages that are fetched at a time. */
export const PAGE_FETCHES = 64;

/** Sockets of a fetch: those of its two DNS queries, and later that of its connection. */
export const SOCKETS_PER_FETCH = 2;
