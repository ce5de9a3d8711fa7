// What people read for the reasons and states of reported listings.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason, ReportStatus } from '../../../domain/listing-reports.ts';

export const reportReasonLabels: Readonly<Record<ReportReason, MessageDescriptor>> = {
  not_available: msg`It is no longer available`,
  wrong_price: msg`The rent or the costs are wrong`,
  wrong_details: msg`Photos or facts are wrong`,
  fake: msg`It looks like a fraud`,
  duplicate: msg`It is listed twice`,
  abusive: msg`The text or a photo offends`,
  other: msg`Something else`,
};

export const reportStatusLabels: Readonly<Record<ReportStatus, MessageDescriptor>> = {
  open: msg`Open`,
  under_review: msg`Under review`,
  upheld: msg`Home hidden`,
  dismissed: msg`Dismissed`,
};

/** Upheld is a report for good; its home may be shown again. */
export const reportStatusLabel = (status: ReportStatus, isHidden: boolean): MessageDescriptor =>
  status === 'upheld' && !isHidden ? msg`Home was hidden` : reportStatusLabels[status];
