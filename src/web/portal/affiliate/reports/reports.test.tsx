// An affiliate's reports: certificates of the quarters with tax, and words where there was none.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, failWith } from '../../../../../tests/support/web/failing-client.ts';
import { click, open, page, refusal, toasted } from '../../../../../tests/support/web/failing-screens.tsx';
import { tdsQuartersUntil } from '../../../../domain/commission/tds-duties.ts';
import { monthOf } from '../../../../domain/dates.ts';
import { clock } from '../../../lib/clock.ts';
import AffiliateReports from './reports.tsx';

vi.mock('../../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../affiliate-gate.tsx', () => ({
  AffiliateGate: ({ children }: { children: (own: object) => unknown }) =>
    children({ created_at: `${clock.today()}T06:00:00Z` }),
}));

test('only quarters with tax are listed, each with its amount', async () => {
  const [quarter = ''] = tdsQuartersUntil(clock.today(), 1);
  const deduction = { month: monthOf(clock.today()), posted_on: clock.today(), amount: 1_250_00, rule: null };
  open(AffiliateReports, '/portal/affiliate/reports', {
    'commissions.listMyMonths': { items: [] },
    'payouts.myTax': { credited: 62_500_00, deducted: 1_250_00, deductions: [deduction] },
    'payouts.listMine': page(),
  });
  failWith(refusal(404, 'Not found'));
  await click(`PDF of ${quarter}`);
  await screen.findByText(`No tax was deducted in ${quarter}, so there is no certificate`);
  expect(toasted()).toEqual([undefined, undefined]);
  expect(screen.getAllByRole('button', { name: /^PDF of .* Q[1-4]$/ })).toHaveLength(1);
});

test('without any tax that is said in place of quarters', async () => {
  open(AffiliateReports, '/portal/affiliate/reports', {
    'commissions.listMyMonths': { items: [] },
    'payouts.myTax': { credited: 0, deducted: 0, deductions: [] },
    'payouts.listMine': page(),
  });
  await screen.findByText('No tax was deducted yet');
  expect(screen.queryAllByRole('button', { name: /^PDF of .* Q[1-4]$/ })).toHaveLength(0);
});
