import type { Operation, Result } from '../../operation.ts';
import { resultValue } from '../../request/result-bytes.ts';
import { mayBeUnknown, notKnown } from '../../schema/not-known.ts';

/** What an answer does not know, since a server that it needs did not answer; nothing for a file. */
export function unknownOf({ output }: Operation, result: Result): readonly string[] {
  if (result.kind === 'file') return [];
  const media = output.media['application/json'];
  if (media === undefined || !('schema' in media)) return [];
  // The answers of most operations know all: those may be long, and are not read again.
  return mayBeUnknown(media.schema) ? notKnown(media.schema, resultValue(result)) : [];
}
