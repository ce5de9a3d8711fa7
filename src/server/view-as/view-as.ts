/** Begins and ends views as somebody else. What a call in one may do is decided at the door (../lib/viewed-person.ts). */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { View } from '../../contract/view-as.ts';
import { checkView, VIEW_MINUTES } from '../../domain/view-as.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

const start = api.viewAs.start.handler(async ({ context, input: { user_id: userId, reason } }) => {
  const { db, subject } = context;
  const actor = userIdOf(context);
  if (!subject) throw new ORPCError('UNAUTHORIZED');
  const { rows: people } = await db.execute<{ is_staff: boolean }>(sql`
    select app.is_of_office(p.user_id) as is_staff from profiles p where p.user_id = ${userId}`);
  if (!people[0]) throw new ORPCError('NOT_FOUND');
  checkView({ isOwn: userId === actor, isStaff: people[0].is_staff });
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into data_looks (user_id, actor_id, actor_name, subject, reason, session_id, ends_at)
    select ${userId}, ${actor}, coalesce(a.full_name, 'Kiraya'), 'view-as', ${reason}, ${subject.sessionId},
        app.now() + make_interval(mins => ${VIEW_MINUTES})
      from profiles a where a.user_id = ${actor} returning id`);
  const id = rows[0]?.id ?? '';
  await act(context, {
    action: 'viewAs.start',
    subject: { type: 'user', id: userId },
    people: [userId],
    after: { view: id, minutes: VIEW_MINUTES },
    reason,
  });
  return inForce(db, sql`l.id = ${id}`);
});

const get = api.viewAs.get.handler(async ({ context, input: { id } }) =>
  inForce(
    context.db,
    sql`l.id = ${id} and l.actor_id = ${userIdOf(context)}
    and l.session_id = ${sessionOf(context)} and l.ended_at is null and l.ends_at > app.now()`,
  ),
);

/** Once more does nothing, so that a tab left open may end what ran out. */
const end = api.viewAs.end.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const { rows } = await db.execute<{ user_id: string; ended: boolean }>(sql`
    select l.user_id, app.end_view(l.id) as ended
      from data_looks l where l.id = ${id} and l.subject = 'view-as' and l.actor_id = ${userIdOf(context)}`);
  const view = rows[0];
  if (!view) throw new ORPCError('NOT_FOUND');
  if (view.ended) {
    await act(context, {
      action: 'viewAs.end',
      subject: { type: 'user', id: view.user_id },
      people: [view.user_id],
      after: { view: id },
    });
  }
  return { user_id: view.user_id };
});

export const viewAs = { start, get, end };

const sessionOf = ({ subject }: HandlerContext): string | null => subject?.sessionId ?? null;

async function inForce(db: Executor, isIt: SQL): Promise<View> {
  const { rows } = await db.execute<View>(sql`
    select l.id, l.user_id, app.person_name(p.full_name, p.email) as name, l.reason, to_json(l.ends_at) #>> '{}' as ends_at
      from data_looks l join profiles p on p.user_id = l.user_id where ${isIt} and l.subject = 'view-as'`);
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}
