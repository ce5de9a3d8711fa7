/** What the copy of one’s data shows of payouts. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 550,
    file: 'payouts',
    title: 'Payouts',
    rows: (userId) => sql`
      select ${time(sql`p.created_at`)} as "When", ${rupees(sql`p.amount`)} as "Amount (₹)", p.state as "State",
        p.masked as "Account", p.paid_on::text as "Paid on", p.reference as "Reference of the bank"
      from payouts p where p.user_id = ${userId} and p.state <> 'cancelled' order by p.created_at desc`,
  },
];
