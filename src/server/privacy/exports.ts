/** Copies of one's own data: asked for here, made by a job, fetched by a link that works for five minutes. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { DataExport } from '../../contract/privacy.ts';
import { checkCopyReady, checkNewExport, type ExportState } from '../../domain/privacy.ts';
import { act } from '../audit/act.ts';
import { fileLink } from '../lib/file-links.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { makeExportJob } from './privacy-jobs.ts';

const SHOWN = 5;

const list = api.privacy.exports.list.handler(async ({ context }) => ({
  items: await newestOf(context.db, userIdOf(context)),
}));

const request = api.privacy.exports.request.handler(async ({ context }) => {
  const { db, services } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('export.account', userId);
  const [newest] = await newestOf(db, userId);
  checkNewExport(newest?.state ?? null);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into data_exports (user_id) values (${userId}) on conflict do nothing returning id`);
  const id = rows[0]?.id;
  // Two requests at once: the other one's copy is this one's too.
  if (id) {
    await services.jobs.enqueue(makeExportJob, { exportId: id }, db);
    await act(context, {
      action: 'privacy.exports.request',
      subject: { type: 'user', id: userId },
      people: [userId],
    });
  }
  const [made] = await newestOf(db, userId);
  if (!made) throw new Error('The request was not stored');
  return made;
});

const link = api.privacy.exports.link.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const { rows } = await db.execute<{ key: string; state: ExportState }>(sql`
    select key, state from data_exports where id = ${id} and user_id = ${userIdOf(context)}`);
  const [row] = rows;
  if (!row) throw new ORPCError('NOT_FOUND');
  checkCopyReady(row.state);
  return { path: fileLink(context, row.key) };
});

async function newestOf(db: Executor, userId: string): Promise<DataExport[]> {
  const { rows } = await db.execute<DataExport>(sql`
    select id, state, bytes::float8 as bytes, to_json(created_at) #>> '{}' as created_at,
      to_json(expires_at) #>> '{}' as expires_at
    from data_exports where user_id = ${userId} order by created_at desc, id desc limit ${SHOWN}`);
  return rows;
}

export const exports = { list, request, link };
