/** Checks of applicants that owners order: who moves a check, which points it has, and how long what was collected is kept. */
import { addDays, addMonths, type CalendarDate } from './dates.ts';
import { RuleBroken } from './errors.ts';
import type { Paise } from './money.ts';

/** What an owner may ask to have checked. */
export const checkPoints = [
  'identity',
  'pan_name',
  'address',
  'employer',
  'previous_landlord',
  'police_receipt',
] as const;
export type CheckPoint = (typeof checkPoints)[number];

/** The three answers that the page promises; none is a recommendation. */
export const pointAnswers = ['confirmed', 'not_confirmed', 'not_checkable'] as const;
export type PointAnswer = (typeof pointAnswers)[number];

/**
 * `asked`: the applicant has not answered; `agreed`: the fee is due; `in_work`: our team checks; `done`: both have the report. The rest
 * ended without a report.
 */
export const checkStatuses = [
  'asked',
  'agreed',
  'in_work',
  'done',
  'refused',
  'expired',
  'withdrawn',
  'cancelled',
] as const;
export type CheckStatus = (typeof checkStatuses)[number];

export const openCheckStatuses = ['asked', 'agreed', 'in_work'] as const satisfies readonly CheckStatus[];

export const isOpenCheck = (status: CheckStatus): boolean =>
  (openCheckStatuses as readonly CheckStatus[]).includes(status);

export type CheckStep = 'agree' | 'refuse' | 'expire' | 'cancel' | 'pay' | 'finish' | 'withdraw';

const moves: Readonly<Record<CheckStep, { from: readonly CheckStatus[]; to: CheckStatus }>> = {
  agree: { from: ['asked'], to: 'agreed' },
  refuse: { from: ['asked'], to: 'refused' },
  expire: { from: ['asked'], to: 'expired' },
  cancel: { from: ['asked', 'agreed'], to: 'cancelled' },
  pay: { from: ['agreed'], to: 'in_work' },
  finish: { from: ['in_work'], to: 'done' },
  withdraw: { from: ['agreed', 'in_work'], to: 'withdrawn' },
};

/** Where the step leads: a check without a fee is in work with the yes. Throws `tenant-check.moved-on`. */
export function nextCheckStatus(from: CheckStatus, step: CheckStep, price: Paise | number): CheckStatus {
  const move = moves[step];
  if (!move.from.includes(from)) throw new RuleBroken('tenant-check.moved-on');
  return step === 'agree' && price === 0 ? 'in_work' : move.to;
}

/** An applicant has so many days to answer. */
export const CONSENT_DAYS = 7;
/** Documents go so many days after the report; those of a check that ended without one go the next night. */
export const FILES_DAYS = 30;
/** So long a report is kept: a tenancy may be disputed for three years. */
export const REPORT_MONTHS = 36;
/** So long the names in a check without a report are kept. */
export const ENDED_DAYS = 90;
/** One owner's checks that are open at once: each writes to somebody. */
export const OPEN_CHECKS_MAX = 10;
/** Files of one check. */
export const CHECK_FILES_MAX = 20;

export const answerUntil = (orderedOn: CalendarDate): CalendarDate => addDays(orderedOn, CONSENT_DAYS);

/** The last days on which documents, and the check with its report, are kept. */
export const keptUntil = (
  ended: CheckStatus,
  on: CalendarDate,
): { files: CalendarDate; check: CalendarDate } =>
  ended === 'done'
    ? { files: addDays(on, FILES_DAYS), check: addMonths(on, REPORT_MONTHS) }
    : { files: on, check: addDays(on, ENDED_DAYS) };

/** Throws `tenant-check.points-open` while a point that was asked for has no answer. */
export function checkAllAnswered(asked: readonly CheckPoint[], answered: readonly CheckPoint[]): void {
  if (asked.some((point) => !answered.includes(point))) throw new RuleBroken('tenant-check.points-open');
}

/** 'V-2026-000012': the year of India in which it was ordered, and a number that counts all checks. */
export const checkNumber = (orderedOn: CalendarDate, serial: number): string =>
  `V-${orderedOn.slice(0, 4)}-${String(serial).padStart(6, '0')}`;
