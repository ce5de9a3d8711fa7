/** What the copy of one’s data shows of settlements. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

const mine = (userId: string) => sql`s.lease_id in (select p.lease_id from lease_parties p
  where p.user_id = ${userId} and p.role in ('landlord', 'tenant', 'co_tenant'))`;

export const exportSections: readonly ExportSection[] = [
  {
    place: 436,
    file: 'deposit-settlements',
    title: 'How deposits were settled',
    rows: (userId) => sql`
      select l.home_name as "Home", s.state as "State", coalesce(l.ended_on, l.ends_on, l.end_date)::text as "Last day",
        ${rupees(sql`s.deposit`)} as "Deposit (₹)", ${rupees(sql`s.credit`)} as "Prepaid rent (₹)",
        n.kind as "Deducted for", n.label as "What", ${rupees(sql`n.amount`)} as "Asked (₹)", n.state as "Answer",
        n.reason as "Why not agreed", ${rupees(sql`n.allowed`)} as "Counts (₹)", n.decision as "Why decided so"
      from settlements s join leases l on l.id = s.lease_id left join settlement_lines n on n.settlement_id = s.id
      where ${mine(userId)} order by s.created_at desc, n.position`,
  },
  {
    place: 439,
    file: 'deposit-refunds',
    title: 'Refunds of deposits',
    rows: (userId) => sql`
      select l.home_name as "Home", r.paid_on::text as "Paid on", ${rupees(sql`r.amount`)} as "Amount (₹)", r.mode as "How",
        r.reference as "Reference", r.state as "State", r.answer as "Why it did not come", ${time(sql`r.answered_at`)} as "Answered"
      from settlement_refunds r join settlements s on s.id = r.settlement_id join leases l on l.id = s.lease_id
      where ${mine(userId)} order by r.created_at desc`,
  },
];
