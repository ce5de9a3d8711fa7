// Which buttons each side has: neither binds the other alone, nor ends the lease before its last day.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleLease as draft } from '../../../../tests/support/web/example-lease.ts';
import {
  answerOnly,
  failingClient,
  failWith,
  inputsOf,
} from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Lease } from '../../../contract/leases.ts';
import { addDays, dateInIndia } from '../../../domain/dates.ts';
import type { LeaseSide } from '../../../domain/leases.ts';
import { LeaseActions } from './lease-actions.tsx';
import { ProposedEnd } from './proposed-end.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const today = dateInIndia(new Date().toISOString());
const later = addDays(today, 30);
const noticeFor = (ends_on: string, is_agreed = false) =>
  ({ by: 'tenant', given_on: today, ends_on, is_agreed }) as const;
const ending = (own: Partial<Lease>): Lease => ({ ...draft, state: 'ending', ...own });

function buttonsOf(lease: Lease, side: LeaseSide): (string | null)[] {
  cleanup();
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ProposedEnd lease={lease} side={side} />
      <LeaseActions lease={lease} side={side} />
    </QueryClientProvider>,
  );
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

const proposal: Lease = { ...draft, state: 'proposed' };

test('a draft is the landlord’s to sign, and a proposal the tenants’ to answer', () => {
  expect(buttonsOf(draft, 'landlord')).toEqual(['Sign and send', 'Signed on paper', 'Withdraw']);
  expect(buttonsOf(proposal, 'landlord')).toEqual(['Withdraw']);
  const answers = ['Accept the lease', 'Decline', 'I don’t know this person'];
  expect(buttonsOf(proposal, 'tenant')).toEqual(answers);
  expect(buttonsOf({ ...proposal, is_co_tenant: true }, 'tenant')).toEqual(answers);
  expect(buttonsOf({ ...proposal, is_signed_on_paper: true }, 'tenant')).toEqual([
    'Yes, we both signed',
    'No, that is not right',
    'Decline',
    'I don’t know this person',
  ]);
});

test('a yes waits for the agreement to be opened, and is said once', () => {
  const own: Lease['parties'][number] = {
    id: draft.id,
    role: 'tenant',
    name: 'Asha Rao',
    is_you: true,
    share_bp: null,
    email: null,
    phone: null,
    address: null,
    opened_at: null,
    told_at: null,
    accepted_at: null,
    accepted_how: null,
  };
  const accept = () => screen.getByRole('button', { name: 'Accept the lease' });
  buttonsOf({ ...proposal, parties: [own] }, 'tenant');
  expect(accept().hasAttribute('disabled')).toBe(true);
  buttonsOf({ ...proposal, parties: [{ ...own, opened_at: `${today}T06:00:00.000Z` }] }, 'tenant');
  expect(accept().hasAttribute('disabled')).toBe(false);
  const accepted_at = `${today}T06:30:00.000Z`;
  expect(buttonsOf({ ...proposal, parties: [{ ...own, accepted_at }] }, 'tenant')).not.toContain(
    'Accept the lease',
  );
});

test('one who rents with others gives no notice for them all', () => {
  const running: Lease = { ...draft, state: 'active' };
  expect(buttonsOf(running, 'tenant')).toContain('Give notice');
  cleanup();
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeaseActions lease={{ ...running, is_co_tenant: true }} side="tenant" />
    </QueryClientProvider>,
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the tenant’s no is sent with its reason', async () => {
  answerOnly({ 'leases.contest': draft });
  buttonsOf({ ...proposal, is_signed_on_paper: true }, 'tenant');
  fireEvent.click(screen.getByRole('button', { name: 'No, that is not right' }));
  const reason = await screen.findByLabelText(/What is not right/);
  fireEvent.change(reason, { target: { value: 'I never signed' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(inputsOf('leases.contest')).toEqual([{ id: draft.id, version: 3, reason: 'I never signed' }]),
  );
});

test('a lease that moved in is contested by its tenant alone, for seven days after word of it arrived', () => {
  const no = 'No, that is not right';
  const toldOn = (day: string | null, state: Lease['state'] = 'active'): Lease => ({
    ...draft,
    state,
    moved_on: addDays(today, -20),
    parties: [
      {
        id: draft.id,
        role: 'tenant',
        name: 'Asha Rao',
        is_you: true,
        share_bp: null,
        email: null,
        phone: null,
        address: null,
        opened_at: null,
        told_at: day && `${day}T06:00:00Z`,
        accepted_at: null,
        accepted_how: null,
      },
    ],
  });
  expect(buttonsOf(toldOn(null), 'tenant')).toContain(no);
  expect(buttonsOf(toldOn(addDays(today, -7)), 'tenant')).toContain(no);
  expect(buttonsOf(toldOn(addDays(today, -8)), 'tenant')).not.toContain(no);
  expect(buttonsOf(toldOn(null), 'landlord')).not.toContain(no);
  expect(buttonsOf({ ...draft, state: 'active' }, 'tenant')).not.toContain(no);
});

test('a lease that changed meanwhile closes its dialog, so that nobody signs what they have not seen', async () => {
  answerOnly({});
  failWith(Object.assign(new Error('Someone else changed this'), { code: 'CONFLICT', status: 409 }));
  buttonsOf({ ...draft, state: 'active' }, 'tenant');
  fireEvent.click(screen.getByRole('button', { name: 'Give notice' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give notice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('leases.giveNotice')).toHaveLength(1);
});

test('before the last day an earlier one is proposed, and nobody ends the lease by a button', () => {
  const early = buttonsOf(ending({ notice: noticeFor(later) }), 'landlord');
  expect(early).toContain('Propose an earlier end');
  const over = buttonsOf(ending({ notice: noticeFor(today) }), 'landlord');
  expect(over).not.toContain('Propose an earlier end');
  expect(buttonsOf(ending({ notice: noticeFor(later) }), 'tenant')).toContain('Propose an earlier end');
  // From the last day on the deposit may be settled.
  expect(buttonsOf(ending({ notice: noticeFor(later) }), 'tenant')).toContain('Take the notice back');
  expect(buttonsOf(ending({ notice: noticeFor(today) }), 'tenant')).not.toContain('Take the notice back');
});

test.each(['landlord', 'tenant'] as const)(
  'an earlier end that the %s proposed is the other side’s to answer',
  (by) => {
    const asked = ending({ notice: noticeFor(later), proposed_end: { by, ends_on: today } });
    const other = by === 'landlord' ? 'tenant' : 'landlord';
    expect(buttonsOf(asked, other)).toEqual(expect.arrayContaining(['Agree', 'Decline the earlier end']));
    const own = buttonsOf(asked, by);
    expect(own).toContain('Take the proposal back');
    expect(own).not.toContain('Agree');
  },
);

test('a last day that both agreed on is not taken back by one', () => {
  expect(buttonsOf(ending({ notice: noticeFor(later) }), 'tenant')).toContain('Take the notice back');
  expect(buttonsOf(ending({ notice: noticeFor(later, true) }), 'tenant')).not.toContain(
    'Take the notice back',
  );
});
