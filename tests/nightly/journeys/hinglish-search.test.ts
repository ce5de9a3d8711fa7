import { expect, it } from 'vitest';
import { addDays, dateInIndia, formatDate } from '../../../src/domain/dates.ts';
import { openBrowser } from '../../support/browser.ts';
import { signUp } from '../../support/sign-up.ts';

const { visitor } = openBrowser();

it('a sentence of Hindi in Latin letters leads to a home that is all it asks, and on to a visit', async () => {
  const page = await visitor({ viewport: { width: 360, height: 740 } });
  await page.goto('/');
  await page
    .getByLabel('Where')
    .fill('indiranagar mein 2 bhk kiraye par chahiye family ke liye, 90 hazar tak');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/properties?**');
  const chips = page.getByRole('link', { name: /^Remove: / });
  await expect.poll(() => chips.allTextContents().then((all) => all.join(' '))).toMatch(/2 BHK.*90,000/);

  await page.getByRole('heading', { level: 1, name: /Indiranagar/ }).waitFor();

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/property/*');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const home = (await page.getByRole('main').textContent()) ?? '';
  expect(home).toContain('2 BHK');
  const rent = Number(/₹([\d,]+)/.exec(home)?.[1]?.replaceAll(',', ''));
  expect(rent).toBeGreaterThan(0);
  expect(rent).toBeLessThanOrEqual(90_000);

  await page.getByRole('link', { name: 'Request a visit' }).first().click();
  await page.waitForURL('**/auth?**');
  await signUp(page, `journey.hinglish.${Date.now()}@example.com`, 'Hina Seeker');
  const form = page.getByRole('dialog');
  await form.getByLabel('Day').fill(formatDate(addDays(dateInIndia(new Date().toISOString()), 2)));
  await form.getByLabel('Day').press('Tab');
  await form.getByRole('radiogroup', { name: 'Time' }).getByText('11:00 am').click();
  await form.getByRole('button', { name: 'Request visit' }).click();
  await page.getByText('Visit requested').waitFor();
});
