import { describe, expect, it } from 'vitest';
import { formatMonth } from '../../../src/domain/dates.ts';
import { openBrowser } from '../../support/browser.ts';
import { answerTo, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
type Months = { items: { month: string; can_close: boolean; state: string }[] };
const desk = { viewport: { width: 1280, height: 900 } };
const monthsNow = () => answerTo<Months>(demoEmail('admin'), '/admin/months');

describe('a commission month', () => {
  it('is previewed, closed after a question and verified', { timeout: 120_000 }, async () => {
    const next = (await monthsNow()).items.find(({ can_close }) => can_close)?.month;
    if (!next) throw new Error('The demo has no month to close');
    const name = formatMonth(next);
    const page = await visitor({
      viewport: { width: 360, height: 740 },
      ...(await signedIn(demoEmail('admin'))),
    });
    await page.goto('/admin?tab=months');
    const preview = page.getByRole('region', { name: `Preview of ${name}` });
    await preview.getByText('Commission to pay', { exact: true }).waitFor();
    await preview.getByText('it can be closed').waitFor();
    await preview.getByText('People by rank').click();
    await preview.getByRole('row', { name: /^Starter/ }).waitFor();

    const row = page
      .getByRole('region', { name: 'Months', exact: true })
      .getByRole('row')
      .filter({ hasText: name });
    const dialog = page.getByRole('dialog', { name: `Close ${name}?` });
    await preview.getByRole('button', { name: `Close ${name}` }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect((await monthsNow()).items.find(({ month }) => month === next)?.state).toBe('open');

    await preview.getByRole('button', { name: `Close ${name}` }).click();
    await dialog.getByRole('button', { name: 'Close the month' }).click();
    await row.getByText('Closed', { exact: true }).waitFor({ timeout: 60_000 });
    await page.getByText(`${name} is closed`).waitFor();
    expect((await monthsNow()).items.find(({ month }) => month === next)).toMatchObject({ state: 'closed' });
    await preview.waitFor({ state: 'detached' });
    await page
      .getByRole('region', { name: /^Preview of / })
      .getByText(`against ${name}`)
      .first()
      .waitFor();

    await row.getByRole('button', { name: `Verify ${name}` }).click();
    await row.getByText('Everything matches, to the paisa').waitFor();
    await row.getByText(/^Verified /).waitFor();
  });
});

const held = {
  affiliate_id: 'KRY-HELD01',
  full_name: 'Hema Held',
  month: '2026-04',
  amount: 40_050,
  status: 'pending',
  decision: null,
  decision_reason: null,
  outcome: null,
  outcome_month: null,
};

describe('held money', () => {
  it('is decided for a reason, and a refusal stands at the field', async () => {
    const page = await visitor({ ...desk, ...(await signedIn(demoEmail('admin'))) });
    let shown: object = held;
    await page.route('**/api/admin/commission-holds?*', (route) =>
      route.fulfill({ json: { items: [shown], has_more: false } }),
    );
    await page.goto('/admin?tab=months');
    const row = page
      .getByRole('region', { name: 'Held money' })
      .getByRole('row')
      .filter({ hasText: 'Hema Held' });
    await row.getByText('₹400.50').waitFor();
    await row.getByRole('button', { name: 'Release Apr 2026 of Hema Held' }).click();
    const dialog = page.getByRole('dialog', { name: 'Release ₹400.50 to Hema Held' });
    await dialog.getByLabel('Reason').fill('KYC');
    await dialog.getByRole('button', { name: 'Release' }).click();
    await dialog.getByText('Say why in at least 5 characters').waitFor();

    const decided = { decision: 'released', reason: 'Her papers are complete' };
    await page.route('**/api/admin/commission-holds/decision', (route) => {
      expect(route.request().postDataJSON()).toMatchObject({ ...decided, affiliate_id: 'KRY-HELD01' });
      shown = { ...held, decision: decided.decision, decision_reason: decided.reason };
      return route.fulfill({ json: shown });
    });
    await dialog.getByLabel('Reason').fill(decided.reason);
    await dialog.getByRole('button', { name: 'Release' }).click();
    await row.getByText('Will be released').waitFor();
    expect(await row.getByRole('button', { name: /^Release/ }).isDisabled()).toBe(true);
  });
});
