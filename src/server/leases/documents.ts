/** The documents of a lease: sealed when it is proposed, named by their SHA-256, and handed out as the bytes they were. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ORPCError } from '@orpc/server';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { leaseDocuments } from '../../db/schema/leases.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { DOCUMENT_MAX_BYTES } from '../../domain/files.ts';
import { checkCopyDate, type LeaseDocumentKind, proposedKinds } from '../../domain/lease-acceptance.ts';
import { act } from '../audit/act.ts';
import { storeFiles } from '../files/store-files.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext, Services } from '../lib/request-context.ts';
import { readSettings } from '../lib/settings.ts';
import { sha256Of } from '../lib/sha256.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { readPaper } from '../lib/uploads/document-files.ts';
import { agreementOf } from './agreement-file.ts';
import { loadLease, lockLease } from './lease-rows.ts';
import { actingOn, coTenantsOf, type LeaseRow, leaseNotices, partiesOf } from './parties.ts';
import { seenLease } from './seen-lease.ts';
import { stateOfLease } from './tenancy-law.ts';

export type DocumentRow = typeof leaseDocuments.$inferSelect;
export type Sealed = { key: string; bytes: Uint8Array; contentType: string; sha256: string };

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** Puts the bytes where they stay; the row that names them is written next, or a job removes them again. */
export async function seal(
  { services }: { services: Pick<Services, 'jobs' | 'storage'> },
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
): Promise<Sealed> {
  const key = `leases/${randomBytes(24).toString('base64url')}.${endings[contentType] ?? 'pdf'}`;
  await storeFiles(services, 'private', [{ key, bytes, contentType }]);
  return { key, bytes, contentType, sha256: sha256Of(bytes) };
}

/** Throws `document.*` at the field `file`. */
export async function readUpload(context: HandlerContext, file: File): Promise<Sealed> {
  const { services } = context;
  if (file.size > DOCUMENT_MAX_BYTES) throw new RuleBroken('document.too-large', 'file');
  await services.auth.limits.consume('upload.account', userIdOf(context));
  return seal(context, await readPaper(new Uint8Array(await file.arrayBuffer()), services.config.scanner));
}

type New = {
  lease: Pick<LeaseRow, 'id'>;
  kind: LeaseDocumentKind;
  version: number;
  sealed: Sealed;
  /** Null: made by a provider. */
  createdBy: string | null;
  /** What is written on a stamped or registered copy. */
  number?: string | null;
  datedOn?: CalendarDate | null;
};

/** The id of the stored row. */
export async function keepDocument(
  db: Executor,
  { lease, kind, version, sealed, createdBy, number = null, datedOn = null }: New,
): Promise<string> {
  const { key, contentType, bytes, sha256 } = sealed;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into lease_documents (lease_id, kind, version, key, content_type, bytes, sha256, number, dated_on, created_by)
    values (${lease.id}, ${kind}, ${version}, ${key}, ${contentType}, ${bytes.length}, ${sha256}, ${number}, ${datedOn},
      ${createdBy})
    returning id`);
  return rows[0]?.id ?? '';
}

/** The document that is proposed now or was agreed to; a draft has none. */
export async function currentDocument(db: Executor, lease: LeaseRow): Promise<DocumentRow | null> {
  if (lease.state === 'draft') return null;
  const [row] = await db
    .select()
    .from(leaseDocuments)
    .where(
      and(
        eq(leaseDocuments.leaseId, lease.id),
        eq(leaseDocuments.version, lease.documentVersion),
        inArray(leaseDocuments.kind, [...proposedKinds]),
      ),
    );
  return row ?? null;
}

/** The very bytes; a file that is damaged or gone is an error of ours, never another text. */
export async function bytesOf(
  context: Pick<HandlerContext, 'services'>,
  { key, sha256 }: DocumentRow,
): Promise<Uint8Array> {
  const found = await context.services.storage.open('private', key);
  if (!found) throw new Error(`The document of a lease is not in the storage: ${key}`);
  const bytes = await buffer(found.stream);
  if (sha256Of(bytes) !== sha256) {
    throw new Error(`The document of a lease is not what was sealed: ${key}`);
  }
  return bytes;
}

const fileOf = (bytes: Uint8Array, name: string, type: string) =>
  new File([new Uint8Array(bytes)], `${name}.${endings[type] ?? 'pdf'}`, { type });

/** Whoever is asked for a yes has opened the document with it. */
export const agreementFile = api.leases.agreementFile.handler(async ({ context, input }) => {
  const { lease, document, shown, state } = await context.transaction(async (db) => {
    const shown = await loadLease({ ...context, db }, input.id);
    const lease = await seenLease(db, input.id);
    const document = await currentDocument(db, lease);
    // A program that fetches it has read nothing, nor has whoever views as this person.
    const isRead = document !== null && !context.subject?.token && !context.subject?.view;
    if (isRead) await db.execute(sql`select app.open_lease_document(${lease.id})`);
    return { lease, document, shown, state: await stateOfLease(db, input.id) };
  });
  const name = `kiraya-agreement-${lease.startDate}`;
  if (document) return fileOf(await bytesOf(context, document), name, document.contentType);
  const { operator } = await readSettings(context.services);
  const draft = await agreementOf(shown, { at: context.services.now(), state, operator });
  return fileOf(draft, name, 'application/pdf');
});

export const documentFile = api.leases.documentFile.handler(async ({ context, input }) => {
  const document = await context.transaction(async (db) => {
    const [row] = await db
      .select()
      .from(leaseDocuments)
      .where(and(eq(leaseDocuments.leaseId, input.id), eq(leaseDocuments.id, input.document_id)));
    if (!row) throw new ORPCError('NOT_FOUND');
    return row;
  });
  return fileOf(
    await bytesOf(context, document),
    `kiraya-${document.kind}-${document.version}`,
    document.contentType,
  );
});

/** Either side keeps the stamped or registered copy beside what both agreed to. */
export const addStampedCopy = api.leases.addStampedCopy.handler(async ({ context, input }) => {
  checkCopyDate(input.dated_on, context.services.today());
  await context.transaction(async (db) => {
    const lease = await seenLease(db, input.id);
    if (!(await actingOn({ ...context, db }, lease))) throw new ORPCError('FORBIDDEN');
  });
  const sealed = await readUpload(context, input.file);
  return context.conclude(async (db) => {
    const own = { ...context, db };
    const lease = await lockLease(db, input.id);
    const acting = await actingOn(own, lease);
    if (!acting) throw new ORPCError('FORBIDDEN');
    if (['draft', 'proposed', 'cancelled'].includes(lease.state)) throw new RuleBroken('lease.not-running');
    const document = await keepDocument(db, {
      lease,
      createdBy: userIdOf(context),
      kind: input.kind,
      version: lease.documentVersion,
      sealed,
      number: input.number,
      datedOn: input.dated_on,
    });
    const coTenants = await coTenantsOf(db, lease.id);
    await act(own, {
      action: 'leases.addStampedCopy',
      subject: { type: 'lease', id: lease.id },
      people: partiesOf(lease, coTenants),
      notices: leaseNotices(lease, {
        event: input.kind === 'registered' ? 'lease.registered' : 'lease.stamped',
        date: context.services.today(),
        actorId: userIdOf(context),
        by: acting.side,
        coTenants,
      }),
      after: { document, kind: input.kind, number: input.number, sha256: sealed.sha256 },
    });
    return loadLease(own, lease.id);
  });
});
