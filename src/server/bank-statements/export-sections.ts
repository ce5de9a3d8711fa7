/** What the copy of one’s data shows of bank statements. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 445,
    file: 'bank-lines',
    title: 'Payments of your bank statements',
    rows: (userId) => sql`
      select ${time(sql`b.created_at`)} as "Read", b.paid_on::text as "Paid on", ${rupees(sql`b.amount`)} as "Amount (₹)",
        ${rupees(sql`b.matched`)} as "Recorded as rent (₹)", b.narration as "Text", b.reference as "Reference",
        b.ignored_reason as "Why it is no rent"
      from bank_lines b where b.owner_id = ${userId} order by b.paid_on desc, b.id desc`,
  },
];
