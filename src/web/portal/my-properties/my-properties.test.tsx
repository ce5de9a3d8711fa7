// My Properties as a whole: its figures, its leads, and what it says when something fails (specification, sections 2.5 and 8).
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { exampleHome } from '../../../../tests/support/web/example-home.ts';
import {
  answerOnly,
  failingClient,
  failWith,
  timesAsked,
} from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { loadToastCard, ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import MyProperties from './my-properties.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

configure({ defaultHidden: true });
beforeAll(async () => {
  await loadToastCard();
});
afterEach(() => {
  act(() => toast.close());
  cleanup();
});

const home = { ...exampleHome, rating: null, verified: false, leads_count: 2 };
const mine = { items: [home], total: 1, stats: { total: 4, available: 3, applications: 1, leads: 2 } };

const noConnection = new TypeError('Failed to fetch');
const refused = Object.assign(new Error('Somebody else was quicker'), { status: 409 });

function open(answers: Readonly<Record<string, unknown>>, problem: Error = noConnection) {
  answerOnly(answers);
  failWith(problem);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderPage(
    <QueryClientProvider client={client}>
      <MyProperties />
      <ToastRegion />
    </QueryClientProvider>,
  );
}

const urgent = () => document.querySelector('[role="alert"][aria-live="assertive"]')?.textContent ?? '';

// spec 2.5: Stat cards: total, available, applications, leads
test('shows total, available, applications and leads', async () => {
  open({ 'properties.listMine': mine });
  await screen.findByRole('article', { name: home.title });
  const figures = [...document.querySelectorAll('dl > *')].map((card) => card.textContent);
  expect(figures).toEqual(['Total4', 'Available3', 'Applications1', 'Leads2']);
});

// spec 2.5: Leads (count) with the first 8 characters of ids
test('Leads opens applications and visit requests, each by the first 8 characters of its id', async () => {
  const lead = { status: 'submitted', notes: null, created_at: home.created_at };
  open({
    'properties.listMine': mine,
    'properties.leads': {
      applications: [{ ...lead, id: '019a5b3c-7d1e-7f00-8000-000000000001', move_in_date: '2026-12-01' }],
      visits: [
        {
          ...lead,
          id: '019a6c4d-7d1e-7f00-8000-000000000002',
          status: 'requested',
          visit_type: 'physical',
          scheduled_date: '2026-11-30',
          slot: '10:00',
        },
      ],
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Leads (2)' }));
  await screen.findByRole('heading', { name: 'Applications', level: 3 });
  screen.getByRole('heading', { name: 'Visit requests', level: 3 });
  const said = screen.getByRole('article', { name: home.title }).textContent ?? '';
  expect(said).toMatch(/Applications.*019a5b3c.*Visit requests.*019a6c4d/);
  expect(said).not.toContain('7d1e');
  expect(said).toContain('Visit in person · 30 Nov 2026, 10:00 am');
  const answer = screen.getByRole('link', { name: 'Answer them' });
  expect(answer.getAttribute('href')).toBe('/track-applications?show=received-visits');
});

// spec 8: "Failed to fetch properties", or the server’s message
test.each([
  ['Failed to fetch properties', noConnection],
  ['Somebody else was quicker', refused],
])('says “%s” when the list does not come, and asks again', async (said, problem) => {
  open({}, problem);
  await screen.findByText(said);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(timesAsked('properties.listMine')).toBe(2));
});

// spec 8: "Failed to update property status", or the server’s message
test.each([
  ['Failed to update property status', noConnection],
  ['Somebody else was quicker', refused],
])('says “%s” when a home could not be booked, and shows it as it is', async (said, problem) => {
  open({ 'properties.listMine': mine }, problem);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark Booked' }));
  await waitFor(() => expect(urgent()).toContain(said));
  expect(screen.getByRole('button', { name: 'Mark Booked' })).toBeTruthy();
  expect(timesAsked('properties.listMine')).toBe(1);
});

// spec 2.5: "Property marked as {state}" with "Status Updated"
test('says “Property marked as booked” when it is', async () => {
  open({ 'properties.listMine': mine, 'properties.setAvailability': { availability: 'booked' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark Booked' }));
  await screen.findByText('Property marked as booked');
});
