/** Whom of the office a notice is for: whoever may do something about it. */
import { sql } from 'drizzle-orm';
import { audienceOf, type RolePermission } from '../../domain/permissions.ts';
import type { Executor } from './request-context.ts';

export async function staffWho(db: Executor, permission: RolePermission): Promise<string[]> {
  const audience = audienceOf(permission);
  if (typeof audience === 'string') throw new Error(`${permission} is not the office’s`);
  const { rows } = await db.execute<{ user_id: string }>(
    sql`select distinct user_id from user_roles where role in ${[...audience]} order by user_id`,
  );
  return rows.map((row) => row.user_id);
}
