/**
 * What the content policy keeps away is reported to us by the browser itself. By the older of the two ways: the browser of these tests sends
 * nothing by the newer one, which `policy-reports.test.ts` holds.
 */
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { productOrigin } from '../../support/origin.ts';

const { visitor } = openBrowser();

const reported = async (): Promise<number> => {
  const metrics = await (await fetch(`${productOrigin()}/metrics`)).text();
  const lines = metrics.match(/^policy_reports_total\{.*blocked="inline".*\} (\d+)$/m);
  return Number(lines?.[1] ?? 0);
};

// security abuse: Headers on every answer: policy, nosniff, frames, referrer, permissions, HSTS on https … a browser reports what the policy kept away
it('a script within the page is kept away and reported', async () => {
  const before = await reported();
  const page = await visitor();
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain('report-to policy; ');
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace('report-to policy; ', ''),
    };
    await route.fulfill({ response, headers });
  });
  await page.goto('/about');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(reported, { timeout: 30_000 }).toBeGreaterThan(before);
});
