// How long a lead has waited for the broker, in words, and whose turn is first.
import { Plural } from '@lingui/react/macro';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { addDays, type CalendarDate, dateInIndia, daysBetween } from '../../../../domain/dates.ts';
import { clock } from '../../../lib/clock.ts';
import { isDue, isToBeLeased, waitsForLister } from './lead-acts.tsx';

/** Nobody has answered a new lead since it came; any other waits since what happened last. */
const waitingSince = ({ column, last, created_at: asked }: LeadCard): CalendarDate =>
  dateInIndia(column === 'asked' ? asked : (last?.at ?? asked));

/** A visit of today or tomorrow cannot wait; then who waits longest. */
const urgencyOf = (card: LeadCard): string => {
  const { visit, reminder_on: day } = card;
  if (visit?.awaiting === 'lister' && visit.scheduled_date <= addDays(clock.today(), 1)) return '';
  return day !== null && isDue(card) && !isToBeLeased(card) ? day : waitingSince(card);
};

export const byUrgency = (a: LeadCard, b: LeadCard): number => urgencyOf(a).localeCompare(urgencyOf(b));

/** What waits for the broker stands first, as on their first screen; the others in the order they came. */
export const mineFirst = (cards: readonly LeadCard[]): LeadCard[] => [
  ...cards.filter(waitsForLister).toSorted(byUrgency),
  ...cards.filter((card) => !waitsForLister(card)),
];

export function Waiting({ card }: { card: LeadCard }) {
  const days = daysBetween(waitingSince(card), clock.today());
  return <Plural value={days} _0="Since today" one="Waiting # day" other="Waiting # days" />;
}
