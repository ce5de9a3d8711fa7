/** Writes down that somebody of the office looks at a person's data, for that person to read. */
import { sql } from 'drizzle-orm';
import type { LookSubject } from '../../domain/privacy.ts';
import type { Executor, HandlerContext } from './request-context.ts';
import { userIdOf } from './signed-in.ts';

/**
 * Once an hour for each matter; their own data is nobody else's look. A reading request that has something to write is
 * refused by the database and made again in a writing one, so what is known is looked for first.
 */
export async function noteLook(
  context: Pick<HandlerContext, 'actor'> & { db: Executor },
  person: string | null,
  subject: LookSubject,
): Promise<void> {
  const actor = userIdOf(context);
  if (person === null || person === actor) return;
  const { rows } = await context.db.execute(sql`
    select from data_looks where user_id = ${person} and actor_id = ${actor} and subject = ${subject}
      and created_at > app.now() - interval '1 hour' limit 1`);
  if (rows.length > 0) return;
  await context.db.execute(sql`
    insert into data_looks (user_id, actor_id, actor_name, subject)
    select p.user_id, ${actor}, coalesce(a.full_name, 'Administrator'), ${subject}
      from profiles p, profiles a where p.user_id = ${person} and a.user_id = ${actor}`);
}
