import { withoutEnd } from '../../../language/without-end.ts';
import { plainText } from './label-text.ts';
import { type Fitting, type Labelled, NAMING } from './labels.ts';
import { type Reading, type Span, spanPast } from './reading.ts';

/** What a text writes where it has nothing. */
const NOTHING =
  /^(?:n\/?a|none|null|nil|unknown|tb[acd]|[-\u2013?]+|not (?:applicable|given|known|available|specified|stated)|to follow|to be (?:confirmed|announced|decided|determined))\.?$/i;

/** Whether the text itself says that there is nothing for a field: Phone: n/a. */
export function saysNothing(reading: Reading, [label]: readonly Fitting[]): boolean {
  return (
    label !== undefined &&
    label.fit >= NAMING &&
    NOTHING.test(reading.page.text.slice(label.start, label.end))
  );
}

/** What a label may have for a field: all of its value, what that begins with, and the code it begins with. */
export function valuesUnder(reading: Reading, label: Labelled): readonly Span[] {
  const whole = plainText(reading, label);
  if (whole === undefined) return [];
  const { start } = whole;
  const value = reading.page.text.slice(start, whole.end);
  const first = value.search(/,\s|\s?[;(<]|\s[-\u2013]\s|\s{2}/);
  return [
    whole,
    ...[first, codeLength(reading, start, value)].flatMap((length) =>
      length > 0 ? { start, end: start + length } : [],
    ),
  ];
}

/** How long the code is that a value begins with; 0 where that is the figure of something longer: 26 m2, 27 %. */
function codeLength({ values }: Reading, start: number, value: string): number {
  const code = /^#?[^\s,;()]*\d[^\s,;()]*(?:[ ](?=[^\s,;()]*\d)[^\s,;()]+)*/.exec(value)?.[0] ?? '';
  const typed = spanPast(values, start);
  if (typed?.start === start && typed.end > start + code.length) return 0;
  return withoutEnd(code, /[.:]/).length;
}
