import { fileNameIn } from '../../formats/content-disposition.ts';
import type { CallRequest } from './request.ts';

/** What came back from the service. */
export interface Answer {
  readonly status: number;
  readonly isOk: boolean;
  readonly milliseconds: number;
  /** The media type without parameters. */
  readonly mediaType: string;
  readonly body: Blob;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly fileName: string | undefined;
  /** Counted calls of the caller in the running window. */
  readonly quotaUsed: string | null;
}

/** No answer at all: the service is down, or out of reach. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** Sends a call. Rejects with UnreachableError when no whole answer came, and with an AbortError by `signal`. */
export async function send(request: CallRequest, key: string, signal: AbortSignal): Promise<Answer> {
  const { method, target, file } = request;
  const body = file?.bytes ?? request.body;
  const start = performance.now();
  const headers = {
    ...(body === undefined ? {} : { 'content-type': file?.type ?? 'application/json' }),
    ...(key === '' ? {} : { 'x-api-key': key }),
  };
  try {
    const init = { method, headers, signal, cache: 'no-store', redirect: 'error' } as const;
    const response = await fetch(target, body === undefined ? init : { ...init, body });
    const blob = await response.blob();
    const type = response.headers.get('content-type') ?? '';
    return {
      status: response.status,
      isOk: response.ok,
      milliseconds: performance.now() - start,
      mediaType: type.split(';', 1)[0]!.trim().toLowerCase(),
      body: blob,
      headers: [...response.headers],
      fileName: fileNameIn(response.headers.get('content-disposition')),
      quotaUsed: response.headers.get('x-quota-used'),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    throw new UnreachableError('The service does not answer. Check that it is running, then run again.');
  }
}
