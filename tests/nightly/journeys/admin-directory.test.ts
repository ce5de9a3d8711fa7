import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const ofAddress = async (email: string) => visitor({ ...desk, ...(await signedIn(email)) });
const person = (label: string) => ofAddress(demoEmail(label));

describe('the directory of people', () => {
  // spec 2.3: Users: search over name, e-mail, phone, city; "N users found"; "No users found matching your search criteria."
  // spec 2.3: CRM: header, stat cards, RVL Records, Commissions, Activity Log
  it('finds a person by search and filter, and shows what they did', async () => {
    const page = await person('admin');
    await page.goto('/admin?tab=users');
    const found = (await page.getByText(/^\d+ users found$/).textContent()) ?? '';
    const [everybody] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const lines = (await readFile(await everybody.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(1 + Number.parseInt(found, 10));
    await page.getByRole('searchbox', { name: 'Search' }).fill('sudha hegde');
    await page.keyboard.press('Enter');
    await page.getByText('1 user found').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('sudha hegde');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('users.csv');
    await page.getByRole('link', { name: 'View CRM of Sudha Hegde' }).click();
    await page.getByRole('heading', { name: 'Sudha Hegde', level: 1 }).waitFor();
    await page.getByText('Member Since').waitFor();
    for (const figure of ['Total RVL', 'Total Commissions', 'Properties']) {
      await page.getByRole('term').filter({ hasText: figure }).waitFor();
    }
    await page.getByRole('table').getByText('as owner').first().waitFor();
    await page.getByRole('tab', { name: 'Commissions' }).click();
    await page.getByRole('heading', { name: 'No commissions yet' }).waitFor();
    await page.getByRole('tab', { name: 'Activity Log' }).click();
    await page.waitForURL(/show=activity/);
    await page.getByRole('link', { name: 'All users' }).click();
    await page.getByText('1 user found').waitFor();
  });
});
