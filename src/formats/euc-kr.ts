const ASCII = 0x80;
const FIRST = 0x81;
const LAST = 0xfe;
/** Pairs whose bytes are both this or higher are those of KS X 1001. */
const KS_X_1001 = 0xa1;
const LINE_FEED = 0x0a;

const NONE = 0xfffd;
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

/** Signs that came to KS X 1001 in 1998, which decoders lack as well. */
const additions: readonly (readonly [pair: number, sign: number])[] = [
  [0xa2e6, 0x20ac],
  [0xa2e7, 0xae],
];

/** Made with the first text: it takes a few milliseconds. */
const made: { characters?: Uint16Array } = {};

/**
 * Decodes a text in EUC-KR as browsers do (WHATWG Encoding 13.1), with U+FFFD for pairs without a character. Written here because the
 * decoder of Node.js 20 lacks the 8,822 syllables that Windows added, and gives controls and letters for some of them.
 */
export function eucKrText(bytes: Uint8Array): string {
  made.characters ??= pairCharacters();
  const { characters } = made;
  const units = new Uint16Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!;
    if (lead < ASCII) {
      units[length++] = lead;
      continue;
    }
    const trail = bytes[at + 1] ?? LINE_FEED;
    const character = characters[(lead << 8) | trail]!;
    units[length++] = character;
    // A second byte that makes no pair is lost with the first, unless it is a character by itself.
    if (character !== NONE || (trail >= ASCII && lead >= FIRST && lead <= LAST)) at++;
  }
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units.subarray(0, length));
}

/** The character of each pair of bytes, U+FFFD where there is none. */
function pairCharacters(): Uint16Array {
  const characters = new Uint16Array(0x1_0000).fill(NONE);
  const known = new Set<number>();
  for (let lead = KS_X_1001; lead <= LAST; lead++) {
    for (const [index, text] of charactersBehind(lead).entries()) {
      const code = text.length === 1 && !isPrivate(text) ? text.charCodeAt(0) : NONE;
      characters[(lead << 8) | (KS_X_1001 + index)] = code;
      known.add(code);
    }
  }
  for (const [pair, sign] of additions) characters[pair] = sign;
  addSyllables(characters, known);
  return characters;
}

/** What the platform decodes the pairs of KS X 1001 with a first byte to. */
function charactersBehind(lead: number): string[] {
  const lines: number[] = [];
  for (let trail = KS_X_1001; trail <= LAST; trail++) lines.push(lead, trail, LINE_FEED);
  return new TextDecoder('euc-kr').decode(Uint8Array.from(lines)).split('\n').slice(0, -1);
}

function isPrivate(text: string): boolean {
  return text >= '\ue000' && text <= '\uf8ff';
}

/** The syllables that KS X 1001 lacks are in the order of Unicode in the pairs that it leaves. */
function addSyllables(characters: Uint16Array, known: ReadonlySet<number>): void {
  let syllable = FIRST_SYLLABLE;
  for (let lead = FIRST; lead <= LAST; lead++) {
    const end = lead < KS_X_1001 ? LAST : KS_X_1001 - 1;
    for (let trail = 0x41; trail <= end; trail++) {
      if (!isAddedTrail(trail)) continue;
      while (known.has(syllable)) syllable++;
      if (syllable > LAST_SYLLABLE) return;
      characters[(lead << 8) | trail] = syllable++;
    }
  }
}

/** Whether a byte may be the second of a pair that Windows added: a letter of ASCII, or any byte beyond. */
function isAddedTrail(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte >= FIRST;
}
