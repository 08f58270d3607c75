/** The longest name of a key, in characters. */
const MAX_NAME = 100;

/** The longest note of a key, in characters. */
const MAX_NOTE = 500;

/** The longest time for which a key that was rotated goes on, in days. */
export const MAX_GRACE_DAYS = 366;

/** The largest limit of a key of its own, in calls a month. */
const MAX_LIMIT = 1_000_000_000;

/** What the name of a key may be, in words that read after "is" and "must be". */
export const keyNameForm = `1 to ${MAX_NAME} printable characters`;

/** What the note of a key may be, in such words. */
export const keyNoteForm = `1 to ${MAX_NOTE} printable characters`;

/** What the limit of a key may be, in such words. */
export const keyLimitForm = `1 to ${MAX_LIMIT}`;

/** Whether the text may be the name of a key: `keys list` shows it, so it must not move the cursor. */
export function isKeyName(text: string): boolean {
  return text.trim() !== '' && [...text].length <= MAX_NAME && !/\p{C}/u.test(text);
}

/** Whether the text may be the note of a key. */
export function isKeyNote(text: string): boolean {
  return text.trim() !== '' && [...text].length <= MAX_NOTE && !/\p{C}/u.test(text);
}

/** Whether the number may be the limit of a key, in calls a month. */
export function isKeyLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT;
}
