/** What the copy of one’s data shows of invoices. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 555,
    file: 'invoices',
    title: 'Invoices',
    rows: (userId) => sql`
      select i.number as "Number", i.issued_on::text as "Date", i.description as "For", ${rupees(sql`i.total`)} as "Total (₹)",
        ${rupees(sql`i.cgst + i.sgst + i.igst`)} as "GST (₹)", i.reason as "Taken back because"
      from invoices i where i.payer_id = ${userId} order by i.created_at desc`,
  },
];
