
import { setOf } from './pack.ts';
import type { Token } from './tokens.ts';

/** A judgement of a sentence: where it is and what it counts for. */
export interface Judgement {
  readonly from: number;
  readonly weight: number;
}

const WEIGHT = 1.7;
/** Most words between what rises and its verb. */
const FARTHEST = 9;

/** Judgements in news of what rises and falls: profits up are good, deaths up are bad. */
export function directionsOf(tokens: readonly Token[], isTaken: readonly boolean[]): readonly Judgement[] {
  const found: Judgement[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { word } = tokens[at]!;
    const up = rising.has(word) ? 1 : falling.has(word) ? -1 : 0;
    if (up === 0 || isTaken[at] || (word === 'gone' && tokens[at + 1]?.isAfterBreak === false)) continue;
    const value = worthBefore(tokens, at) || worthAfter(tokens, at);
    if (value !== 0)
      found.push({ from: at, weight: WEIGHT * up * value * (isDenied(tokens, at) ? -0.7 : 1) });
  }
  return found;
}

function worthBefore(tokens: readonly Token[], at: number): number {
  for (let back = at - 1; back >= 0 && at - back <= FARTHEST; back--) {
    if (tokens[back + 1]!.isAfterStop) break;
    const value = worthOf(tokens, back);
    if (value !== 0) return value;
  }
  return 0;
}

/** A rise in crime, 12 % more visitors: "in", "of", "to" and figures may stand between. */
function worthAfter(tokens: readonly Token[], at: number): number {
  for (let next = at + 1; next < tokens.length && next - at <= 4; next++) {
    if (tokens[next]!.isAfterBreak) break;
    const value = worthOf(tokens, next);
    if (value !== 0) return value;
  }
  return 0;
}

function worthOf(tokens: readonly Token[], at: number): number {
  const { word } = tokens[at]!;
  if (bad.has(word)) return -1;
  if (!good.has(word)) return 0;
  // Crime rate, death toll, insurance costs: what stands before the noun decides.
  return 1;
}

function isDenied(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0 && at - back <= 3; back--) {
    if (/^(?:not|no|never|without|hardly|barely)$/.test(tokens[back]!.word)) return true;
  }
  return false;
}

const rising = setOf(`
  rose rise rises risen rising climbed climb climbs climbing grew grow grows grown growing jumped jump
  jumps surged surge surges surging soared soar soars soaring doubled doubles tripled trebled quadrupled
  increased increase increases increasing rallied rally rallies rebounded rebound rebounds recovered gained
  gains advanced up higher skyrocketed rocketed spiked spike spikes swelled expanded accelerated
  strengthened upturn mounting mounted escalated multiplied ballooned improved exceeded topped beat
  outperformed highest record`);

const falling = setOf(`
  fell fall falls fallen falling dropped drop drops dropping slumped slump slumps plunged plunge plunges
  plunging sank sink sinks sunk declined decline declines declining shrank shrink shrinks shrunk tumbled
  tumble tumbles halved slid slide slides plummeted plummet plummets decreased decrease decreases
  decreasing dipped dip dwindled eroded collapsed crashed sagged lower down reduced reduction reductions
  cut lost slipped slips eased waned contracted contraction nosedived weakened dived cratered missed
  stagnated lowest gone disappeared vanished`);

const good = setOf(`
  profit profits sales revenue revenues earnings income incomes exports turnover attendance satisfaction
  productivity share shares stock stocks growth confidence donations survival wages salaries pay employment
  jobs margins margin bookings orders visitors subscribers output production harvest enrolment enrollment
  ratings approval morale safety quality performance efficiency membership savings pensions literacy birds
  population investment investments trade market markets economy value reputation dividend dividends
  footfall graduation trust magic charm taste flavour fun`);

const bad = setOf(`
  crime crimes burglary burglaries theft thefts unemployment deaths mortality infections inflation debt
  debts losses loss emissions pollution accidents accident injuries injury complaints poverty homelessness
  violence fraud costs rents rent fares bills prices deficit delays queues backlog layoffs redundancies
  bankruptcies insolvencies casualties fatalities absences absenteeism vandalism arrests obesity cases
  suicides errors bugs crashes failures defects waste hunger evictions foreclosures attacks cancellations
  shortages fires waiting outages churn stress anxiety risk risks toll pain noise problem problems issue
  issues bug`);
