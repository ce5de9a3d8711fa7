/** An application profile: what somebody says of themselves once and hands in with each application, and which part waits for the answer. */
import { MOVE_IN_DAYS_AHEAD } from './applications.ts';
import { addDays, type CalendarDate } from './dates.ts';

/** What the applicant lives by. */
export const occupations = ['salaried', 'self_employed', 'student', 'retired', 'other'] as const;
export type Occupation = (typeof occupations)[number];

/** How somebody who may be asked about the applicant knows them. */
export const referenceKinds = ['landlord', 'employer', 'colleague', 'other'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

export type Reference = { readonly name: string; readonly kind: ReferenceKind; readonly phone: string };

export const REFERENCES_MAX = 3;
/** Characters of an employer, a firm or a course. */
export const EMPLOYER_MAX = 100;

type Shareable = {
  readonly occupation: Occupation | null;
  readonly employer: string | null;
  readonly references: readonly Reference[];
};

/** Whether a profile holds anything that an application's own form does not ask. */
export function hasMoreToShare({ occupation, employer, references }: Shareable): boolean {
  return occupation !== null || employer !== null || references.length > 0;
}

/** The stored day of moving in, unless an application made today could not name it. */
export function moveInToFill(wanted: CalendarDate | null, today: CalendarDate): CalendarDate | null {
  if (wanted === null || wanted < today || wanted > addDays(today, MOVE_IN_DAYS_AHEAD)) return null;
  return wanted;
}
