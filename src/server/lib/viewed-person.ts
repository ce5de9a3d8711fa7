/** Whom a call in a view is made as: part of the one door that every procedure passes. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { RuleBroken } from '../../domain/errors.ts';
import { can, type Permission } from '../../domain/permissions.ts';
import { checkOpenInView } from '../../domain/view-as.ts';
import { loadMember, SIGNED_OUT } from './actor.ts';
import { requirePin } from './admin-pin.ts';
import type { RequestContext } from './request-context.ts';
import { noteSessionUse } from './session-use.ts';

const VIEWING: Permission = 'viewAs.start';
/** Asked as whoever views, in the view: the banner's state, and its button. */
const ofTheView: readonly Permission[] = ['viewAs.get', 'viewAs.end'];

/**
 * The call as its viewed person makes it; one outside a view as it is. Whoever views is asked with every call for what they were asked
 * for at the beginning, their session, role and PIN, so a view ends with any of them. Throws `view-as.read-only` for whatever could change something.
 */
export async function inView(
  context: RequestContext,
  { permission, isRead }: { permission: Permission; isRead: boolean },
): Promise<RequestContext> {
  const { subject, services } = context;
  if (!subject?.view) return context;
  const { userId, sessionId, view } = subject;
  if (ofTheView.includes(permission)) return { ...context, subject: { userId, sessionId } };
  if (!isRead) throw new RuleBroken('view-as.read-only');
  checkOpenInView(permission);
  const person = await services.database.asReadingActor({ userId }, async (db) => {
    const viewer = await loadMember(db, { userId, sessionId });
    if (!viewer?.use) throw new ORPCError('UNAUTHORIZED', { message: SIGNED_OUT });
    if (!can(viewer.actor, VIEWING)) throw new RuleBroken('view-as.over');
    await requirePin({ ...context, subject: { userId, sessionId } }, VIEWING, db);
    await noteSessionUse(services, { sessionId, permission, ...viewer, use: viewer.use });
    const { rows } = await db.execute<{ user_id: string }>(sql`
      select l.user_id from data_looks l
       where l.id::text = ${view} and l.subject = 'view-as' and l.actor_id = ${userId} and l.session_id = ${sessionId}
         and l.ended_at is null and l.ends_at > app.now()`);
    return rows[0]?.user_id;
  });
  if (!person) throw new RuleBroken('view-as.over');
  // What is kept of a call for its repeats is a write too.
  return { ...context, subject: { userId: person, sessionId, view }, idempotencyKey: null };
}
