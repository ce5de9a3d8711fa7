/** What the content policy keeps away is reported to us by the browser itself, which takes up to a minute for it. */
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { productOrigin } from '../../support/origin.ts';

const { visitor } = openBrowser();
const MINUTE = 60_000;

const reported = async (): Promise<number> => {
  const metrics = await (await fetch(`${productOrigin()}/metrics`)).text();
  const lines = metrics.match(/^policy_reports_total\{.*blocked="inline".*\} (\d+)$/m);
  return Number(lines?.[1] ?? 0);
};

// security abuse: Headers on every answer: policy, nosniff, frames, referrer, permissions, HSTS on https … a browser reports what the policy kept away
it('a script within the page is kept away and reported', { timeout: 3 * MINUTE }, async () => {
  const before = await reported();
  const page = await visitor();
  await page.goto('/about');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(reported, { timeout: 2 * MINUTE, interval: 1000 }).toBeGreaterThan(before);
});
