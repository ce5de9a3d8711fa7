// A person's story in sentences, narrowed to one kind by the address; and the transfers to them.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { open, page } from '../../../../tests/support/web/failing-screens.tsx';
import type { Activity, UserTransfer } from '../../../contract/users.ts';
import { ActivityLog } from './activity-log.tsx';
import { Payments } from './payments.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const userId = '019aa000-0000-7000-8000-000000000001';
const Log = () => <ActivityLog userId={userId} />;
const Money = () => <Payments userId={userId} />;

let count = 0;
const entry = (own: Partial<Activity>): Activity => {
  count += 1;
  return {
    id: `019aa000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    kind: 'audit',
    action: 'roles.assign',
    by_this_person: false,
    actor: null,
    reason: null,
    subject: null,
    before: null,
    after: null,
    facts: null,
    created_at: '2026-11-20T06:30:00.000Z',
    ...own,
  };
};

const paid = {
  amount: 10_510_300,
  code: 'KP000064',
  reference: 'UTR0064',
  day: '2026-11-12',
  batch: 'settled',
};
const confirmation: [Partial<Activity>, string][] = [
  [{}, 'Role assigned'],
  [{ kind: 'lead', action: 'visit.accepted', subject: 'Rose 4' }, 'Time accepted'],
  [
    {
      kind: 'rent',
      action: 'confirmed',
      subject: 'Rose 4',
      facts: { amount: 4_200_000, side: 'tenant', day: '2026-11-05' },
    },
    'Payment of ₹42,000 for Rose 4 on 5 Nov 2026, as tenant: Confirmed',
  ],
  [
    {
      kind: 'rent',
      action: 'mismatch',
      subject: 'Rose 4',
      facts: { amount: 4_200_000, side: 'landlord', day: '2026-11-05' },
    },
    'Payment of ₹42,000 for Rose 4 on 5 Nov 2026, as landlord: In dispute',
  ],
  [
    { kind: 'payout', action: 'paid', facts: paid },
    '₹1,05,103 was paid to this person on 12 Nov 2026 (KP000064)',
  ],
  [
    { kind: 'payout', action: 'pending', facts: { ...paid, batch: 'exported' } },
    '₹1,05,103 to this person is at the bank (KP000064)',
  ],
  [
    { kind: 'payout', action: 'pending', facts: { ...paid, batch: 'draft' } },
    '₹1,05,103 to this person is in a batch that the bank does not have yet (KP000064)',
  ],
  [
    { kind: 'payout', action: 'failed', facts: paid },
    '₹1,05,103 to this person came back from the bank (KP000064)',
  ],
  [{ kind: 'payout', action: 'cancelled', facts: paid }, '₹1,05,103 to this person was not sent (KP000064)'],
  [
    { kind: 'payment', action: 'succeeded', facts: { amount: 500_000, type: 'broker_registration' } },
    'Broker registration, ₹5,000: Succeeded',
  ],
  [
    { kind: 'commission', action: 'tax', facts: { amount: -121_400, month: '2026-10' } },
    'Commission account, Oct 2026: Tax deducted (TDS), -₹1,214',
  ],
  [
    { kind: 'owner_money', action: 'management_fee', facts: { amount: -800_000, day: '2026-11-05' } },
    'Owner’s account: Management fee, -₹8,000',
  ],
  [{ kind: 'mail', action: 'bounced', subject: 'Your visit' }, 'Email “Your visit”: Came back'],
  [
    { kind: 'text', action: 'delivered', subject: 'sign-in-code' },
    'Text message “Code to sign in”: Delivered',
  ],
  [{ kind: 'text', action: 'delivered', subject: 'of-long-ago' }, 'Text message “of-long-ago”: Delivered'],
  [
    { kind: 'conversation', action: 'open', subject: 'Rose 4', facts: { person: 'Lal Singh', messages: 3 } },
    'Conversation with Lal Singh about Rose 4. Messages: 3',
  ],
  [
    {
      kind: 'conversation',
      action: 'reported',
      subject: 'Rose 4',
      facts: { person: 'Lal Singh', messages: 3 },
    },
    'Conversation with Lal Singh about Rose 4, which was reported. Messages: 3',
  ],
  [{ kind: 'enquiry', action: 'answered', subject: 'Is it free?' }, 'Asked us: “Is it free?” (Answered)'],
];

test('every kind of entry is a sentence', async () => {
  open(Log, '/admin?tab=users', {
    'users.activity': { items: confirmation.map(([own]) => entry(own)), next_cursor: null },
  });
  await screen.findByText('Role assigned');
  for (const [, sentence] of confirmation) expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getAllByText(/UTR0064/).length).toBeGreaterThan(0);
  expect(inputsOf('users.activity')).toEqual([{ userId }]);
});

test('the address narrows it to a kind, and an unknown one is everything', async () => {
  const { unmount } = open(Log, '/admin?tab=users&kind=payout', {
    'users.activity': { items: [], next_cursor: null },
  });
  await screen.findByText('Nothing of this kind');
  expect(inputsOf('users.activity')).toContainEqual({ userId, kind: 'payout' });
  unmount();
  open(Log, '/admin?tab=users&kind=gossip', { 'users.activity': { items: [], next_cursor: null } });
  await screen.findByText('Nothing has happened yet');
});

const transfer: UserTransfer = {
  id: '019aa000-0000-7000-8000-0000000000a1',
  batch_id: '019aa000-0000-7000-8000-0000000000b1',
  code: 'KP000064',
  payee_kind: 'affiliate',
  amount: 10_510_300,
  state: 'paid',
  batch_state: 'settled',
  account: '••••0001',
  reference: 'UTR0064',
  paid_on: '2026-11-12',
  failure: null,
  created_at: '2026-11-10T06:30:00.000Z',
};

test('whether somebody was paid is answered with code, reference, day and state', async () => {
  const atBank = {
    ...transfer,
    id: '019aa000-0000-7000-8000-0000000000a2',
    code: 'KP000070',
    state: 'pending' as const,
    batch_state: 'exported' as const,
    reference: null,
    paid_on: null,
  };
  open(Money, '/admin?tab=users', { 'users.transfers': page(transfer, atBank), 'users.payments': page() });
  const link = await screen.findByRole('link', { name: 'KP000064' });
  expect(link.getAttribute('href')).toContain(transfer.batch_id);
  const [, one, other] = screen.getAllByRole('row').map((row) => row.textContent);
  for (const word of ['₹1,05,103', 'Paid', 'UTR0064', '12 Nov 2026']) expect(one).toContain(word);
  expect(other).toContain('At the bank');
  await screen.findByText('No payments yet');
});
