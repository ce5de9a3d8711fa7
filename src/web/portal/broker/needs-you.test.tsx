// A broker's first screen lists the leads that wait for them, each with its act, and says nothing of these a second time.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open, page } from '../../../../tests/support/web/failing-screens.tsx';
import { addDays, formatDate } from '../../../domain/dates.ts';
import { clock } from '../../lib/clock.ts';
import BrokerPortal from './broker-home.tsx';
import { NeedsYou } from './needs-you.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../components/role-guard.tsx', () => ({
  RoleGuard: ({ children }: { children: React.ReactNode }) => children,
}));
vi.mock('../../lib/use-account.ts', () => ({
  useAccount: () => ({ status: 'signed-in', user: { name: 'Bala Rao' }, me: undefined, roles: ['broker'] }),
}));

let isPhone = false;
vi.mock('../../ui/use-is-phone.ts', () => ({ useIsPhone: () => isPhone }));

const lead = (id: string, own: object) => ({
  id,
  created_at: '2026-11-20T05:00:00Z',
  last: null,
  column: 'talked',
  stage: 'contacted',
  seeker_name: `Seeker ${id}`,
  contact: null,
  conversation_id: null,
  others: 0,
  home: { id: 'h', title: 'Champa 3', place: 'Pune', rent: null, availability: 'available', by_bed: false },
  visit: null,
  application: null,
  lease: null,
  is_lister: true,
  reminder_on: null,
  reminder_note: null,
  ...own,
});
const document = (kind: string, day: string | null) => ({ id: kind, kind, name: 'a.pdf', expires_on: day });
const inOrder = [document('pan_card', null), document('rera_certificate', null)];
const visit = (awaiting: string) => ({
  id: 'v',
  status: 'requested',
  awaiting,
  scheduled_date: addDays(clock.today(), 2),
  slot: '10:00',
  lacks: [],
});
const board = (mine: object, documents: readonly object[] = inOrder) => ({
  'dashboard.get': { awaiting_me: mine },
  'brokers.registration': { documents, gstin: null, rera_numbers: [] },
});

it('has the act on the row of each lead that waits, and leaves out those that wait for the other side', async () => {
  open(NeedsYou, '/portal/broker', {
    ...board({ visits_received: 1, applications_received: 0, checks: 1 }),
    'pipeline.list': page(
      lead('due', { reminder_on: clock.today(), reminder_note: 'Ask about the deposit' }),
      lead('mine', { visit: visit('lister') }),
      lead('theirs', { visit: visit('seeker') }),
    ),
  });
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
    'Seeker mine',
    'Seeker due',
    '1 tenant check to answerSee who it is and why, then say yes or no',
  ]);
  within(rows[1] as HTMLElement).getByText('Follow up: Ask about the deposit');
  await within(rows[0] as HTMLElement).findByRole('button', { name: 'Accept: Seeker mine, visit' });
});

it('says how many requests wait where the leads do not come', async () => {
  open(NeedsYou, '/portal/broker', board({ visits_received: 2, applications_received: 0 }));
  await screen.findByText('2 visit requests to answer');
});

it('lists documents that are missing or have ended, with the way to them', async () => {
  const ended = addDays(clock.today(), -3);
  open(NeedsYou, '/portal/broker', {
    ...board({ visits_received: 0 }, [document('rera_certificate', ended)]),
    'pipeline.list': page(),
  });
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PAN cardNeededUpload',
    `RERA certificateExpired on ${formatDate(ended)}Upload`,
  ]);
  expect(screen.getByRole('link', { name: 'Upload: PAN card' }).getAttribute('href')).toBe(
    '/portal/broker/documents#pan_card',
  );
});

it('is not there where nothing waits', async () => {
  const { container } = open(NeedsYou, '/portal/broker', {
    ...board({ visits_received: 0 }),
    'pipeline.list': page(lead('theirs', { visit: visit('seeker') })),
  });
  await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  expect(screen.queryByText('What needs you now')).toBeNull();
});

it('counts the leads that wait, and shows the rest of them in place', async () => {
  open(NeedsYou, '/portal/broker', {
    ...board({ visits_received: 1, checks: 1 }),
    'pipeline.list': page(...[1, 2, 3, 4, 5, 6, 7].map((n) => lead(`${n}`, { column: 'asked' }))),
  });
  const more = await screen.findByRole('button', { name: 'Show all 7 leads that wait for you' });
  expect(within(screen.getByRole('list')).getAllByRole('link', { name: /^Seeker/ })).toHaveLength(5);
  fireEvent.click(more);
  const names = within(screen.getByRole('list')).getAllByRole('link', { name: /^Seeker/ });
  expect(names).toHaveLength(7);
  // To that person, and not to the whole list.
  expect(names[0]?.getAttribute('href')).toBe('/portal/broker/leads?show=asked&q=Seeker+1');
});

const nothing = {
  firm: null,
  leads_to_answer: 0,
  leads_open: 0,
  reminders_due: 0,
  listings: 0,
  managed_homes: 0,
  rvl_this_month: 0,
  current_rank: null,
};

it('begins with three steps, and shows figures once there is something to count', async () => {
  open(BrokerPortal, '/portal/broker', { 'brokers.home': nothing });
  expect((await screen.findByRole('list', { name: 'How to begin' })).children).toHaveLength(3);
  expect(screen.queryByRole('navigation', { name: 'Your figures' })).toBeNull();
  cleanup();
  open(BrokerPortal, '/portal/broker', {
    'brokers.home': { ...nothing, listings: 1, leads_to_answer: 2, leads_open: 5, current_rank: 'Leader' },
    'affiliates.mine': { affiliate: { status: 'active', closed_month: '2026-09' } },
  });
  await screen.findByRole('navigation', { name: 'Your figures' });
  await screen.findByText('Rank of Sep 2026');
  screen.getByText('No reply yet; 5 more are open');
  expect(screen.queryByRole('list', { name: 'How to begin' })).toBeNull();
});

it('has the buttons that hand a home over below what waits on a phone', async () => {
  const answers = {
    'brokers.home': { ...nothing, listings: 1 },
    ...board({ visits_received: 0 }),
    'pipeline.list': page(lead('mine', { column: 'asked' })),
  };
  const isBefore = async () => {
    open(BrokerPortal, '/portal/broker', answers);
    const submit = await screen.findByRole('link', { name: 'Submit property' });
    const waits = await screen.findByText('What needs you now');
    return Boolean(submit.compareDocumentPosition(waits) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  expect(await isBefore()).toBe(true);
  cleanup();
  isPhone = true;
  expect(await isBefore()).toBe(false);
  isPhone = false;
});

it('reads what an application says in the dialog that accepts it, where it can be declined too', async () => {
  const application = { id: 'a', status: 'submitted', move_in_date: addDays(clock.today(), 9) };
  open(NeedsYou, '/portal/broker', {
    ...board({ visits_received: 0 }),
    'pipeline.list': page(lead('mine', { application })),
    'applications.listReceived': page({
      id: 'a',
      income_band: '10_to_20_lakh',
      occupants: 3,
      notes: 'A quiet family of three',
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept: Seeker mine, application' }));
  await screen.findByText(/A quiet family of three/);
  screen.getByText(/People: 3/);
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await screen.findByRole('button', { name: 'Yes, decline' });
});

it('puts a visit of tomorrow first, then who waits longest, each with how long', async () => {
  const day = (days: number) => addDays(clock.today(), days);
  const at = (days: number) => ({ created_at: `${day(days)}T05:00:00Z` });
  const agreed = { id: 'a', status: 'approved', move_in_date: day(9) };
  open(NeedsYou, '/portal/broker', {
    ...board({ visits_received: 0 }),
    'pipeline.list': page(
      lead('reminded', { reminder_on: day(-2) }),
      lead('new', { column: 'asked', ...at(-1) }),
      lead('oldest', { column: 'asked', ...at(-9) }),
      lead('agreed', {
        column: 'applied',
        ...at(-30),
        last: { action: 'application.approved', at: `${day(-4)}T05:00:00Z`, by_seeker: false },
        application: agreed,
        reminder_on: day(0),
        contact: { phone: '+919800000001', email: null },
      }),
      lead('visits', { visit: { ...visit('lister'), scheduled_date: day(1) }, ...at(-3) }),
    ),
  });
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual(
    ['visits', 'oldest', 'agreed', 'reminded', 'new'].map((id) => `Seeker ${id}`),
  );
  within(rows[1] as HTMLElement).getByText('Waiting 9 days');
  within(rows[3] as HTMLElement).getByText(`Follow up since ${formatDate(day(-2))}`);
  // On a phone too: a reminder does not take the place of the lease.
  const lease = within(rows[2] as HTMLElement).getByRole('link', { name: /^Write the lease/ });
  expect(lease.getAttribute('href')).toBe('/portal/landlord/leases/new?application=a');
  expect(lease.closest('[class*="visible-from"]')).toBeNull();
});
