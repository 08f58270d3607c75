import { mediaTypeIn } from '../formats/media-type.ts';
import type { Operation } from '../operation.ts';
import { bytesMember } from '../schema/bytes.ts';

/** The media type of bytes of which nothing is known; the operation finds out what they are. */
const ANY_BYTES = 'application/octet-stream';

const JSON_TYPE = 'application/json';

/** How a browser, a no-code tool and PHP send a file (RFC 7578). */
const FORM_TYPE = 'multipart/form-data';

/** For a file in JSON or in a form, what comes with it: the other members and the names. */
const OVERHEAD_BYTES = 65_536;

/** How the body of an operation may be sent. */
export interface BodyForm {
  /** The media types of a body that is the file itself, the most fitting first; none where the input has no file. */
  readonly fileTypes: readonly string[];
  /** Most bytes of a body that is the file itself. */
  readonly fileBytes: number;
  /** Most bytes of a body that is JSON. */
  readonly jsonBytes: number;
  /** Most bytes of a body that is a form with the file as one part; 0 where there is no file. */
  readonly formBytes: number;
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
export function bodyTypes({ fileTypes, formBytes }: BodyForm): readonly string[] {
  return [...fileTypes, JSON_TYPE, ...(formBytes > 0 ? [FORM_TYPE] : [])];
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

/** Whether a body of this Content-Type is a form with the file as one part. */
export function isFormBody(
  { formBytes }: Pick<BodyForm, 'formBytes'>,
  contentType: string | undefined,
): boolean {
  return formBytes > 0 && mediaTypeIn(contentType).essence === FORM_TYPE;
}

/**
 * The name under which a form has the file: of the member that is one, or `file` where the file is the JSON text that an
 * operation reads. Undefined where no file is sent.
 */
export function formFileName({ input, reads }: Operation): string | undefined {
  return bytesMember(input)?.name ?? (reads === 'json-text' ? 'file' : undefined);
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
function makeForm(operation: Operation): BodyForm {
  const { bodyBytes } = operation.limits;
  const form = bytesMember(operation.input)?.form;
  const formBytes = formFileName(operation) === undefined ? 0 : bodyBytes + OVERHEAD_BYTES;
  if (form === undefined) return { fileTypes: [], fileBytes: 0, jsonBytes: bodyBytes, formBytes };
  const inJson = form.text ? 2 * bodyBytes : Math.ceil(bodyBytes / 3) * 4;
  return {
    fileTypes: [...form.media, ANY_BYTES],
    fileBytes: bodyBytes,
    jsonBytes: inJson + OVERHEAD_BYTES,
    formBytes,
  };
}

function isOf(essence: string, type: string): boolean {
  return type.endsWith('/*') ? essence.startsWith(type.slice(0, -1)) : essence === type;
}
