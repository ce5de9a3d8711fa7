/** Brings a request for e-signatures to where the provider has it: asked by its callback, by the signer's return and by the clock, in any order. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../../db/actor.ts';
import { leaseDocuments, leases } from '../../db/schema/leases.ts';
import { signingRequests } from '../../db/schema/signing.ts';
import type { SigningState } from '../../domain/signing.ts';
import type { Jobs } from '../lib/jobs.ts';
import type { Signing, SigningStatus } from '../lib/signing.ts';
import type { Storage } from '../lib/storage.ts';
import { currentDocument, keepDocument, type Sealed, seal } from './documents.ts';
import { takeSignature } from './take-signature.ts';
import { tellOfDecline } from './tell-of-decline.ts';

export type SigningParts = {
  database: Database;
  jobs: Jobs;
  storage: Storage;
  signing: Signing | null;
  log: Logger;
};

type OpenRequest = {
  id: string;
  leaseId: string;
  documentId: string;
  sha256: string;
  /** The lease still waits for signatures under this document. */
  isAsked: boolean;
};

/** Throws when the provider does not answer; nothing has changed then. What is unknown or closed is left alone. */
export async function settleRequest(parts: SigningParts, providerId: string): Promise<void> {
  const { database, signing, log } = parts;
  if (!signing) return;
  const request = await database.asWorker((tx) => openRequest(tx, signing, providerId));
  if (!request) return;
  if (!request.isAsked) await signing.cancel(providerId);
  const status = await signing.status(providerId);
  if (status.sha256 !== request.sha256) {
    log.error({ request: request.id }, 'the provider had another document signed than the one that was sent');
    await database.asWorker((tx) => close(tx, request.id, 'void'));
    return;
  }
  const files = status.state === 'completed' ? await filesOf(parts, signing, providerId) : null;
  await database.asWorker((tx) => apply(tx, parts, { request, status, files }));
}

async function openRequest(
  tx: Transaction,
  { provider }: Signing,
  providerId: string,
): Promise<OpenRequest | undefined> {
  const [row] = await tx
    .select({ request: signingRequests, lease: leases, sha256: leaseDocuments.sha256 })
    .from(signingRequests)
    .innerJoin(leases, eq(leases.id, signingRequests.leaseId))
    .innerJoin(leaseDocuments, eq(leaseDocuments.id, signingRequests.documentId))
    .where(
      and(
        eq(signingRequests.provider, provider),
        eq(signingRequests.providerId, providerId),
        eq(signingRequests.state, 'open'),
      ),
    );
  if (!row) return undefined;
  const { id, leaseId, documentId } = row.request;
  const isAsked = row.lease.state === 'proposed' && (await isCurrentOf(tx, row.lease, documentId));
  return { id, leaseId, documentId, sha256: row.sha256, isAsked };
}

async function isCurrentOf(
  tx: Transaction,
  lease: typeof leases.$inferSelect,
  documentId: string,
): Promise<boolean> {
  if (lease.state === 'cancelled') return false;
  return (await currentDocument(tx, lease))?.id === documentId;
}

type Files = { document: Sealed; certificate: Sealed };

async function filesOf(
  { jobs, storage }: SigningParts,
  signing: Signing,
  providerId: string,
): Promise<Files> {
  const { document, certificate } = await signing.files(providerId);
  const stored = (bytes: Uint8Array) =>
    seal({ services: { jobs, storage } }, { bytes, contentType: 'application/pdf' });
  return { document: await stored(document), certificate: await stored(certificate) };
}

type Reported = { request: OpenRequest; status: SigningStatus; files: Files | null };

async function apply(
  tx: Transaction,
  { jobs, database }: SigningParts,
  { request, status, files }: Reported,
): Promise<void> {
  // The lease first, as everybody who changes it.
  const [lease] = await tx.select().from(leases).where(eq(leases.id, request.leaseId)).for('update');
  const [row] = await tx
    .select()
    .from(signingRequests)
    .where(and(eq(signingRequests.id, request.id), eq(signingRequests.state, 'open')))
    .for('update');
  if (!lease || !row) return;
  const isCurrent = await isCurrentOf(tx, lease, row.documentId);
  const now = database.clock.now();
  let after = lease;
  for (const signature of status.signatures) {
    after = await takeSignature({ tx, jobs, now }, { request: row, lease: after, isCurrent, signature });
  }
  const state = stateAfter(status.state, isCurrent);
  if (state === 'open') return;
  await close(tx, row.id, state);
  if (state === 'completed' && files) {
    const own = { lease, version: lease.documentVersion, createdBy: null };
    await keepDocument(tx, { ...own, kind: 'e-signed', sealed: files.document });
    await keepDocument(tx, { ...own, kind: 'certificate', sealed: files.certificate });
  }
  if (state === 'declined') await tellOfDecline({ tx, jobs }, after);
}

function stateAfter(reported: SigningStatus['state'], isCurrent: boolean): SigningState {
  if (!isCurrent || reported === 'cancelled') return 'void';
  return reported;
}

async function close(tx: Transaction, id: string, state: Exclude<SigningState, 'open'>): Promise<void> {
  await tx
    .update(signingRequests)
    .set({ state, closedAt: sql`app.now()` })
    .where(and(eq(signingRequests.id, id), eq(signingRequests.state, 'open')));
}

const BATCH = 100;

/** A callback may be lost, a request end, and a lease change meanwhile. One that fails is asked about again the next time. */
export async function settleOpenRequests(parts: SigningParts): Promise<void> {
  const { database, signing, log } = parts;
  if (!signing) return;
  const open = await database.asWorker((tx) =>
    tx
      .select({ providerId: signingRequests.providerId })
      .from(signingRequests)
      .where(and(eq(signingRequests.provider, signing.provider), eq(signingRequests.state, 'open')))
      .orderBy(asc(signingRequests.id))
      .limit(BATCH),
  );
  for (const { providerId } of open) {
    await settleRequest(parts, providerId).catch((error: unknown) =>
      log.error({ err: error, providerId }, 'the provider of e-signatures did not answer'),
    );
  }
}
