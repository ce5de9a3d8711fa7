/** What the copy of one’s data shows of the broker’s registration. */
import { sql } from 'drizzle-orm';
import type { ExportSection } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 510,
    file: 'broker',
    title: 'Broker registration',
    rows: (userId) => sql`
      select b.name as "Name", b.firm as "Firm", b.phone as "Phone", b.address as "Address", b.city as "City",
        b.state as "State", b.gstin as "GSTIN", b.rera_numbers::text as "RERA numbers", b.status as "Membership status",
        b.reg_paid_at::date::text as "Fee paid on", b.reg_payment_mode as "Fee paid by"
      from brokers b where b.user_id = ${userId}`,
  },
];
