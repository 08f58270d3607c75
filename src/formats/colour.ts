import { refuse } from '../errors.ts';

/** A colour in sRGB: red, green, blue and alpha, each 0 to 255. Not premultiplied. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** CSS Color 4 5.2: 3, 4, 6 or 8 hex digits, alpha last. The `#` may be left out, since in a URL it starts the fragment. */
export const COLOUR_PATTERN = '^#?(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$';

/** What COLOUR_PATTERN says, in words that read after "must be". */
export const COLOUR_WORDS =
  '3, 4, 6 or 8 hex digits (alpha last) with or without a leading #, as #1a2b3c or 0a0';

export const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 255 };

/** Reads a hex colour; anything else is refused at `pointer`. */
export function parseColour(text: string, pointer: string): Colour {
  if (!colourForm.test(text)) refuse(pointer, `must be ${COLOUR_WORDS}`);
  const digits = text.replace('#', '');
  const width = digits.length < 6 ? 1 : 2;
  const channel = (index: number): number => {
    const part = digits.slice(index * width, (index + 1) * width);
    return part === '' ? 255 : Number.parseInt(width === 1 ? part + part : part, 16);
  };
  return { red: channel(0), green: channel(1), blue: channel(2), alpha: channel(3) };
}

const colourForm = new RegExp(COLOUR_PATTERN);

/** The red, green and blue of a colour as the shortest CSS hex notation: `#000`, `#1a2b3c`. */
export function toHex({ red, green, blue }: Colour): string {
  const long = ((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1);
  const short = `${long[0]}${long[2]}${long[4]}`;
  return long === `${long[0]}${long[0]}${long[2]}${long[2]}${long[4]}${long[4]}` ? `#${short}` : `#${long}`;
}

/** Whether two colours are equal in all four channels. */
export function sameColour(one: Colour, other: Colour): boolean {
  return (
    one.red === other.red && one.green === other.green && one.blue === other.blue && one.alpha === other.alpha
  );
}

/** The colour seen where `top` is painted over `bottom` (Compositing and Blending 1 5.1, source-over). */
export function paintOver(top: Colour, bottom: Colour): Colour {
  const cover = top.alpha / 255;
  return weigh(top, cover, bottom, (1 - cover) * (bottom.alpha / 255));
}

/** The colour of a pixel of which the share `part` (0 to 1) shows `one` and the rest `other`. */
export function mixColours(one: Colour, part: number, other: Colour): Colour {
  return weigh(one, (part * one.alpha) / 255, other, ((1 - part) * other.alpha) / 255);
}

/**
 * Premultiplied sum of two colours whose weights include their alpha. Where nothing is seen it is the second one, without
 * alpha: what programs show that drop the alpha (W3C PNG 6.2: samples are not premultiplied).
 */
function weigh(one: Colour, oneWeight: number, other: Colour, otherWeight: number): Colour {
  const alpha = oneWeight + otherWeight;
  if (alpha === 0) return { ...other, alpha: 0 };
  const channel = (a: number, b: number): number => Math.round((a * oneWeight + b * otherWeight) / alpha);
  return {
    red: channel(one.red, other.red),
    green: channel(one.green, other.green),
    blue: channel(one.blue, other.blue),
    alpha: Math.round(alpha * 255),
  };
}

/** WCAG 2.2 relative luminance of an opaque colour, 0 (black) to 1 (white). */
export function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2 contrast ratio of two relative luminances, 1 to 21. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
