/** What the copy of one’s data shows of payments to the platform. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 560,
    file: 'payments',
    title: 'Payments to the platform',
    rows: (userId) => sql`
      select ${time(sql`p.created_at`)} as "When", p.kind as "For", ${rupees(sql`p.amount`)} as "Amount (₹)",
        p.provider as "By", p.provider_payment_id as "Reference", p.status as "State"
      from payments p where p.user_id = ${userId} order by p.created_at desc`,
  },
];
