/** Parameters of Punycode for domain names (RFC 3492 5). */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;

const LAST_CODE_POINT = 0x10ffff;

/**
 * Decodes the part of an A-label after `xn--` (RFC 3492 6.2), given in lower case; undefined when it
 * does not decode. Our own, because URL parsers of newer runtimes let broken labels pass.
 */
export function decodePunycode(encoded: string): string | undefined {
  const delimiter = encoded.lastIndexOf('-');
  const decoded = [...encoded.slice(0, Math.max(delimiter, 0))].map((letter) => letter.codePointAt(0)!);
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let at = delimiter + 1; at < encoded.length; ) {
    const start = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded.charCodeAt(at++));
      if (digit === undefined) return undefined;
      i += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (weight > LAST_CODE_POINT * BASE) return undefined;
    }
    const length = decoded.length + 1;
    bias = adapt(i - start, length, start === 0);
    n += Math.floor(i / length);
    i %= length;
    if (n > LAST_CODE_POINT) return undefined;
    decoded.splice(i++, 0, n);
  }
  return String.fromCodePoint(...decoded);
}

/** RFC 3492 6.1. */
function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** Letters are 0 to 25, digits 26 to 35; NaN, past the end, is neither. */
function digitOf(code: number): number | undefined {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : undefined;
}
