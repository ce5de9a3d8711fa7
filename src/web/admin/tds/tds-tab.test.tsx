// TDS of a quarter: the file and the certificates name everyone's PAN, so whoever may not have them reads who does.
import { screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import type { TdsOverview, TdsPayee } from '../../../contract/tds.ts';
import { adminTabs } from '../tabs.generated.ts';

const { allowed } = vi.hoisted(() => ({ allowed: { is: true } }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => allowed.is }));

const Tab = adminTabs.find(({ id }) => id === 'tds')?.component as ComponentType;
const Screen = () => (
  <Suspense>
    <Tab />
  </Suspense>
);
const overview: TdsOverview = {
  months: [],
  challans: [],
  quarters: [
    { quarter: '2026-27 Q3', due_on: '2027-01-31' },
    { quarter: '2026-27 Q2', due_on: '2026-10-31' },
  ],
  has_tan: true,
};
const payee: TdsPayee = {
  affiliate_id: 'KRY-AAAA2',
  name: 'Anita Rao',
  pan: '******234F',
  credited: 5_000_000,
  deducted: 100_000,
};

it.each([true, false])('offers the statement and certificates: %s', async (isAllowed) => {
  allowed.is = isAllowed;
  open(Screen, '/admin?tab=tds', {
    'tds.overview': overview,
    'tds.payees': { items: [payee], total: 1, next_cursor: null },
  });
  await screen.findByText(/Anita Rao/);
  const offered = [
    screen.queryAllByRole('button', { name: 'Data for the statement' }).length,
    screen.queryAllByText('Certificate').length,
    screen.queryAllByText(/only an administrator can save them/).length,
  ];
  expect(offered.map(Boolean)).toEqual([isAllowed, isAllowed, !isAllowed]);
});
