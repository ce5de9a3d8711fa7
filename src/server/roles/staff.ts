/** Answers who works for Kiraya, and signs colleagues out. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { StaffMember } from '../../contract/staff.ts';
import { STAFF } from '../../domain/access/audience.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { searchedWords } from '../../domain/users.ts';
import { act } from '../audit/act.ts';
import { cutPage, readCursor } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import { userIdOf } from '../lib/signed-in.ts';

type Row = Omit<StaffMember, 'id' | 'person' | 'is_own'> & {
  user_id: string;
  full_name: string | null;
  at: string;
  total: number;
};

const staffRoles = sql`${sql.param([...STAFF])}::text[]`;

const list = api.staff.list.handler(async ({ context, input: { q = '', role = null, limit, cursor } }) => {
  const [after, afterId] = cursor === undefined ? [null, null] : readCursor({ type: 'timestamptz' }, cursor);
  const { rows } = await context.db.execute<Row>(sql`
    select user_id, full_name, email, roles, to_json(last_seen_at) #>> '{}' as last_seen_at, sessions, total,
        to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
      from app.find_staff(${staffRoles}, ${sql.param(searchedWords(q))}::text[], ${role}, ${after}::timestamptz, ${afterId}::uuid,
        ${limit + 1}) f
     order by f.since desc, f.user_id desc`);
  const { page, next_cursor } = cutPage(rows, limit, ({ user_id: id }) => id);
  const own = userIdOf(context);
  return {
    items: page.map(
      ({ at: _, total: _total, user_id, full_name, ...member }): StaffMember => ({
        ...member,
        id: user_id,
        person: { user_id, full_name },
        is_own: user_id === own,
      }),
    ),
    total: rows[0]?.total ?? 0,
    next_cursor,
  };
});

const endSessions = api.staff.endSessions.handler(async ({ context, input: { user_id: userId, reason } }) => {
  const { db } = context;
  if (userId === userIdOf(context)) throw new RuleBroken('staff.own-sessions');
  const { rows: known } = await db.execute<{ is_staff: boolean }>(sql`
      select exists (select from user_roles r where r.user_id = p.user_id and r.role = any(${staffRoles})) as is_staff
        from profiles p where p.user_id = ${userId}`);
  if (!known[0]) throw new ORPCError('NOT_FOUND');
  if (!known[0].is_staff) throw new RuleBroken('staff.not-of-staff');
  const { rows } = await db.execute<{ ended: number }>(
    sql`select app.end_staff_sessions(${userId}, ${staffRoles}) as ended`,
  );
  const ended = rows[0]?.ended ?? 0;
  await act(context, {
    action: 'staff.endSessions',
    subject: { type: 'user', id: userId },
    people: [userId],
    after: { sessions: ended },
    reason,
    notices: [{ to: userId, notice: { event: 'admin.signed-out', note: reason } }],
  });
  return { ended };
});

export const staff = { list, endSessions };
