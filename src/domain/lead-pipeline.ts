/** A lister's pipeline: the stages a lead goes through between the first question and the lease. */
import { addDays, type CalendarDate } from './dates.ts';
import { RuleBroken } from './errors.ts';

export const leadStages = ['new', 'contacted', 'visit', 'offered', 'let', 'lost'] as const;
export type LeadStage = (typeof leadStages)[number];

export const isEndedStage = (stage: LeadStage): boolean => stage === 'let' || stage === 'lost';

/** The columns of the board, in the order a lead goes through them. They follow from what happened; the last two may also be marked by the lister. */
export const leadColumns = ['asked', 'talked', 'agreed', 'visited', 'applied', 'let', 'lost'] as const;
export type LeadColumn = (typeof leadColumns)[number];

/** Where a lead is still worked. */
export const openColumns = ['asked', 'talked', 'agreed', 'visited', 'applied'] as const;

/** Where it ended. */
export const endedColumns = ['let', 'lost'] as const;

export const isEndedColumn = (column: LeadColumn): column is 'let' | 'lost' =>
  column === 'let' || column === 'lost';

/** What is known of a lead: the lister's own mark, and what the two sides did. */
export type LeadFacts = {
  readonly stage: LeadStage;
  /** An application that was neither declined nor withdrawn. */
  readonly applied: boolean;
  readonly visited: boolean;
  readonly agreed: boolean;
  /** The lister answered a request, or wrote a message. */
  readonly answered: boolean;
};

/** A mark that ends the lead stands; what was done comes before a mark that is none of it; a mark alone says that they talked. */
export function leadColumn({ stage, applied, visited, agreed, answered }: LeadFacts): LeadColumn {
  if (stage === 'let' || stage === 'lost') return stage;
  if (applied) return 'applied';
  if (visited) return 'visited';
  if (agreed) return 'agreed';
  return answered || stage !== 'new' ? 'talked' : 'asked';
}

/** What a lister marks by hand: that they talked, and how it ended. Visits and applications speak for themselves. */
export const leadMarks = ['contacted', 'let', 'lost'] as const satisfies readonly LeadStage[];
export type LeadMark = (typeof leadMarks)[number];

/** An ended lead is taken up again. */
export function nextMarks(column: LeadColumn): LeadMark[] {
  if (isEndedColumn(column)) return ['contacted'];
  return column === 'asked' ? ['contacted', 'let', 'lost'] : ['let', 'lost'];
}

/** The stage after a lister's mark. Throws `lead.stage-not-allowed`. */
export function markedStage(column: LeadColumn, to: LeadMark): LeadMark {
  const allowed = nextMarks(column);
  if (!allowed.includes(to)) {
    throw new RuleBroken('lead.stage-not-allowed', 'stage', { column, allowed: allowed.join(', ') });
  }
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
