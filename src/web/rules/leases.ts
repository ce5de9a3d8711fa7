import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/leases.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'lease.transition-not-allowed': msg`This lease has changed meanwhile. Reload the page to see where it stands.`,
  'lease.terms-agreed': msg`These terms are agreed. A renewal or a new lease changes them.`,
  'lease.start-out-of-range': msg`Choose a day from ten years ago to a year from now.`,
  'lease.ends-before-start': msg`The lease ends before it starts.`,
  'lease.too-long': msg`A lease lasts at most 30 years.`,
  'lease.notice-too-short': msg`The days of notice that you agreed on are not kept.`,
  'lease.notice-after-end': msg`The lease ends before this day anyway.`,
  'lease.notice-of-other-side': msg`The other side gave this notice and takes it back itself.`,
  'lease.end-agreed': msg`You both agreed on this last day, so one side alone cannot take it back.`,
  'lease.end-not-earlier': msg`The lease ends by this day anyway. Choose an earlier one.`,
  'lease.no-proposal': msg`There is no earlier last day to answer any more. Reload the page.`,
  'lease.own-proposal': msg`You proposed this day: the other side has to agree to it.`,
  'lease.ended-before-start': msg`The lease had not begun on this day.`,
  'lease.ended-in-future': msg`This day has not come yet.`,
  'lease.not-over': msg`The lease has not ended by this day. Give notice, or ask the other side to agree to an earlier last day.`,
  'lease.repair-of-another': msg`Choose a repair of this lease.`,
  'lease.repair-named-twice': msg`Another deduction names this repair already.`,
  'lease.not-running': msg`This lease does not run any more.`,
  'lease.already-renewed': msg`A renewal of this lease is offered already.`,
  'lease.overlaps': msg`The home is let in these days: another lease covers them.`,
  'lease.application-not-approved': msg`Choose an application that you accepted.`,
  'lease.application-used': msg`This application has a lease already.`,
  'lease.home-not-yours': msg`Choose a home of your own that is still to let.`,
  'lease.tenant-is-landlord': msg`This is your own address.`,
};
