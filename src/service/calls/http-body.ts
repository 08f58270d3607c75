import type { FileResult, WrittenJson } from '../../operation.ts';
import type { ResultBytes } from '../../request/result-bytes.ts';
import { contentDisposition } from './content-disposition.ts';

/** What a 200 carries of the operation itself; the service adds its own headers. */
export interface HttpBody {
  /**
   * Content-Type, Content-Disposition, the headers the operation declares, and x-ignored-members where something
   * was ignored, by lower-case name.
   */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

/** The one place where the result of an operation becomes HTTP. */
export function httpBody(result: ResultBytes): HttpBody {
  const body = result.kind === 'json' ? jsonBody(result) : fileBody(result);
  const { ignored = [] } = result;
  if (ignored.length === 0) return body;
  return { ...body, headers: { ...body.headers, 'x-ignored-members': ignored.join(', ') } };
}

function jsonBody({ bytes, headers }: WrittenJson): HttpBody {
  return { headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, bytes };
}

function fileBody({ bytes, mediaType, fileName, asciiName, disposition, headers }: FileResult): HttpBody {
  return {
    headers: {
      'content-type': mediaType,
      'content-disposition': contentDisposition(disposition, fileName, asciiName),
      ...headers,
    },
    bytes,
  };
}
