/** What a person did and what was done to or around them: the audit trail and the events of their visits and applications. */
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
  const [at, id] = cursor === undefined ? ['infinity', null] : readCursor({ type: 'timestamptz' }, cursor);
  const before = id === null ? sql`` : sql`and (h.at, h.id) < (${at}::timestamptz, ${id}::uuid)`;
  const until = sql`<= ${at}::timestamptz`;
  // Each source gives no more than a page, so a long past costs no more than a short one.
  const { rows } = await db.execute<Row>(sql`
    select h.id, h.kind, h.action, h.actor_id, p.full_name as actor_name, h.reason, h.subject, h.before, h.after,
      to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, to_json(h.at) #>> '{}' as created_at
    from (${sql.join(sources(userId, until, limit + 1), sql` union `)}) h
      left join profiles p on p.user_id = h.actor_id
    where true ${before}
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

/**
 * Entries of the audit trail have numbers; here they get ids of the same kind as events have. What a visit or application
 * went through is told by its events alone.
 */
function sources(userId: string, until: SQL, limit: number): SQL[] {
  const audit = (whose: SQL) => sql`(
    select a.created_at as at, md5('audit ' || a.id)::uuid as id, 'audit' as kind, a.action, a.actor_id, a.reason,
        a.subject_type as subject, a.before, a.after
      from audit_log a where ${whose} and a.action !~ '^(visits|applications)[.]' and a.created_at ${until} order by a.id desc limit ${limit})`;
  const lead = (table: SQL, column: SQL, whose: SQL) => sql`(
    select e.created_at, e.id, 'lead', e.action, e.actor_id, e.note, h.title, null::jsonb, jsonb_build_object('status', e.status)
      from lead_events e join ${table} l on l.id = e.${column} join properties h on h.id = l.property_id
      where ${whose} and e.created_at ${until} order by e.created_at desc, e.id desc limit ${limit})`;
  const leads = [
    [sql`property_visits`, sql`visit_id`],
    [sql`property_applications`, sql`application_id`],
  ] as const;
  return [
    audit(sql`a.actor_id = ${userId}`),
    audit(sql`a.subject_type = 'user' and a.subject_id = ${userId}`),
    ...leads.flatMap(([table, column]) => [
      lead(table, column, sql`l.user_id = ${userId}`),
      lead(table, column, sql`l.lister_id = ${userId}`),
      lead(table, column, sql`e.actor_id = ${userId}`),
    ]),
  ];
}
