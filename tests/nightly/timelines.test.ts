// The timelines of ten people of the demo, page after page, against what the tables say of them one by one.
import { expect, it } from 'vitest';
import { seedOnce } from '../../bin/lib/demo.ts';
import { demoAccounts } from '../../src/db/seed/demo/demo.ts';
import { openSession } from '../support/open-session.ts';
import { startServices } from '../support/services.ts';

const { as, asOwner, services, ownerUrl } = await startServices({ runsJobs: false, demo: true });

/** What the office reads of somebody, by kind: the ids, none twice. */
async function read(admin: string, userId: string) {
  const items: { id: string; kind: string; created_at: string }[] = [];
  let cursor: string | undefined;
  do {
    const page = await as(admin).users.activity({ userId, limit: 50, ...(cursor ? { cursor } : {}) });
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return items;
}

/** The same by hand, without a page: one plain count of each table. */
const byHand = {
  audit: `select count(distinct id)::int as n from audit_log
    where (actor_id = $1 or (subject_type = 'user' and subject_id = $1::text) or $1 = any (people))
      and action not like 'visits.%' and action not like 'applications.%'`,
  owner_money: `select count(distinct entry_id)::int as n from journal_lines where account = 'owner_payable' and party_id = $1`,
  commission: `select count(*)::int as n from ledger_entries
    where affiliate_id in (select affiliate_id from affiliate_registrations where user_id = $1)`,
  mail: 'select count(*)::int as n from mails where user_id = $1',
  lead: `select count(distinct e.id)::int as n from lead_events e
      left join property_visits v on v.id = e.visit_id left join property_applications a on a.id = e.application_id
    where $1 in (e.actor_id, v.user_id, v.lister_id, a.user_id, a.lister_id)`,
  payment: 'select count(*)::int as n from payments where user_id = $1',
  payout: 'select count(*)::int as n from payouts where user_id = $1',
  rent: `select count(distinct p.id)::int as n from rent_payments p join leases l on l.id = p.lease_id
      left join lease_parties y on y.lease_id = l.id and y.role in ('landlord', 'co_owner', 'tenant', 'co_tenant')
    where $1 in (l.landlord_id, l.tenant_id, y.user_id)`,
  enquiry: 'select count(*)::int as n from enquiries where user_id = $1',
  text: 'select count(*)::int as n from text_messages where user_id = $1',
} as const;

/** Making the demo with its stories takes minutes. */
const WITH_DEMO_MS = 600_000;

it(
  'tell of ten people what audit, journal, ledger, mail and the other tables hold, each thing once, newest first',
  async () => {
    await seedOnce(services.config, ownerUrl);
    const people = await asOwner<{ id: string; email: string }>(
      'select user_id as id, email from profiles where email = any ($1) order by array_position($1, email)',
      [demoAccounts.map(({ email }) => email)],
    );
    const admin = people.find(({ email }) => email.startsWith('admin@'))?.id ?? '';
    await openSession(asOwner, admin);
    // Letters are written by jobs, which do not run here.
    await asOwner(
      `insert into mails (user_id, recipient, kind, subject, text)
     select user_id, email, 'rent.due', 'Letter ' || n, 'Your rent' from profiles, generate_series(1, 3) n where user_id = any ($1)`,
      [people.map(({ id }) => id)],
    );
    const ten = people.slice(0, 10);
    expect(ten).toHaveLength(10);
    const seen = new Map<string, number>();
    for (const { id, email } of ten) {
      const items = await read(admin, id);
      expect(new Set(items.map((item) => `${item.kind} ${item.id}`)).size).toBe(items.length);
      const moments = items.map(({ created_at: at }) => Date.parse(at));
      expect(moments).toEqual(moments.toSorted((one, other) => other - one));
      const counted: Record<string, number> = {};
      const expected: Record<string, number> = {};
      for (const [kind, query] of Object.entries(byHand)) {
        counted[kind] = items.filter((item) => item.kind === kind).length;
        expected[kind] = (await asOwner<{ n: number }>(query, [id]))[0]?.n ?? -1;
        seen.set(kind, (seen.get(kind) ?? 0) + counted[kind]);
      }
      expect({ email, ...counted }).toEqual({ email, ...expected });
    }
    // A comparison of nothing with nothing would prove nothing.
    for (const kind of ['audit', 'owner_money', 'commission', 'mail', 'lead', 'rent', 'payout']) {
      expect([kind, (seen.get(kind) ?? 0) > 0]).toEqual([kind, true]);
    }
  },
  WITH_DEMO_MS,
);
