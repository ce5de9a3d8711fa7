// One's own complaints: the list, a new one, what may be done in each state, and an objection to a line.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { complaintDetail as complaint } from '../../../../tests/support/web/complaint-example.ts';
import {
  answerNow,
  failingClient,
  failWith,
  inputsOf,
} from '../../../../tests/support/web/failing-client.ts';
import {
  click,
  fill,
  inDialog,
  open,
  page,
  press,
  refusal,
} from '../../../../tests/support/web/failing-screens.tsx';
import type { ComplaintDetail } from '../../../contract/complaints.ts';
import ComplaintsPage from './complaints-page.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const at = '/portal/complaints';
const line = '0198a000-0000-7000-8000-0000000000b1';
const lease = {
  id: '0198a000-0000-7000-8000-0000000000c1',
  property_id: '0198a000-0000-7000-8000-0000000000c2',
  home_name: 'Rose Villa',
  start_date: '2026-01-01',
  end_date: '2026-11-30',
};

const choose = async (label: string, option: string) => {
  fireEvent.click(await inDialog().findByRole('combobox', { name: (name) => name.startsWith(label) }));
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};

test('lists each with its number, state and day, or says that there is none', async () => {
  const { unmount } = open(ComplaintsPage, at, { 'complaints.listMine': page(complaint) });
  const card = await screen.findByRole('article', { name: complaint.number });
  for (const said of ['Received', 'Answer by 26 Dec 2026']) expect(card.textContent).toContain(said);
  unmount();
  open(ComplaintsPage, at, { 'complaints.listMine': page() });
  expect(await screen.findByText('You have no complaints')).toBeTruthy();
});

test('says when it could not be loaded', async () => {
  open(ComplaintsPage, at, {});
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a complaint without a kind asks for one', async () => {
  open(ComplaintsPage, at, { 'complaints.listMine': page() });
  await click('Write a complaint');
  await fill([['What happened?', 'Nobody calls back']]);
  await press('Send', inDialog);
  expect(await inDialog().findByText('Choose what it is about')).toBeTruthy();
  expect(inputsOf('complaints.submit')).toEqual([]);
});

test('an objection names its line, and leads to the complaint', async () => {
  const { router } = open(ComplaintsPage, `${at}?line=${line}`, {
    'complaints.listMine': page(),
    'complaints.submit': complaint,
    'complaints.getMine': complaint,
  });
  await fill([['What happened?', 'The rate is wrong']]);
  await press('Send', inDialog);
  await waitFor(() => expect(router.state.location.search).toBe(`?complaint=${complaint.id}`));
  expect(inputsOf('complaints.submit')).toEqual([
    expect.objectContaining({ kind: 'commission_line', subject_id: line, text: 'The rate is wrong' }),
  ]);
});

test.each([
  ['A lease', 'Which lease?', 'Rose Villa, 1 Jan 2026 – 30 Nov 2026', 'lease', lease.id],
  ['A payment', 'Which lease?', 'Rose Villa, 1 Jan 2026 – 30 Nov 2026', 'payment', lease.id],
  ['A home', 'Which home?', 'Rose Villa', 'home', lease.property_id],
])('of a tenant about %s names which one', async (about, question, answer, kind, subject_id) => {
  open(ComplaintsPage, at, {
    'complaints.listMine': page(),
    'leases.listMine': page(lease),
    'complaints.submit': complaint,
    'complaints.getMine': complaint,
  });
  await click('Write a complaint');
  await choose('What is it about?', about);
  await choose(question, answer);
  await fill([['What happened?', 'The roof leaks']]);
  await press('Send', inDialog);
  await waitFor(() =>
    expect(inputsOf('complaints.submit')).toEqual([expect.objectContaining({ kind, subject_id })]),
  );
});

test.each<[string, Partial<ComplaintDetail>, string[]]>([
  ['received', {}, ['Write more']],
  ['decided in time', { status: 'resolved', reopen_by: '2999-01-01' }, ['Ask the grievance officer']],
  ['decided long ago', { status: 'resolved', reopen_by: '2020-01-01' }, []],
  ['closed', { status: 'closed' }, []],
])('%s it offers what the rules allow', async (_, own, offers) => {
  open(ComplaintsPage, `${at}?complaint=${complaint.id}`, { 'complaints.getMine': { ...complaint, ...own } });
  await screen.findByRole('heading', { name: complaint.number });
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offers);
});

test('decided while its writer adds to it, shows the decision without a reload', async () => {
  open(ComplaintsPage, `${at}?complaint=${complaint.id}`, { 'complaints.getMine': complaint });
  await click('Write more');
  await fill([['Text', 'It leaks again']]);
  failWith(refusal(409, 'No', { rule: 'complaint.decided' }));
  answerNow({ 'complaints.getMine': { ...complaint, status: 'closed' } });
  await press('Write more', inDialog);
  await screen.findByText(/decided in the meantime/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Write more' })).toBeNull());
});
