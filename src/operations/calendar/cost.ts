import { readingCost } from '../../formats/json/reading-cost.ts';
import type { Cost } from '../../operation.ts';
import type { CalendarInput } from './schema.ts';

const START = 0.2;
const PER_EVENT = 0.05;
/** The search for a first day can go through many years. */
const PER_RULE = 0.1;
/** Where places are counted, each period up to the year 9999 may have to be listed before the rule is refused. */
const PER_COUNTED_RULE = 1;

/** The cost grows with the events, and most with the rules whose first days are searched. */
export const calendarCost: Cost<CalendarInput> = {
  ofBytes: (bodyBytes) => START + PER_RULE * 10 + readingCost(bodyBytes),
  ofInput: (input) => {
    const events = input.events ?? [input];
    const rules = events.reduce((sum, { repeat }) => sum + costOfRule(repeat), 0);
    return START + events.length * PER_EVENT + rules;
  },
};

function costOfRule(repeat: CalendarInput['repeat']): number {
  if (repeat === undefined) return 0;
  return repeat.by_set_pos === undefined ? PER_RULE : PER_COUNTED_RULE;
}
