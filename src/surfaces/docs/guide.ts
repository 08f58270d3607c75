import type { ErrorCode, FixedBy } from '../../errors.ts';
import type { ResponseHeader } from '../../response-headers.ts';
import { usageReport } from '../../usage-report.ts';
import { calls, grouped, seconds } from '../facts/limit-words.ts';
import type { ServiceLimits } from '../facts/service-facts.ts';
import { SAMPLE_ORIGIN } from './code-samples.ts';

/** The chapters around the operations, in the Markdown of `prose`; written once for /docs and /docs.md. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What a caller needs before the first call. */
export function openingChapters(limits: ServiceLimits): readonly Chapter[] {
  return [
    {
      id: 'requests',
      title: 'Requests',
      text: `A POST takes its input as a JSON object, sent with \`Content-Type: application/json\` in UTF-8. A GET of the same path takes the same members from the query string, with spaces as \`+\` or \`%20\` and a plus as \`%2B\`; an object is JSON text there. Every GET answers HEAD too. A POST whose input has a file also takes the file itself as its body, under one of the media types that its fields list, with the other members in the query string.

Values are never cut, rounded or guessed into shape: what is out of range is refused, and the answer names the place and what is allowed. Members that mean nothing here are ignored, and the answer names them in \`x-ignored-members\`. A name that most likely means a member, as \`taxRate\` or \`vat_rate\` for \`tax_rate\`, is refused with [invalid_request](#invalid_request). \`null\` is the same as leaving an optional member out.

Every call is pure and stores nothing, so repeating one is safe. It counts as one more call.`,
    },
    {
      id: 'keys',
      title: 'Keys and quotas',
      text: `${quotas(limits)} A key may have a limit of its own; the headers of an answer state it.

Only an answer of 2xx counts, whatever it held: a batch is one call. Refusals, 304, these pages and anything on their paths are free. Days and months are those of UTC.

\`GET ${usageReport.path}\` states the limit, the calls counted, and when they are reset, free of charge; with a key also what it called on each day, by operation (\`days\`, ${usageReport.input.properties.days.minimum} to ${usageReport.input.properties.days.maximum}). Calls of the last second may be missing there.

A key that is wrong, expired or revoked, or sent anywhere else, is refused with [invalid_api_key](#invalid_api_key), never treated as a call without one. A call beyond the quota is refused with [quota_exceeded](#quota_exceeded), which says when the quota is reset.`,
    },
  ];
}

/** What a caller looks up later: after the operations. */
export function closingChapters(limits: ServiceLimits): readonly Chapter[] {
  return [
    { id: 'limits', title: 'Limits', text: bounds(limits) },
    {
      id: 'caching',
      title: 'Caching',
      text: `Answers that depend on nothing but the request say in \`Cache-Control\` how long they may be kept. Those of a GET carry an \`ETag\`: sent back as \`If-None-Match\`, it is answered with 304, free of charge and even when the quota is full. \`no-cache\` asks for this before each use; the tag is then weak (\`W/\`), since the answer names the moment it was made.

A copy from a cache shows the quota headers of its own call, not of yours. Refusals are never kept.`,
    },
    {
      id: 'agents',
      title: 'Agents',
      text: `\`POST /mcp\` speaks the Model Context Protocol: every operation is a tool, named by its id with \`_\` for the dot. A client is configured with the address alone: \`{"mcpServers": {"sundry": {"type": "http", "url": "${SAMPLE_ORIGIN}/mcp"}}}\`; VS Code calls \`mcpServers\` \`servers\`. A key goes into its \`headers\` as \`X-Api-Key\`.

A tool call counts like any other, and a result with \`isError\` is free, as are lists. For an agent on the machine of the service, \`{"mcpServers": {"sundry": {"command": "node", "args": ["dist/cli.js", "mcp", "--files", "DIR"]}}}\`, with whole paths, needs no key and saves files in a folder.`,
    },
    {
      id: 'clients',
      title: 'Generated clients',
      text: `[/openapi.json](/openapi.json) is all a generator needs. For openapi-fetch, make the types with \`openapi-typescript --default-non-nullable=false\`: without it every member that has a default is required.`,
    },
    {
      id: 'versions',
      title: 'Versions',
      text: `The version is part of every path. Within \`/v1\` things are only added: optional fields, members of answers, error codes. Programs should ignore what they do not know.

The end of an operation is announced by the headers \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594), at least six months ahead, and marked here.`,
    },
  ];
}

/** The introduction to the errors. */
export const errorsChapter: Chapter = {
  id: 'errors',
  title: 'Errors',
  text: `A refusal is \`application/problem+json\` (RFC 9457). \`code\` is stable and for programs; \`detail\` is for people. \`errors\` lists every fault with its place: a \`pointer\` into the JSON body, or the \`parameter\` of a query. \`type\` leads back to this page. The table says who can fix it; a code of \`internal_error\` is best reported with its \`request_id\`.`,
};

/** What there is to say about a refusal beyond its title. */
export function explanations({ freeDaily }: ServiceLimits): Readonly<Partial<Record<ErrorCode, string>>> {
  const starts = 'The quota is reset at the time in `reset`, after the seconds in `Retry-After`: at ';
  return {
    quota_exceeded:
      freeDaily === 0
        ? `${starts}the end of the month in UTC. Until then ask the operator of this service for a higher limit.`
        : `${starts}midnight UTC without a key, at the end of the month with one. Until then send a key in ` +
          '`X-Api-Key`, or ask the operator of this service for a higher limit.',
  };
}

/** Who can fix a failure, in a word. */
export const fixers: Readonly<Record<FixedBy, string>> = {
  caller: 'you',
  operator: 'the operator of this service',
  sundry: 'the developers of Sundry',
};

/** The answers that have a header. */
export function answersWith({ on }: ResponseHeader): string {
  return typeof on === 'string' ? answerKinds[on] : `with ${on.join(', ')}`;
}

const answerKinds = {
  every: 'every answer',
  metered: 'every answer of an operation but 401',
  done: 'answers of 200',
  file: 'answers of 200 with a file',
  kept: 'answers of 200 and 304 that may be kept',
  tagged: 'answers of 200 and 304 to a GET that may be kept',
  deprecated: 'every answer of a deprecated operation',
} as const;

function quotas({ freeDaily, paidMonthly }: ServiceLimits): string {
  const monthly = `**${calls(paidMonthly)} a month** over all operations.`;
  if (freeDaily === 0)
    return `Every call needs a key, sent in the header \`X-Api-Key\`. A key has ${monthly}`;
  return `Without a key a caller has **${calls(freeDaily)} a day**, counted by address (an IPv6 address by its /64 network). With a key, sent in the header \`X-Api-Key\`, it has ${monthly}`;
}

function bounds({
  headerBytes,
  headersMs,
  requestMs,
  longestRequestMs,
  operationMs,
  bodyMemoryMiB,
}: ServiceLimits): string {
  return `- The request line and the headers may have at most ${grouped(headerBytes)} bytes together; more is refused with [headers_too_large](#headers_too_large).
- The headers must arrive within ${seconds(headersMs)}, the body within ${seconds(requestMs)} after them; for a body that may be a file, a second is added for each 128 KiB it may have, up to ${seconds(longestRequestMs)}. A slower one is refused with [request_timeout](#request_timeout).
- A call that takes longer than ${seconds(operationMs)} is ended with [operation_timeout](#operation_timeout).
- Bodies, and answers that are not read yet, share ${grouped(bodyMemoryMiB)} MiB of memory; a body for which there is no room is refused with [overloaded](#overloaded).

Each operation states how long its body may be.`;
}
