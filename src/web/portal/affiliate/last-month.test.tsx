// @vitest-environment happy-dom
// On a month's first days the month before is said; later it is not.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Estimate } from '../../../contract/commissions.ts';
import { LastMonth } from './last-month.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const before = {
  month: '2026-11',
  lines_total: 12,
  person: { earned: 2_066_400, rank: 'Director', rate_bp: 2_500 },
};

function open(lines: number) {
  answerOnly({ 'commissions.estimateMine': before });
  const estimate = { month: '2026-12', lines_total: lines, person: {} } as Estimate;
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <p>Beside it</p>
      <LastMonth estimate={estimate} commissions="/portal/affiliate/commissions" />
    </QueryClientProvider>,
  );
}

it('says what the month before brings while nothing is paid yet', async () => {
  open(0);
  const link = await screen.findByRole('link', { name: 'See it by home' });
  expect(link.getAttribute('href')).toBe('/portal/affiliate/commissions?month=2026-11');
  expect(link.parentElement?.textContent).toContain('Nov 2026 brings you ₹20,664 as Director (25%)');
});

it('says nothing once rents are paid', async () => {
  open(3);
  await screen.findByText('Beside it');
  expect(screen.queryByRole('link')).toBeNull();
});
