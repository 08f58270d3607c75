/**
 * Parts that ZERO WIDTH JOINER joins: a flag of two regional indicators, or a character with a skin tone or a variation
 * selector behind it, the frame of a key, and tags.
 */
const PART =
  '(?:\\p{RI}{2}|(?![#*0-9])\\p{Emoji}[\\p{EMod}\\ufe0e\\ufe0f]?\\u20e3?(?:[\\u{e0020}-\\u{e007e}]{1,16}\\u{e007f})?)';

/** An emoji (Unicode Technical Standard 51, ED-17). Those that are in use have at most five parts. */
export const EMOJI = `(?:[#*0-9]\\ufe0f?\\u20e3|${PART}(?:\\u200d${PART}){0,7})`;

const AT_PLACE = new RegExp(EMOJI, 'uy');

/** What makes an emoji of several characters: joiner, variation selectors, frame, skin tones, regional indicators, tags. */
const IS_JOINED = /[\u200d\ufe0e\ufe0f\u20e3\p{EMod}\p{RI}\u{e007f}]/u;

/** Whether a text may have emoji of several characters. */
export function hasEmojiSequence(text: string): boolean {
  return IS_JOINED.test(text);
}

/** The emoji of several characters that begins at a place of a text; empty where none does. */
export function emojiSequenceAt(text: string, at: number): string {
  AT_PLACE.lastIndex = at;
  const [found = ''] = AT_PLACE.exec(text) ?? [];
  return found.length > (found.codePointAt(0)! > 0xffff ? 2 : 1) ? found : '';
}

const EACH = new RegExp(EMOJI, 'gu');

/** What emoji of more than one UTF-16 unit have. */
const IS_LONG = /\u200d|[\ud83c-\ud83e]/;

/** The emoji of more than one UTF-16 unit in a text, and some of one. `end` is behind each. */
export function emojiOf(text: string): { readonly start: number; readonly end: number }[] {
  if (!IS_LONG.test(text)) return [];
  return Array.from(text.matchAll(EACH), ({ 0: emoji, index }) => ({
    start: index,
    end: index + emoji.length,
  }));
}

const PICTURE = /\p{Emoji_Presentation}/u;

/** Whether a character is a picture unless something says otherwise, as a face is; a star is not. */
export function isPicture(character: number): boolean {
  return character > 0x2000 && PICTURE.test(String.fromCodePoint(character));
}
