import { refuse } from '../errors.ts';
import { type Colour, contrast, luminance, paintOver, parseColour, sameColour, WHITE } from './colour.ts';

/** The two colours of a symbol. */
export interface ColourPair {
  readonly foreground: Colour;
  readonly background: Colour;
}

/** Reads the members `fg` and `bg` of an input; refuses colours that would show nothing. */
export function readColourPair({ fg, bg }: { readonly fg: string; readonly bg: string }): ColourPair {
  const foreground = parseColour(fg, '/fg');
  const background = parseColour(bg, '/bg');
  const invisible = sameColour(paintOver(foreground, background), background);
  if (invisible || sameColour(foreground, background)) {
    refuse('/fg', `must differ from bg when painted over it; both are ${bg} to the eye`);
  }
  return { foreground, background };
}

/** What in two colours may keep a symbol from scanning, by the words of a header. */
export const colourWarningMeanings = {
  'low-contrast': 'colours with a contrast below 3 : 1, on white or without their alpha',
  inverted: 'modules lighter than the background, which many readers cannot read',
} as const satisfies Record<string, string>;

/** Which of `colourWarningMeanings` are true of a pair: seen on a white page, or where a program drops the alpha. */
export function colourWarnings({
  foreground,
  background,
}: ColourPair): Record<keyof typeof colourWarningMeanings, boolean> {
  const painted = paintOver(foreground, background);
  const page = paintOver(background, WHITE);
  const seen = [
    { light: luminance(page), dark: luminance(paintOver(foreground, page)) },
    { light: luminance(background), dark: luminance(painted) },
  ];
  return {
    'low-contrast': seen.some(({ light, dark }) => contrast(light, dark) < 3),
    inverted: seen.some(({ light, dark }) => dark > light),
  };
}
