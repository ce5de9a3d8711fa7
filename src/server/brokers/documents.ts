/** A broker's papers: one of each kind (a RERA certificate for each number), private, replaced by a newer one. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { RERA_NUMBERS_MAX } from '../../domain/brokers.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { DOCUMENT_MAX_BYTES } from '../../domain/files.ts';
import { act } from '../audit/act.ts';
import { removeFilesJob, storeUploads } from '../files/store-files.ts';
import { noteLook } from '../lib/data-looks.ts';
import { fileLink } from '../lib/file-links.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type Paper, paperName, readPaper } from '../lib/uploads/document-files.ts';
import { documentsOf, findBroker } from './registration-rows.ts';

export const uploadDocument = api.brokers.uploadDocument.handler(async ({ context, input }) => {
  const { services, conclude } = context;
  const userId = userIdOf(context);
  if (input.file.size > DOCUMENT_MAX_BYTES) throw new RuleBroken('document.too-large', 'file');
  await services.auth.limits.consume('upload.account', userId);
  const paper = await readPaper(new Uint8Array(await input.file.arrayBuffer()), services.config.scanner);
  await storeUploads(services, 'private', [paper]);
  return conclude((db) => store({ ...context, db }, { ...input, name: paperName(input.file) }, paper));
});

type Given = {
  kind: 'pan_card' | 'rera_certificate' | 'gst_certificate' | 'address_proof' | 'agreement';
  name: string;
  expires_on: string | null;
};

async function store(context: HandlerContext, { kind, name, expires_on }: Given, paper: Paper) {
  const { db } = context;
  const userId = userIdOf(context);
  const broker = await findBroker(db, userId, true);
  if (!broker) throw new ORPCError('NOT_FOUND');
  const held = (await documentsOf(db, broker.id)).filter((document) => document.kind === kind);
  // Numbers of several states have a certificate each; of the other kinds the newest takes the earlier one's place.
  if (kind !== 'rera_certificate') for (const { id } of held) await drop(context, id);
  else if (held.length >= RERA_NUMBERS_MAX) throw new RuleBroken('broker.documents-full', 'file');
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into files (owner_id, kind, key, content_type, bytes)
    values (${userId}, 'document', ${paper.key}, ${paper.contentType}, ${paper.bytes.length}) returning id`);
  const added = await db.execute<{ id: string }>(sql`
    insert into broker_documents (broker_id, kind, file_id, name, expires_on)
    values (${broker.id}, ${kind}, ${rows[0]?.id}, ${name}, ${expires_on}) returning id`);
  const document = (await documentsOf(db, broker.id)).find(({ id }) => id === added.rows[0]?.id);
  if (!document) throw new Error('The document was not stored');
  await act(context, {
    action: 'brokers.uploadDocument',
    subject: { type: 'broker', id: broker.id },
    people: [broker.user_id],
    before: held.length > 0 ? { documents: held.map(({ id }) => id) } : undefined,
    after: { document: document.id, kind, name },
  });
  return document;
}

export const removeDocument = api.brokers.removeDocument.handler(async ({ context, input }) => {
  const broker = await findBroker(context.db, userIdOf(context), true);
  if (!broker) throw new ORPCError('NOT_FOUND');
  const gone = await drop(context, input.id);
  if (!gone) throw new ORPCError('NOT_FOUND');
  await act(context, {
    action: 'brokers.removeDocument',
    subject: { type: 'broker', id: broker.id },
    people: [broker.user_id],
    before: { document: input.id, kind: gone.kind },
  });
  return { ok: true as const };
});

/** The file itself goes once this transaction has committed. */
async function drop({ db, services }: HandlerContext, id: string) {
  const { rows } = await db.execute<{ file_id: string; kind: string }>(
    sql`delete from broker_documents where id = ${id} returning file_id, kind`,
  );
  const [row] = rows;
  if (!row) return null;
  const files = await db.execute<{ key: string }>(
    sql`delete from files where id = ${row.file_id} returning key`,
  );
  await services.jobs.enqueue(
    removeFilesJob,
    { area: 'private', keys: files.rows.map(({ key }) => key) },
    db,
  );
  return row;
}

/** A broker's own papers and, for administrators, everybody's, whose look is audited. */
export const documentLink = api.brokers.documentLink.handler(async ({ context, input }) => {
  const { db } = context;
  const file = await keyOf(db, input.id);
  if (file.owner_id !== userIdOf(context)) {
    await noteLook(context, file.owner_id, 'document');
    await act(context, {
      action: 'brokers.openDocument',
      subject: { type: 'broker', id: file.broker_id },
      people: [file.owner_id],
      after: { document: input.id, kind: file.kind },
    });
  }
  return { path: fileLink(context, file.key) };
});

async function keyOf(db: Executor, id: string) {
  const { rows } = await db.execute<{ key: string; owner_id: string; broker_id: string; kind: string }>(sql`
    select f.key, f.owner_id, d.broker_id, d.kind from broker_documents d join files f on f.id = d.file_id
     where d.id = ${id}`);
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}
