/** The documents behind a check: added after the yes by the applicant or our team, opened by whoever added them and our team. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { RuleBroken } from '../../domain/errors.ts';
import { DOCUMENT_MAX_BYTES } from '../../domain/files.ts';
import { CHECK_FILES_MAX } from '../../domain/tenant-checks.ts';
import { act } from '../audit/act.ts';
import { storeUploads } from '../files/store-files.ts';
import { noteLook } from '../lib/data-looks.ts';
import { fileLink as linkOf } from '../lib/file-links.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { paperName, readPaper } from '../lib/uploads/document-files.ts';
import { findCheck, loadCheck } from './check-rows.ts';

/** The row is the lock, so that two uploads at once do not both take the last place. The owner adds nothing. */
async function assertRoom(db: Executor, id: string, own: string) {
  const row = await findCheck(db, id, true);
  if (row.orderer_id === own) throw new ORPCError('FORBIDDEN');
  if (row.status !== 'agreed' && row.status !== 'in_work') throw new RuleBroken('tenant-check.moved-on');
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from tenant_check_files where check_id = ${id}`,
  );
  if ((rows[0]?.count ?? 0) >= CHECK_FILES_MAX) throw new RuleBroken('tenant-check.files-full', 'file');
  return row;
}

export const addFile = api.tenantChecks.addFile.handler(async ({ context, input: { id, file } }) => {
  const { services, transaction, conclude } = context;
  const own = userIdOf(context);
  if (file.size > DOCUMENT_MAX_BYTES) throw new RuleBroken('document.too-large', 'file');
  await services.auth.limits.consume('upload.account', own);
  await transaction((db) => assertRoom(db, id, own));
  const paper = await readPaper(new Uint8Array(await file.arrayBuffer()), services.config.scanner);
  await storeUploads(services, 'private', [paper]);
  return conclude(async (db) => {
    const row = await assertRoom(db, id, own);
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into files (owner_id, kind, key, content_type, bytes)
      values (${own}, 'document', ${paper.key}, ${paper.contentType}, ${paper.bytes.length}) returning id`);
    await db.execute(sql`
      insert into tenant_check_files (check_id, file_id, name, added_by) values (${id}, ${rows[0]?.id}, ${paperName(file)}, ${own})`);
    await act(db, {
      action: 'tenantChecks.addFile',
      subject: { type: 'tenant_check', id },
      people: [row.person_id],
      after: { name: paperName(file) },
    });
    return loadCheck(db, id, own);
  });
});

/** Whoever opens the document of somebody else leaves a trace, which its person reads. Once consent is taken back nobody else does. */
export const fileLink = api.tenantChecks.fileLink.handler(async ({ context, input: { id, file_id } }) => {
  const { db } = context;
  const { rows } = await db.execute<{ key: string; added_by: string; person_id: string | null }>(sql`
    select f.key, d.added_by, c.person_id from tenant_check_files d join files f on f.id = d.file_id join tenant_checks c on c.id = d.check_id
     where d.id = ${file_id} and d.check_id = ${id}
       and (d.added_by = ${userIdOf(context)} or c.status in ('agreed', 'in_work', 'done'))`);
  const [file] = rows;
  if (!file) throw new ORPCError('NOT_FOUND');
  if (file.added_by !== userIdOf(context)) {
    if (file.person_id) await noteLook(context, file.person_id, 'document');
    await act(context, {
      action: 'tenantChecks.openFile',
      subject: { type: 'tenant_check', id },
      people: [file.person_id],
      after: { file: file_id },
    });
  }
  return { path: linkOf(context, file.key) };
});
