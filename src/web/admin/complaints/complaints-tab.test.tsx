// The office's complaints: what the list says, and what may be done in each state.
import { cleanup, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { complaintDetail as complaint } from '../../../../tests/support/web/complaint-example.ts';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { click, fill, inDialog, open, page, press } from '../../../../tests/support/web/failing-screens.tsx';
import type { ComplaintStatus } from '../../../domain/complaints.ts';
import { adminTabs } from '../tabs.generated.ts';

const { mayNot } = vi.hoisted(() => ({ mayNot: new Set<string>() }));
vi.mock('../shell/use-may.ts', () => ({ useMay: () => (permission: string) => !mayNot.has(permission) }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const Tab = adminTabs.find(({ id }) => id === 'complaints')?.component as ComponentType;
const Screen = () => (
  <Suspense>
    <Tab />
  </Suspense>
);
const one = `/admin?tab=complaints&complaint=${complaint.id}`;

afterEach(cleanup);

test('the list says number, person, state and day, and asks for the state in the address', async () => {
  open(Screen, '/admin?tab=complaints&show=escalated', {
    'complaints.list': page({ ...complaint, answer_by: '2100-01-02' }),
  });
  const card = await screen.findByRole('article', { name: complaint.number });
  for (const said of ['Received', 'Asha Rao', 'Answer by 2 Jan 2100'])
    expect(card.textContent).toContain(said);
  expect(inputsOf('complaints.list')).toContainEqual(expect.objectContaining({ show: 'escalated' }));
});

test('what is overdue says so, and nothing of one’s own is no empty list', async () => {
  const overdue = { ...complaint, answer_by: '2020-01-02' };
  const { unmount } = open(Screen, '/admin?tab=complaints', { 'complaints.list': page(overdue) });
  const card = await screen.findByRole('article', { name: complaint.number });
  expect(card.textContent).toContain('Late: the answer was due by 2 Jan 2020');
  unmount();
  open(Screen, '/admin?tab=complaints&assigned=me', { 'complaints.list': page() });
  expect(await screen.findByText('Nothing matches')).toBeTruthy();
  expect(inputsOf('complaints.list')).toContainEqual(expect.objectContaining({ assigned: 'me' }));
});

test('says when nothing waits, and when it could not be loaded', async () => {
  const { unmount } = open(Screen, '/admin?tab=complaints', { 'complaints.list': page() });
  expect(await screen.findByText('No complaints waiting')).toBeTruthy();
  unmount();
  open(Screen, '/admin?tab=complaints', {});
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each<[ComplaintStatus, string[]]>([
  ['received', ['Take it', 'Answer', 'Decide', 'Add a note']],
  ['escalated', ['Take it', 'Answer', 'Decide', 'Add a note']],
  ['resolved', ['Add a note']],
  ['closed', ['Add a note']],
])('%s it offers what the rules allow', async (status, offers) => {
  open(Screen, one, { 'complaints.get': { ...complaint, status } });
  await screen.findByRole('heading', { name: complaint.number });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(offers);
});

test('whoever is not the grievance officer answers what was taken further, and does not decide it', async () => {
  mayNot.add('complaints.close');
  open(Screen, one, { 'complaints.get': { ...complaint, status: 'escalated' } });
  await screen.findByRole('heading', { name: complaint.number });
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  mayNot.clear();
});

test('an answer is sent with its words', async () => {
  open(Screen, one, { 'complaints.get': complaint, 'complaints.reply': complaint });
  await click('Answer');
  await fill([['Text', 'We look into it']]);
  await press('Answer', inDialog);
  expect(inputsOf('complaints.reply')).toEqual([{ id: complaint.id, text: 'We look into it' }]);
});

test.each([
  ['stands before it', [complaint, { ...complaint, id: 'other' }]],
  ['was decided and has left the list', [{ ...complaint, id: 'other' }]],
])('the next complaint is one click away where this one %s', async (_, rows) => {
  open(Screen, one, { 'complaints.get': complaint, 'complaints.list': page(...rows) });
  const next = await screen.findByRole('link', { name: 'Next' });
  expect(next.getAttribute('href')).toContain('complaint=other');
});

test('nothing comes after the only one', async () => {
  open(Screen, one, { 'complaints.get': complaint, 'complaints.list': page(complaint) });
  await screen.findByRole('heading', { name: complaint.number });
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});
