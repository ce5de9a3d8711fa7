/** Where staff have to come by the operator's provider, no other way opens a session of theirs. */
import { APIError } from 'better-auth/api';
import type { Pool } from 'pg';
import { isStaff, type Role } from '../../../domain/roles.ts';
import { OIDC } from './oidc-provider.ts';

/** What goes on with a session that is there, or with a sign-in whose first step was let through. */
const continuing = ['/two-factor/', '/change-password', '/email-otp/change-email'];

type Context = { path?: string | undefined; params?: Record<string, unknown> | undefined } | null | undefined;
type Attempt = { userId: string; roles: readonly Role[]; context: Context };

/** Called before a session is stored; throws for whoever may not come this way. */
export async function checkStaffWayIn(pool: Pool, { userId, roles, context }: Attempt): Promise<void> {
  if (!roles.some(isStaff)) return;
  const path = context?.path ?? '';
  if (path === '/callback/:id' && context?.params?.id === OIDC) return;
  if (continuing.some((start) => path.startsWith(start))) return;
  if (await isLetIn(pool, userId)) return;
  throw new APIError('FORBIDDEN', { code: 'STAFF_ELSEWHERE' });
}

const LET_IN_MINUTES = 15;
const nameOf = (userId: string) => `let-in ${userId}`;

/** For the day the provider fails: once, within a quarter of an hour, the other ways are open to that person. */
export async function letIn(pool: Pool, userId: string): Promise<void> {
  await pool.query(
    `insert into auth.verifications (identifier, value, expires_at) values ($1, $2, now() + make_interval(mins => $3))`,
    [nameOf(userId), userId, LET_IN_MINUTES],
  );
}

async function isLetIn(pool: Pool, userId: string): Promise<boolean> {
  const { rows } = await pool.query<{ is_open: boolean }>(
    'delete from auth.verifications where identifier = $1 returning expires_at > now() as is_open',
    [nameOf(userId)],
  );
  return rows.some((row) => row.is_open);
}
