/** The rent of the demo's leases: nearly every month so far paid and confirmed, some waiting, late or in part. */
import { chanceOf } from '../../../src/db/seed/demo/random.ts';
import { addDays, type CalendarDate, monthOf } from '../../../src/domain/dates.ts';
import { type RentPaymentMode, rentPaymentModes } from '../../../src/domain/managed-rentals.ts';
import { type RentPeriod, rentPeriods } from '../../../src/domain/rents.ts';
import { type DemoLease, isOffer, latest } from './lease-plan.ts';

export interface DemoRent {
  lease: DemoLease;
  period: RentPeriod;
  /** Paise. */
  amount: number;
  paidOn: CalendarDate;
  mode: RentPaymentMode;
  reference: string | null;
  /** What the landlord says to it: yes, that less arrived, or nothing yet. */
  answer: 'confirmed' | 'mismatch' | null;
}

export function demoRents(leases: readonly DemoLease[], today: CalendarDate): DemoRent[] {
  const chance = chanceOf(9);
  return leases.flatMap((lease) => {
    if (isOffer(lease)) return [];
    const rents = rentPeriods(termsOf(lease), monthOf(today)).flatMap((period, n): DemoRent[] => {
      const paidOn = addDays(period.dueDate, chance.whole(-3, 4));
      const [isForgotten, isInPart] = [chance.happens(0.15), chance.happens(0.1)];
      const isPresent = period.month === monthOf(today);
      if (paidOn >= today || (isPresent && (lease.n === 0 || (lease.n > 3 && isForgotten)))) return [];
      const mode: RentPaymentMode = lease.n % 5 === 4 ? chance.pick(rentPaymentModes) : 'upi';
      const paid = { lease, period, mode, reference: referenceOf(mode, lease.n, n) };
      // The days before a lease begins are nobody's to pay in.
      const on = latest(paidOn, addDays(lease.agreedOn, 1), lease.start);
      return [{ ...paid, paidOn: on, ...(isPresent ? shownOf(lease, period, isInPart) : whole(period)) }];
    });
    return withNewestShown(rents, today);
  });
}

/** In the first days of a month nobody has paid it yet: then the landlord is asked about the month before, paid late. */
function withNewestShown(rents: readonly DemoRent[], today: CalendarDate): DemoRent[] {
  const newest = rents.at(-1);
  if (!newest || !isAsked(newest.lease) || newest.period.month === monthOf(today)) return [...rents];
  const paidOn = latest(newest.paidOn, addDays(today, -2));
  return [...rents.slice(0, -1), { ...newest, paidOn, ...shownOf(newest.lease, newest.period, false) }];
}

const isAsked = ({ n }: DemoLease): boolean => n === 2 || n === 3;

const termsOf = ({ start, end, notice, rent, dueDay }: DemoLease) => ({
  start,
  last: notice?.endsOn ?? end,
  rent: rent * 100,
  dueDay,
});

type Shown = Pick<DemoRent, 'amount' | 'answer'>;
const whole = ({ amount }: RentPeriod): Shown => ({ amount, answer: 'confirmed' });

/** The tenant's account has this month still to pay; their landlord finds one payment to confirm and one that does not fit. */
function shownOf({ n }: DemoLease, period: RentPeriod, isInPart: boolean): Shown {
  if (n === 3) return { amount: period.amount, answer: null };
  if (n === 2) return { amount: period.amount - 2_000_00, answer: 'mismatch' };
  return isInPart ? { amount: Math.round(period.amount / 200) * 100, answer: 'confirmed' } : whole(period);
}

function referenceOf(mode: RentPaymentMode, lease: number, n: number): string | null {
  const serial = `${400_000_000_000 + lease * 100_000 + n * 37}`;
  return { upi: serial, bank_transfer: `HDFCN${serial}`, cheque: serial.slice(-6), cash: null }[mode];
}
