import type { Field } from './field.ts';
import { mentionsOfPart } from './nearness.ts';
import { tokenFrom } from './page.ts';
import { type Reading, type Span, unitOf } from './reading.ts';

const GRATIS =
  /(?<![\p{L}-])(?:free of charge|free|no charge|at no cost|gratis|complimentary|kostenlos|gratuit|gratuito)(?![\p{L}-]|[ ](?:of|from|to|shipping|delivery)\b)/giu;

const asked = new Set(['fee', 'price', 'shipping', 'amount', 'deposit', 'total']);

/** What a thing costs that costs nothing: entry is free. */
export function gratis(reading: Reading, field: Field): Span | undefined {
  if (field.main === undefined || !asked.has(field.main.concept?.name ?? '')) return undefined;
  for (const { index, 0: word } of reading.page.text.matchAll(GRATIS)) {
    const unit = unitOf(reading, tokenFrom(reading.page, index));
    const told = field.parts.some((part) =>
      mentionsOfPart(reading, part).some(
        ({ first }) => unitOf(reading, first) === unit && isTelling(reading, first),
      ),
    );
    if (told) return { start: index, end: index + word.length };
  }
  return undefined;
}

/** Prepositions are cues of a price too, but of everything else besides. */
function isTelling({ page }: Reading, token: number): boolean {
  return (page.tokens[token]?.folded.length ?? 0) > 3;
}
