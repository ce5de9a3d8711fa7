// Managed homes by month: the mandate to answer before them, what is late in words and with the way to record it, the terms on demand.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Mandate } from '../../../contract/mandates.ts';
import type { OwnHomeMonths, RvlMonth } from '../../../contract/rvl.ts';
import {
  addDays,
  dateInIndia,
  formatDate,
  formatMonth,
  formatMonthShort,
  monthOf,
  shiftMonth,
} from '../../../domain/dates.ts';
import { MonthLines } from './managed-months.tsx';
import { OwnHomes } from './own-managed-homes.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const today = dateInIndia(new Date().toISOString());
const thisMonth = monthOf(today);

const month = (back: number, own: Partial<RvlMonth> = {}): RvlMonth => ({
  month: shiftMonth(thisMonth, -back),
  in_lease: true,
  due_date: addDays(today, 5),
  rvl_amount: 3_100_000,
  payment_status: 'pending',
  payment_date: null,
  mode: null,
  reference: null,
  ...own,
});
const rent = (
  state: NonNullable<RvlMonth['lease_rent']>['state'],
  own: Partial<NonNullable<RvlMonth['lease_rent']>> = {},
) => ({
  state,
  amount: 3_100_000,
  received: 0,
  missing: state === 'late' ? 3_100_000 : 0,
  due_date: addDays(today, -20),
  from_date: '2026-12-01',
  to_date: '2026-12-31',
  ...own,
});
const late = month(1, { lease_rent: rent('late') });
const paid = (back: number) =>
  month(back, { payment_status: 'paid', payment_date: addDays(today, -back * 30) });

const home = (own: Partial<OwnHomeMonths> = {}): OwnHomeMonths => ({
  id: '0198a000-0000-7000-8000-000000000001',
  status: 'active',
  side: 'owner',
  property_name: '2 BHK Mayur Vihar, Delhi',
  owner_name: 'Sudha Hegde',
  property_type: 'apartment',
  property_location: 'Mayur Vihar, Delhi',
  monthly_rent: 3_100_000,
  security_deposit_company: 0,
  security_deposit_type: 'refundable',
  payment_mode: 'upi',
  monthly_rent_payment_date: 5,
  lease_start_date: '2026-01-01',
  lease_end_date: null,
  rvl_amount: 3_100_000,
  commission_percentage: 8,
  management_fee_percentage: 8,
  created_at: '2026-01-01T06:00:00.000Z',
  collects: 'owner',
  mandate: null,
  offered_mandate: null,
  lease: {
    id: '0198a000-0000-7000-8000-000000000002',
    state: 'active',
    rent: 3_100_000,
    deposit: 9_300_000,
    deposit_held_by: 'company',
    due_day: 5,
    start_date: `${thisMonth}-01`,
    last_day: '2027-12-31',
    differs_from_rvl: false,
  },
  months: [month(0, { lease_rent: rent('due', { due_date: addDays(today, 5) }) }), late, paid(2), paid(3)],
  ...own,
});

function open(...items: OwnHomeMonths[]) {
  answerOnly({ 'rvl.listMine': { items, total: items.length, next_cursor: null, until: thisMonth } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <OwnHomes />
    </QueryClientProvider>,
  );
}

it('says since when a month is late, what is late of all, and leads to recording it', async () => {
  open(home());
  const row = await screen.findByRole('row', { name: /Mayur Vihar/ });
  within(row).getByText(`Late since ${formatDate(addDays(today, -20))}`);
  const link = within(row).getByRole('link', { name: 'Record rent: 2 BHK Mayur Vihar, Delhi' });
  expect(link.getAttribute('href')).toBe('/portal/landlord/leases/0198a000-0000-7000-8000-000000000002#rent');
  const sums = screen.getByRole('status').textContent;
  expect(sums).toMatch(`₹0 of ₹31,000 paid for ${formatMonth(thisMonth)}`);
  expect(sums).toMatch('₹31,000 late');
});

it('says of months before the home came to Kiraya that they are not its own', async () => {
  const before = month(1, { in_lease: false });
  const lease = home().lease;
  open(
    home({
      lease_start_date: `${thisMonth}-01`,
      lease: lease && { ...lease, start_date: '2026-01-01' },
      months: [month(0, { lease_rent: rent('due') }), before],
    }),
  );
  await screen.findByText('Before Kiraya');
});

it('says of how many homes the rent of the month is due', async () => {
  const none = home({ id: '0198a000-0000-7000-8000-000000000009', lease: null, months: [month(0)] });
  open(home({ months: [month(0, { lease_rent: rent('due') })] }), none);
  await screen.findAllByRole('row', { name: /Mayur Vihar/ });
  expect(screen.getByRole('status').textContent).toMatch('from 1 of 2 managed homes');
});

it('on a phone has the months without a lease in one line, and says of paid ones whose lease is not here', () => {
  const none = { due_date: addDays(today, -40) };
  renderPage(<MonthLines home={home({ months: [month(0), month(1, none), month(2, none), paid(3)] })} />);
  const [, one, two, three] = [0, 1, 2, 3].map((back) => formatMonthShort(shiftMonth(thisMonth, -back)));
  screen.getByText(`No lease: ${two}, ${one}`);
  screen.getByText(`Paid: ${three}`);
  screen.getByText(`Earlier lease, not recorded here: ${three}`);
});

it('in a column says so below the month that is paid', async () => {
  open(home({ months: [month(0, { lease_rent: rent('due') }), paid(1)] }));
  const words = await screen.findByText('Earlier lease, not recorded here');
  // Six columns fit beside each other only where it wraps.
  expect(words.style.whiteSpace).toBe('normal');
  cleanup();
  open(home({ side: 'broker', lease: null, months: [month(0), paid(1)] }));
  await screen.findByText(/^Paid on/);
  expect(screen.queryByText(/^Earlier lease/)).toBeNull();
});

it('leaves the rent that the operator collects to the operator, and rent that came in is not late', async () => {
  open(home({ collects: 'operator' }));
  await screen.findByRole('link', { name: /^Open the lease/ });
  cleanup();
  open(home({ months: [month(0), { ...late, lease_rent: rent('paid', { received: 3_100_000 }) }] }));
  await screen.findByText('Rent received');
  screen.getByRole('link', { name: /^Open the lease/ });
  expect(screen.queryByText(/late/)).toBeNull();
});

it('has the month as the lease has it: part of a rent, a payment that waits, and never late without a lease', async () => {
  open(
    home({
      months: [
        month(0, {
          lease_rent: rent('disputed', { amount: 2_200_000, to_date: '2026-12-22' }),
        }),
        month(1),
      ],
    }),
  );
  await screen.findByText('Rent in dispute');
  screen.getByText('1–22 Dec, part of a month', { normalizer: (text) => text.replaceAll('\u00a0', ' ') });
  screen.getByText('₹22,000');
  screen.getByText('No lease');
  expect(screen.getByRole('status').textContent).toMatch(`₹0 of ₹22,000 paid for ${formatMonth(thisMonth)}`);
  expect(screen.queryByText(/[Ll]ate/)).toBeNull();
  cleanup();
  const { lease } = home();
  const starts = `${thisMonth}-28`;
  open(
    home({
      lease: lease && { ...lease, state: 'draft', start_date: starts },
      months: [month(0, { due_date: addDays(today, -3) })],
    }),
  );
  await screen.findByText(`Draft from ${formatDate(starts)}`);
  expect(screen.getByRole('status').textContent).toMatch(`₹0 of ₹0 paid`);
  expect(screen.queryByText(/[Ll]ate/)).toBeNull();
});

it('shows a mandate to answer before the homes, and the terms once they are asked for', async () => {
  const mandate: Mandate = {
    id: '0198a000-0000-7000-8000-000000000003',
    version: 1,
    state: 'offered',
    collects: 'owner',
    fee_bp: 800,
    remittance_day: null,
    deposit_holder: 'company',
    payee_name: null,
    payee_upi: null,
    text: 'The tenant pays the rent to the owner.',
    text_hash: 'a'.repeat(64),
    offered_at: '2026-11-20T06:30:00.000Z',
    answered_at: null,
    signed_name: null,
    decline_reason: null,
  };
  open(home({ offered_mandate: mandate, lease: null }));
  const answer = await screen.findByRole('region', { name: /^Mandate: 2 BHK Mayur Vihar/ });
  within(answer).getByRole('button', { name: 'Accept the mandate' });
  const table = screen.getByRole('table');
  expect(answer.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  within(table).getByRole('link', { name: /^Write the lease/ });
  fireEvent.click(screen.getByRole('button', { name: /^Terms, fee and mandate/ }));
  const terms = await screen.findByRole('dialog');
  within(terms).getByText('8% of the rent');
});
