/** What the copy of one’s data shows of PAN and bank account. */
import { sql } from 'drizzle-orm';
import type { ExportSection } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 520,
    file: 'payee',
    title: 'PAN and account for payouts (as they are shown)',
    rows: (userId) => sql`
      select t.masked as "PAN", a.masked as "Account", a.ifsc as "IFSC", a.holder_name as "Holder",
        a.confirmed_at as "Confirmed",
        r.refused_at as "PAN refused"
      from (select ${userId}::uuid as id) me left join tax_identities t on t.user_id = me.id
        left join payout_accounts a on a.user_id = me.id left join pan_refusals r on r.user_id = me.id
      where t.user_id is not null or a.user_id is not null or r.user_id is not null`,
  },
];
