import { partsOf } from '../checks/dates.ts';
import { type DateStyle, fill } from '../labels/labels.ts';

/** A day, given as YYYY-MM-DD, as a language writes it. */
export function formatDate(text: string, style: DateStyle): string {
  if (style === 'iso') return text;
  const [year, month, day] = partsOf(text);
  const first = day === 1 ? style.first : undefined;
  return fill(style.pattern, {
    day: first ?? String(day),
    month: style.months[month - 1]!,
    year: String(year),
  });
}
