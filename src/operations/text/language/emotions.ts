/** A run of emoji and emoticons with the white space in it; the signs of law and trade are not among them. */
const EMOTION =
  /(?:(?![\u00a9\u00ae\u2122])[\p{Extended_Pictographic}\p{Regional_Indicator}][\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]*|[:;=][-o']?[)(\][DdPp|/*3](?![\p{L}\p{N}])|<3(?!\d)|\^_?\^)(?:[^\S\n]*(?:(?![\u00a9\u00ae\u2122])[\p{Extended_Pictographic}\p{Regional_Indicator}][\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]*|[:;=][-o']?[)(\][DdPp|/*3](?![\p{L}\p{N}])))*/uy;

/** What begins none: the pattern takes long to compile, and most texts have neither. */
const PLAIN = /[\0-\x7f](?<![:;=<^])/;

/** Whether an emoji or an emoticon is at a place of a text. */
export function isEmotion(text: string, at: number): boolean {
  return afterEmotion(text, at) > at;
}

/** The end of the run of emoji and emoticons at a place of a text; the place itself where there is none. */
export function afterEmotion(text: string, at: number): number {
  if (PLAIN.test(text.charAt(at))) return at;
  EMOTION.lastIndex = at;
  return EMOTION.test(text) ? EMOTION.lastIndex : at;
}
