/** What the copy of one’s data shows of rent, and of what a lease asks for beside it. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 440,
    file: 'rent-payments',
    title: 'Rent paid and received',
    rows: (userId) => sql`
      select p.paid_on::text as "Paid on", l.home_name as "Home",
        case when l.tenant_id = ${userId} then 'paid' else 'received' end as "I",
        ${rupees(sql`p.amount`)} as "Amount (₹)", p.mode as "How", p.reference as "Reference", p.state as "State",
        p.receipt_number as "Receipt"
      from rent_payments p join leases l on l.id = p.lease_id
      where ${userId} in (l.tenant_id, l.landlord_id) order by p.paid_on desc`,
  },
  {
    place: 441,
    file: 'dues-beside-rent',
    title: 'Deposits, charges, late fees and TDS',
    rows: (userId) => sql`
      select d.due_date::text as "Due on", l.home_name as "Home", d.kind as "Due", c.kind as "Charge",
        ${rupees(sql`d.amount`)} as "Amount (₹)", ${rupees(sql`d.received`)} as "Closed (₹)", c.reading_before::text as "Reading before",
        c.reading_after::text as "Reading after", c.note as "Note", c.objection as "Objection", c.answer as "Answer",
        (select string_agg(concat_ws(' ', o.kind, o.reference, o.reason, o.taken_back_reason), '; ' order by o.created_at)
          from due_closings o where o.due_id = d.id) as "Closed by"
      from rent_dues d join leases l on l.id = d.lease_id left join rent_charges c on c.due_id = d.id
      where ${userId} in (l.tenant_id, l.landlord_id)
        and (d.kind <> 'rent' or exists (select from due_closings o where o.due_id = d.id)) order by d.due_date desc`,
  },
  {
    place: 444,
    file: 'municipal-tax',
    title: 'Municipal tax I entered',
    rows: (userId) => sql`
      select t.paid_on::text as "Paid on", t.home_name as "Home", ${rupees(sql`t.amount`)} as "Amount (₹)", t.reference as "Receipt"
      from municipal_taxes t where t.owner_id = ${userId} order by t.paid_on desc`,
  },
  {
    place: 442,
    file: 'rent-statements',
    title: 'Rent statements made for me',
    rows: (userId) => sql`
      select s.number as "Number", s.from_date::text as "From", s.to_date::text as "To", ${time(sql`s.created_at`)} as "Made"
      from rent_statements s where s.holder_id = ${userId} order by s.created_at desc`,
  },
  {
    place: 443,
    file: 'rent-dues',
    title: 'What each month of my leases asked for',
    rows: (userId) => sql`
      select to_char(d.month, 'YYYY-MM') as "Month", l.home_name as "Home", d.due_date::text as "Due on",
        ${rupees(sql`d.amount`)} as "Due (₹)", ${rupees(sql`d.received`)} as "Paid of it (₹)"
      from rent_dues d join leases l on l.id = d.lease_id
      where d.lease_id in (select p.lease_id from lease_parties p
        where p.user_id = ${userId} and p.role in ('landlord', 'tenant', 'co_tenant')) and d.kind = 'rent' order by d.month desc`,
  },
];
