// @vitest-environment happy-dom
// An affiliate's reports: certificates of the quarters since joining, and words where a quarter had no tax.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, failWith } from '../../../../../tests/support/web/failing-client.ts';
import { click, open, page, refusal, toasted } from '../../../../../tests/support/web/failing-screens.tsx';
import { tdsQuartersUntil } from '../../../../domain/commission/tds-duties.ts';
import { clock } from '../../../lib/clock.ts';
import AffiliateReports from './reports.tsx';

vi.mock('../../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../affiliate-gate.tsx', () => ({
  AffiliateGate: ({ children }: { children: (own: object) => unknown }) =>
    children({ created_at: `${clock.today()}T06:00:00Z` }),
}));

test('a quarter without tax says so, and those before joining are not listed', async () => {
  open(AffiliateReports, '/portal/affiliate/reports', {
    'commissions.listMyMonths': { items: [] },
    'payouts.myTax': { credited: 0, deducted: 0 },
    'payouts.listMine': page(),
  });
  failWith(refusal(404, 'Not found'));
  const [quarter = ''] = tdsQuartersUntil(clock.today(), 1);
  await click(`PDF of ${quarter}`);
  await screen.findByText(`No tax was deducted in ${quarter}, so there is no certificate`);
  expect(toasted()).toEqual([undefined, undefined]);
  expect(screen.getAllByRole('button', { name: /^PDF of .* Q[1-4]$/ })).toHaveLength(1);
});
