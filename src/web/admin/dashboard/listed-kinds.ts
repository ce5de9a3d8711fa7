// The kinds of work whose first cases are listed on the dashboard, for whom: that list says it.
import type { InboxKind } from '../../../domain/inbox.ts';
import type { Permission } from '../../../domain/permissions.ts';

export const listedKinds = {
  claims: 'claims.verify',
  enquiries: 'enquiries.answer',
  complaints: 'complaints.decide',
  reports: 'reports.review',
  'batches-to-approve': 'payouts.cancel',
  'batches-to-send': 'payouts.cancel',
  'remittances-to-approve': 'payouts.cancel',
  'remittances-to-send': 'payouts.cancel',
  'months-to-close': 'months.close',
  'registrations-paid': 'brokerRegistrations.activate',
} as const satisfies Partial<Record<InboxKind, Permission>>;
