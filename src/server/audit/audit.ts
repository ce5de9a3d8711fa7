/** Answers the audit trail to administrators, newest first, and proves on demand that no entry was changed. */

import { type SQL, sql } from 'drizzle-orm';
import type { AuditEntry, AuditFilters } from '../../contract/audit.ts';
import { addDays, instantInIndia } from '../../domain/dates.ts';
import { wrongCursor } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import { proveAudit } from './audit-heads.ts';

type Row = Omit<AuditEntry, 'actor'> & { actor_id: string | null; actor_name: string | null };

/** As what their indexes hold; null where it is none. */
const subjectUuid = sql`(case when a.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.subject_id::uuid end)`;

const list = api.audit.list.handler(async ({ context: { db }, input }) => {
  const { rows } = await db.execute<Row>(sql`
    select a.id::float8 as id, a.action, a.actor_id, p.full_name as actor_name, a.subject_type, a.subject_id,
      case a.subject_type
        when 'user' then (select s.full_name from profiles s where s.user_id = ${subjectUuid})
        when 'property' then (select h.title from properties h where h.id = ${subjectUuid}) end as subject_name,
      a.before, a.after, a.reason, a.request_id, a.address, to_json(a.created_at) #>> '{}' as created_at
    from (select * from audit_log a where ${chosen(input)} order by a.id desc limit ${input.limit + 1}) a
      left join profiles p on p.user_id = a.actor_id
    order by a.id desc`);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  const next = last && rows.length > input.limit ? Buffer.from(`${last.id}`).toString('base64url') : null;
  return { items: page.map(toEntry), next_cursor: next };
});

function toEntry({ actor_id, actor_name, ...row }: Row): AuditEntry {
  return { ...row, actor: actor_id === null ? null : { user_id: actor_id, full_name: actor_name } };
}

/** Numbers narrow the search down, times decide: rows written at once may lie a moment out of order. */
const SPARE = sql`interval '1 minute'`;

function chosen({ actor, person, action, subject, from, until, cursor }: AuditFilters): SQL {
  const conditions = [sql`true`];
  if (actor) conditions.push(sql`a.actor_id = ${actor}`);
  if (person) conditions.push(sql`(a.actor_id = ${person} or a.people @> array[${person}::uuid])`);
  if (action) conditions.push(sql`(a.action = ${action} or starts_with(a.action, ${`${action}.`}))`);
  if (subject) conditions.push(sql`a.subject_id = ${subject}`);
  if (from) {
    const begin = sql`${instantInIndia(from, 0)}::timestamptz`;
    conditions.push(
      sql`a.created_at >= ${begin} and a.id >= (select app.first_audit_row_since(${begin} - ${SPARE}))`,
    );
  }
  if (until) {
    const end = sql`${instantInIndia(addDays(until, 1), 0)}::timestamptz`;
    conditions.push(
      sql`a.created_at < ${end} and a.id < (select app.first_audit_row_since(${end} + ${SPARE}))`,
    );
  }
  if (cursor) conditions.push(sql`a.id < ${lastSeen(cursor)}`);
  return sql.join(conditions, sql` and `);
}

function lastSeen(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!/^\d{1,15}$/.test(text)) {
    throw wrongCursor();
  }
  return Number(text);
}

const verify = api.audit.verify.handler(async ({ context: { services } }) => {
  const { firstBroken, ...counts } = await proveAudit(services);
  return { ...counts, first_broken: firstBroken, verified_at: services.now() };
});

export const audit = { list, verify };
