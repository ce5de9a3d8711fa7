// Commission in words: why there is a line or none, what qualified, what a month posted.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AffiliateStatus, CalculationMode } from '../../../domain/affiliates.ts';
import type { LedgerKind } from '../../../domain/months.ts';

/** Why somebody on the way up gets nothing; `rate` and `level` are those paid below. */
export function noLineSentence(reason: string, rate: string, level: number): MessageDescriptor {
  switch (reason) {
    case 'no-higher-rank':
      return msg`No line: ${rate} is already paid on level ${level} below, and this rate is not higher.`;
    case 'beyond-levels':
      return msg`No line: this is further up than the ten levels of the plan.`;
    case 'terminated':
      return msg`No line: the membership had ended; the level is used up.`;
    case 'passed-over':
      return msg`No line: passed over under this plan.`;
    case 'rounds-to-nothing':
      return msg`No line: the difference is less than half a paisa.`;
    case 'not-above':
      return msg`No line: the rent is credited neither to you nor to anyone below you.`;
    default:
      return msg`No line: no rent was paid.`;
  }
}

export const notAboveOther = msg`No line: the rent is credited neither to this person nor to anyone below.`;

const monthReasons: Readonly<Record<string, MessageDescriptor>> = {
  'no-paid-rent': msg`No rent was paid this month for a home credited to you or your team.`,
  terminated: msg`The membership had ended, so the month pays nothing.`,
  'passed-over': msg`Under this plan the month pays you nothing.`,
  held: msg`Your commission is held until your membership is active.`,
};

const monthReasonsOfOther: Readonly<Record<string, MessageDescriptor>> = {
  'no-paid-rent': msg`No rent was paid this month for a home credited to this person or to the team below.`,
  terminated: msg`The membership had ended, so the month pays nothing.`,
  'passed-over': msg`Under this plan the month pays this person nothing.`,
  held: msg`The commission is computed and held until the membership is active.`,
};

/** The same as `monthReason`, about somebody else. */
export const monthReasonOfOther = (reason: string): MessageDescriptor =>
  monthReasonsOfOther[reason] ?? msg`This month pays nothing.`;

/** Why a whole month pays nothing, or nothing now. */
export const monthReason = (reason: string): MessageDescriptor =>
  monthReasons[reason] ?? msg`This month pays nothing.`;

const qualifiers: Readonly<Record<string, MessageDescriptor>> = {
  'weaker-stream': msg`The weaker of the two streams qualifies.`,
  'shadow-power': msg`Shadow power completes the weaker stream.`,
  'shadow-power-limited': msg`Shadow power lifts the weaker stream up to the stronger one, and no further.`,
  'shadow-balancing': msg`Fast Track Advantage: the stronger stream qualifies.`,
  'total-volume': msg`Both streams together qualify (total volume).`,
};

export const qualifiedBySentence = (by: string): MessageDescriptor =>
  qualifiers[by] ?? msg`The weaker of the two streams qualifies.`;

export const modeNames: Readonly<Record<CalculationMode, MessageDescriptor>> = {
  balanced: msg`Balanced`,
  total_volume: msg`Total volume`,
};

export const affiliateStatusNames: Readonly<Record<AffiliateStatus, MessageDescriptor>> = {
  active: msg`Active`,
  pending: msg`Pending`,
  suspended: msg`Suspended`,
  terminated: msg`Terminated`,
};

export const affiliateStatusColours: Readonly<Record<AffiliateStatus, string>> = {
  active: 'green',
  pending: 'yellow',
  suspended: 'red',
  terminated: 'gray',
};

export const postingNames: Readonly<Record<LedgerKind, MessageDescriptor>> = {
  regular: msg`Commission of the month`,
  late: msg`Late rents of earlier months`,
  reversal: msg`Taken back`,
  correction: msg`Posted again`,
  adjustment: msg`Adjustments by Kiraya`,
  release: msg`Held money released`,
  lapse: msg`Held money lapsed`,
  tax: msg`Tax deducted (TDS)`,
  payout: msg`Paid out`,
  payout_failed: msg`Transfer came back`,
  settlement: msg`Final settlement`,
  opening: msg`Owed from before the switch-over`,
};

export const lineStatusNames: Readonly<Record<string, MessageDescriptor>> = {
  payable: msg`Payable`,
  held: msg`Held`,
  lapsed: msg`Lapsed`,
};

export const lineKindNames: Readonly<Record<string, MessageDescriptor>> = {
  late: msg`Late`,
  reversal: msg`Taken back`,
  correction: msg`Posted again`,
};

/** 1500 basis points are '15%'. */
export const percent = (bp: number): string => `${(bp / 100).toLocaleString('en-IN')}%`;

export const commissionFailures = {
  load: msg`The commissions could not be loaded`,
  explain: msg`The explanation could not be loaded`,
  estimate: msg`The estimate could not be computed`,
  statement: msg`The statement could not be loaded`,
  file: msg`The file could not be made`,
} as const;
