/** What axe finds on a page that keeps people out. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Beside the builder, which brings it; the builder itself would send it unpacked, and again for every report. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const program = resolve('axe-core/axe.min.js');
const axe = readFileSync(program, 'utf8');

type Rule = { id: string; impact: string };
/** What breaks one of these keeps nobody out: a third of all rules, which read every element of a page. */
const isSlight = ({ impact }: Rule) => impact === 'minor' || impact === 'moderate';
const rules: Rule[] = createRequire(import.meta.url)(program)._audit.rules;
const slight = Object.fromEntries(rules.filter(isSlight).map(({ id }) => [id, { enabled: false }]));

/** As a script of its own and not by way of `evaluate`: the browser then keeps what it compiled for the next page. */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe });
  await session.detach();
}

export async function serious(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await loadAxe(page);
  // Our pages hold no frames of others, so the report is made in the page itself: twice as fast.
  const { violations } = await new AxeBuilder({ page, axeSource: '0' })
    .setLegacyMode(true)
    // Off unless asked for: what a finger has to hit is 24 px wide and high, or stands that far from its neighbours.
    .options({
      resultTypes: ['violations'],
      preload: false,
      rules: { ...slight, 'target-size': { enabled: true } },
    })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
}
