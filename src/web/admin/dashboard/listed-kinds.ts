// The kinds of work whose first cases are listed on the dashboard, for whom: their count stands in the heading of that list.
import type { InboxKind } from '../../../domain/inbox.ts';
import type { Permission } from '../../../domain/permissions.ts';

export const listedKinds = {
  claims: 'claims.verify',
  enquiries: 'enquiries.answer',
  complaints: 'complaints.decide',
  reports: 'reports.review',
} as const satisfies Partial<Record<InboxKind, Permission>>;
