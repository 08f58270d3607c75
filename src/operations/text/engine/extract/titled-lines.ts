import type { Part } from './field.ts';
import { mentionsOfPart } from './nearness.ts';
import { placePast, type Reading, type Span } from './reading.ts';
import type { Name } from './values/name.ts';

/** Longest line that is only a name or what its bearer is. */
const LONGEST = 60;

/** D. Rowntree, and below it Headteacher: the name on the line above a role, or on the line of a letter's end. */
export function nameAboveRole(
  reading: Reading,
  required: readonly Part[],
  names: readonly Name[],
): Span | undefined {
  const { lines, tokens } = reading.page;
  if (lines.length < 2) return undefined;
  for (const part of required) {
    for (const { first, role } of mentionsOfPart(reading, part)) {
      if (role !== 'name') continue;
      const { start } = tokens[first] as { start: number };
      const at = placePast(lines, start);
      const line = lines[at];
      const above = lines[at - 1];
      if (line === undefined || above === undefined || line.text.length > LONGEST) continue;
      if (above.text.length > LONGEST || /[.!?:]\s*$/.test(line.text)) continue;
      const name = names[placePast(names, above.start)];
      const alone = name?.start === above.start && above.end - name.end <= 2;
      if (alone && name.type !== 'place' && name.type !== 'org') return name;
    }
  }
  return undefined;
}
