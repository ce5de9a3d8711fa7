/** Keeps the caller's own short texts for answering messages. */
import { ORPCError } from '@orpc/server';
import { and, asc, count, eq } from 'drizzle-orm';
import type { SavedReply } from '../../contract/saved-replies.ts';
import { savedReplies as replies } from '../../db/schema/saved-replies.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkReplyRoom, SAVED_REPLIES_MAX } from '../../domain/saved-replies.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import { userIdOf } from '../lib/signed-in.ts';

type Row = typeof replies.$inferSelect;

const toReply = ({ id, title, body, createdAt, updatedAt }: Row): SavedReply => ({
  id,
  title,
  body,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

const own = (id: string, userId: string) => and(eq(replies.userId, userId), eq(replies.id, id));

/** A title names one reply. Throws `saved-reply.title-taken` at it. */
async function writeReply(write: Promise<Row[]>): Promise<SavedReply> {
  const [row] = await write.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'saved_replies_title_once') throw error;
    throw new RuleBroken('saved-reply.title-taken', 'title');
  });
  if (!row) throw new ORPCError('NOT_FOUND');
  return toReply(row);
}

const list = api.savedReplies.list.handler(async ({ context }) => {
  const rows = await context.db
    .select()
    .from(replies)
    .where(eq(replies.userId, userIdOf(context)))
    .orderBy(asc(replies.title), asc(replies.id))
    .limit(SAVED_REPLIES_MAX);
  return { items: rows.map(toReply) };
});

const create = api.savedReplies.create.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  await lockUntilCommit(db, `saved replies ${userId}`);
  const [stored] = await db.select({ replies: count() }).from(replies).where(eq(replies.userId, userId));
  checkReplyRoom(stored?.replies ?? 0);
  return writeReply(
    db
      .insert(replies)
      .values({ userId, ...input })
      .returning(),
  );
});

const update = api.savedReplies.update.handler(async ({ context, input: { id, title, body } }) =>
  writeReply(
    context.db
      .update(replies)
      .set({ title, body })
      .where(own(id, userIdOf(context)))
      .returning(),
  ),
);

const remove = api.savedReplies.remove.handler(async ({ context, input: { id } }) => {
  await context.db.delete(replies).where(own(id, userIdOf(context)));
  return { ok: true as const };
});

export const savedReplies = { list, create, update, remove };
