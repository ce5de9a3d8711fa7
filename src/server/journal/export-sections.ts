/** What the copy of one’s data shows of the account books of their leases. */
import { sql } from 'drizzle-orm';
import { owedAccounts } from '../../domain/journal.ts';
import { type ExportSection, rupees } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 446,
    file: 'account-books',
    title: 'Account books of my leases',
    rows: (userId) => sql`
      select e.happened_on::text as "Day", l.home_name as "Home", e.kind as "Entry", j.account as "Account",
        ${rupees(sql`j.amount`)} as "Amount (₹)", e.reason as "Reason"
      from journal_lines j join journal_entries e on e.id = j.entry_id join leases l on l.id = j.lease_id
      where j.lease_id in (select p.lease_id from lease_parties p
          where p.user_id = ${userId} and p.role in ('landlord', 'tenant', 'co_tenant'))
        and j.account in ${[...owedAccounts, 'deposit_cash', 'deposit_owed']}
      order by e.happened_on desc, e.id, j.position`,
  },
];
