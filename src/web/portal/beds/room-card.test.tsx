// A room with its beds: who lives there and how their rent stands, and that a free bed is held with one click.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Bed, Room } from '../../../contract/beds.ts';
import { RoomCard } from './room-card.tsx';

const hold = vi.fn();
const changeRoom = vi.fn();
vi.mock('../../lib/api-provider.tsx', () => {
  const key = (name: string) => ({ key: () => [name] });
  return {
    useApi: () => ({
      api: { beds: { hold, changeRoom, removeRoom: vi.fn() } },
      queries: { beds: key('beds'), properties: key('properties'), leases: { options: key('options') } },
    }),
  };
});

beforeEach(() => {
  hold.mockReset().mockResolvedValue({});
  changeRoom.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

const free: Bed = {
  id: 'b',
  label: 'B',
  state: 'free',
  lease: null,
  offer: null,
  rent: null,
  late: 0,
  free_from: null,
};
const let_: Bed = {
  id: 'a',
  label: 'A',
  state: 'let',
  lease: {
    id: 'lease',
    tenant_name: 'Asha Rao',
    state: 'active',
    start_date: '2026-10-01',
    last_day: '2027-08-31',
  },
  offer: null,
  rent: 'late',
  late: 900_000,
  free_from: '2027-09-01',
};
const room: Room = {
  id: 'room',
  name: '101',
  sharing: 2,
  attached_bathroom: true,
  air_conditioned: false,
  rent: 900_000,
  deposit: null,
  beds: [let_, free],
};
const draw = (own: Partial<Room> = {}) =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <RoomCard room={{ ...room, ...own }} homeId="home" />
    </QueryClientProvider>,
  );

test('a bed that is let says by whom, how the rent stands, and from when it is free', () => {
  draw();
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe(
    '/portal/landlord/leases/lease',
  );
  const { textContent } = screen.getByRole('article', { name: 'Room 101 (Double sharing)' });
  expect(textContent).toContain('Rent late');
  expect(textContent).toContain('free from 1 Sep 2027');
  expect(textContent).toContain('₹9,000 late');
  expect(textContent).toContain('₹9,000 a bed · Attached bathroom');
});

test('a free bed leads to its lease, is held, and one that is held is offered again', async () => {
  draw();
  expect(screen.getByRole('link', { name: 'Write a lease of bed B' }).getAttribute('href')).toBe(
    '/portal/landlord/leases/new?home=home&bed=b',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hold' }));
  await waitFor(() => expect(hold).toHaveBeenCalledWith({ id: 'b', is_held: true }));
  cleanup();
  draw({ beds: [{ ...free, state: 'held' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Offer again' }));
  await waitFor(() => expect(hold).toHaveBeenLastCalledWith({ id: 'b', is_held: false }));
});

test('a room is changed in the form that it fills', async () => {
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  const name = await screen.findByLabelText<HTMLInputElement>(/Name of the room/);
  expect(name.value).toBe('101');
  fireEvent.change(name, { target: { value: 'Front room' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changeRoom).toHaveBeenCalledOnce());
  expect(changeRoom.mock.calls[0]?.[0]).toEqual({
    id: 'room',
    name: 'Front room',
    sharing: 2,
    attached_bathroom: true,
    air_conditioned: false,
    rent: 900_000,
    deposit: null,
  });
});

test.each([
  ['draft', 'lease is a draft'],
  ['proposed', 'has the lease to accept'],
] as const)('a bed whose lease is %s names its tenant, and offers no second one', (state, said) => {
  const offer = { id: 'asked', tenant_name: 'Sunil Jadhav', state };
  draw({ beds: [{ ...free, offer }] });
  expect(screen.getByRole('link', { name: 'Sunil Jadhav' }).getAttribute('href')).toBe(
    '/portal/landlord/leases/asked',
  );
  expect(screen.getByText(new RegExp(said))).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Write a lease of bed B' })).toBeNull();
});
