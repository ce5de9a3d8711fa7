/** Held money, failed closes and explanations of a month; the quick lane closes one. */
import { describe, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { answerTo, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
type Months = { items: { month: string; can_close: boolean; state: string }[] };
const desk = { viewport: { width: 1280, height: 900 } };
const monthsNow = () => answerTo<Months>(demoEmail('admin'), '/admin/months');

describe('a commission month', () => {
  it('that failed to close says why, and says so when the close cannot be asked for', async () => {
    const page = await visitor({ ...desk, ...(await signedIn(demoEmail('admin'))) });
    await page.route('**/api/admin/months', async (route) => {
      const answer = await route.fetch();
      const { items } = (await answer.json()) as { items: { closed_at: string | null }[] };
      // As if one could be closed: those of the demo may be closed already.
      const failed = items.map((item) => ({
        ...item,
        can_close: item.closed_at === null,
        failure: 'month.not-next (month)',
      }));
      await route.fulfill({ response: answer, json: { items: failed } });
    });
    await page.route('**/api/admin/months/*/close', (route) => route.abort());
    await page.goto('/admin?tab=months');
    await page.getByText('Months close in order: an earlier one is still open.').first().waitFor();
    await page.getByRole('button', { name: /^Close [A-Z]/ }).click();
    await page.getByRole('button', { name: 'Close the month' }).click();
    await page.getByText('The month could not be closed').first().waitFor();
  });
});

const paymentId = '00000000-0000-7000-8000-000000000001';
const correction = {
  payment_id: paymentId,
  sequence: 1,
  kind: 'reversal',
  origin_month: '2026-04',
  negates_month: '2026-04',
  property_name: 'Lake View 12',
  credited: { affiliate_id: 'KRY-HELD01', full_name: 'Hema Held' },
  rvl: 2_500_000,
  share_bp: 800,
  base: -200_000,
  lines: 1,
  amount: -20_000,
  changed_at: '2026-05-20T10:00:00Z',
  reason: 'The transfer bounced',
};
const way = {
  ...{
    payment_id: paymentId,
    origin_month: '2026-04',
    property_name: 'Lake View 12',
    standing: 'taken-back',
  },
  ...{ month: null, is_estimate: false, marked_paid_at: null, credited: correction.credited },
  ...{ rvl: 2_500_000, share_bp: 800, base: 0, steps: [] },
  postings: [
    { month: '2026-04', kind: 'regular', sequence: 1, base: 200_000, amount: 20_000 },
    { month: '2026-05', kind: 'reversal', sequence: 1, base: -200_000, amount: -20_000 },
  ],
};

describe('why an amount is what it is', () => {
  it('is answered for any affiliate, line and correction of a month', async () => {
    const admin = demoEmail('admin');
    const { items } = await monthsNow();
    const [month = ''] = items.map((one) => one.month).sort();
    type Lines = { items: { full_name: string; affiliate_id: string }[] };
    const lines = await answerTo<Lines>(admin, `/admin/commissions?month=${month}&limit=1`);
    const earner = lines.items[0];
    if (!earner) throw new Error('The demo has no commission lines');
    const page = await visitor({ ...desk, ...(await signedIn(admin)) });
    await page.route('**/api/admin/months/*/corrections?*', (route) =>
      route.fulfill({ json: { items: [correction], total: 1, is_estimate: false } }),
    );
    await page.route(`**/api/admin/rvl-payments/${paymentId}/explanation`, (route) =>
      route.fulfill({ json: way }),
    );
    await page.goto(`/admin?tab=months&of=${month}`);
    const asked = page.getByRole('region', { name: 'How an amount is calculated' });
    const box = asked.getByRole('combobox', { name: 'Affiliate' });
    await box.click();
    await box.fill(earner.affiliate_id);
    await page.getByRole('option', { name: `${earner.full_name} · ${earner.affiliate_id}` }).click();
    await asked.getByRole('heading', { name: 'Rank and rate' }).waitFor();
    await asked
      .getByRole('button', { name: /^Why this amount/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Why ₹/ });
    await dialog.getByRole('heading', { name: 'The way of the rent' }).waitFor();
    await dialog.getByRole('row').filter({ hasText: earner.full_name }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await asked
      .getByRole('row')
      .filter({ hasText: 'The transfer bounced' })
      .getByText('Taken back')
      .waitFor();
    await asked.getByRole('button', { name: 'Why: the rent of Lake View 12' }).click();
    await page.getByText('It was reversed, so it pays no one.').waitFor();
  });
});
