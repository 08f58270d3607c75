import { mediaTypeIn } from '../formats/media-type.ts';
import type { Operation } from '../operation.ts';
import { bytesMember } from '../schema/bytes.ts';

/** The media type of bytes of which nothing is known; the operation finds out what they are. */
const ANY_BYTES = 'application/octet-stream';

const JSON_TYPE = 'application/json';

/** For a text in JSON, what comes with it: the other members and the names. */
const JSON_OVERHEAD_BYTES = 65_536;

/** How the body of an operation may be sent. */
export interface BodyForm {
  /** The media types of a body that is the file itself, the most fitting first; none where the input has no file. */
  readonly fileTypes: readonly string[];
  /** Most bytes of a body that is the file itself. */
  readonly fileBytes: number;
  /** Most bytes of a body that is JSON. */
  readonly jsonBytes: number;
}

const forms = new WeakMap<Operation, BodyForm>();

/** The forms in which an operation accepts a body. */
export function bodyFormOf(operation: Operation): BodyForm {
  const known = forms.get(operation);
  if (known !== undefined) return known;
  const form = makeForm(operation);
  forms.set(operation, form);
  return form;
}

/** Every media type of a body, in the order of preference. */
export function bodyTypes({ fileTypes }: Pick<BodyForm, 'fileTypes'>): readonly string[] {
  return [...fileTypes, JSON_TYPE];
}

/** Whether a body of this Content-Type is the file itself. */
export function isFileBody(
  { fileTypes }: Pick<BodyForm, 'fileTypes'>,
  contentType: string | undefined,
): boolean {
  if (fileTypes.length === 0) return false;
  const { essence } = mediaTypeIn(contentType);
  return essence !== '' && fileTypes.some((type) => isOf(essence, type));
}

/** The name of the member that a body of this Content-Type is, undefined where the body is JSON. */
export function wholeBodyMember(operation: Operation, contentType: string | undefined): string | undefined {
  return isFileBody(bodyFormOf(operation), contentType) ? bytesMember(operation.input)?.name : undefined;
}

/** The media type under which a program sends the file. */
export function fileTypeOf(operation: Operation): string {
  return bodyFormOf(operation).fileTypes.find((type) => !type.endsWith('/*')) ?? ANY_BYTES;
}

/** Base64 writes 3 bytes as 4; an escape of JSON writes most of the characters that need one as 2. */
function makeForm({ input, limits: { bodyBytes } }: Operation): BodyForm {
  const form = bytesMember(input)?.form;
  if (form === undefined) return { fileTypes: [], fileBytes: 0, jsonBytes: bodyBytes };
  const inJson = form.text ? 2 * bodyBytes : Math.ceil(bodyBytes / 3) * 4;
  return {
    fileTypes: [...form.media, ANY_BYTES],
    fileBytes: bodyBytes,
    jsonBytes: inJson + JSON_OVERHEAD_BYTES,
  };
}

function isOf(essence: string, type: string): boolean {
  return type.endsWith('/*') ? essence.startsWith(type.slice(0, -1)) : essence === type;
}
