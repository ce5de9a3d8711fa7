// What a card of a report says of its home and which decisions it offers in each state.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { report } from '../../../../tests/support/web/failing-office-examples.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { ListingReport } from '../../../contract/reports.ts';
import { ReportCard } from './report-card.tsx';

// Whoever looks is an administrator.
vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

afterEach(cleanup);

const hidden = { ...report.home, listing_state: 'paused', hidden_reason: 'Not real' } as const;

test.each<[string, Partial<ListingReport>, string, string[]]>([
  ['open', {}, 'Open', ['Review', 'Dismiss', 'Hide home']],
  ['under review', { status: 'under_review' }, 'Under review', ['Dismiss', 'Hide home']],
  ['dismissed', { status: 'dismissed' }, 'Dismissed', []],
  ['upheld', { status: 'upheld', home: hidden }, 'Home hidden', ['Show again']],
  ['upheld, and the home shown again', { status: 'upheld' }, 'Home was hidden', []],
])('%s it says so and offers what the rules allow', (_, own, state, offers) => {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ReportCard report={{ ...report, ...own }} onDecide={vi.fn()} />
    </QueryClientProvider>,
  );
  const card = within(screen.getByRole('article', { name: report.home.title }));
  expect(card.getByText(state)).toBeTruthy();
  expect(card.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offers);
});
