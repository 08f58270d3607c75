import type { ErrorCode } from '../errors.ts';

/** The chapters around the operations, in the Markdown of `prose`; said once for /docs and /docs.md. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What a caller needs before the first call. Numbers are the defaults of the service. */
export const openingChapters: readonly Chapter[] = [
  {
    id: 'requests',
    title: 'Requests',
    text: `A POST takes its input as a JSON object, sent with \`Content-Type: application/json\` in UTF-8. A GET of the same path takes the same members from the query string, with spaces as \`+\` or \`%20\` and a plus as \`%2B\`. Every GET answers HEAD too.

Values are never cut, rounded or guessed into shape: what is out of range is refused, and the answer names the place and what is allowed. Members that mean nothing here are ignored, and the answer names them in \`x-ignored-members\`. A name that most likely means a member, as \`taxRate\` or \`vat_rate\` for \`tax_rate\`, is refused with [invalid_request](#invalid_request). \`null\` is the same as leaving an optional member out.

Every call is pure and stores nothing, so repeating one is safe. It costs one call more.`,
  },
  {
    id: 'keys',
    title: 'Keys and quotas',
    text: `Without a key a caller has **100 calls a day**, counted by address (an IPv6 address by its /64 network). With a key, sent in the header \`X-Api-Key\`, it has **10,000 calls a month** over all operations. Whoever runs this service may have set other numbers; the headers of an answer tell the true ones.

Only an answer of 2xx counts, whatever it held: a batch is one call. Refusals, 304, these pages and anything on their paths are free. Days and months are those of UTC.

A key that is wrong, expired or revoked, or sent anywhere else, is refused with [invalid_api_key](#invalid_api_key), never taken for a call without one. A full quota is refused with [quota_exceeded](#quota_exceeded), which says when it starts anew.`,
  },
];

/** What a caller looks up later: after the operations. */
export const closingChapters: readonly Chapter[] = [
  {
    id: 'caching',
    title: 'Caching',
    text: `Answers that depend on nothing but the request say in \`Cache-Control\` how long they may be kept. Those of a GET carry an \`ETag\`: sent back as \`If-None-Match\`, it is answered with 304, free of charge and even when the quota is full.

A copy from a cache shows the quota headers of its own call, not of yours. Refusals are never kept.`,
  },
  {
    id: 'clients',
    title: 'Generated clients',
    text: `[/openapi.json](/openapi.json) is all a generator needs. For openapi-fetch, make the types with \`openapi-typescript --default-non-nullable=false\`: without it every member that has a default is required.`,
  },
  {
    id: 'versions',
    title: 'Versions',
    text: `The version is part of every path. Within \`/v1\` things are only added: optional fields, members of answers, error codes. Programs should step over what they do not know.

An operation that is to go is announced by the headers \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594), at least six months ahead, and marked here.`,
  },
];

/** What stands above the errors. */
export const errorsChapter: Chapter = {
  id: 'errors',
  title: 'Errors',
  text: `A refusal is \`application/problem+json\` (RFC 9457). \`code\` is stable and for programs; \`detail\` is for people. \`errors\` lists every fault with its place: a \`pointer\` into the JSON body, or the \`parameter\` of a query. \`type\` leads back to this page. The table says who can mend it; a code of \`internal_error\` is best reported with its \`request_id\`.`,
};

/** What there is to say about a refusal beyond its title. */
export const explanations: Readonly<Partial<Record<ErrorCode, string>>> = {
  quota_exceeded:
    'It starts anew at the time in `reset`, as many seconds away as `Retry-After` says: at midnight UTC without a key, ' +
    'at the end of the month with one. Until then go on with a key in `X-Api-Key`, or ask whoever runs this service ' +
    'for a higher limit.',
};

/** Who can mend a refusal, in a word. */
export const menders = { caller: 'you', operator: 'whoever runs this service', sundry: 'Sundry' } as const;
