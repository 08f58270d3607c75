import { refuse } from '../../errors.ts';
import type { Operation } from '../../operation.ts';
import { parseJson } from '../../request/json.ts';
import { type Reading, readValue } from '../../request/read.ts';
import { bytesMember } from '../../schema/bytes.ts';
import { isObject } from '../../schema/prepare.ts';
import { filePathMember } from '../tool.ts';
import type { FileFolder } from './file-folder.ts';

/**
 * Reads arguments that name the file of the input by its path in the folder of the server; undefined where they do
 * not. Rejects with InputError for a path that leads out of the folder, or to no file.
 */
export async function readFromFolder(
  operation: Operation,
  text: Uint8Array,
  folder: FileFolder,
): Promise<Reading | undefined> {
  const member = bytesMember(operation.input)?.name;
  if (member === undefined) return undefined;
  const pathMember = filePathMember(member);
  const given = parseJson(text);
  if (!isObject(given) || given[pathMember] === undefined) return undefined;
  const { [pathMember]: path, ...others } = given;
  if (others[member] !== undefined) refuse(`/${pathMember}`, `cannot be given beside ${member}`);
  if (typeof path !== 'string')
    refuse(`/${pathMember}`, 'must be a string: the path of a file in the folder');
  const file = await folder.read(path as string, operation.limits.bodyBytes);
  if (typeof file === 'string') refuse(`/${pathMember}`, file);
  return readValue(operation, { ...others, [member]: file });
}
