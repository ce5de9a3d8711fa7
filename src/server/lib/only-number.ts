/** People who signed up by a mobile number alone: no e-mail reaches them, so what they have to know at once goes by text. */
import { sql } from 'drizzle-orm';
import type { TextTemplateName, TextValues } from '../../domain/text-templates.ts';
import type { Jobs } from './jobs.ts';
import { textJob } from './messenger.ts';
import { languageOfPerson, writtenIn } from './reader-language.ts';
import type { Executor } from './request-context.ts';

/** The number of whoever has no address that a letter could go to. */
export async function onlyNumber(db: Executor, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ phone: string }>(
    sql`select phone from profiles where user_id = ${userId} and email is null and phone_verified`,
  );
  return rows[0]?.phone ?? null;
}

type Word = { template: TextTemplateName; values: TextValues };

/** Goes if the transaction commits; to whoever has an address nothing goes. */
export async function textOnlyNumber(
  { db, jobs }: { db: Executor; jobs: Jobs },
  userId: string,
  word: Word,
): Promise<void> {
  const to = await onlyNumber(db, userId);
  if (!to) return;
  const language = writtenIn(await languageOfPerson(db, userId));
  await jobs.enqueue(textJob, { to, language, ...word }, db);
}
