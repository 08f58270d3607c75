import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** What axe finds of serious or critical impact in the part of a page that a selector names. */
export async function seriousViolations(page: Page, part = 'html'): Promise<readonly object[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axeSource);
  // Without the elements that pass, which are 98% of the report: half of the time.
  const report = await page.evaluate(`axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] })`);
  return (report as axe.AxeResults).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => [html, failureSummary]),
    }));
}
