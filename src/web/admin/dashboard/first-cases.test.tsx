// The first screen of those who have few kinds of work: their cases themselves, each with what one does about it.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf, timesAsked } from '../../../../tests/support/web/failing-client.ts';
import { claim } from '../../../../tests/support/web/failing-office-examples.ts';
import { click, open, page } from '../../../../tests/support/web/failing-screens.tsx';
import { HealthBadge } from '../shell/health-badge.tsx';
import DashboardTab from './dashboard-tab.tsx';
import FirstCases from './first-cases.tsx';
import { useIsQuiet, WaitingWork } from './waiting-work.tsx';

let allowed: readonly string[] = [];
vi.mock('../shell/use-may.ts', () => ({ useMay: () => (to: string) => allowed.includes(to) }));
let isPhone = false;
vi.mock('../../ui/use-is-phone.ts', () => ({ useIsPhone: () => isPhone }));
// Its queue is of another kind of events than the test's page.
vi.mock('../../lib/resilience/background-queue.ts', () => ({
  createBackgroundQueue: () => (_of: string, run: () => unknown) => run(),
}));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const list = async (name: string) => within(await screen.findByRole('region', { name }));
const owed = {
  affiliate_id: 'KRY-ONE',
  user_id: '019aa000-0000-7000-8000-000000000001',
  full_name: 'Asha Rao',
  status: 'active',
  amount: 86_401_00,
  pan: null,
  account: null,
  block: null,
};

test('on a phone what is owed ends the line of the name', async () => {
  allowed = ['payouts.candidates'];
  isPhone = true;
  open(FirstCases, '/admin', { 'payouts.candidates': page(owed) });
  const title = await (await list('Most owed')).findByRole('link', { name: owed.full_name });
  expect(title.nextElementSibling?.textContent).toMatch(/^₹/);
  isPhone = false;
});

test('whoever verifies has the requests that wait longest, and decides them there', async () => {
  allowed = ['claims.verify'];
  open(FirstCases, '/admin', {
    'claims.list': page(claim),
    'claims.decline': { ...claim, status: 'declined' },
  });
  const title = claim.home?.title;
  await (await list('Oldest requests')).findByRole('button', { name: `Verify: ${title}` });
  await click(`Decline: ${title}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Reason/)).toBeTruthy();
  expect(
    dialog.getByText((text) => text.startsWith('Decline: ') && text.endsWith(` · ${title}`)),
  ).toBeTruthy();
  expect(inputsOf('claims.list')).toEqual([{ limit: 5 }]);
});

test('a maker sees who is owed most, with amounts, and asks there for what is missing', async () => {
  allowed = ['payouts.candidates', 'payouts.createBatch', 'payees.remind', 'users.list'];
  open(FirstCases, '/admin', {
    'payouts.candidates': page(owed, {
      ...owed,
      affiliate_id: 'KRY-TWO',
      full_name: 'Ravi Kumar',
      block: 'no-pan',
    }),
    'payouts.totals': { to_pay: { people: 1, amount: 86_401_00 }, carried: [], to_remind: 1 },
    'payees.remind': {},
  });
  const rows = await list('Most owed');
  expect((await rows.findByRole('article', { name: 'Asha Rao' })).textContent).toContain('₹86,401');
  // Nobody is paid alone: the row leads to the person, and one batch is drafted for all.
  expect(rows.getByRole('link', { name: 'Open: Asha Rao' }).getAttribute('href')).toContain(
    `user=${owed.user_id}`,
  );
  await click('Draft a batch · ₹86,401 · 1 person');
  expect(await screen.findByRole('dialog', { name: 'Draft a batch of ₹86,401?' })).toBeTruthy();
  await click('Remind Ravi Kumar');
  await waitFor(() => expect(inputsOf('payees.remind')).toEqual([{ user_id: owed.user_id, what: 'pan' }]));
});

const never = new Promise(() => {});

test.each([
  ['claims.verify', 'claims.list', 'claims', 'Oldest requests'],
  ['reports.review', 'reports.list', 'reports', 'Reported listings'],
  ['payouts.candidates', 'payouts.candidates', null, 'Most owed'],
  ['remittances.candidates', 'remittances.candidates', null, 'Owed to owners and tenants'],
  ['payouts.cancel', 'payouts.listBatches', 'batches-to-approve', 'Open batches'],
])(
  'until the list of %s is here its place is kept, as high as what comes',
  async (may, asks, kind, title) => {
    allowed = [may];
    const waiting = { kind, count: 2, oldest_at: null, amount: null, is_late: false };
    const answers = { [asks]: never, 'inbox.list': { items: kind ? [waiting] : [] } };
    open(FirstCases, '/admin', answers);
    const section = await list(title);
    const places = () => section.getByRole('status').querySelectorAll('[class*="coming"]').length;
    await waitFor(() => expect(places()).toBe(kind ? 2 : 5));
    cleanup();
    // What the inbox does not have has no place.
    if (!kind) return;
    open(FirstCases, '/admin', { ...answers, 'inbox.list': { items: [] } });
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
  },
);

const draft = {
  id: '019aa000-0000-7000-8000-000000000009',
  state: 'draft',
  purpose: 'commission',
  month: '2026-08',
  amount: 65_220_00,
  created_by: 'Thangam Subbiah',
  created_at: '2026-09-01T06:30:00.000Z',
  approved_at: null,
  is_own: false,
};

test('a draft that waits for approval is the first of what waits, before what is late', async () => {
  allowed = ['payouts.cancel', 'payouts.approve'];
  const item = { count: 1, oldest_at: null, amount: null, late_amount: null };
  open(DashboardTab, '/admin', {
    'inbox.list': {
      items: [
        { ...item, kind: 'tds-to-deposit', is_late: true },
        { ...item, kind: 'batches-to-approve', is_late: false },
      ],
    },
    'payouts.listBatches': page(draft),
  });
  const waiting = await list('Waiting for you');
  const batch = await waiting.findByRole('link', { name: 'Approve: Commission, Aug 2026' });
  const tax = waiting.getByRole('listitem');
  expect(batch.compareDocumentPosition(tax) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByRole('region', { name: 'Open batches' })).toHaveLength(1);
});

test('a maker begins with the batch to draft', async () => {
  allowed = ['payouts.candidates', 'payouts.createBatch'];
  open(DashboardTab, '/admin', {
    'inbox.list': {
      items: [{ kind: 'no-pan', count: 1, oldest_at: null, amount: null, late_amount: null, is_late: true }],
    },
    'payouts.candidates': page(owed),
    'payouts.totals': { to_pay: { people: 1, amount: 86_401_00 }, carried: [], to_remind: 0 },
  });
  const waiting = await list('Waiting for you');
  await waiting.findByRole('button', { name: 'Draft a batch · ₹86,401 · 1 person' });
  await list('Most owed');
  expect(screen.getAllByRole('button', { name: /^Draft a batch/ })).toHaveLength(1);
});

test.each([
  ['a checker approves what another drafted', ['payouts.cancel', 'payouts.approve'], false, 'Approve'],
  ['nobody approves their own draft', ['payouts.cancel', 'payouts.approve'], true, 'Open'],
  ['a maker opens a draft', ['payouts.cancel', 'payouts.export'], true, 'Open'],
])('%s', async (_, may, isOwn, act) => {
  allowed = may;
  const batch = { ...draft, is_own: isOwn };
  open(FirstCases, '/admin', { 'payouts.listBatches': page(batch, { ...batch, id: 'x', state: 'settled' }) });
  const rows = await list('Open batches');
  expect(await rows.findAllByRole('article')).toHaveLength(1);
  const link = rows.getByRole('link', { name: `${act}: Commission, Aug 2026` });
  expect(link.getAttribute('href')).toContain(`batch=${batch.id}`);
});

test('a list that shows all that waits leads to no more', async () => {
  allowed = ['claims.verify'];
  const waiting = { kind: 'claims', oldest_at: null, amount: null, late_amount: null, is_late: false };
  const answers = { 'claims.list': page(claim) };
  open(FirstCases, '/admin', { ...answers, 'inbox.list': { items: [{ ...waiting, count: 2 }] } });
  await (await list('Oldest requests')).findByRole('link', { name: 'Show all 2' });
  cleanup();
  open(FirstCases, '/admin', { ...answers, 'inbox.list': { items: [{ ...waiting, count: 1 }] } });
  const rows = await list('Oldest requests');
  await rows.findAllByRole('article');
  await waitFor(() => expect(rows.queryByRole('link', { name: /Show all/ })).toBeNull());
});

const Quiet = () => <p>{useIsQuiet() ? 'Cases first' : 'The rest first'}</p>;

test('the cases come first where nothing else that waits is late', async () => {
  allowed = ['claims.verify'];
  const item = { count: 1, oldest_at: null, amount: null, late_amount: null, is_late: false };
  const claims = { ...item, kind: 'claims', is_late: true };
  const withFlags = (isLate: boolean) => ({
    'inbox.list': { items: [claims, { ...item, kind: 'flags', is_late: isLate }] },
  });
  open(Quiet, '/admin', withFlags(false));
  await screen.findByText('Cases first');
  cleanup();
  open(Quiet, '/admin', withFlags(true));
  await waitFor(() => expect(timesAsked('inbox.list')).toBe(1));
  await screen.findByText('The rest first');
});

test('support has the reports that look like a fraud first, with what was written', async () => {
  allowed = ['reports.review'];
  open(FirstCases, '/admin', {
    'reports.list': page({
      id: '019aa000-0000-7000-8000-000000000004',
      reason: 'fake',
      note: 'The owner of the photos lives next door.',
      created_at: '2026-11-20T06:30:00.000Z',
      home: { title: 'Rose 4', locality: null, city: 'Pune' },
    }),
  });
  const reports = await list('Reported listings');
  const row = await reports.findByRole('article');
  expect(row.textContent).toContain('lives next door');
  // On a phone its act stands beside its name.
  expect(row.dataset).toHaveProperty('menu');
  expect(inputsOf('reports.list')).toEqual([{ sort: 'urgent', limit: 5 }]);
});

test('what waits says its amount where it is money; the rest comes after what is late', async () => {
  const kinds = [
    'tds-to-deposit',
    'enquiries',
    'reports',
    'claims',
    'flags',
    'imports',
    'localities',
    'no-pan',
  ];
  const items = kinds.map((kind, place) => ({
    kind,
    count: 2,
    oldest_at: null,
    amount: kind === 'tds-to-deposit' ? 6_248_00 : null,
    late_amount: null,
    is_late: place === 0,
  }));
  open(WaitingWork, '/admin', { 'inbox.list': { items } });
  const all = await screen.findByRole('button', { name: 'Show all 8' });
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Tax to deposit · ₹6,248');
  expect(rows[1]?.textContent).not.toContain('₹');
  const folded = () => rows.filter((row) => row.hasAttribute('data-folded')).length;
  expect(folded()).toBe(2);
  fireEvent.click(all);
  expect(folded()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(folded()).toBe(2);
});

test('of a sum that is late in part it says which part', async () => {
  const item = { count: 2, oldest_at: '2026-08-05T00:00:00.000Z', amount: 1_29_020_00, is_late: true };
  const items = [
    { ...item, kind: 'owners-without-account', late_amount: 9_520_00 },
    { ...item, kind: 'owners-to-pay', late_amount: 1_29_020_00 },
    { ...item, kind: 'batches-to-send', late_amount: 0, is_late: false },
  ];
  open(WaitingWork, '/admin', { 'inbox.list': { items } });
  const [part, whole, none] = await screen.findAllByRole('listitem');
  expect(part?.textContent).toContain('₹1,29,020; ₹9,520 is late');
  expect(whole?.textContent).not.toContain('is late');
  expect(none?.textContent).not.toContain('is late');
});

test('nobody is said to be healthy without a connection', async () => {
  const health = { level: 'healthy', checked_at: '2026-12-01T06:30:00.000Z', checks: [], figures: {} };
  open(HealthBadge, '/admin', { 'admin.health': health });
  const badge = await screen.findByRole('button', { name: 'System: Healthy' });
  // On a phone a dot has the place of the words.
  expect(badge.querySelector('[aria-hidden]')?.textContent).toBe('●');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByRole('button', { name: /^System/ })).toBeNull();
  // Queries of the files after this one would wait for it.
  act(() => void window.dispatchEvent(new Event('online')));
});
