/** A lister's pipeline: the stages a lead goes through between the first question and the lease. */
import { addDays, type CalendarDate } from './dates.ts';
import { RuleBroken } from './errors.ts';

export const leadStages = ['new', 'contacted', 'visit', 'offered', 'let', 'lost'] as const;
export type LeadStage = (typeof leadStages)[number];

export const isEndedStage = (stage: LeadStage): boolean => stage === 'let' || stage === 'lost';

const open = ['new', 'contacted', 'visit', 'offered'] as const;

/** An open lead goes to any later or earlier open stage or ends; an ended one is taken up again at "contacted" only. */
export function nextStages(stage: LeadStage): LeadStage[] {
  if (isEndedStage(stage)) return ['contacted'];
  return [...open.filter((one) => one !== stage && one !== 'new'), 'let', 'lost'];
}

/** The stage after a lister's move. Throws `lead.stage-not-allowed`. */
export function movedStage(stage: LeadStage, to: LeadStage): LeadStage {
  if (!nextStages(stage).includes(to)) throw new RuleBroken('lead.stage-not-allowed', 'stage');
  return to;
}

const REMINDER_DAYS_AHEAD = 366;

/** A reminder is for tomorrow at the earliest and within a year. Throws `lead.reminder-out-of-range`. */
export function checkReminder(day: CalendarDate, today: CalendarDate): void {
  if (day <= today || day > addDays(today, REMINDER_DAYS_AHEAD)) {
    throw new RuleBroken('lead.reminder-out-of-range', 'reminder_on');
  }
}

/** Share of ended leads that were let, in whole percent; null while none has ended. */
export function conversion(letCount: number, lostCount: number): number | null {
  const ended = letCount + lostCount;
  return ended === 0 ? null : Math.round((letCount * 100) / ended);
}
