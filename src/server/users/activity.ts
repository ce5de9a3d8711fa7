/**
 * A person's story: what they did and what was done to or around them, rents, money we owe and send them, what we wrote to them,
 * whom they wrote to and what they asked us. One query over all that their reader may see.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Activity } from '../../contract/users.ts';
import type { ActivityKind } from '../../domain/users.ts';
import { cutPage, readCursor } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';

type Row = Omit<Activity, 'actor' | 'by_this_person'> & {
  at: string;
  actor_id: string | null;
  actor_name: string | null;
};
type Asked = {
  userId: string;
  /** What of it. */
  kinds: readonly ActivityKind[];
  limit: number;
  cursor?: string | undefined;
};

export async function readActivity(db: Executor, { userId, kinds, limit, cursor }: Asked) {
  const [at, id] = cursor === undefined ? [null, null] : readCursor({ type: 'timestamptz' }, cursor);
  const before: Before = (created, own) =>
    at === null ? sql`true` : sql`(${created}, ${own}) < (${at}::timestamptz, ${id}::uuid)`;
  if (kinds.length === 0) return { items: [], next_cursor: null };
  // Each source gives no more than a page, so a long past costs no more than a short one.
  const { rows } = await db.execute<Row>(sql`
    select h.id, h.kind, h.action, h.actor_id, p.full_name as actor_name, h.reason, h.subject, h.before, h.after, h.facts,
      to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, to_json(h.at) #>> '{}' as created_at
    from (${sql.join(activityQueries(kinds, { userId, before, at, id, limit: limit + 1 }), sql` union `)}) h
      left join profiles p on p.user_id = h.actor_id
    order by h.at desc, h.id desc limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
  return { items: page.map((row) => toActivity(row, userId)), next_cursor };
}

function toActivity({ at, actor_id, actor_name, ...row }: Row, userId: string): Activity {
  return {
    ...row,
    by_this_person: actor_id === userId,
    actor: actor_id === null ? null : { user_id: actor_id, full_name: actor_name },
  };
}

type Before = (created: SQL, id: SQL) => SQL;

type ActivityWindow = { userId: string; before: Before; at: string | null; id: string | null; limit: number };

const activityQueries = (kinds: readonly ActivityKind[], whom: ActivityWindow): SQL[] =>
  kinds.flatMap((kind) => sources[kind](whom));

/** Entries of the audit trail have numbers; here they get ids of the same kind as events have, in the order of their numbers. */
const auditId = sql`('00000000-0000-7000-8000-' || lpad(to_hex(a.id), 12, '0'))::uuid`;

/** As what its index holds; null where it is none. */
const subjectId = sql`(case when a.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.subject_id::uuid end)`;

/** Which home an act is about, as far as its reader may see that. */
const homeOfAct = sql`case a.subject_type
  when 'property' then (select h.title from properties h where h.id = ${subjectId})
  when 'lease' then (select l.home_name from leases l where l.id = ${subjectId})
  when 'rent_payment' then (select l.home_name from rent_payments p join leases l on l.id = p.lease_id where p.id = ${subjectId})
  when 'managed_property' then (select d.property_name from managed_property_details d where d.id = ${subjectId})
  when 'rvl_payment' then (select d.property_name from managed_property_rvl_payments v
    join managed_property_details d on d.id = v.managed_property_id where v.id = ${subjectId}) end`;

/** Entries of the ledger are counted within their book. */
const entryId = sql`md5(e.book || ' ' || e.id)::uuid`;

/** As `payoutCode` makes it. */
const payoutCodeOf = sql`'KP' || lpad(p.number::text, greatest(6, length(p.number::text)), '0')`;

/**
 * Each source gives instant, id, kind, action, actor, reason, subject, before, after and facts, in the order of the whole: many
 * acts of one moment lie on both sides of a page's end.
 */
const sources: Readonly<Record<ActivityKind, (whom: ActivityWindow) => SQL[]>> = {
  /** What a visit or application went through is told by its events alone. */
  audit: ({ userId, before, limit }) =>
    [
      sql`a.actor_id = ${userId}`,
      sql`a.subject_type = 'user' and a.subject_id = ${userId}`,
      // A lease, a home, a payout: whatever it is about, it names whose matter it is.
      sql`a.people @> array[${userId}]::uuid[]`,
    ].map(
      (whose) => sql`(
        select a.created_at as at, ${auditId} as id, 'audit' as kind, a.action, a.actor_id, a.reason,
            a.subject_type as subject, a.before, a.after,
            nullif(jsonb_strip_nulls(jsonb_build_object('home', ${homeOfAct})), '{}') as facts
          from audit_log a where ${whose} and a.action !~ '^(visits|applications)[.]' and ${before(sql`a.created_at`, auditId)}
          order by a.id desc limit ${limit})`,
    ),

  lead: ({ userId, before, limit }) =>
    (
      [
        [sql`property_visits`, sql`visit_id`],
        [sql`property_applications`, sql`application_id`],
      ] as const
    ).flatMap(([table, column]) =>
      [sql`l.user_id = ${userId}`, sql`l.lister_id = ${userId}`, sql`e.actor_id = ${userId}`].map(
        (whose) => sql`(
          select e.created_at as at, e.id, 'lead' as kind, e.action, e.actor_id, e.note as reason, h.title as subject,
              null::jsonb as before, jsonb_build_object('status', e.status) as after, null::jsonb as facts
            from lead_events e join ${table} l on l.id = e.${column} join properties h on h.id = l.property_id
            where ${whose} and ${before(sql`e.created_at`, sql`e.id`)} order by e.created_at desc, e.id desc limit ${limit})`,
      ),
    ),

  /** Payments of a lease, as they stand now, to its landlords and its tenants. */
  rent: ({ userId, before, limit }) => [
    sql`(
      select p.created_at as at, p.id, 'rent' as kind, p.state as action, coalesce(p.reported_by, p.confirmed_by) as actor_id,
          p.answer as reason, l.home_name as subject, null::jsonb as before, null::jsonb as after,
          jsonb_build_object('amount', p.amount, 'side', l.side, 'day', p.paid_on, 'reference', p.reference) as facts
        from (
          select distinct on (i.id) i.id, i.home_name, i.side from (
            select l.id, l.home_name, 'landlord' as side from leases l where l.landlord_id = ${userId}
            union all select l.id, l.home_name, 'tenant' from leases l where l.tenant_id = ${userId}
            union all select l.id, l.home_name, case when y.role in ('landlord', 'co_owner') then 'landlord' else 'tenant' end
              from lease_parties y join leases l on l.id = y.lease_id
             where y.user_id = ${userId} and y.role in ('landlord', 'co_owner', 'tenant', 'co_tenant')) i
           order by i.id, i.side) l
          cross join lateral (
            select p.* from rent_payments p where p.lease_id = l.id and ${before(sql`p.created_at`, sql`p.id`)}
             order by p.created_at desc, p.id desc limit ${limit}) p
        order by p.created_at desc, p.id desc limit ${limit})`,
  ],

  payout: ({ userId, before, limit }) => [
    sql`(
      select p.created_at as at, p.id, 'payout' as kind, p.state as action, null::uuid as actor_id, p.failure as reason,
          null::text as subject, null::jsonb as before, null::jsonb as after,
          jsonb_build_object('amount', p.amount, 'code', ${payoutCodeOf}, 'reference', p.reference, 'day', p.paid_on,
            'type', p.payee_kind, 'batch', b.state) as facts
        from payouts p join payout_batches b on b.id = p.batch_id
        where p.user_id = ${userId} and ${before(sql`p.created_at`, sql`p.id`)} order by p.created_at desc, p.id desc limit ${limit})`,
  ],

  payment: ({ userId, before, limit }) => [
    sql`(
      select p.created_at as at, p.id, 'payment' as kind, p.status as action, null::uuid as actor_id, p.note as reason,
          null::text as subject, null::jsonb as before, null::jsonb as after,
          jsonb_build_object('amount', p.amount, 'type', p.kind, 'reference', p.provider_payment_id) as facts
        from payments p where p.user_id = ${userId} and ${before(sql`p.created_at`, sql`p.id`)}
        order by p.created_at desc, p.id desc limit ${limit})`,
  ],

  /** Of the commission ledger; a payout moves what is payable, and a held line what is held. */
  commission: ({ userId, before, limit }) => [
    sql`(
      select e.created_at as at, ${entryId} as id, 'commission' as kind, e.kind as action, e.created_by as actor_id, e.memo as reason,
          null::text as subject, null::jsonb as before, null::jsonb as after,
          jsonb_build_object('amount', -(e.payable + e.held), 'month', to_char(e.month, 'YYYY-MM')) as facts
        from ledger_entries e
        where e.affiliate_id in (select r.affiliate_id from affiliate_registrations r where r.user_id = ${userId})
          and ${before(sql`e.created_at`, entryId)} order by e.created_at desc, ${entryId} desc limit ${limit})`,
  ],

  /** What of an owner's rent we hold for them. */
  owner_money: ({ userId, before, limit }) => [
    sql`(
      select e.created_at as at, e.id, 'owner_money' as kind, e.kind as action, e.actor_id, e.reason, null::text as subject,
          null::jsonb as before, null::jsonb as after,
          jsonb_build_object('amount', -sum(v.amount), 'day', e.happened_on) as facts
        from journal_lines v join journal_entries e on e.id = v.entry_id
        where v.account = 'owner_payable' and v.party_id = ${userId} and ${before(sql`e.created_at`, sql`e.id`)}
        group by e.id order by e.created_at desc, e.id desc limit ${limit})`,
  ],

  mail: ({ userId, before, limit }) => [
    sql`(
      select m.created_at as at, m.id, 'mail' as kind, m.status as action, null::uuid as actor_id, null::text as reason,
          m.subject, null::jsonb as before, null::jsonb as after, null::jsonb as facts
        from mails m where m.user_id = ${userId} and ${before(sql`m.created_at`, sql`m.id`)}
        order by m.created_at desc, m.id desc limit ${limit})`,
  ],

  text: ({ userId, before, limit }) => [
    sql`(
      select m.created_at as at, m.id, 'text' as kind, m.state as action, null::uuid as actor_id, m.error as reason,
          m.template as subject, null::jsonb as before, null::jsonb as after, jsonb_build_object('type', m.channel) as facts
        from text_messages m where m.user_id = ${userId} and ${before(sql`m.created_at`, sql`m.id`)}
        order by m.created_at desc, m.id desc limit ${limit})`,
  ],

  conversation: ({ userId, at, id, limit }) => [
    sql`(
      select c.at, c.id, 'conversation' as kind, case when c.is_blocked then 'reported' else 'open' end as action,
          c.seeker_id as actor_id, null::text as reason, c.home as subject, null::jsonb as before, null::jsonb as after,
          jsonb_build_object('person', c.other_name, 'messages', c.messages) as facts
        from app.conversations_of(${userId}::uuid, ${at}::timestamptz, ${id}::uuid, ${limit}) c)`,
  ],

  enquiry: ({ userId, before, limit }) => [
    sql`(
      select e.created_at as at, e.id, 'enquiry' as kind, e.status as action, e.user_id as actor_id, null::text as reason,
          left(e.message, 120) as subject, null::jsonb as before, null::jsonb as after, null::jsonb as facts
        from enquiries e where e.user_id = ${userId} and ${before(sql`e.created_at`, sql`e.id`)}
        order by e.created_at desc, e.id desc limit ${limit})`,
  ],
};
