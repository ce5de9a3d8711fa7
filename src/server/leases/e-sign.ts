/** Leads a signer to the provider: the landlord begins with the sealed agreement, and those who rent follow once it has their signature. */
import { ORPCError } from '@orpc/server';
import { and, eq, sql } from 'drizzle-orm';
import { profiles } from '../../db/schema/identity.ts';
import { signingRequests, signingSigners } from '../../db/schema/signing.ts';
import type { Instant } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { pathIn } from '../../domain/languages.ts';
import { checkYes } from '../../domain/lease-acceptance.ts';
import { isTurnOf, signingEnds, turnAtSigning } from '../../domain/signing.ts';
import { act } from '../audit/act.ts';
import { i18n, inLanguage } from '../lib/i18n.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { Signer, Signing } from '../lib/signing.ts';
import { bytesOf, currentDocument, type DocumentRow } from './documents.ts';
import {
  type Acting,
  actingOn,
  coTenantsOf,
  type LeaseRow,
  leasePath,
  partiesOf,
  partyRowsOf,
} from './parties.ts';
import { seenLease } from './seen-lease.ts';

type Ready = { lease: LeaseRow; document: DocumentRow; acting: Acting; providerId: string | null };

export const eSign = api.leases.eSign.handler(async ({ context, input: { id, sha256, language } }) => {
  const { signing, auth } = context.services;
  if (!signing) throw new RuleBroken('lease.e-sign-not-offered');
  await auth.limits.consume('lease.account', userIdOf(context));
  const ready = await context.transaction((db) => readyToSign({ ...context, db }, { id, sha256 }));
  const { lease, acting } = ready;
  const providerId = ready.providerId ?? (await begin(context, signing, ready));
  const returnTo = pathIn(language, leasePath(lease.id, acting.side));
  return { url: await signing.linkFor(providerId, acting.party.id, returnTo) };
});

/** Throws what stands against it. Nobody signs for another, an administrator neither. */
async function readyToSign(
  context: HandlerContext,
  { id, sha256 }: { id: string; sha256: string },
): Promise<Ready> {
  const { db } = context;
  const lease = await seenLease(db, id);
  const acting = await actingOn(context, lease);
  if (acting?.party.userId !== userIdOf(context)) throw new ORPCError('FORBIDDEN');
  if (lease.state !== 'proposed') throw new RuleBroken('lease.transition-not-allowed');
  const document = await currentDocument(db, lease);
  // A scan was signed on paper.
  if (document?.kind !== 'agreement') throw new RuleBroken('lease.e-sign-not-offered');
  const isLandlord = acting.actor === 'landlord';
  const { openedAt, acceptedAt } = acting.party;
  checkYes({
    // The landlord wrote it, and has signed it with a code.
    ...(isLandlord ? { openedAt: document.createdAt, acceptedAt: null } : { openedAt, acceptedAt }),
    proposed: document.sha256,
    said: sha256,
  });
  const providerId = await turnOf(db, document.id, acting.party.id);
  if (providerId === null && !isLandlord) throw new RuleBroken('lease.e-sign-landlord-first');
  return { lease, document, acting, providerId };
}

/** The provider's number of the request that is open, if it is their turn; null when nobody began. */
async function turnOf(db: Executor, documentId: string, partyId: string): Promise<string | null> {
  const rows = await db
    .select({ request: signingRequests, signer: signingSigners })
    .from(signingRequests)
    .innerJoin(signingSigners, eq(signingSigners.requestId, signingRequests.id))
    .where(and(eq(signingRequests.documentId, documentId), eq(signingRequests.state, 'open')));
  const [first] = rows;
  if (!first) return null;
  const own = rows.find(({ signer }) => signer.partyId === partyId)?.signer;
  if (!own) throw new ORPCError('FORBIDDEN');
  if (own.signedAt !== null) throw new RuleBroken('lease.e-signed-already');
  const signers = rows.map(({ signer }) => signer);
  if (!isTurnOf(own, signers)) throw new RuleBroken('lease.e-sign-landlord-first');
  return first.request.providerId;
}

/** Two windows may begin at once: the request that came second is cancelled, and the first one goes on. */
async function begin(context: HandlerContext, signing: Signing, { lease, document }: Ready): Promise<string> {
  const { services } = context;
  const expiresAt = signingEnds(services.now());
  const signers = await context.transaction((db) => signersOf({ ...context, db }, lease));
  const providerId = await signing.create({
    title: inLanguage('en', () => i18n._('Rental agreement, {home}', { home: lease.homeName })),
    document: await bytesOf(context, document),
    signers,
    expiresAt,
  });
  const stored = await context.conclude(async (db) => {
    await keepRequest(
      { ...context, db },
      {
        lease,
        document,
        signing,
        providerId,
        expiresAt,
        signers,
      },
    );
    return turnOf(db, document.id, signers.find(({ turn }) => turn === 1)?.reference ?? '');
  });
  if (stored !== null && stored !== providerId) await signing.cancel(providerId);
  return stored ?? providerId;
}

type NewRequest = Pick<Ready, 'lease' | 'document'> & {
  signing: Signing;
  providerId: string;
  expiresAt: Instant;
  signers: readonly Signer[];
};

async function keepRequest(
  context: HandlerContext,
  { lease, document, signing, providerId, expiresAt, signers }: NewRequest,
): Promise<void> {
  const { db } = context;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into signing_requests (lease_id, document_id, provider, provider_id, expires_at, created_by)
    values (${lease.id}, ${document.id}, ${signing.provider}, ${providerId}, ${expiresAt},
      ${userIdOf(context)})
    on conflict (document_id) where state = 'open' do nothing returning id`);
  const [request] = rows;
  if (!request) return;
  for (const { reference, turn } of signers) {
    await db.execute(sql`
      insert into signing_signers (request_id, party_id, turn) values (${request.id}, ${reference}, ${turn})`);
  }
  await act(context, {
    action: 'leases.beginESign',
    subject: { type: 'lease', id: lease.id },
    people: partiesOf(lease, await coTenantsOf(db, lease.id)),
    after: { request: request.id, document: document.id, provider: signing.provider, expires_at: expiresAt },
  });
}

/** Everybody who signs, as the lease reaches them; the provider asks them there for their own code. */
async function signersOf(context: HandlerContext, lease: LeaseRow): Promise<Signer[]> {
  const { db } = context;
  const [own] = await db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, userIdOf(context)));
  const reachOf = {
    landlord: { email: own?.email ?? null, phone: own?.phone ?? null },
    tenant: { email: lease.tenantEmail, phone: lease.tenantPhone },
  };
  return (await partyRowsOf(db, [lease.id])).flatMap(({ id, role, name, email, phone }): Signer[] => {
    const turn = turnAtSigning(role);
    if (turn === null) return [];
    const reach = role === 'landlord' || role === 'tenant' ? reachOf[role] : { email, phone };
    return [{ reference: id, name, turn, ...reach }];
  });
}
