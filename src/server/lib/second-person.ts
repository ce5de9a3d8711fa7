/** Refuses an approval by somebody whom the drafter made an administrator lately, or who made the drafter one. */
import { sql } from 'drizzle-orm';
import { RuleBroken } from '../../domain/errors.ts';
import { type AdminGrant, bindingGrant, GRANT_BINDS_DAYS } from '../../domain/four-eyes.ts';
import type { Executor, Services } from './request-context.ts';

/** Throws `approval.not-a-second-person`, saying who granted whom and until when. A demo has only one administrator. */
export async function requireSecondPerson(
  db: Executor,
  drafter: string | null,
  approver: string,
  { config, now }: Pick<Services, 'config' | 'now'>,
): Promise<void> {
  if (config.demo || drafter === null) return;
  const bound = bindingGrant(drafter, approver, await grantsOfLate(db), now());
  if (!bound) return;
  const { grant, until } = bound;
  const [granter, grantee] = [await nameOf(db, grant.by), await nameOf(db, grant.to)];
  throw new RuleBroken('approval.not-a-second-person', undefined, { granter, grantee, on: grant.at, until });
}

/** From the trail, where a grant stays whatever becomes of the role. Grants on the server itself name nobody and bind nobody. */
async function grantsOfLate(db: Executor): Promise<AdminGrant[]> {
  const { rows } = await db.execute<{ by: string; to: string; at: string }>(sql`
    select a.actor_id as by, a.subject_id as to,
        to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from audit_log a
     where a.action = 'roles.assign' and a.actor_id is not null
       and a.id >= app.first_audit_row_since(app.now() - make_interval(days => ${GRANT_BINDS_DAYS}))
       and a.after @> '{"roles": ["admin"]}' and not coalesce(a.before @> '{"roles": ["admin"]}', false)`);
  return rows;
}

async function nameOf(db: Executor, userId: string): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select app.person_name(full_name, email) as name from profiles where user_id = ${userId}`,
  );
  return rows[0]?.name ?? userId;
}
