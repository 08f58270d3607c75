import { fileNameIn } from '../formats/content-disposition.ts';
import type {
  AnswerFile,
  ClientErrorCode,
  Failure,
  FileAnswer,
  JsonAnswer,
  Outcome,
  Problem,
  Quota,
} from './outcome.ts';

/** Reads a response to its end. Rejects where the connection breaks. */
export async function readAnswer(response: Response): Promise<Outcome<JsonAnswer<unknown> | FileAnswer>> {
  const { ok, status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Every answer of the service has it, those of proxies and other servers have not.
  const isOurs = headers.has('x-quota-used');
  const value = /^application\/(problem\+)?json\b/.test(type) ? parsed(bytes) : undefined;
  const quota = quotaOf(headers);
  if (isOurs && ok) {
    const answered = { ok, headers, quota, requestId: headers.get('x-request-id') ?? '' };
    if (!type.startsWith('application/json')) return { ...answered, file: fileOf(bytes, type, headers) };
    if (value !== undefined) return { ...answered, value };
  }
  const retryAfter = retryAfterOf(headers);
  if (isOurs && !ok && isProblem(value)) return { ok, status, problem: value, quota, retryAfter };
  const detail = `HTTP ${status} of ${type || 'no type'}: not an answer of Sundry. Is baseUrl right?`;
  return { ...failure('unexpected_answer', detail, status), quota, retryAfter };
}

/** A failure that only this side knows of. */
export function failure(code: ClientErrorCode, detail: string, status = 0): Failure {
  const problem = { type: 'about:blank', title: titles[code], status, detail, code };
  return { ok: false, status, problem, quota: undefined, retryAfter: undefined };
}

const titles: Readonly<Record<ClientErrorCode, string>> = {
  network_error: 'No connection',
  timeout: 'No answer in time',
  unexpected_answer: 'Not an answer of the service',
  unwritable_input: 'The input is not JSON',
};

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value;
}

function fileOf(bytes: Uint8Array<ArrayBuffer>, type: string, headers: Headers): AnswerFile {
  const name = fileNameIn(headers.get('content-disposition')) ?? 'file';
  return { bytes, name, type, blob: () => new Blob([bytes], { type }) };
}

/** RateLimit fields (draft-ietf-httpapi-ratelimit-headers-10), of one policy. */
function quotaOf(headers: Headers): Quota | undefined {
  const policy = headers.get('ratelimit-policy') ?? '';
  const limit = headers.get('ratelimit') ?? '';
  const figure = (field: string, name: string) => Number(new RegExp(`;${name}=(\\d+)`).exec(field)?.[1]);
  const quota = {
    used: Number(headers.get('x-quota-used')),
    limit: figure(policy, 'q'),
    remaining: figure(limit, 'r'),
    resetSeconds: figure(limit, 't'),
  };
  return Object.values(quota).every(Number.isInteger) ? quota : undefined;
}

function retryAfterOf(headers: Headers): number | undefined {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d+$/.test(seconds) ? Number(seconds) : undefined;
}
