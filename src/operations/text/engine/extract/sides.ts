import type { Field } from './field.ts';
import type { Reading, Span, Value } from './reading.ts';

/** Which of two values a field asks for, when a text tells how the one became the other. */
export type Side = 'old' | 'new';

const NEW =
  /^(?:new|revised|updated|rescheduled|later|amended|adjusted|changed|proposed|future|increased|reduced|incoming|interim|acting)$/;
const OLD =
  /^(?:old|current|previous|original|former|existing|initial|earlier|prior|present|last|outgoing|departing|retiring)$/;

/** The side that a field's words name. */
export function sideOf(field: Field): Side | undefined {
  if (field.words.some((word) => NEW.test(word))) return 'new';
  return field.words.some((word) => OLD.test(word)) ? 'old' : undefined;
}

/** Values, each range that a change runs over (from 875 to 920) parted into its two ends. */
export function partedRanges(reading: Reading, values: readonly Value[]): readonly Value[] {
  const { text } = reading.page;
  return values.flatMap((value) => {
    const whole = text.slice(value.start, value.end);
    const joint = / to | ?\u2192 ?/.exec(whole);
    if (joint === null) return [value];
    const middle = value.start + joint.index;
    const next = middle + joint[0].length;
    return [
      { ...value, end: middle },
      { ...value, start: next, first: value.last },
    ];
  });
}

/** What the words before a value say of its side: to 920 is new, from 875 or instead of Wednesday is old. */
export function sidedness(reading: Reading, value: Span, side: Side): number {
  const before = reading.page.text.slice(Math.max(0, value.start - 28), value.start);
  const isNew =
    /(?:\b(?:to|now|becomes?|instead|will be|until|is|on|at|rebooked on|moved to|transferred to|switched to|joins?|joined|signed for)(?: (?:the|a|an|about))?|\u2192|->) $/i.test(
      before,
    ) && !/\b(?:instead of|rather than|moved from|not|replaces)\b[^.]{0,12}$/i.test(before);
  const isOld =
    /\b(?:from|left|leaves|leaving|quit|replacing|succeeding|instead of|rather than|was|were|previously|originally|formerly|replaces|not|of|than|planned for|scheduled for|currently|until now)(?: (?:the|a|an|on|at|about))? $/i.test(
      before,
    );
  if (side === 'new') return isOld ? -0.5 : isNew ? 0.25 : 0;
  return isOld ? 0.35 : isNew ? -0.2 : 0;
}

/** Hester resigned as treasurer: nobody who goes is the new one. */
export function leaves(reading: Reading, { end }: Span): boolean {
  return /^,? (?:has |have |is )?(?:resign|step|retir|leav|left|quit|stood down)/.test(
    reading.page.text.slice(end, end + 24),
  );
}
