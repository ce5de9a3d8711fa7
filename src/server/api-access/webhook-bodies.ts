/** What a webhook is told of an event: what the act said, and how the matter stands, read as the person whose address it is. */
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/actor.ts';
import { TEST_KIND, type WebhookKind } from '../../domain/webhooks.ts';

export type StoredEvent = {
  id: string;
  kind: WebhookKind | typeof TEST_KIND;
  subject_id: string;
  facts: Record<string, unknown>;
  created_at: string;
};

const home = (id: string) => sql`
  select id, title, listing_state, availability, property_type, city, locality, bedrooms, area_sqft, rent
    from properties where id = ${id} and listed_by = app.user_id()`;
const visit = (id: string) => sql`
  select id, property_id, visit_type, scheduled_date::text as scheduled_date, slot, awaiting from property_visits
   where id = ${id}`;
const application = (id: string) => sql`
  select id, property_id, move_in_date::text as move_in_date, household, occupants from property_applications
   where id = ${id}`;
const message = (id: string) => sql`
  select m.id, m.conversation_id, c.property_id, case when c.user_id = app.user_id() then 'seeker' else 'lister' end as side
    from messages m join conversations c on c.id = m.conversation_id where m.id = ${id}`;
const rentPayment = (id: string) => sql`
  select p.id, p.lease_id, to_char(d.month, 'YYYY-MM') as month, p.amount, p.mode, p.reference, p.paid_on::text as paid_on
    from rent_payments p left join rent_dues d on d.id = p.due_id where p.id = ${id}`;
const journalEntry = (id: string) => sql`
  select e.id, e.kind, e.happened_on::text as happened_on, e.source_type, e.source_id,
         (select json_agg(json_build_object('account', l.account, 'lease_id', l.lease_id, 'amount', l.amount) order by l.position)
            from journal_lines l where l.entry_id = e.id) as lines
    from journal_entries e where e.id = ${id}`;
const repair = (id: string) => sql`
  select id, lease_id, property_id, title, category, priority, status from maintenance_requests where id = ${id}`;
const managedHome = (id: string) => sql`
  select id as managed_property_id, application_id from managed_properties where id = ${id}`;
const managedRental = (id: string) => sql`
  select id as application_id, monthly_rent, property_location from managed_rental_applications where id = ${id}`;
const ownMonth = (month: string) => sql`
  select to_char(n.month, 'YYYY-MM') as month, n.affiliate_id, n.rank, n.qualifying, n.earned, n.held
    from commission_nodes n where n.month = ${`${month}-01`} and n.affiliate_id = app.affiliate_id()`;

const readers: Readonly<Record<string, (subject: string) => SQL>> = {
  'lead.visit': visit,
  'lead.application': application,
  'message.received': message,
  'rent.reported': rentPayment,
  'rent.confirmed': rentPayment,
  'rent.disputed': rentPayment,
  'rent.cancelled': rentPayment,
  'journal.posted': journalEntry,
  'maintenance.raised': repair,
  'maintenance.changed': repair,
  'rvl.locked': managedRental,
  'rvl.paid': managedHome,
  'rvl.reversed': managedHome,
  'commissions.month_closed': ownMonth,
};

/** The body as JSON, or null when the person may not see the matter any more. `tx` acts as that person. */
export async function bodyOf(tx: Transaction, event: StoredEvent): Promise<string | null> {
  const { kind, subject_id: subject, facts, created_at: timestamp } = event;
  const data = kind === TEST_KIND ? {} : await read(tx, kind, subject);
  return data && JSON.stringify({ type: kind, timestamp, data: { ...data, ...facts } });
}

async function read(tx: Transaction, kind: string, subject: string) {
  const { rows } = await tx.execute((readers[kind] ?? home)(subject));
  return rows[0] ? inNumbers(rows[0]) : null;
}

/** Amounts come from PostgreSQL as text, since they might be larger than ours ever are. */
const AMOUNTS = ['rent', 'amount', 'monthly_rent', 'qualifying', 'earned', 'held'];
const inNumbers = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      AMOUNTS.includes(name) && value !== null ? Number(value) : value,
    ]),
  );
