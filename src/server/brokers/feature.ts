import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows, waitingSums } from '../lib/waiting.ts';
import { brokerRegistrations, brokers } from './brokers.ts';
import { exportSections } from './export-sections.ts';
import { toConfirm, unpaidRegistrations } from './review.ts';

export const feature = defineFeature({
  procedures: { brokerRegistrations, brokers },
  exportSections,
  waiting: [
    waitingSums(
      'registrations-paid',
      () => sql`
      select p.created_at as since, p.amount from payments p join brokers b on b.id = p.broker_id
       where p.kind = 'broker_registration' and not b.activated and p.status = 'succeeded'`,
    ),
    waitingSums(
      'registrations-cash',
      // Whoever confirms the fee issues its invoice: a programme manager activates, and takes no money.
      () => sql`
      select p.created_at as since, p.amount from payments p join brokers b on b.id = p.broker_id
       where p.kind = 'broker_registration' and ${toConfirm}`,
    ),
    waitingRows(
      'registrations-unpaid',
      () => sql`select b.submitted_at as since from ${unpaidRegistrations}`,
    ),
  ],
});
