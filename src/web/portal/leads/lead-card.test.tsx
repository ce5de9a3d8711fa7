// A visit whose time was changed: whoever has to answer sees the time that it takes the place of.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Visit } from '../../../contract/visits.ts';
import { VisitCard } from './lead-card.tsx';

vi.mock('../../lib/api-provider.tsx', () => {
  const feature = { key: () => ['leads'] };
  return {
    useApi: () => ({
      api: { visits: {} },
      queries: { visits: feature, applications: feature, leads: feature },
    }),
  };
});
vi.mock('../../components/property/home-row.tsx', () => ({ HomeLink: () => null, HomePicture: () => null }));
vi.mock('./calendar-button.tsx', () => ({ CalendarButton: () => null }));
vi.mock('./lead-details.tsx', () => ({ default: ({ children }: { children: ReactNode }) => children }));
afterEach(cleanup);

const moved = {
  id: 'one',
  side: 'seeker',
  status: 'requested',
  awaiting: 'seeker',
  visit_type: 'physical',
  scheduled_date: '2999-11-05',
  slot: '10:00',
  earlier: { scheduled_date: '2999-11-03', slot: '17:00' },
  on_way: [],
  rating: null,
  lacks: [],
  home: { id: 'home', title: 'Two rooms by the lake', place_slugs: {} },
} as unknown as Visit;

const open = (visit: Visit) =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <VisitCard lead={visit} isOpen />
    </QueryClientProvider>,
  );

it('the time that was asked for first stays beside the one that was proposed', async () => {
  open(moved);
  const said = (await screen.findByText(/^instead of/)).textContent;
  expect(said).toContain('3 Nov 2999');
  expect(screen.getByText(/5 Nov 2999/)).toBeTruthy();
});

it('a visit that nobody moved names one time', () => {
  open({ ...moved, earlier: null });
  expect(screen.getByText(/5 Nov 2999/)).toBeTruthy();
  expect(screen.queryByText(/^instead of/)).toBeNull();
});
