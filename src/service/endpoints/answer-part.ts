import type { Answer } from '../http/answer.ts';

/**
 * The answer with `part` where its body has `place`, and as it is where it does not. A place that begins with the name
 * of a member and has no other text cannot be inside of a JSON string: there its quotation marks would be escaped.
 */
export function withPart(answer: Answer, place: string, part: Uint8Array): Answer {
  const { body } = answer;
  if (body === undefined) return answer;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const at = bytes.indexOf(place);
  if (at < 0) return answer;
  return { ...answer, body: Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at + place.length)]) };
}
