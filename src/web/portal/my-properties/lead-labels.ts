// What people read for the states of visits and applications.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const statusLabels: Readonly<Record<string, MessageDescriptor>> = {
  requested: msg`Requested`,
  scheduled: msg`Scheduled`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
  rejected: msg`Declined`,
  submitted: msg`Submitted`,
  under_review: msg`Under review`,
  approved: msg`Approved`,
};

const visitTypeLabels: Readonly<Record<string, MessageDescriptor>> = {
  physical: msg`Visit in person`,
  virtual: msg`Virtual visit`,
};

/** A word of a later version is shown as it is. */
const labelOf = (labels: Readonly<Record<string, MessageDescriptor>>, code: string): MessageDescriptor =>
  labels[code] ?? { id: code, message: code };

export const leadStatusLabel = (status: string) => labelOf(statusLabels, status);
export const visitTypeLabel = (type: string) => labelOf(visitTypeLabels, type);
