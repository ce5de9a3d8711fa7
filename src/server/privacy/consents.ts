/** What somebody said yes or no to: the newest answer counts, and every answer is kept with its version and time. */
import { sql } from 'drizzle-orm';
import type { ConsentAnswer } from '../../contract/privacy.ts';
import { purposeNames, purposes, termsNames } from '../../domain/privacy.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

const HISTORY = 100;

const list = api.privacy.consents.list.handler(({ context }) => consentsOf(context.db, userIdOf(context)));

const set = api.privacy.consents.set.handler(async ({ context, input: { purpose, is_given } }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const before = (await consentsOf(db, userId)).items.find((consent) => consent.purpose === purpose);
  // Said twice is said once.
  if (before?.is_given === is_given && before.answered_at !== null) return consentsOf(db, userId);
  await db.execute(sql`insert into consents (user_id, purpose, version, is_given)
    values (${userId}, ${purpose}, ${purposes[purpose].version}, ${is_given})`);
  if (purpose === 'history' && !is_given) await forgetHistory(db, userId);
  await act(context, {
    action: 'privacy.consents.set',
    subject: { type: 'user', id: userId },
    people: [userId],
    before: { [purpose]: before?.is_given },
    after: { [purpose]: is_given },
  });
  return consentsOf(db, userId);
});

/** Withdrawing says as well that what was kept by it is kept no longer. */
async function forgetHistory(db: Executor, userId: string): Promise<void> {
  await db.execute(sql`delete from recent_views where user_id = ${userId}`);
  await db.execute(sql`delete from recent_searches where user_id = ${userId}`);
}

async function consentsOf(db: Executor, userId: string) {
  const { rows } = await db.execute<ConsentAnswer>(sql`
    select purpose, version, is_given, to_json(created_at) #>> '{}' as created_at from consents
     where user_id = ${userId} and purpose in ${[...purposeNames, ...termsNames]}
     order by created_at desc, id desc limit ${HISTORY}`);
  const items = purposeNames.map((purpose) => {
    const newest = rows.find((row) => row.purpose === purpose);
    return {
      purpose,
      is_given: newest?.is_given ?? false,
      version: newest?.version ?? purposes[purpose].version,
      answered_at: newest?.created_at ?? null,
    };
  });
  return { items, history: rows };
}

export const consents = { list, set };
