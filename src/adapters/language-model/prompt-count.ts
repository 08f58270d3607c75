/** Prompts shorter than this, in characters, fit everywhere. */
const SHORT = 2000;

/**
 * Characters of a token at most, and usually, by script: English has 4 to 5 a token, other alphabets fewer, Chinese,
 * Japanese and Korean one or two.
 */
const CHARACTERS = {
  impossible: { plain: 8, letters: 6, signs: 3 },
  usual: { plain: 4, letters: 2.5, signs: 1 },
  roomy: { plain: 5.5, letters: 4.5, signs: 2 },
};

/** Whether a prompt is so short that no context cuts it. */
export function isShort(prompt: string): boolean {
  return prompt.length < SHORT;
}

/** Whether no vocabulary makes so few tokens of a prompt. */
export function isImpossible(prompt: string, tokens: number): boolean {
  return tokens < leastTokens(prompt, CHARACTERS.impossible);
}

/**
 * Whether a back end seems to have read only a part of a prompt, by the tokens it counted: some silently cut prompts
 * longer than their context from the left, including the instructions. Then the count is far too small, or that of a
 * context: a power of two, or what fits the context that the back end lists, which some cut by half.
 */
export function looksCut(prompt: string, tokens: number, context?: number): boolean {
  if (isShort(prompt)) return false;
  if (isImpossible(prompt, tokens)) return true;
  if (Number.isInteger(Math.log2(tokens))) return tokens < leastTokens(prompt, CHARACTERS.usual);
  // Many whole prompts fill the second half of a context: fewer tokens than of usual words say that it was cut.
  const fillsContext = context !== undefined && tokens <= context && tokens >= context / 2;
  return fillsContext && tokens < leastTokens(prompt, CHARACTERS.roomy);
}

type Lengths = Readonly<Record<'plain' | 'letters' | 'signs', number>>;

function leastTokens(text: string, { plain, letters, signs }: Lengths): number {
  // Vocabularies have tokens of many spaces, dashes and the like.
  const prompt = text.replace(RUN, '$1$1$1');
  const ofSigns = prompt.match(SIGN)?.length ?? 0;
  const ofLetters = (prompt.match(BEYOND_ASCII)?.length ?? 0) - ofSigns;
  return ofSigns / signs + ofLetters / letters + (prompt.length - ofSigns - ofLetters) / plain;
}

const SIGN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;
const RUN = /([^\p{L}\d])\1{3,}/gu;
const BEYOND_ASCII = /[^\0-\x7f]/g;
