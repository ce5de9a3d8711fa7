// Which figure is the large one of an affiliate's first screen.
import type { Estimate } from '../../../contract/commissions.ts';
import { type CalendarDate, monthOf } from '../../../domain/dates.ts';

/** Days on which a month says little yet. */
const YOUNG = 7;

type Shown = { estimate: { month: Estimate['month']; person: { earned: number } }; empty: string | null };

/** What is owed, where the present month is only some days old or would add less; else the estimate. */
export function isBalanceFirst(payable: number, { estimate, empty }: Shown, today: CalendarDate): boolean {
  if (payable <= 0) return false;
  const isYoung = estimate.month === monthOf(today) && Number(today.slice(8)) <= YOUNG;
  return empty !== null || isYoung || estimate.person.earned < payable;
}
