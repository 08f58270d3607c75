import { InputError, MAX_FAULTS, refuse } from '../errors.ts';
import { mediaTypeParameter } from '../formats/media-type.ts';
import { type FormPart, readMultipartForm } from '../formats/multipart-form.ts';
import type { ObjectSchema } from '../schema/schema.ts';
import { addMember, pointerToParameter, type TextMembers } from './query.ts';

/** A `multipart/form-data` body with one file. */
export interface Form {
  /** The name of the part that is the file. */
  readonly fileName: string;
  readonly file: Uint8Array;
  /** The Content-Type of the file, as its part names it. */
  readonly contentType: string | undefined;
  /** The other parts, read by the types of the schema as the parameters of a query string are. */
  readonly members: Readonly<Record<string, unknown>>;
}

export interface FormBody {
  readonly body: Uint8Array;
  /** Of the whole body. */
  readonly contentType: string | undefined;
  /** The name of the file in the input. A part of this name is the file without a file name as well. */
  readonly fileName: string;
}

/** Most bytes of a part that is not the file: longer than any member in a query string. */
const MAX_MEMBER_BYTES = 16_384;

/**
 * Reads a form: one part is the file, under any name, and each other part a member in UTF-8. A control of a page in which
 * no file was chosen is left out (WHATWG HTML 4.10.22.4: no file name, no bytes). Throws InputError with the name of the
 * part for a second file, a member given twice, one that is not UTF-8 or too long, and for a form without a file.
 */
export function readForm(schema: ObjectSchema, { body, contentType, fileName }: FormBody): Form {
  const parts = readMultipartForm(body, mediaTypeParameter(contentType, 'boundary')).filter(isSent);
  const isFile = (part: FormPart) => part.fileName !== undefined || part.name === fileName;
  const [file, second] = parts.filter(isFile);
  if (file === undefined) {
    return refuse('', `has no file: send one part with a file name, as curl -F ${fileName}=@FILE does`);
  }
  if (second !== undefined) {
    return refuse(pointerToParameter(second.name), 'must not be sent as a file: the form has one already');
  }
  const members = membersOf(
    schema,
    parts.filter((part) => part !== file),
  );
  return { fileName: file.name, file: file.bytes, contentType: file.contentType, members };
}

function isSent({ fileName, bytes }: FormPart): boolean {
  return fileName !== '' || bytes.byteLength > 0;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function membersOf(schema: ObjectSchema, parts: readonly FormPart[]): Form['members'] {
  const members: TextMembers = { values: {}, faults: [] };
  for (const { name, bytes } of parts) {
    if (members.faults.length >= MAX_FAULTS) break;
    const text = bytes.byteLength > MAX_MEMBER_BYTES ? undefined : textOf(bytes);
    if (text !== undefined) addMember(schema, members, { name, text });
    else members.faults.push({ pointer: pointerToParameter(name), message: memberRule() });
  }
  if (members.faults.length > 0) throw new InputError(members.faults);
  return members.values;
}

/** Written when it is needed: the first number that Node writes in a language takes 20 ms. */
function memberRule(): string {
  return `must be UTF-8, of at most ${MAX_MEMBER_BYTES.toLocaleString('en-US')} bytes`;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
