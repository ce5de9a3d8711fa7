/** What people are told of, sorted into what they may switch off, and the one rule by which it leaves, waits or stays. */
import { addDays, dateInIndia, hourInIndia, type Instant, instantInIndia } from './dates.ts';
import { notices } from './features/notices.generated.ts';

export const noticeCategories = [
  'requests',
  'listings',
  'searches',
  'shortlist',
  'managed_rentals',
  'account',
] as const;
export type NoticeCategory = (typeof noticeCategories)[number];

/** Money and access are told of whatever one prefers, by day and by night. */
export const switchableCategories = noticeCategories.filter((category) => category !== 'account');

const categories: Readonly<Record<string, NoticeCategory>> = notices;

/** `visit` of `visit.requested`: whose notice it is. */
export const firstWordOf = (event: string): string => event.slice(0, event.indexOf('.'));

/** What no feature lists concerns the account. */
export const categoryOf = (event: string): NoticeCategory => categories[firstWordOf(event)] ?? 'account';

/**
 * Access and money: each notice is mailed, to whoever did it too, since somebody else may have done it in their name. Of a
 * complaint the letter is the acknowledgement.
 */
const always: readonly string[] = ['account', 'admin', 'complaint', 'payee', 'payout', 'safeguards'];

/** A paper of what was agreed, which whoever agreed to it gets too. */
const papers: readonly string[] = ['guaranteed-lease.agreed'];

export const isAlwaysMailed = (event: string): boolean =>
  always.includes(firstWordOf(event)) || papers.includes(event);

export interface NoticePreferences {
  /** Categories that come without an e-mail. */
  readonly emailOff: readonly NoticeCategory[];
  /** Categories that come without a push to one's devices. */
  readonly pushOff: readonly NoticeCategory[];
  /** Categories that the notification centre leaves out. */
  readonly appOff: readonly NoticeCategory[];
  /** Hours of the day in India, 0 to 23; from 22 to 7 is a night. Null: no quiet hours. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
}

export const defaultPreferences: NoticePreferences = { emailOff: [], pushOff: [], appOff: [], quiet: null };

export type Delivery =
  | { send: 'now'; email: boolean; push: boolean }
  | { send: 'never' }
  | { send: 'later'; at: Instant };

/** Whether a notice leaves by e-mail and push now, never, or when the receiver's quiet hours end. */
export function deliveryOf(
  category: NoticeCategory,
  { emailOff, pushOff, quiet }: NoticePreferences,
  now: Instant,
): Delivery {
  if (category === 'account') return { send: 'now', email: true, push: true };
  const ways = { email: !emailOff.includes(category), push: !pushOff.includes(category) };
  if (!ways.email && !ways.push) return { send: 'never' };
  if (!quiet || !isQuiet(quiet, hourInIndia(now))) return { send: 'now', ...ways };
  const today = dateInIndia(now);
  const endsTomorrow = hourInIndia(now) >= quiet.to;
  return { send: 'later', at: instantInIndia(endsTomorrow ? addDays(today, 1) : today, quiet.to) };
}

/** The first hour belongs to the quiet ones, the last no more; equal hours mean none. */
function isQuiet({ from, to }: { from: number; to: number }, hour: number): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
