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

const householdLabels: Readonly<Record<string, MessageDescriptor>> = {
  family: msg`Family`,
  bachelors: msg`Bachelors`,
  company: msg`Company`,
};

const incomeLabels: Readonly<Record<string, MessageDescriptor>> = {
  under_3_lakh: msg`Under ₹3 L a year`,
  '3_to_6_lakh': msg`₹3–6 L a year`,
  '6_to_10_lakh': msg`₹6–10 L a year`,
  '10_to_20_lakh': msg`₹10–20 L a year`,
  over_20_lakh: msg`Over ₹20 L a year`,
};

const occupationLabels: Readonly<Record<string, MessageDescriptor>> = {
  salaried: msg`Salaried`,
  self_employed: msg`Self-employed`,
  student: msg`Student`,
  retired: msg`Retired`,
  other: msg`Other work`,
};

const referenceKindLabels: Readonly<Record<string, MessageDescriptor>> = {
  landlord: msg`Earlier landlord`,
  employer: msg`Employer`,
  colleague: msg`Colleague`,
  other: msg`Acquaintance`,
};

const eventLabels: Readonly<Record<string, MessageDescriptor>> = {
  'visit.requested': msg`Visit requested`,
  'visit.accepted': msg`Time accepted`,
  'visit.proposed': msg`Another time proposed`,
  'visit.declined': msg`Visit declined`,
  'visit.cancelled': msg`Visit cancelled`,
  'visit.rescheduled': msg`New time requested`,
  'visit.completed': msg`Visit took place`,
  'visit.missed': msg`One side did not come`,
  'visit.on-way': msg`On the way`,
  'visit.reminded': msg`Reminder sent`,
  'visit.expired': msg`Ended without an answer`,
  'visit.home-let': msg`Cancelled: the home is rented out`,
  'application.submitted': msg`Application sent`,
  'application.under-review': msg`Taken under review`,
  'application.approved': msg`Application accepted`,
  'application.declined': msg`Application declined`,
  'application.withdrawn': msg`Application withdrawn`,
};

export const householdLabel = (household: string) => labelOf(householdLabels, household);
export const incomeLabel = (band: string) => labelOf(incomeLabels, band);
export const occupationLabel = (occupation: string) => labelOf(occupationLabels, occupation);
export const referenceKindLabel = (kind: string) => labelOf(referenceKindLabels, kind);
export const leadEventLabel = (action: string) => labelOf(eventLabels, action);
