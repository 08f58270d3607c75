import { type Html, html } from '../../surfaces/html/html.ts';
import type { UsageDay } from '../usage/usage-days.ts';

const WIDTH = 640;
const HEIGHT = 140;

/**
 * A bar for each day: calls at its foot, refusals on top of them, hatched, so that the two are told apart without
 * colours. The table below has the same figures.
 */
export function usageChart(days: readonly UsageDay[], range: readonly string[]): Html {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const most = Math.max(0, ...days.map(({ calls, refused }) => calls + refused));
  const step = WIDTH / range.length;
  const heightOf = (count: number) => (count / Math.max(1, most)) * HEIGHT;
  const bars = range.map((name, index) => {
    const { calls, refused } = byDay.get(name) ?? { calls: 0, refused: 0 };
    const [done, denied] = [heightOf(calls), heightOf(refused)];
    const at = { x: round(index * step + 1), width: round(step - 2) };
    return html`<rect class="done" x="${at.x}" y="${round(HEIGHT - done)}" width="${at.width}" height="${round(done)}"/><rect class="denied" x="${at.x}" y="${round(HEIGHT - done - denied)}" width="${at.width}" height="${round(denied)}"/>`;
  });
  const sum = (of: 'calls' | 'refused') => days.reduce((total, day) => total + day[of], 0);
  const label = `Calls a day from ${range[0]} to ${range.at(-1)}: ${sum('calls')} calls, ${sum('refused')} refused`;
  const ends = html`<p class="ends"><span>${range[0] ?? ''}</span><span>${range.at(-1) ?? ''}</span></p>`;
  return html`<figure><p class="ends"><span>${most} a day at most</span></p><svg role="img" aria-label="${label}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"><defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line x1="0" y1="0" x2="0" y2="6"/></pattern></defs>${bars}</svg>${ends}<figcaption><span class="key done"></span> calls <span class="key denied"></span> refused</figcaption></figure>`;
}

/** The days with their operations, the newest first. */
export function usageTable(days: readonly UsageDay[]): Html {
  if (days.length === 0) return html`<p>No calls in these days.</p>`;
  const rows = [...days]
    .reverse()
    .flatMap(({ day, operations }) =>
      Object.entries(operations).map(
        ([name, { calls, refused }]) =>
          html`<tr><th scope="row">${day}</th><td>${name}</td><td class="number">${calls}</td><td class="number">${refused}</td></tr>`,
      ),
    );
  return html`<details><summary>The figures by day and operation</summary><div class="wide" tabindex="0" role="region" aria-label="Figures by day and operation"><table><thead><tr><th scope="col">day</th><th scope="col">operation</th><th scope="col" class="number">calls</th><th scope="col" class="number">refused</th></tr></thead><tbody>${rows}</tbody></table></div></details>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
