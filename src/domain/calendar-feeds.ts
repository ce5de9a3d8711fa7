/** What a person's calendar address shows of their leases: which days, and which of them are over or paid. */
import { addDays, type CalendarDate, type Month, monthOf } from './dates.ts';
import type { DueKind } from './dues.ts';
import { REMIND_BEFORE_DAYS } from './leases.ts';
import { rentPeriods } from './rents.ts';

/** Days back and ahead that a calendar shows. */
const FEED_DAYS_BACK = 90;
const FEED_DAYS_AHEAD = 366;

export type FeedSpan = { readonly from: CalendarDate; readonly to: CalendarDate };

export const feedSpan = (today: CalendarDate): FeedSpan => ({
  from: addDays(today, -FEED_DAYS_BACK),
  to: addDays(today, FEED_DAYS_AHEAD),
});

/** An agreed lease that has not ended. */
export type FeedLease = {
  readonly start: CalendarDate;
  /** Of the term. */
  readonly end: CalendarDate;
  /** Named by a notice. */
  readonly endsOn: CalendarDate | null;
  readonly isRenewed: boolean;
  readonly depositDueOn: CalendarDate | null;
  readonly dueDay: number;
};

export type FeedDue = {
  readonly id: string;
  readonly kind: DueKind;
  readonly month: Month;
  readonly dueDate: CalendarDate;
  readonly isPaid: boolean;
};

export type FeedDayKind = 'start' | 'end' | 'renewal' | DueKind;
/** `key` names the day within its lease, as the file of that one lease names it. */
type FeedDay = { readonly key: string; readonly kind: FeedDayKind; readonly on: CalendarDate };

/**
 * Days of a lease within the span, in the order they come. What is paid is left out; rent that is not written yet is shown ahead, month by
 * month. A term that ends without a renewal or a notice is named as many days before as its first reminder.
 */
export function feedDays(
  lease: FeedLease,
  dues: readonly FeedDue[],
  today: CalendarDate,
  span: FeedSpan = feedSpan(today),
): FeedDay[] {
  const last = lease.endsOn ?? lease.end;
  const [remindBefore] = REMIND_BEFORE_DAYS;
  const isOpenEnded = lease.endsOn === null && !lease.isRenewed;
  const written = (kind: DueKind, month?: Month) =>
    dues.some((due) => due.kind === kind && (month === undefined || due.month === month));
  const days: FeedDay[] = [
    { key: 'start', kind: 'start', on: lease.start },
    { key: 'end', kind: 'end', on: last },
    ...(isOpenEnded ? [{ key: 'renewal', kind: 'renewal', on: addDays(last, -remindBefore) } as const] : []),
    ...(lease.depositDueOn && !written('deposit')
      ? [{ key: 'deposit', kind: 'deposit', on: lease.depositDueOn } as const]
      : []),
    ...dues
      .filter(({ isPaid }) => !isPaid)
      .map((due) => ({ key: keyOf(due), kind: due.kind, on: due.dueDate })),
    ...rentPeriods({ start: lease.start, last, rent: 0, dueDay: lease.dueDay }, monthOf(span.to))
      .filter(({ month, dueDate }) => dueDate >= today && !written('rent', month))
      .map(({ month, dueDate }) => ({ key: `rent-${month}`, kind: 'rent', on: dueDate }) as const),
  ];
  return days
    .filter(({ on }) => on >= span.from && on <= span.to)
    .toSorted((a, b) => (a.on === b.on ? a.key.localeCompare(b.key) : a.on < b.on ? -1 : 1));
}

function keyOf({ id, kind, month }: FeedDue): string {
  if (kind === 'rent') return `rent-${month}`;
  return kind === 'deposit' ? 'deposit' : `due-${id}`;
}
