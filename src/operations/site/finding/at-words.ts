/** Names of the at sign in the languages that pages use most, which say nothing else beside a domain. */
const namesOfAt =
  'arroba|arobase|arrobase|arobas|chiocciola|klammeraffe|apenstaart|apenstaartje|ma\u0142pa|malpa|' +
  'zavin\u00e1\u010d|zavinac|snabel-a|snabela|kr\u00f8llalfa|krollalfa|miukumauku|kukac|' +
  '\u0441\u043e\u0431\u0430\u043a\u0430|\u0441\u043e\u0431\u0430\u0447\u043a\u0430';

/** What people write for the at sign in brackets. */
const atWords =
  `at|@|a t|at[ -]sign|\u00e4t|\u00e6t|arond|${namesOfAt}|\u044d\u0442|\u03c0\u03b1\u03c0\u03ac\u03ba\u03b9|` +
  '\u30a2\u30c3\u30c8(?:\u30de\u30fc\u30af)?|\u3042\u3063\u3068(?:\u307e\u30fc\u304f)?|\u827e\u7279|\uace8\ubc45\uc774';

/** The same for the dot. */
const dotWords =
  'dot|d o t|punkt|punktum|point|punto|ponto|punt|kropka|te\u010dka|tecka|nokta|piste|pont|punct|prik|period|' +
  '\u0442\u043e\u0447\u043a\u0430|\u03c4\u03b5\u03bb\u03b5\u03af\u03b1|\u30c9\u30c3\u30c8|\u70b9|\u9ede|\uc810|\\.';

/** The signs that open a word for the at sign: brackets, and dashes of any kind. */
export const openingSigns = '[({<\u3010-_*|';

/** More characters than a word for the at sign has, with its signs and spaces. */
const MAX_AT_WORD = 20;

const SPACES = '[ \\u00a0]{0,2}';

const inBrackets = (words: string): string => `[[({<\u3010]${SPACES}(?:${words})${SPACES}[\\])}>\u3011]`;

/**
 * A word for the at sign in a text that begins with the character before it. Between dashes it is in capitals or after
 * a space, unlike that of `look-at-this`; `(a)`, as in Finland, is never after a space.
 */
const atWord = new RegExp(
  `^(?:.${inBrackets(atWords)}|[ \\u00a0]([-_*|])${SPACES}(?:at|@)${SPACES}\\1|[a-z\\d]\\([a\u00e4]\\)(?=[a-z\\d]))`,
  'iu',
);
/** Also without a space: in capitals, or between signs that join no words. */
const atAlone = /^.(?:([-_*|])AT\1|([*|])at\2)/;

/** The characters of a word for the at sign whose opening sign is at a place of a text; 0 where there is none. */
export function atWordLength(text: string, at: number): number {
  const around = text.slice(at - 1, at + MAX_AT_WORD);
  const word = atWord.exec(around) ?? atAlone.exec(around);
  return word === null ? 0 : word[0].length - 1;
}

const dot = `${SPACES}(?:${inBrackets(dotWords)})${SPACES}`;

/** A domain at the beginning of a text, whose dots may be words in brackets or between spaces. */
export const spelledDomain = new RegExp(
  `^${SPACES}((?:[a-z\\d\u00df-\u024f-]{1,63}(?:${dot}|\\.| \\. ))+[a-z\\d-]{2,24})(?![a-z\\d])`,
  'iu',
);

/** A local part at the end of a text, whose dots may be words in brackets or spoken: `ada (dot) king`. */
export const spelledLocal = new RegExp(
  `(?<![\\w.+-])((?:[\\w.+-]{1,64}(?:${dot}| dot )){0,3}[\\w.+-]{1,64})[ \\u00a0]{0,2}$`,
  'iu',
);

const everyDot = new RegExp(`${dot}| (?:\\.|${dotWords}) `, 'giu');

/** A domain or a local part with dots for the words. */
export function withDots(written: string): string {
  return written.replace(everyDot, '.');
}

/** A spoken at sign, or a plain one with a space before or behind it. */
export const spokenAt = new RegExp(
  `[ \\u00a0](?:at|@|\u00e4t|${namesOfAt})[ \\u00a0]|[ \\u00a0]@(?=[a-z\\d])|(?<=\\w)@[ \\u00a0]`,
  'giu',
);

/** A domain behind `at`, which says where something is beside one with plain dots. */
export const domainOfAt = /^([\w-]{1,63}(?: (?:dot|DOT) [\w-]{1,63}){1,4})(?![\w-])/;

/** A domain behind any other sign. */
export const domainOfSign = new RegExp(
  `^((?:[a-z\\d\u00df-\u024f-]{1,63}(?:\\.| (?:\\.|${dotWords}) )){1,4}[a-z]{2,24})(?![\\w-])`,
  'iu',
);
