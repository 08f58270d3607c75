import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** What axe finds in the page that is serious or critical, with the first elements of each. */
export async function seriousViolations(page: Page): Promise<readonly object[]> {
  await page.evaluate(axeSource);
  // Without the elements that pass, which are 98% of the report: half of the time.
  const report = await page.evaluate("axe.run({ resultTypes: ['violations'] })");
  return (report as axe.AxeResults).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => [html, failureSummary]),
    }));
}
