/** What must be true of the demo once its past is lived: its parts agree with each other and with the product's own rules. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveStories } from '../../bin/lib/demo/stories.ts';
import { seedDemo } from '../../src/db/seed/demo/demo.ts';
import { type GrantedRole, STAFF } from '../../src/domain/access/audience.ts';
import {
  addDays,
  firstDayOf,
  instantInIndia,
  type Month,
  monthOf,
  shiftMonth,
} from '../../src/domain/dates.ts';
import { type InboxKind, inboxKinds, inboxOf } from '../../src/domain/inbox.ts';
import { can, type Permission } from '../../src/domain/permissions.ts';
import { activityKinds } from '../../src/domain/users.ts';
import { runAdminCommand } from '../../src/server/app/admin-commands.ts';
import { proveTrail, wholeTrail } from '../support/audit-trail.ts';
import { startServices } from '../support/services.ts';

const { services, urls, ownerUrl, as, asOwner, moveTo } = await startServices({
  demo: true,
  runsJobs: false,
});
let filesFolder: string;

beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'kiraya-stories-'));
  // Late enough in a month that its rent is paid, and its last one but one is cut off.
  const next = shiftMonth(monthOf(services.today()), 1);
  await moveTo(instantInIndia(addDays(firstDayOf(next), 19), 12));
  await seedDemo({ urls, filesFolder });
  await liveStories(services.config, ownerUrl);
}, 300_000);

afterAll(() => rm(filesFolder, { recursive: true }));

const byKind = (a: { kind: string }, b: { kind: string }) => (a.kind < b.kind ? -1 : 1);

async function count(from: string): Promise<number> {
  const [row] = await asOwner<{ count: number }>(`select count(*)::int as count from ${from}`);
  return row?.count ?? -1;
}

async function states(text: string): Promise<string[]> {
  return (await asOwner<{ name: string }>(text)).map(({ name }) => name).toSorted();
}

const administrator = () => holderOf('admin');

async function holderOf(role: GrantedRole): Promise<string> {
  const [row] = await asOwner<{ id: string }>(
    'select user_id as id from user_roles where role = $1 limit 1',
    [role],
  );
  const id = row?.id ?? '';
  await asOwner(
    `insert into auth.sessions (id, token, user_id, expires_at, proved_at)
     values ($1::uuid, 'test ' || $1, $1::uuid, now() + interval '1 hour', now()) on conflict do nothing`,
    [id],
  );
  return id;
}

it('has homes in every state of review, and those under management with months paid', async () => {
  expect(await states('select distinct status as name from managed_rental_applications')).toEqual([
    'approved',
    'declined',
    'submitted',
    'under_review',
  ]);
  expect(await states('select distinct status as name from managed_properties')).toEqual(['active', 'ended']);
  expect(await states(`select distinct collects || ' ' || state as name from mandates order by 1`)).toEqual([
    'operator agreed',
    'owner agreed',
    'owner offered',
  ]);
  expect(await count('(select distinct payment_month from managed_property_rvl_payments)')).toBe(9);
  const own = await asOwner<{
    email: string;
    homes: number;
  }>(`select split_part(u.email, '@', 1) as email, count(*)::int as homes
    from managed_properties p left join brokers b on b.id = p.broker_id join profiles u on u.user_id in (p.owner_id, b.user_id)
   where u.email like '%@demo.%' group by 1 order by 1`);
  expect(own).toEqual([
    { email: 'broker', homes: 3 },
    { email: 'landlord', homes: 7 },
  ]);
});

it('has leases and payments of rent in every state', async () => {
  expect(await states('select distinct state as name from leases')).toEqual([
    'active',
    'draft',
    'ended',
    'ending',
    'proposed',
  ]);
  expect(await states('select distinct state as name from rent_payments')).toEqual([
    'confirmed',
    'mismatch',
    'reported',
  ]);
});

it('names landlord and tenant of each lease as its parties, and credits what each month of it owes', async () => {
  expect(
    await count(`leases l where 2 <> (select count(*) from lease_parties p
      where p.lease_id = l.id and (p.role, p.user_id) in (('landlord', l.landlord_id), ('tenant', l.tenant_id)))`),
  ).toBe(0);
  expect(
    await count(`leases l where state in ('active', 'ending') and not exists (select from rent_dues d
      where d.lease_id = l.id and d.month = date_trunc('month', app.today()))`),
  ).toBe(0);
  expect(
    await count(`rent_dues d where received <> coalesce((select sum(a.amount) from rent_allocations a
    where a.due_id = d.id), 0) + coalesce((select sum(c.amount) from due_closings c
    where c.due_id = d.id and c.taken_back_reason is null), 0)`),
  ).toBe(0);
  expect(await count(`rent_payments where (state = 'confirmed') <> (receipt_number is not null)`)).toBe(0);
});

it('marks the rent value of a rented home once its tenant has paid that month, by what the tenant paid', async () => {
  expect(
    await count(`managed_property_rvl_payments v join leases l on l.managed_property_id = v.managed_property_id
      where l.state not in ('draft', 'proposed') and v.payment_month >= date_trunc('month', l.start_date) and v.payment_month <= coalesce(l.ends_on, l.end_date)
        and not exists (select from rent_dues d join rent_allocations a on a.due_id = d.id join rent_payments p on p.id = a.payment_id
          where d.lease_id = l.id and d.month = v.payment_month and p.paid_on < v.payment_date
            and p.reference is not distinct from v.reference)`),
  ).toBe(0);
});

it('has a home of a lease that ended, and no other, without a tenant', async () => {
  expect(
    await count(`leases l join managed_properties m on m.id = l.managed_property_id
      where l.state in ('active', 'ending') and m.status <> 'active'`),
  ).toBe(0);
});

it('has every state of visits and applications, and a timeline that ends in that state', async () => {
  expect(await states('select distinct status as name from property_visits')).toEqual([
    'cancelled',
    'completed',
    'rejected',
    'requested',
    'scheduled',
  ]);
  expect(await states('select distinct status as name from property_applications')).toEqual([
    'approved',
    'cancelled',
    'rejected',
    'submitted',
    'under_review',
  ]);
  expect(
    await count(`property_visits v where status <>
      (select status from lead_events where visit_id = v.id order by created_at desc limit 1)`),
  ).toBe(0);
  expect(await count(`property_visits where status = 'scheduled' and scheduled_date < app.today()`)).toBe(0);
  expect(await states('select distinct stage as name from lead_cards')).toEqual([
    'contacted',
    'let',
    'lost',
    'new',
    'offered',
    'visit',
  ]);
  expect(await count('lead_notes')).toBeGreaterThan(3);
});

it('has stars from people who were there alone', async () => {
  expect(await count('property_visits where rating is not null')).toBeGreaterThan(8);
  expect(await count(`property_visits where rating is not null and status <> 'completed'`)).toBe(0);
  expect(
    await count(
      `properties p where rating_count <> (select count(v.rating) from property_visits v where v.property_id = p.id)`,
    ),
  ).toBe(0);
});

it('has in no home and month fewer views than people who asked', async () => {
  expect(
    await count(`(select property_id, date_trunc('month', created_at at time zone 'Asia/Kolkata')::date as month, count(*) as leads
        from (select property_id, created_at from property_visits
          union all select property_id, created_at from property_applications) asked group by 1, 2) l
      where leads > (select count(*) from property_views v
        where v.property_id = l.property_id and date_trunc('month', v.viewed_on)::date = l.month)`),
  ).toBe(0);
  expect(await count('month_figures where views < visits or views < applications')).toBe(0);
});

it('keeps books that sum to zero and that nothing has to be added to', async () => {
  const tools = { ...services, origin: 'https://kiraya.example' };
  expect(await runAdminCommand(tools, ['verify-ledger'])).toMatchObject({ ok: true });
  const [sums] = await asOwner<Record<string, number>>(`select sum(amount)::float8 as all,
      sum(amount) filter (where account = 'rent_collected')::float8
        - (select sum(amount) from rent_payments where state = 'confirmed')::float8
        + (select sum(a.amount) from rent_allocations a join rent_dues d on d.id = a.due_id where d.kind = 'deposit')::float8 as received,
      -sum(amount) filter (where account = 'rent_earned')::float8
        - (select sum(amount) from rent_dues where kind = 'rent')::float8 as due
    from journal_lines`);
  expect(sums).toEqual({ all: 0, received: 0, due: 0 });
  const before = await count('journal_entries');
  await asOwner('select app.post_backlog()');
  expect(await count('journal_entries')).toBe(before);
});

it('has invoices with GST within the state and to another one, and a challan of TDS', async () => {
  const office = as(await administrator());
  const { items } = await office.invoices.list({});
  expect(items.some(({ kind, cgst }) => kind === 'tax_invoice' && cgst > 0)).toBe(true);
  expect(items.some(({ kind, igst }) => kind === 'tax_invoice' && igst > 0)).toBe(true);
  expect((await office.tds.overview()).challans).toMatchObject([{ state: 'recorded' }]);
});

it('has deposits that came to Kiraya’s account, which owes them to their tenants', async () => {
  expect(
    await count(`rent_dues where kind = 'deposit' and received < amount and due_date < app.today() - 3`),
  ).toBe(0);
  expect(
    await count(`journal_entries where kind = 'deposit_held' and source_type = 'rent_payment'`),
  ).toBeGreaterThan(0);
});

it('recomputes every closed month to the same, and leaves two to close by hand', async () => {
  const admin = as(await administrator());
  const months = await asOwner<{ month: Month; state: string; on_time: boolean }>(
    `select to_char(month, 'YYYY-MM') as month, state, closed_at < month + interval '1 month 12 days' as on_time
       from commission_months where closed_at is not null order by month`,
  );
  expect(months.length).toBeGreaterThanOrEqual(5);
  expect(months.every((month) => month.on_time)).toBe(true);
  expect(new Set(months.slice(0, -1).map(({ state }) => state))).toEqual(new Set(['paid']));
  for (const { month } of months)
    expect(await admin.months.verify({ month })).toMatchObject({ is_same: true });
  expect(await count(`payouts where state <> 'paid'`)).toBe(0);
});

it('has figures, a settlement and a report that people contest, for each who has to answer', async () => {
  const office = as(await administrator());
  const { items } = await office.openingFigures.list({});
  expect(items.map(({ kind, turn }) => [kind, turn]).toSorted()).toEqual([
    ['balance', 'landlord'],
    ['deposit', 'team'],
  ]);
  expect(await states(`select distinct state as name from condition_reports`)).toEqual([
    'agreed',
    'commented',
  ]);
  expect(await count(`settlements where state = 'disputed'`)).toBe(1);
});

it('has an audit row for what its people did, in one chain', async () => {
  expect(
    // Leases of a file are named by its own row.
    await count(`leases l where moved_on is null and not exists (select from audit_log a
    where a.subject_type = 'lease' and a.subject_id = l.id::text and a.action = 'leases.create')`),
  ).toBe(0);
  expect(await proveTrail(services)).toMatchObject(wholeTrail);
});

it('sends nothing about the past, and leaves little unread', async () => {
  expect(await count('notifications where email_at is not null')).toBe(0);
  expect(await count('mails')).toBe(0);
  expect(await count(`pgboss.job where state = 'created' and name not like '\\_\\_%'`)).toBe(0);
  expect(
    await count('(select from notifications where read_at is null group by user_id having count(*) > 20)'),
  ).toBe(0);
});

it('shows nothing that has not happened yet, and lets nobody stay signed in', async () => {
  for (const table of [
    'leases',
    'rent_payments',
    'managed_properties',
    'payouts',
    'audit_log',
    'notifications',
  ]) {
    expect(await count(`${table} where created_at > app.now()`), table).toBe(0);
  }
  expect(await count(`auth.sessions where token like 'demo %'`)).toBe(0);
});

/** What each kind of the inbox counts, as the list says it that its button opens. */
function inboxLists(office: ReturnType<typeof as>) {
  const registrationsWith = async (is: (payment: { status: string; provider: string }) => boolean) =>
    (await office.brokerRegistrations.list({ limit: 100 })).items.filter(
      (payment) => !payment.broker.activated && is(payment),
    ).length;
  const blocked = async (block: string) =>
    (await office.payouts.totals()).carried.find((one) => one.block === block)?.people ?? 0;
  const checks = async (is: (check: { status: string; payment_reference: string | null }) => boolean) =>
    (await office.tenantChecks.list({ show: 'open', limit: 100 })).items.filter(is).length;
  const batches = async (purpose: 'commission' | 'owners', state: string) =>
    (await office.payouts.listBatches({ purpose })).items.filter((one) => one.state === state).length;
  return {
    'lost-numbers': async () => (await office.lostNumbers.list()).items.length,
    'staff-roles': async () => (await office.roles.requests()).items.length,
    'returned-transfers': () => blocked('returned'),
    'deposit-disputes': async () => (await office.settlements.listDisputes({ show: 'disputed' })).total,
    'deposit-refunds': async () =>
      (await office.settlements.listDisputes({ show: 'to-refund' })).items.filter(
        ({ state, refunds }) => state === 'refunding' && !refunds.some((one) => one.state === 'reported'),
      ).length,
    'owners-to-pay': async () =>
      (await office.remittances.candidates({})).items.filter(
        ({ payee_kind: kind, block, pay_by: by }) =>
          kind === 'owner' && block === null && by !== null && by <= addDays(services.today(), 5),
      ).length,
    'owners-without-account': async () =>
      (await office.remittances.candidates({})).items.filter(({ block }) =>
        ['no-account', 'account-unconfirmed', 'returned'].includes(block ?? ''),
      ).length,
    'homes-without-state': async () =>
      (await office.managedRentals.listProperties({ show: 'no-state' })).total,
    'rents-to-confirm': () =>
      count(
        `rent_payments p where p.state = 'reported' and exists (select from app.collector_of_lease(p.lease_id))`,
      ),
    'opening-figures': async () => (await office.openingFigures.list({ show: 'team' })).total,
    'bank-lines': async () => (await office.bankStatements.lines({ as: 'operator' })).total,
    complaints: async () => (await office.complaints.list({ show: 'unanswered' })).total,
    'complaints-escalated': async () => (await office.complaints.list({ show: 'escalated' })).total,
    'no-account': () => blocked('no-account'),
    'no-pan': () => blocked('no-pan'),
    'account-unconfirmed': () => blocked('account-unconfirmed'),
    'batches-to-approve': () => batches('commission', 'draft'),
    'batches-to-send': () => batches('commission', 'approved'),
    'remittances-to-approve': () => batches('owners', 'draft'),
    'remittances-to-send': () => batches('owners', 'approved'),
    'months-to-close': async () => {
      const { items } = await office.months.list();
      return items.filter(({ state, cut_off }) => state === 'open' && cut_off <= services.now()).length;
    },
    'tds-to-deposit': async () =>
      (await office.tds.overview()).months.filter(
        ({ open, month }) => open > 0 && month < services.today().slice(0, 7),
      ).length,
    'gst-to-pay': async () =>
      (await office.gstPayments.overview()).months.filter(
        ({ open, month }) =>
          Object.values(open).some((amount) => amount > 0) && month < services.today().slice(0, 7),
      ).length,
    'challans-to-withdraw': async () =>
      (await office.tds.overview()).challans.filter(({ state }) => state === 'waiting').length,
    'adjustments-to-approve': async () =>
      (await office.adjustments.list({ show: 'waiting' })).items.filter(({ state }) => state === 'proposed')
        .length,
    'credits-to-approve': async () =>
      (await office.creditCorrections.list({})).items.filter(({ state }) => state === 'proposed').length,
    'rents-to-mark': async () => (await office.rvl.grid({ show: 'offered' })).total,
    applications: async () => (await office.managedRentals.list({ show: 'pending' })).total,
    'applications-to-configure': async () =>
      (await office.managedRentals.list({ show: 'to-configure' })).total,
    'registrations-paid': () => registrationsWith(({ status }) => status === 'succeeded'),
    'registrations-cash': () =>
      registrationsWith(
        ({ status, provider }) => provider === 'cash' && ['created', 'pending'].includes(status),
      ),
    'registrations-unpaid': async () => (await office.brokerRegistrations.listUnpaid({})).total,
    enquiries: async () => (await office.enquiries.list({ show: 'open' })).total,
    reports: async () =>
      (await office.reports.list({ show: 'open' })).total +
      (await office.reports.list({ show: 'under_review' })).total,
    'tenant-checks': () => checks(({ status }) => status === 'in_work'),
    'tenant-check-payments': () =>
      checks(({ status, payment_reference: paid }) => status === 'agreed' && paid !== null),
    'guaranteed-leases': () => count(`guaranteed_leases where status in ('requested', 'inspected')`),
    'tenant-check-refunds': async () => (await office.tenantChecks.list({ show: 'refund_due' })).total,
    claims: async () => (await office.claims.list({ show: 'submitted' })).total,
    flags: async () => (await office.flags.list({ show: 'open' })).total,
    imports: async () => (await office.importReviews.list({ show: 'waiting' })).total,
    localities: async () => (await office.curatedLocalities.list({ show: 'waiting' })).total,
  } satisfies Record<InboxKind, () => Promise<number>>;
}

it.each(STAFF)('has an inbox of %s whose counts are those of the lists it opens', async (role) => {
  const userId = await holderOf(role);
  const office = as(userId);
  const lists = inboxLists(office);
  const own = inboxOf({ kind: 'member', userId, roles: [role], isAffiliate: false, isVerified: true });
  const { items } = await office.inbox.list();
  const shown: Record<string, number> = {};
  for (const kind of own) shown[kind] = await lists[kind]();
  const counted = Object.fromEntries(
    own.map((kind) => [kind, items.find((item) => item.kind === kind)?.count ?? 0]),
  );
  expect(counted).toEqual(shown);
  expect(items.map(({ kind }) => kind).filter((kind) => !own.includes(kind))).toEqual([]);
  if (role !== 'admin') return;
  expect(own).toEqual(inboxKinds);
  expect(items.length).toBeGreaterThan(8);
});

it('tells of ten people what the trail, their visits, rents, money, letters, conversations and enquiries say', async () => {
  const office = as(await administrator());
  // Nothing is sent about the demo's past, and nobody in it writes: here somebody does.
  await asOwner(`
    with wrote as (
      insert into conversations (property_id, user_id, lister_id, last_sender_id)
        select property_id, user_id, lister_id, user_id from property_visits order by id limit 1 returning user_id),
      mailed as (
        insert into mails (user_id, recipient, kind, subject, text)
          select user_id, 'seeker@demo.kiraya.example', 'message', 'A message', 'Read it' from wrote)
    insert into text_messages (user_id, recipient, template, language, channel, units)
      select user_id, '+919876500000', 'sign-in-code', 'en', 'sms', 1 from wrote`);
  // Whoever has most of each kind.
  const busiest = await Promise.all(
    [
      'select unnest(people) as id from audit_log',
      'select lister_id from property_visits',
      'select tenant_id from leases join rent_payments p on p.lease_id = leases.id',
      'select landlord_id from rent_payments',
      `select user_id from payouts where payee_kind = 'owner'`,
      `select user_id from payouts where payee_kind = 'affiliate'`,
      'select user_id from payments',
      'select user_id from ledger_entries join affiliate_registrations using (affiliate_id)',
      `select party_id from journal_lines where account = 'owner_payable'`,
      'select user_id from mails',
      'select user_id from text_messages',
      'select user_id from conversations',
      'select user_id from enquiries',
    ].map((from) =>
      asOwner<{ id: string }>(
        `select named.id from (${from}) as named (id) join profiles p on p.user_id = named.id
          group by named.id order by count(*) desc, named.id limit 4`,
      ),
    ),
  );
  const first = busiest.flatMap((found) => found.slice(0, 1).map(({ id }) => id));
  const rest = busiest.flatMap((found) => found.map(({ id }) => id));
  const people = [...new Set([...first, ...rest])].slice(0, Math.max(10, new Set(first).size));
  expect(people.length).toBeGreaterThanOrEqual(10);
  const seen = new Set<string>();
  for (const id of people) {
    const notices: string[] = [];
    for (let cursor: string | undefined, isOver = false; !isOver; ) {
      const page = await office.users.activity({ userId: id, limit: 100, ...(cursor && { cursor }) });
      notices.push(...page.items.map(({ kind }) => kind));
      cursor = page.next_cursor ?? undefined;
      isOver = cursor === undefined;
    }
    const counted = await asOwner<{ kind: string; count: number }>(
      `select kind, count(*)::int as count from (
        select 'audit' as kind, id::text from audit_log where action !~ '^(visits|applications)[.]'
          and (actor_id = $1 or $1 = any(people) or (subject_type = 'user' and subject_id = $1::text))
        union select 'lead', e.id::text from lead_events e
          left join property_visits v on v.id = e.visit_id left join property_applications a on a.id = e.application_id
         where $1 in (e.actor_id, v.user_id, v.lister_id, a.user_id, a.lister_id)
        union select 'rent', p.id::text from rent_payments p join leases l on l.id = p.lease_id
         where $1 in (l.landlord_id, l.tenant_id) or exists (select from lease_parties y
           where y.lease_id = l.id and y.user_id = $1 and y.role in ('landlord', 'co_owner', 'tenant', 'co_tenant'))
        union select 'payout', id::text from payouts where user_id = $1
        union select 'payment', id::text from payments where user_id = $1
        union select 'commission', e.book || e.id from ledger_entries e
          join affiliate_registrations r using (affiliate_id) where r.user_id = $1
        union select 'owner_money', entry_id::text from journal_lines where account = 'owner_payable' and party_id = $1
        union select 'mail', id::text from mails where user_id = $1
        union select 'text', id::text from text_messages where user_id = $1
        union select 'conversation', id::text from conversations where $1 in (user_id, lister_id)
        union select 'enquiry', id::text from enquiries where user_id = $1) story group by kind order by kind`,
      [id],
    );
    const shown = Map.groupBy(notices, (kind) => kind);
    for (const kind of shown.keys()) seen.add(kind);
    expect([...shown].map(([kind, found]) => ({ kind, count: found.length })).toSorted(byKind)).toEqual(
      counted.toSorted(byKind),
    );
  }
  expect(seen).toEqual(new Set(activityKinds));
});

it('has words for every act of its trail', async () => {
  const words = await readFile(new URL('../../src/web/admin/audit/action-names.ts', import.meta.url), 'utf8');
  const acts = await asOwner<{ action: string }>('select distinct action from audit_log order by 1');
  expect(acts.map(({ action }) => action).filter((action) => !words.includes(`'${action}':`))).toEqual([]);
});

// Row policies open to each role what its screens read: whoever may call a list sees in it what an administrator does.
it('shows staff what it shows administrators, list by list', async () => {
  const admin = as(await holderOf('admin'));
  const [month] = (await admin.months.list()).items.filter(({ closed_at: at }) => at !== null);
  const [batch] = (await admin.payouts.listBatches({})).items;
  const [affiliate] = (await admin.affiliates.list({})).items;
  const [broker] = (await admin.brokerRegistrations.list({})).items;
  const [open] = (await admin.months.list()).items.filter(({ closed_at: at }) => at === null);
  if (!month || !open || !batch || !affiliate || !broker) throw new Error('The demo has one of each');
  const of = { month: month.month, affiliate_id: affiliate.affiliate_id };
  const reads = {
    'adjustments.list': (who) => who.adjustments.list({}),
    'admin.overview': (who) => who.admin.overview(),
    'affiliates.list': (who) => who.affiliates.list({}),
    'affiliates.get': (who) => who.affiliates.get({ affiliate_id: affiliate.affiliate_id }),
    'analytics.get': (who) => who.analytics.get({}),
    'audit.list': (who) => who.audit.list({}),
    'books.trialBalance': (who) => who.books.trialBalance({ month: month.month }),
    'brokerRegistrations.list': (who) => who.brokerRegistrations.list({}),
    'claims.list': (who) => who.claims.list({}),
    'commissions.explain': (who) => who.commissions.explain(of),
    'commissions.lines': (who) => who.commissions.lines(of),
    'commissions.listHolds': (who) => who.commissions.listHolds({}),
    'corrections.list': (who) => who.corrections.list({ month: month.month }),
    'creditCorrections.list': (who) => who.creditCorrections.list({}),
    'enquiries.list': (who) => who.enquiries.list({}),
    'flags.list': (who) => who.flags.list({}),
    'importReviews.list': (who) => who.importReviews.list({}),
    'ledger.lastProof': (who) => who.ledger.lastProof(),
    'mailLog.list': (who) => who.mailLog.list({}),
    'months.list': (who) => who.months.list(),
    'months.preview': (who) => who.months.preview({ month: open.month }),
    'payouts.candidates': (who) => who.payouts.candidates({}),
    'payouts.listBatches': (who) => who.payouts.listBatches({}),
    'payouts.listTransfers': (who) => who.payouts.listTransfers({ id: batch.id }),
    'payouts.totals': (who) => who.payouts.totals(),
    'reports.list': (who) => who.reports.list({}),
    'shadowBalancing.listBrokers': (who) => who.shadowBalancing.listBrokers({}),
    'shadowBalancing.listAudit': (who) => who.shadowBalancing.listAudit({}),
    'shadowPower.list': (who) => who.shadowPower.list({}),
    'textMessages.list': (who) => who.textMessages.list({}),
  } satisfies Partial<Record<Permission, (who: ReturnType<typeof as>) => Promise<unknown>>>;
  // What says whether a row is the reader's own differs, and the trail grows meanwhile by nothing of this.
  const shown = (answer: unknown) => JSON.stringify(answer).replaceAll(/"is_own":(true|false)/g, '');
  const differing: string[] = [];
  for (const role of STAFF.slice(1)) {
    const id = await holderOf(role);
    const actor = {
      kind: 'member',
      userId: id,
      roles: [role],
      isAffiliate: false,
      isVerified: true,
    } as const;
    for (const [name, read] of Object.entries(reads)) {
      if (!can(actor, name as keyof typeof reads)) continue;
      const seen = await read(as(id)).then(shown, String);
      if (seen !== shown(await read(admin))) differing.push(`${role}: ${name} ${seen.slice(0, 300)}`);
    }
  }
  expect(differing).toEqual([]);
});
