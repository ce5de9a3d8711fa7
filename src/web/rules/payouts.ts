import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/payouts.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'payout.transition-not-allowed': msg`This has changed meanwhile. Reload the page to see where it stands.`,
  'payout.own-batch': msg`Another administrator has to approve a batch that you made.`,
  'payout.not-at-bank': msg`The bank has no file of this batch yet.`,
  'payout.draft-exists': msg`There is a draft already: approve or cancel it first.`,
  'payout.nobody-to-pay': msg`Nobody is to be paid now.`,
  'payout.balances-changed': msg`Somebody’s balance, status or account changed since the draft was made. Cancel it and make a new one.`,
  'payout.reference-used': msg`This reference was used for another transfer.`,
};
