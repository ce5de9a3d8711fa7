// The demo's rent: every month of every lease so far, nearly all paid and confirmed, some waiting, late or in part.
import { addDays, firstDayOf, instantInIndia, monthOf, shiftMonth } from '../../../domain/dates.ts';
import { rentPaymentModes } from '../../../domain/managed-rentals.ts';
import { financialYear, MONTHS_AHEAD, type RentPeriod, rentPeriods } from '../../../domain/rents.ts';
import { type DemoLease, leaseId } from './leases.ts';
import { type Chance, chanceOf, demoId } from './random.ts';
import type { Row, SeedClock } from './rows.ts';

type Rows = { dues: Row[]; payments: Row[]; allocations: Row[] };
type Paid = { amount: number; state: 'confirmed' | 'reported' | 'mismatch'; paidOn: string };

export function rentRows(clock: SeedClock, leases: readonly DemoLease[]): Rows {
  const chance = chanceOf(9);
  const rows: Rows = { dues: [], payments: [], allocations: [] };
  for (const lease of leases.filter(({ state }) => state !== 'draft')) addLease(rows, clock, lease, chance);
  numberReceipts(rows.payments);
  return rows;
}

function addLease(rows: Rows, clock: SeedClock, lease: DemoLease, chance: Chance): void {
  const through = shiftMonth(monthOf(clock.today), MONTHS_AHEAD);
  const last = lease.endedOn ?? lease.endsOn ?? lease.end;
  const terms = { start: lease.start, last, rent: lease.rent * 100, dueDay: lease.dueDay };
  for (const [n, period] of rentPeriods(terms, through).entries()) {
    const dueId = demoId(`rent-due ${lease.n}`, n);
    rows.dues.push({
      id: dueId,
      lease_id: leaseId(lease),
      month: firstDayOf(period.month),
      from_date: period.from,
      to_date: period.to,
      due_date: period.dueDate,
      amount: period.amount,
      reminders: period.dueDate < clock.today ? 3 : 0,
      created_at: instantInIndia(addDays(period.from, -20), 1),
    });
    const paid = paymentOf(clock, lease, period, chance);
    if (paid) addPayment(rows, { lease, n, dueId, paid, chance });
  }
}

/** The tenant's account has this month still to pay; their landlord finds one payment to confirm and one that does not fit. */
function paymentOf(clock: SeedClock, lease: DemoLease, period: RentPeriod, chance: Chance): Paid | null {
  const paidOn = addDays(period.dueDate, chance.whole(-3, 4));
  const isPresent = period.month === monthOf(clock.today);
  if (paidOn >= clock.today || period.month > monthOf(clock.today)) return null;
  if (lease.n === 0 && isPresent) return null;
  if (lease.n === 1 && isPresent) return { amount: period.amount, state: 'reported', paidOn };
  if (lease.n === 2 && isPresent) return { amount: period.amount - 2_000_00, state: 'mismatch', paidOn };
  if (isPresent && chance.happens(0.15)) return null;
  if (isPresent && chance.happens(0.1)) {
    return { amount: Math.round(period.amount / 200) * 100, state: 'confirmed', paidOn };
  }
  return { amount: period.amount, state: 'confirmed', paidOn };
}

type Added = { lease: DemoLease; n: number; dueId: string; paid: Paid; chance: Chance };

function addPayment(rows: Rows, { lease, n, dueId, paid, chance }: Added): void {
  const id = demoId(`rent-payment ${lease.n}`, n);
  const mode = lease.n % 5 === 4 ? chance.pick(rentPaymentModes) : 'upi';
  const serial = 400_000_000_000 + lease.n * 100_000 + n * 37;
  const isConfirmed = paid.state === 'confirmed';
  const references = {
    upi: `${serial}`,
    bank_transfer: `HDFCN${serial}`,
    cheque: `${serial}`.slice(-6),
    cash: null,
  };
  rows.payments.push({
    id,
    lease_id: leaseId(lease),
    due_id: dueId,
    landlord_id: lease.rental.landlord.id,
    amount: paid.amount,
    mode,
    reference: references[mode],
    paid_on: paid.paidOn,
    state: paid.state,
    answer: paid.state === 'mismatch' ? 'My account shows ₹2,000 less than the rent.' : null,
    reported_by: lease.tenant.id,
    confirmed_by: isConfirmed ? lease.rental.landlord.id : null,
    confirmed_at: isConfirmed ? instantInIndia(paid.paidOn, 20) : null,
    receipt_number: null,
    created_at: instantInIndia(paid.paidOn, 9),
  });
  if (isConfirmed) rows.allocations.push({ payment_id: id, due_id: dueId, amount: paid.amount });
}

/** In the order in which they were paid, as the trigger would have numbered them one by one. */
function numberReceipts(payments: Row[]): void {
  const counts = new Map<string, number>();
  for (const row of payments.toSorted((a, b) => String(a.paid_on).localeCompare(String(b.paid_on)))) {
    if (row.state !== 'confirmed') continue;
    const year = financialYear(String(row.paid_on));
    const key = `${row.landlord_id} ${year}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    row.receipt_number = `KR/${year}/${String(count).padStart(5, '0')}`;
  }
}
