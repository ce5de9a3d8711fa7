import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { brokerRegistrations, brokers } from './brokers.ts';
import { exportSections } from './export-sections.ts';

export const feature = defineFeature({
  procedures: { brokerRegistrations, brokers },
  exportSections,
  waiting: [
    waitingRows(
      'registrations-paid',
      () => sql`
      select p.created_at as since from payments p join brokers b on b.id = p.broker_id
       where p.kind = 'broker_registration' and p.status = 'succeeded' and not b.activated`,
    ),
    waitingRows(
      'registrations-unpaid',
      () => sql`select submitted_at as since from brokers where status in ('submitted', 'fee_due')`,
    ),
  ],
});
