// Sentences of the affiliate portal.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AffiliateBalance } from '../../../contract/payouts.ts';
import type { PayoutState } from '../../../domain/commission/payouts.ts';

export const affiliateFailures = {
  load: msg`Your affiliate data could not be loaded`,
  homes: msg`Your homes could not be loaded`,
  balance: msg`Your balance could not be loaded`,
  team: msg`Your team could not be loaded`,
  payouts: msg`The payouts could not be loaded`,
  tooDeep: msg`This person is more than a hundred levels below you and cannot be shown in the tree`,
} as const;

export const payoutStates: Readonly<Record<PayoutState, MessageDescriptor>> = {
  pending: msg`On its way`,
  paid: msg`Paid`,
  failed: msg`Came back`,
  cancelled: msg`Cancelled`,
};

const blocks: Readonly<Record<string, MessageDescriptor>> = {
  'in-batch': msg`In a payout that is being prepared.`,
  'not-active': msg`Paid once your membership is active.`,
  'below-minimum': msg`Paid once it reaches the minimum payout.`,
  'no-pan': msg`Paid once you give your PAN.`,
  'no-account': msg`Paid once you give a bank account.`,
  returned: msg`Your bank returned the last transfer. We’ll hold the amount until you re-enter your account or we’ve checked it.`,
  'account-unconfirmed': msg`Paid once we have confirmed your bank account.`,
  'account-changed': msg`Paid in a few days, because you changed your bank account.`,
  'nothing-owed': msg`Nothing is owed now.`,
};

/** Why a balance is not paid with the next payout. */
export function balanceSentence({ block, payable, at_bank }: AffiliateBalance): MessageDescriptor {
  if (block === null) return msg`Paid with the next payout.`;
  if (payable < 0) return msg`Taken back; your next earnings cover it first.`;
  // What came since a transfer was sent waits for its answer.
  if (block === 'in-batch' && at_bank > 0) return msg`Waits until your bank has answered.`;
  return blocks[block] ?? msg`Paid with a later payout.`;
}
