/** Writes down that a session is used, to the minute, and until when it goes on from there. */
import type { Member, Permission } from '../../domain/permissions.ts';
import { SESSION_USE_STEP_SECONDS, type SessionUse, secondsLeft } from '../../domain/session-limits.ts';
import type { Services } from './request-context.ts';

/** What an open page asks by itself, whether or not anybody sits before it: no use, so sessions and PINs end meanwhile. */
const askedByItself: readonly Permission[] = [
  'admin.health',
  'notifications.unread',
  'messages.unread',
  'messages.read',
  'viewAs.get',
];

export const isAskedByItself = (permission: Permission): boolean => askedByItself.includes(permission);

export type UsedSession = { sessionId: string; permission: Permission; actor: Member; use: SessionUse };

/** The call's own transaction may only read, so this is written beside it, at most once a minute. */
export async function noteSessionUse(
  { database }: Pick<Services, 'database'>,
  { sessionId, permission, actor, use }: UsedSession,
): Promise<void> {
  if (use.usedSecondsAgo < SESSION_USE_STEP_SECONDS || isAskedByItself(permission)) return;
  await database.pools.auth.query(
    `update auth.sessions set last_used_at = now(), expires_at = now() + make_interval(secs => $2) where id = $1`,
    [sessionId, secondsLeft(actor.roles, use.startedSecondsAgo)],
  );
}
