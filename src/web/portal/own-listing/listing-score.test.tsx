// The score of one's own listing: the one thing to do next, and hours by weekday.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleHome } from '../../../../tests/support/web/example-home.ts';
import {
  answerOnly,
  failingClient,
  failWith,
  inputsOf,
} from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { OwnHome } from '../../../contract/listing.ts';
import ListingScore from './listing-score.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const show = (quality: OwnHome['quality']) =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ListingScore home={{ ...exampleHome, quality }} />
    </QueryClientProvider>,
  );

test('names what to do next and leads to its step of the form', () => {
  show({ score: 72, next: 'photos', amount: 4 });
  expect(screen.getByText('Listing score: 72 of 100')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Next: add 4 more photos' });
  expect(link.getAttribute('href')).toBe(`/properties/${exampleHome.id}/edit?step=photos`);
});

test('says that nothing is missing, and nothing of a draft', () => {
  show({ score: 100, next: null, amount: null });
  expect(screen.getByText('Nothing is missing')).toBeTruthy();
  cleanup();
  show(null);
  expect(screen.queryByText(/Listing score/)).toBeNull();
});

test('hours are proposed, changed and saved by row', async () => {
  answerOnly({ 'properties.setVisitHours': { hours: null } });
  show({ score: 90, next: 'visit_hours', amount: null });
  fireEvent.click(screen.getByRole('button', { name: 'Next: set your visit hours' }));
  const [monday] = await screen.findAllByRole('checkbox', { name: 'Mon', hidden: true });
  if (monday) fireEvent.click(monday);
  const remove = screen.getAllByRole('button', { name: 'Remove these hours', hidden: true })[1];
  if (remove) fireEvent.click(remove);
  fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() =>
    expect(inputsOf('properties.setVisitHours')).toEqual([
      { id: exampleHome.id, hours: [{ days: ['tue', 'wed', 'thu', 'fri'], from: 18, until: 20 }] },
    ]),
  );
});

test('what is wrong with a row of hours goes with it, and is not said of the next one', async () => {
  answerOnly({});
  const errors = [{ field: 'hours.0.days', message: 'Choose at least one day' }];
  failWith(Object.assign(new Error('Please check the marked fields'), { data: { errors } }));
  show({ score: 90, next: 'visit_hours', amount: null });
  fireEvent.click(screen.getByRole('button', { name: 'Next: set your visit hours' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save', hidden: true }));
  expect(await screen.findByText('Choose at least one day')).toBeTruthy();
  const [remove] = screen.getAllByRole('button', { name: 'Remove these hours', hidden: true });
  if (remove) fireEvent.click(remove);
  expect(screen.queryByText('Choose at least one day')).toBeNull();
});
