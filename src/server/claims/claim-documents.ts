/** The papers behind claims: private files, opened by links of five minutes, gone once nobody asks for them any more. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { act } from '../audit/act.ts';
import { removeFilesJob } from '../files/store-files.ts';
import { noteLook } from '../lib/data-looks.ts';
import { fileLink } from '../lib/file-links.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { Paper } from '../lib/uploads/document-files.ts';

/** The row of a stored paper; its id. */
export async function keepPaper(db: Executor, userId: string, { key, contentType, bytes }: Paper) {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into files (owner_id, kind, key, content_type, bytes)
    values (${userId}, 'document', ${key}, ${contentType}, ${bytes.length}) returning id`);
  if (!rows[0]) throw new Error('A paper was not stored');
  return rows[0].id;
}

/** The file itself goes once this transaction has committed. */
export async function dropPaper({ db, services }: HandlerContext, fileId: string | null): Promise<void> {
  if (fileId === null) return;
  const { rows } = await db.execute<{ key: string }>(
    sql`delete from files where id = ${fileId} returning key`,
  );
  const keys = rows.map(({ key }) => key);
  if (keys.length > 0) await services.jobs.enqueue(removeFilesJob, { area: 'private', keys }, db);
}

/** One's own paper and, for administrators, everybody's, whose look is audited. */
export const paperLink = api.claims.paperLink.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const { rows } = await db.execute<{ key: string; user_id: string; kind: string }>(sql`
    select f.key, c.user_id, c.kind from verification_claims c join files f on f.id = c.file_id where c.id = ${id}`);
  const [paper] = rows;
  if (!paper) throw new ORPCError('NOT_FOUND');
  if (paper.user_id !== userIdOf(context)) {
    await noteLook(context, paper.user_id, 'document');
    await act(context, {
      action: 'claims.openPaper',
      subject: { type: 'verification_claim', id },
      people: [paper.user_id],
      after: { kind: paper.kind },
    });
  }
  return { path: fileLink(context, paper.key) };
});
