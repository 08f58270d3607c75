import type { Example, Operation } from '../../operation.ts';
import { bytesInJson, bytesMember } from '../../schema/bytes.ts';

/** The input of an example as a JSON value: a file is its text or base64 there. */
export function jsonInput({ input }: Pick<Operation, 'input'>, example: Example): Example['input'] {
  const member = bytesMember(input);
  if (member === undefined || example.file === undefined) return example.input;
  return { [member.name]: bytesInJson(member.form, example.file.bytes), ...example.input };
}
