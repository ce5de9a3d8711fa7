/** The full cost to move into a home, line by line, so that nobody meets a sum for the first time at the door. */
import { divideHalfUp, type Paise, sum, times } from './money.ts';

const DAYS_OF_RENT_PER_MONTH = 30;

export interface MoveInTerms {
  readonly rent: Paise;
  /** Absent means the lister has not said; zero means none is taken. The same holds for the two below. */
  readonly deposit: Paise | null;
  readonly maintenanceCharge: Paise | null;
  /** Brokerage as days of rent, 30 being one month's. */
  readonly brokerageDays: number | null;
}

export interface MoveInLine {
  readonly kind: 'rent' | 'deposit' | 'maintenance' | 'brokerage';
  /** `null`: not said by the lister, to be asked. */
  readonly amount: Paise | null;
  readonly isRefundable: boolean;
  readonly due: 'once' | 'monthly';
}

export interface MoveInCost {
  readonly lines: readonly MoveInLine[];
  /** The sum of the lines that are known. */
  readonly total: Paise;
  /** What of the total comes back when moving out. */
  readonly refundable: Paise;
  /** False when a line is not said, so that the total is "from". */
  readonly isComplete: boolean;
}

/** Brokerage of so many days of rent, rounded half up to the paisa: 15 days at ₹30,000 are ₹15,000. */
export function brokerageOf(rent: Paise, days: number): Paise {
  return divideHalfUp(times(rent, days), DAYS_OF_RENT_PER_MONTH);
}

/** The deposit in months of rent, to one decimal, as people compare it; `null` for a rent of zero. */
export function depositInMonths(deposit: Paise, rent: Paise): number | null {
  return rent === 0 ? null : Math.round((deposit / rent) * 10) / 10;
}

/**
 * What moving in takes (screens page, `/property/{id}`): the first month's rent in advance, the refundable deposit, the first
 * month's maintenance and the brokerage. ₹25,000 rent, four months' deposit, ₹2,000 maintenance and 15 days of brokerage are
 * ₹25,000 + ₹1,00,000 + ₹2,000 + ₹12,500 = ₹1,39,500, of which ₹1,00,000 comes back.
 */
export function moveInCost({ rent, deposit, maintenanceCharge, brokerageDays }: MoveInTerms): MoveInCost {
  const brokerage = brokerageDays === null ? null : brokerageOf(rent, brokerageDays);
  const lines: MoveInLine[] = [
    { kind: 'rent', amount: rent, isRefundable: false, due: 'monthly' },
    { kind: 'deposit', amount: deposit, isRefundable: true, due: 'once' },
    { kind: 'maintenance', amount: maintenanceCharge, isRefundable: false, due: 'monthly' },
    { kind: 'brokerage', amount: brokerage, isRefundable: false, due: 'once' },
  ];
  return {
    lines,
    total: totalOf(lines),
    refundable: totalOf(lines.filter((line) => line.isRefundable)),
    isComplete: lines.every((line) => line.amount !== null),
  };
}

function totalOf(lines: readonly MoveInLine[]): Paise {
  return sum(lines.flatMap((line) => (line.amount === null ? [] : [line.amount])));
}
