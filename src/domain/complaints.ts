/** Complaints: what somebody objects to, by when the office answers, and the way to the grievance officer. */
import { addDays, addMonths, type CalendarDate, dateInIndia, type Instant } from './dates.ts';
import { RuleBroken } from './errors.ts';

/** What it is about. A line of a commission statement, a home and a lease, also of a payment, are named by their row; the others by words alone. */
export const complaintKinds = [
  'commission_line',
  'home',
  'lease',
  'payment',
  'broker',
  'account',
  'other',
] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

/** `escalated`: the grievance officer decides; `closed`: they have, and nothing follows inside the product. */
export const complaintStatuses = ['received', 'in_progress', 'resolved', 'escalated', 'closed'] as const;
export type ComplaintStatus = (typeof complaintStatuses)[number];

/** What still waits for an answer. */
export const openComplaintStatuses = [
  'received',
  'in_progress',
  'escalated',
] as const satisfies readonly ComplaintStatus[];

export const isOpenComplaint = (status: ComplaintStatus): boolean =>
  (openComplaintStatuses as readonly ComplaintStatus[]).includes(status);

/** Days of the answer where the IT Rules 2021 ask for one: what others publish and do here, the account, and everything else about the site. */
export const SITE_ANSWER_DAYS = 15;
/** Months of the answer about money and leases between us and a person. */
const ANSWER_MONTHS = 1;
const siteKinds: readonly ComplaintKind[] = ['home', 'broker', 'account', 'other'];

/** What somebody without an account may name: they have no commission. */
export const visitorComplaintKinds = complaintKinds.filter((kind) => kind !== 'commission_line');
/** Complaints that wait at once from one email address without an account. */
export const OPEN_BY_EMAIL_MAX = 5;
/** After the decision, so long one may ask the grievance officer to look at it again. */
export const REOPEN_DAYS = 15;
/** One person's complaints that wait at once. */
export const OPEN_COMPLAINTS_MAX = 10;
export const COMPLAINT_TEXT_MAX = 3000;

/** 'C-2026-000123': the year of India in which it came, and a number that counts all complaints. */
export const complaintNumber = (receivedOn: CalendarDate, serial: number): string =>
  `C-${receivedOn.slice(0, 4)}-${String(serial).padStart(6, '0')}`;

/** The counting part of what somebody typed as a number; null: it is none. */
export function serialOf(typed: string): number | null {
  const digits = /^\s*c-\d{4}-0*(\d{1,9})\s*$/i.exec(typed)?.[1];
  return digits ? Number(digits) : null;
}

/** The last day on which the answer is in time. */
export const answerBy = (kind: ComplaintKind, receivedOn: CalendarDate): CalendarDate =>
  siteKinds.includes(kind) ? addDays(receivedOn, SITE_ANSWER_DAYS) : addMonths(receivedOn, ANSWER_MONTHS);

/** So many days before the last one an unanswered complaint counts as late: there is still time to answer it. */
export const LATE_BEFORE_DAYS = 5;

/** What the office's word makes of a complaint: the officer's ends it. Throws `complaint.decided` where there is nothing to decide. */
export function statusOnceDecided(from: ComplaintStatus): 'resolved' | 'closed' {
  if (!isOpenComplaint(from)) throw new RuleBroken('complaint.decided');
  return from === 'escalated' ? 'closed' : 'resolved';
}

/** Throws `complaint.decided` where nobody answers any more. */
export function checkComplaintOpen(status: ComplaintStatus): void {
  if (!isOpenComplaint(status)) throw new RuleBroken('complaint.decided');
}

/** The last day on which a decision may be taken to the grievance officer; null: it may not. */
export const reopenBy = (status: ComplaintStatus, decidedAt: Instant | null): CalendarDate | null =>
  status === 'resolved' && decidedAt ? addDays(dateInIndia(decidedAt), REOPEN_DAYS) : null;

/** Throws the rule that says no: once, and in time. */
export function checkReopen(status: ComplaintStatus, decidedAt: Instant | null, today: CalendarDate): void {
  const last = reopenBy(status, decidedAt);
  if (last === null) throw new RuleBroken('complaint.not-to-reopen');
  if (today > last) throw new RuleBroken('complaint.reopen-late');
}
