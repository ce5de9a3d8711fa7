import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const batchId = '01900000-0000-7000-8000-00000000ba7c';
const person = '01900000-0000-7000-8000-0000000000aa';

const owed = {
  affiliate_id: 'KRY-OWED01',
  user_id: person,
  full_name: 'Omana Owed',
  status: 'active',
  amount: 123_450,
  pan: '******234F',
  account: '*****6789',
  ifsc: 'HDFC0000001',
  account_set_at: '2026-11-01T10:00:00.000Z',
  last_failure: null,
  block: null,
};
const carried = {
  ...owed,
  affiliate_id: 'KRY-NOPAN1',
  full_name: 'Naresh Nopan',
  pan: null,
  block: 'no-pan',
};

const batch = {
  id: batchId,
  state: 'draft',
  month: '2026-10',
  transfers: 1,
  amount: 123_450,
  paid: { transfers: 0, amount: 0 },
  failed: { transfers: 0, amount: 0 },
  created_by: 'Meera Iyengar',
  created_at: '2026-11-12T10:00:00.000Z',
  approved_by: null as string | null,
  approved_at: null as string | null,
  exported_at: null as string | null,
  settled_at: null as string | null,
  cancel_reason: null,
  single_operator: null,
  is_own: true,
};
const transfer = {
  id: '01900000-0000-7000-8000-0000000000bb',
  code: 'KP000042',
  kind: 'regular',
  amount: 123_450,
  state: 'pending',
  account: '*****6789',
  ifsc: 'HDFC0000001',
  holder_name: 'Omana Owed',
  reference: null as string | null,
  paid_on: null as string | null,
  failure: null as string | null,
  created_at: '2026-11-12T10:00:00.000Z',
  batch_id: batchId,
  affiliate_id: 'KRY-OWED01',
  full_name: 'Omana Owed',
  balance_before: 123_450,
  balance_after: 0,
  account_since: null,
};

describe('payouts', () => {
  it('are drafted, approved, sent to the bank, marked paid and returned', { timeout: 60_000 }, async () => {
    const page = await visitor({ ...desk, ...(await signedIn(demoEmail('admin'))) });
    let shownBatch = { ...batch };
    let shownTransfer = { ...transfer };
    await page.route('**/api/admin/payouts/candidates**', (route) =>
      route.fulfill({ json: { items: [carried, owed], next_cursor: null } }),
    );
    await page.route('**/api/admin/payouts/totals', (route) =>
      route.fulfill({
        json: {
          to_pay: { people: 1, amount: 123_450 },
          carried: [{ block: 'no-pan', people: 1, amount: 123_450 }],
          to_remind: 1,
        },
      }),
    );
    await page.route('**/api/admin/payout-batches', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 201, json: shownBatch })
        : route.fulfill({ json: { items: [shownBatch], next_cursor: null } }),
    );
    await page.route(`**/api/admin/payout-batches/${batchId}`, (route) =>
      route.fulfill({ json: shownBatch }),
    );
    await page.route(`**/api/admin/payout-batches/${batchId}/transfers*`, (route) =>
      route.fulfill({ json: { items: [shownTransfer], total: 1, next_cursor: null } }),
    );
    await page.route(`**/api/admin/payout-batches/${batchId}/approve`, (route) => {
      shownBatch = { ...shownBatch, state: 'approved', approved_by: 'Meera Iyengar' };
      return route.fulfill({ json: shownBatch });
    });
    await page.route(`**/api/admin/payout-batches/${batchId}/bank-file`, (route) => {
      shownBatch = { ...shownBatch, state: 'exported', exported_at: '2026-11-12T11:00:00.000Z' };
      return route.fulfill({
        json: { file_name: 'payouts-2026-10.csv', csv: 'Code,UTR\r\n', batch: shownBatch },
      });
    });
    await page.route('**/api/admin/payouts/*/paid', (route) => {
      expect(route.request().postDataJSON()).toMatchObject({ reference: 'utr123456' });
      shownTransfer = { ...shownTransfer, state: 'paid', reference: 'UTR123456', paid_on: '2026-11-13' };
      return route.fulfill({ json: shownTransfer });
    });

    await page.goto('/admin?tab=payouts');
    await page
      .getByRole('row', { name: /Naresh Nopan/ })
      .getByText('No PAN')
      .waitFor();
    await page.getByRole('button', { name: 'Draft a batch' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Draft a batch' }).click();
    await page.waitForURL(`**/admin?tab=payouts&batch=${batchId}`);
    await page.getByRole('heading', { name: /Payouts of Oct 2026/ }).waitFor();

    await page.getByRole('button', { name: 'Approve' }).click();
    const question = page.getByRole('dialog', { name: 'Approve ₹1,234.50?' });
    await question.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Batch approved').waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'File for the bank' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save the file' }).click();
    expect((await download).suggestedFilename()).toBe('payouts-2026-10.csv');
    await page.getByRole('region', { name: 'References from the bank' }).waitFor();

    await page.getByRole('button', { name: 'File for the bank' }).click();
    const again = page.getByRole('dialog', { name: 'Make the file again?' });
    await again
      .getByText('The new one holds the 1 transfer still waiting for the bank, ₹1,234.50.')
      .waitFor();
    await again.getByRole('button', { name: 'Cancel' }).click();

    const row = page.getByRole('row').filter({ hasText: 'KP000042' });
    await row.getByRole('button', { name: 'Mark KP000042 paid' }).click();
    const paid = page.getByRole('dialog', { name: /^KP000042: ₹1,234.50 to Omana Owed/ });
    await paid.getByLabel('Reference (UTR)').fill('utr123456');
    await paid.getByRole('button', { name: 'Mark Paid' }).click();
    await row.getByText('UTR123456').waitFor();

    await row.getByRole('button', { name: 'Return KP000042' }).click();
    const returned = page.getByRole('dialog', { name: 'KP000042 came back' });
    await returned.getByLabel('Reason').fill('no');
    await page.route('**/api/admin/payouts/*/failed', async (route) => {
      const { reason } = route.request().postDataJSON() as { reason: string };
      if (reason.length < 5) return route.continue();
      shownTransfer = { ...shownTransfer, state: 'failed', failure: reason };
      return route.fulfill({ json: shownTransfer });
    });
    await returned.getByRole('button', { name: 'Returned' }).click();
    await returned.getByText('Say why in at least 5 characters').waitFor();
    await returned.getByLabel('Reason').fill('Account closed');
    await returned.getByRole('button', { name: 'Returned' }).click();
    await row.getByText('Account closed').waitFor();
  });

  it('show a payee masked, and whole only for a reason', async () => {
    const page = await visitor({ ...desk, ...(await signedIn(demoEmail('admin'))) });
    await page.route('**/api/admin/payouts/candidates**', (route) =>
      route.fulfill({ json: { items: [owed], next_cursor: null } }),
    );
    const set = { updated_at: '2026-11-01T10:00:00.000Z' };
    await page.route(`**/api/admin/payees/${person}`, (route) =>
      route.fulfill({
        json: {
          pan: { masked: '******234F', ...set },
          account: { masked: '*****6789', ifsc: 'HDFC0000001', holder_name: 'Omana Owed', ...set },
        },
      }),
    );
    await page.route(`**/api/admin/payees/${person}/reveal`, (route) => {
      expect(route.request().postDataJSON()).toMatchObject({ what: 'pan', reason: 'Her bank asks for it' });
      return route.fulfill({ json: { value: 'ABCPE1234F' } });
    });
    await page.goto('/admin?tab=payouts');
    await page.getByRole('button', { name: 'Bank details of Omana Owed' }).click();
    const payee = page.getByRole('dialog', { name: 'Payee Omana Owed' });
    await payee.getByText('******234F').waitFor();
    await payee.getByRole('button', { name: 'Show the whole PAN' }).click();
    const why = page.getByRole('dialog', { name: 'Show the whole PAN' });
    await why.getByLabel('Reason').fill('Her bank asks for it');
    await why.getByRole('button', { name: 'Show' }).click();
    await payee.getByText('ABCPE1234F').waitFor();
  });
});
