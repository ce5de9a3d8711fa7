/** The landlord asks: with their signature under a sealed agreement, or with the scan of what all signed on paper. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import type { Lease } from '../../contract/leases.ts';
import { leases } from '../../db/schema/leases.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import { addDays } from '../../domain/dates.ts';
import {
  type AcceptanceWay,
  CONTEST_DAYS,
  checkProposalRoom,
  PROPOSALS_TO_PERSON_DAYS,
} from '../../domain/lease-acceptance.ts';
import { nextLeaseState } from '../../domain/leases.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { readSettings } from '../lib/settings.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { agreementOf } from './agreement-file.ts';
import { keepDocument, readUpload, type Sealed, seal } from './documents.ts';
import { refuseHandedOver } from './handed-over.ts';
import { inviteTenants } from './invite-tenant.ts';
import { loadLease, lockLease } from './lease-rows.ts';
import { checkFree } from './offers.ts';
import {
  type Acting,
  actingOn,
  coTenantsOf,
  type LeaseRow,
  leaseNotices,
  partiesOf,
  partyRowsOf,
} from './parties.ts';
import { noticesOfWriter } from './prepared-news.ts';
import { asLeaseRule, checkSeen } from './rules.ts';
import { takeCode } from './signing-codes.ts';
import { stateOfLease } from './tenancy-law.ts';

type Seen = { id: string; version: number };

/** The draft, if this caller may propose it now. Throws what stands against it. */
async function readyToPropose(
  context: HandlerContext,
  { id, version }: Seen,
  action: 'propose' | 'sign',
): Promise<{ lease: LeaseRow; acting: Acting }> {
  const { db } = context;
  const lease = await lockLease(db, id);
  const acting = await actingOn(context, lease);
  if (acting?.actor !== 'landlord') throw new ORPCError('FORBIDDEN');
  checkSeen(lease, version);
  nextLeaseState(lease.state, action, acting.actor);
  await refuseHandedOver(db, id);
  await checkFree(db, lease, { start_date: lease.startDate, end_date: lease.endDate });
  checkProposalRoom(await proposalsOf(db, id));
  return { lease, acting };
}

async function proposalsOf(db: Executor, leaseId: string) {
  const { rows } = await db.execute<{ today: number; to_person: number; is_disowned: boolean }>(
    sql`select today, to_person, is_disowned from app.proposals_of(${leaseId}, ${PROPOSALS_TO_PERSON_DAYS})`,
  );
  const [row] = rows;
  return {
    today: row?.today ?? 0,
    toPerson: row?.to_person ?? 0,
    isDisowned: row?.is_disowned ?? false,
  };
}

/** The landlord's own PAN as it may be shown; nobody reads another's. */
async function maskedPan(db: Executor, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ masked: string }>(
    sql`select masked from tax_identities where user_id = ${userId}`,
  );
  return rows[0]?.masked ?? null;
}

export const propose = api.leases.propose.handler(async ({ context, input }) => {
  const { services } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('lease.account', userId);
  const { shown, pan, version, state } = await context.transaction(async (db) => {
    const own = { ...context, db };
    const { lease } = await readyToPropose(own, input, 'propose');
    const pan = lease.landlordId === userId ? await maskedPan(db, userId) : null;
    const state = await stateOfLease(db, input.id);
    return { shown: await loadLease(own, input.id), pan, version: lease.version, state };
  });
  const proved = await takeCode(context, {
    leaseId: input.id,
    what: `terms ${version}`,
    given: input.code,
  });
  const at = services.now();
  const signature = { name: input.name, at, sentTo: proved.sentTo };
  const { operator } = await readSettings(services);
  const bytes = await agreementOf(shown, { at, state, pan, operator, signature });
  const sealed = await seal(context, { bytes, contentType: 'application/pdf' });
  return context.conclude((db) =>
    proposed({ ...context, db }, { ...input, action: 'propose', sealed, name: input.name, ...proved }),
  );
});

/** The landlord's word that all signed, and the paper itself: it goes to every tenant, who accepts or contests it. */
export const sign = api.leases.sign.handler(async ({ context, input }) => {
  await context.services.auth.limits.consume('lease.account', userIdOf(context));
  await context.transaction((db) => readyToPropose({ ...context, db }, input, 'sign'));
  const sealed = await readUpload(context, input.file);
  return context.conclude((db) =>
    proposed(
      { ...context, db },
      {
        id: input.id,
        version: input.version,
        action: 'sign',
        sealed,
        name: null,
        how: 'paper',
        sentTo: null,
      },
    ),
  );
});

type Proposal = Seen & {
  action: 'propose' | 'sign';
  sealed: Sealed;
  /** As the landlord typed it. */
  name: string | null;
  how: AcceptanceWay;
  sentTo: string | null;
};

async function proposed(context: HandlerContext, given: Proposal): Promise<Lease> {
  const { db, services } = context;
  const { lease: before, acting } = await readyToPropose(context, given, given.action);
  const isPaper = given.action === 'sign';
  const version = before.documentVersion + 1;
  const documentId = await keepDocument(db, {
    lease: before,
    createdBy: userIdOf(context),
    kind: isPaper ? 'scan' : 'agreement',
    version,
    sealed: given.sealed,
  });
  const [after] = await db
    .update(leases)
    .set({
      state: nextLeaseState(before.state, given.action, acting.actor),
      documentVersion: version,
      proposedAt: new Date(services.now()),
      isSignedOnPaper: isPaper,
      paperAnswer: null,
      version: before.version + 1,
    })
    .where(eq(leases.id, before.id))
    .returning()
    .catch(asLeaseRule);
  if (!after) throw new Error('A locked lease was not updated');
  const { how, sentTo, name } = given;
  await accepted(context, {
    lease: after,
    documentId,
    acting,
    name: name ?? after.landlordName,
    how,
    sentTo,
  });
  await inviteTenants(context, after, await partyRowsOf(db, [after.id]));
  const coTenants = await coTenantsOf(db, after.id);
  await act(context, {
    action: `leases.${given.action}`,
    subject: { type: 'lease', id: after.id },
    people: partiesOf(after, coTenants),
    notices: [
      ...leaseNotices(after, {
        event: isPaper ? 'lease.sign' : 'lease.offered',
        date: after.startDate,
        actorId: userIdOf(context),
        by: 'landlord',
        coTenants,
        facts: {
          rent: after.rent,
          deposit: after.deposit,
          from: after.landlordName,
          ...(isPaper ? { until: contestBy(services.today()) } : {}),
        },
      }),
      // Terms that are signed anew are no news to whoever wrote the first ones.
      ...(before.documentVersion === 0 ? await noticesOfWriter(context, after, 'lease.owner-signed') : []),
    ],
    before: { state: before.state },
    after: {
      state: after.state,
      is_signed_on_paper: isPaper,
      document: documentId,
      sha256: given.sealed.sha256,
      version,
    },
  });
  return loadLease(context, after.id);
}

/** For whoever gets the notice today. */
const contestBy = (today: CalendarDate) => addDays(today, CONTEST_DAYS);

type Yes = {
  lease: LeaseRow;
  documentId: string;
  acting: Acting;
  name: string;
  how: AcceptanceWay;
  sentTo: string | null;
};

/** Keeps a yes: who, to which document, from where, and how they proved to be themselves. */
export async function accepted(
  context: HandlerContext,
  { lease, documentId, acting, name, how, sentTo }: Yes,
): Promise<void> {
  await context.db.execute(sql`
    insert into lease_acceptances (lease_id, document_id, party_id, user_id, name, how, sent_to, address)
    values (${lease.id}, ${documentId}, ${acting.party.id}, ${userIdOf(context)}, ${name}, ${how}, ${sentTo},
      ${context.address})`);
}
