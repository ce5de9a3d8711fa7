/** A person's story: what they did, what was done to or around them, what we wrote to them, what was paid to them, what they asked us. */
import { type SQL, sql } from 'drizzle-orm';
import type { Activity } from '../../contract/users.ts';
import { cutPage, readCursor } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';

type Row = Omit<Activity, 'actor' | 'by_this_person'> & {
  at: string;
  actor_id: string | null;
  actor_name: string | null;
};
type Asked = { userId: string; limit: number; cursor?: string | undefined };

export async function readActivity(db: Executor, { userId, limit, cursor }: Asked) {
  const [at, id] = cursor === undefined ? [null, null] : readCursor({ type: 'timestamptz' }, cursor);
  const before: Before = (created, own) =>
    at === null ? sql`true` : sql`(${created}, ${own}) < (${at}::timestamptz, ${id}::uuid)`;
  // Each source gives no more than a page, so a long past costs no more than a short one.
  const { rows } = await db.execute<Row>(sql`
    select h.id, h.kind, h.action, h.actor_id, p.full_name as actor_name, h.reason, h.subject, h.before, h.after,
      to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, to_json(h.at) #>> '{}' as created_at
    from (${sql.join(sources(userId, before, limit + 1), sql` union `)}) h
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

/** Entries of the audit trail have numbers; here they get ids of the same kind as events have, in the order of their numbers. */
const auditId = sql`('00000000-0000-7000-8000-' || lpad(to_hex(a.id), 12, '0'))::uuid`;

/** As `payoutCode` makes it. */
const payoutCodeOf = sql`'KP' || lpad(p.number::text, greatest(6, length(p.number::text)), '0')`;

/**
 * What a visit or application went through is told by its events alone. Each source is in the order of the whole: many acts of
 * one moment lie on both sides of a page's end.
 */
function sources(userId: string, before: Before, limit: number): SQL[] {
  const audit = (whose: SQL) => sql`(
    select a.created_at as at, ${auditId} as id, 'audit' as kind, a.action, a.actor_id, a.reason,
        a.subject_type as subject, a.before, a.after
      from audit_log a where ${whose} and a.action !~ '^(visits|applications)[.]' and ${before(sql`a.created_at`, auditId)} order by a.id desc limit ${limit})`;
  const lead = (table: SQL, column: SQL, whose: SQL) => sql`(
    select e.created_at, e.id, 'lead', e.action, e.actor_id, e.note, h.title, null::jsonb, jsonb_build_object('status', e.status)
      from lead_events e join ${table} l on l.id = e.${column} join properties h on h.id = l.property_id
      where ${whose} and ${before(sql`e.created_at`, sql`e.id`)} order by e.created_at desc, e.id desc limit ${limit})`;
  const leads = [
    [sql`property_visits`, sql`visit_id`],
    [sql`property_applications`, sql`application_id`],
  ] as const;
  const mails = sql`(
    select m.created_at, m.id, 'mail', m.status, null::uuid, null::text, m.subject, null::jsonb, null::jsonb
      from mails m where m.user_id = ${userId} and ${before(sql`m.created_at`, sql`m.id`)} order by m.created_at desc, m.id desc limit ${limit})`;
  const payouts = sql`(
    select p.created_at, p.id, 'payout', p.state, null::uuid, p.failure, ${payoutCodeOf}, null::jsonb,
        jsonb_build_object('amount', p.amount, 'reference', p.reference)
      from payouts p where p.user_id = ${userId} and ${before(sql`p.created_at`, sql`p.id`)} order by p.created_at desc, p.id desc limit ${limit})`;
  const enquiries = sql`(
    select e.created_at, e.id, 'enquiry', e.status, e.user_id, null::text, left(e.message, 120), null::jsonb, null::jsonb
      from enquiries e where e.user_id = ${userId} and ${before(sql`e.created_at`, sql`e.id`)} order by e.created_at desc, e.id desc limit ${limit})`;
  return [
    audit(sql`a.actor_id = ${userId}`),
    audit(sql`a.subject_type = 'user' and a.subject_id = ${userId}`),
    // A lease, a home, a payout: whatever it is about, it names whose matter it is.
    audit(sql`a.people @> array[${userId}]::uuid[]`),
    ...leads.flatMap(([table, column]) => [
      lead(table, column, sql`l.user_id = ${userId}`),
      lead(table, column, sql`l.lister_id = ${userId}`),
      lead(table, column, sql`e.actor_id = ${userId}`),
    ]),
    mails,
    payouts,
    enquiries,
  ];
}
