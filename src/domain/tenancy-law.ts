/**
 * What the law asks of a rental agreement, as far as it could be read: shown as guidance with the day it was looked up, never as advice.
 * Stamp duty and registration are matters of each state. No text of a state's rules could be had, so no state has a row yet, and the
 * agreement sends its reader to the sub-registrar; a row that is added has its source and its day.
 */
import type { CalendarDate } from './dates.ts';

export type LawFact = {
  /** What it is about; the agreement words it in both languages. */
  readonly topic: 'registration' | 'stamp-duty' | 'police-verification';
  /** A state as addresses write it; null: all of India. */
  readonly state: string | null;
  readonly source: string;
  readonly checkedOn: CalendarDate;
};

export const tenancyLaw: readonly LawFact[] = [
  {
    topic: 'registration',
    state: null,
    source: 'Registration Act 1908, section 17',
    checkedOn: '2026-11-24',
  },
  { topic: 'stamp-duty', state: null, source: 'State stamp acts', checkedOn: '2026-11-24' },
  {
    topic: 'police-verification',
    state: null,
    source: 'Orders of cities and states',
    checkedOn: '2026-11-24',
  },
];
