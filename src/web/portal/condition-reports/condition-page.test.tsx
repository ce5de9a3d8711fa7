// A report is written without a connection, stays where it was, waits to be sent with its photos, and is answered by the other side.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  answerOnly,
  failingClient,
  failWith,
  inputsOf,
} from '../../../../tests/support/web/failing-client.ts';
import { newSession, renderPage, sessionOf } from '../../../../tests/support/web/render-page.tsx';
import type { ConditionReport, ConditionReports } from '../../../contract/condition-reports.ts';
import type { Api } from '../../lib/api-context.ts';
import { outbox } from '../../lib/offline/outbox.ts';
import { reportDrafts } from '../../lib/offline/report-drafts.ts';
import { sendOutbox } from '../../lib/offline/send-outbox.ts';
import { loadToastCard } from '../../ui/toast-region.tsx';
import { ReportSection } from './report-section.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

configure({ defaultHidden: true });
beforeAll(async () => {
  await loadToastCard();
  // The page of the tests has none.
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_: string, work: () => unknown) => work() },
  });
});
const owner = '0198a000-0000-7000-8000-00000000000a';
const leaseId = '0198a000-0000-7000-8000-000000000001';
const named = { owner, leaseId, kind: 'move_in' as const };

beforeEach(() => {
  answerOnly({});
  failWith(new TypeError('Failed to fetch'));
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  for (const one of await outbox.read(owner)) await outbox.drop(one);
  await act(() => outbox.show(owner));
  await reportDrafts.drop(named);
});

const suggested: ConditionReports['suggested'] = [
  {
    id: 'hall',
    kind: 'living',
    name: null,
    items: [
      { id: 'walls', kind: 'walls', name: null },
      { id: 'fan', kind: 'other', name: 'Ceiling fan' },
    ],
  },
];
const ofLease = (own: Partial<ConditionReports> = {}): ConditionReports => ({
  lease_id: leaseId,
  home_name: 'Lake View',
  lease_state: 'active',
  start_date: '2026-11-01',
  last_day: '2027-09-30',
  side: 'tenant',
  is_co_tenant: false,
  suggested,
  reports: [],
  ...own,
});
const sent = (own: Partial<ConditionReport> = {}): ConditionReport => ({
  id: '0198a000-0000-7000-8000-000000000009',
  kind: 'move_in',
  state: 'sent',
  version: 1,
  written_by: 'landlord',
  author_name: 'Lal Singh',
  sent_at: '2026-11-01T10:00:00.000Z',
  inspected_on: '2026-11-01',
  rooms: [
    {
      id: 'hall',
      kind: 'living',
      name: null,
      items: [{ id: 'walls', kind: 'walls', name: null, condition: 'worn', note: 'Needs paint' }],
    },
  ],
  meters: [],
  keys: [{ id: 'door', kind: 'main_door', name: null, count: 3 }],
  photos: [],
  comments: [],
  agreed_at: null,
  agreed_by_name: null,
  sha256: null,
  ...own,
});

/** As the page asks for them. */
function Asking() {
  const { conditionReports } = failingClient.queries;
  const { data, isFetching } = useQuery(
    conditionReports.get.queryOptions({ input: { lease_id: leaseId }, staleTime: 0 }),
  );
  return data && <ReportSection all={data} kind="move_in" isReading={isFetching} />;
}

function open(all: ConditionReports, page = <ReportSection all={all} kind="move_in" isReading={false} />) {
  const session = newSession();
  session.signedIn(sessionOf(owner));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderPage(<QueryClientProvider client={client}>{page}</QueryClientProvider>, '/', session);
}
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const type = async (label: RegExp, value: string, role = 'textbox') =>
  fireEvent.change(await screen.findByRole(role, { name: label }), { target: { value } });

async function write() {
  await press('Start the report');
  await press('The rest is good: Living room');
  await type(/^Note: Walls$/, 'A stain');
  await type(/^Reading/, '1204.5');
  await type(/^How many/, '3');
}

test('what was written is there again after the page was closed, with its photo', async () => {
  open(ofLease());
  await write();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input as HTMLInputElement, {
    target: { files: [new File(['x'], 'wall.jpg', { type: 'image/jpeg' })] },
  });
  await screen.findByRole('button', { name: 'Remove photo 1: Walls' });
  const before = await reportDrafts.read(named);
  cleanup();
  open(ofLease());
  const note = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Note: Walls' });
  expect(note.value).toBe('A stain');
  await screen.findByRole('button', { name: 'Remove photo 1: Walls' });
  expect(before?.photos).toMatchObject([{ lineId: 'walls', id: null }]);
  expect(await reportDrafts.photo(before?.photos[0]?.key ?? '')).toBeInstanceOf(File);
});

test('a line that nobody looked at is marked before anything is sent', async () => {
  open(ofLease());
  await press('Start the report');
  await press('Send to the other side');
  await screen.findByText('4 lines are not complete. They are marked above.');
  expect(screen.getAllByText('Choose a condition')).toHaveLength(2);
  screen.getByText('Enter what the meter shows, or remove it');
  expect(await outbox.read(owner)).toEqual([]);
});

test('without a connection it waits on the device, and is sent whole with its photos first', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(ofLease());
  await write();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input as HTMLInputElement, {
    target: { files: [new File(['x'], 'wall.jpg', { type: 'image/jpeg' })] },
  });
  await screen.findByRole('button', { name: 'Remove photo 1: Walls' });
  await press('Send to the other side');
  await screen.findByText('Your report waits on this device');
  screen.getByText(/1 photo will be sent with it[.]$/);
  expect(await reportDrafts.read(named)).toBeNull();

  const calls: [string, unknown, string | undefined][] = [];
  const answer =
    (name: string, answered: object) =>
    async (given: unknown, options?: { context?: { idempotencyKey?: string } }) => {
      calls.push([name, given, options?.context?.idempotencyKey]);
      if (calls.length === 2) throw new TypeError('Failed to fetch');
      return answered;
    };
  const api = {
    conditionReports: { addPhoto: answer('photo', { id: 'p1' }), send: answer('send', {}) },
  } as unknown as Api;
  const explain = async () => 'No';
  await act(() => sendOutbox(outbox, owner, async () => api, explain));
  await act(() => sendOutbox(outbox, owner, async () => api, explain));
  expect(calls.map(([name]) => name)).toEqual(['photo', 'send', 'send']);
  expect(calls[1]?.[2]).toBe(calls[2]?.[2]);
  expect(calls[2]?.[1]).toMatchObject({
    lease_id: leaseId,
    kind: 'move_in',
    version: 0,
    rooms: [{ items: [{ condition: 'good', note: 'A stain' }, { condition: 'good' }] }],
    meters: [{ reading: 1204.5 }],
    keys: [{ count: 3 }],
    photos: [{ id: 'p1', line_id: 'walls' }],
  });
  await waitFor(() => expect(screen.queryByText('Your report waits on this device')).toBeNull());
});

test('what was sent is never said to be missing while the reports are read anew', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerOnly({ 'conditionReports.get': ofLease() });
  open(ofLease(), <Asking />);
  await write();
  await press('Send to the other side');
  await screen.findByText('Your report waits on this device');
  let arrive = (_: ConditionReports) => {};
  const arrived = new Promise<ConditionReports>((resolve) => {
    arrive = resolve;
  });
  answerOnly({ 'conditionReports.get': arrived });
  const said: boolean[] = [];
  const watch = new MutationObserver(() => said.push(screen.queryByText('No move-in report yet') !== null));
  watch.observe(document.body, { childList: true, subtree: true });
  const api = { conditionReports: { send: async () => ({}) } } as unknown as Api;
  await act(() =>
    sendOutbox(
      outbox,
      owner,
      async () => api,
      async () => 'No',
    ),
  );
  await waitFor(() => expect(screen.queryByText('Your report waits on this device')).toBeNull());
  await screen.findByRole('status', { name: 'Loading' });
  await act(async () => arrive(ofLease({ reports: [sent({ written_by: 'tenant' })] })));
  await screen.findByText(/It waits for the other side to agree or comment/);
  watch.disconnect();
  expect(said).not.toContain(true);
});

test('what the server refused is opened again, and nothing of it is lost', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(ofLease());
  await write();
  await press('Send to the other side');
  await screen.findByText('Your report waits on this device');
  const refusal = Object.assign(new Error('refused'), { status: 409, code: 'RULE_BROKEN' });
  const api = { conditionReports: { send: () => Promise.reject(refusal) } } as unknown as Api;
  await act(() =>
    sendOutbox(
      outbox,
      owner,
      async () => api,
      async () => 'The other side sent it',
    ),
  );
  await screen.findByText('The other side sent it');
  await press('Open it again');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Note: Walls' })).value).toBe(
    'A stain',
  );
  await waitFor(() => expect(screen.queryByText('Your report could not be sent')).toBeNull());
});

test('the other side comments on lines, or agrees with its name', async () => {
  open(ofLease({ reports: [sent()] }));
  answerOnly({ 'conditionReports.comment': sent(), 'conditionReports.agree': sent() });
  await press('Add comments');
  await type(/^Comment: Walls$/, 'There is a crack too');
  await press('Send comments');
  await waitFor(() =>
    expect(inputsOf('conditionReports.comment')).toEqual([
      { id: sent().id, version: 1, comments: [{ line_id: 'walls', body: 'There is a crack too' }] },
    ]),
  );
  await press('Agree to the report');
  const dialog = await waitFor(() => within(document.querySelector('[role="dialog"]') as HTMLElement));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Your full name/ }), {
    target: { value: 'Asha Rao' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Agree' }));
  await waitFor(() =>
    expect(inputsOf('conditionReports.agree')).toEqual([{ id: sent().id, version: 1, name: 'Asha Rao' }]),
  );
});

test.each([
  ['its writer may change it, not agree to it alone', { side: 'landlord' as const }, ['Change the report']],
  ['a co-tenant only comments', { is_co_tenant: true }, ['Add comments']],
  ['who only reads does nothing', { side: null }, []],
])('%s', async (_, own, expected) => {
  open(ofLease({ ...own, reports: [sent()] }));
  await button('Report as PDF');
  const names = ['Agree to the report', 'Agree to the comments', 'Add comments', 'Change the report'];
  expect(names.filter((name) => screen.queryByRole('button', { name }))).toEqual(expected);
});
