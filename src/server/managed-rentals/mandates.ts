/** Mandates of managed homes: an administrator offers one, its owner accepts or declines it; nobody accepts for somebody else. */
import { ORPCError } from '@orpc/server';
import { and, eq, sql } from 'drizzle-orm';
import type { MandateForm } from '../../contract/mandates.ts';
import { lockRvlWrites } from '../../db/commission-lock.ts';
import { now } from '../../db/schema/columns.ts';
import { managedProperties, managedPropertyDetails } from '../../db/schema/managed-rentals.ts';
import { mandates as table } from '../../db/schema/mandates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkMandate, checkOpen, mandateText } from '../../domain/mandates.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { sha256Of } from '../lib/sha256.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { lockDetails, refuseGuaranteed } from './details.ts';
import { type MandateRow, mandateHistory, toMandate } from './mandate-rows.ts';
import { peopleOfHome } from './parties.ts';

const ofHome = api.mandates.ofHome.handler(async ({ context: { db }, input: { id } }) => {
  const [home] = await db
    .select({ id: managedProperties.id })
    .from(managedProperties)
    .where(eq(managedProperties.id, id));
  if (!home) throw new ORPCError('NOT_FOUND');
  return { items: await mandateHistory(db, id) };
});

/** Replaces an offer that waits; what is in force stays so until the owner accepts. */
const offer = api.mandates.offer.handler(async ({ context, input: { id, ...form } }) => {
  const { db } = context;
  const details = await lockDetails(db, id);
  const owner = await ownerOf(db, id);
  if (details.status === 'ended') throw new RuleBroken('mandate.home-ended');
  if (owner === null) throw new RuleBroken('mandate.owner-without-account');
  await refuseGuaranteed(db, id);
  const terms = checkMandate(termsOf(form));
  const text = mandateText({ ownerName: details.ownerName, homeName: details.propertyName }, terms);
  await db
    .update(table)
    .set({ state: 'withdrawn' })
    .where(and(eq(table.managedPropertyId, id), eq(table.state, 'offered')));
  const [row] = await db
    .insert(table)
    .values({
      ...terms,
      managedPropertyId: id,
      version: sql`(select coalesce(max(m.version), 0) + 1 from ${table} m where m.managed_property_id = ${id})`,
      text,
      textHash: sha256Of(text),
      offeredBy: userIdOf(context),
    })
    .returning();
  if (!row) throw new Error('The mandate was not stored');
  const notice = { event: 'mandate.offered', home: details.propertyName, path: '/managed-rentals' } as const;
  await recorded(context, 'offer', row, { notices: [{ to: owner, notice }] });
  return toMandate(row);
});

const termsOf = (form: MandateForm) => ({
  collects: form.collects,
  feeBp: form.fee_bp,
  remittanceDay: form.remittance_day,
  depositHolder: form.deposit_holder,
  payeeName: form.payee_name,
  payeeUpi: form.payee_upi,
});

const withdraw = api.mandates.withdraw.handler(async ({ context, input }) => {
  const before = await lockMandate(context.db, input.id);
  if (before.state === 'withdrawn') return toMandate(before);
  checkOpen(before.state);
  const row = await changed(context.db, input.id, { state: 'withdrawn' });
  await recorded(context, 'withdraw', row);
  return toMandate(row);
});

const accept = api.mandates.accept.handler(async ({ context, input }) => {
  const { db } = context;
  // The fee is one of the facts that a close of a month reads.
  await lockRvlWrites(db);
  const before = await lockOwn(context, input.id);
  if (before.state === 'agreed') return toMandate(before);
  checkOpen(before.state);
  if (before.textHash !== input.text_hash) throw new RuleBroken('mandate.text-changed');
  if (!(await isManaged(db, before.managedPropertyId))) throw new RuleBroken('mandate.home-ended');
  const row = await changed(db, input.id, {
    ...answeredBy(context),
    state: 'agreed',
    signedName: input.name,
  });
  await recorded(context, 'accept', row, { notices: await toOfferer(context, row, 'mandate.accepted') });
  return toMandate(row);
});

const decline = api.mandates.decline.handler(async ({ context, input }) => {
  const before = await lockOwn(context, input.id);
  if (before.state === 'declined') return toMandate(before);
  checkOpen(before.state);
  const row = await changed(context.db, input.id, {
    ...answeredBy(context),
    state: 'declined',
    declineReason: input.reason,
  });
  await recorded(context, 'decline', row, {
    notices: await toOfferer(context, row, 'mandate.declined', input.reason),
    reason: input.reason,
  });
  return toMandate(row);
});

const answeredBy = (context: HandlerContext) => ({ answeredBy: userIdOf(context), answeredAt: now });

/** Locked while it is open. An answered one is out of reach of the policies that change it, and is read as it is. */
async function lockMandate(db: Executor, id: string): Promise<MandateRow> {
  const [open] = await db.select().from(table).where(eq(table.id, id)).for('update');
  if (open) return open;
  const [answered] = await db.select().from(table).where(eq(table.id, id));
  if (!answered) throw new ORPCError('NOT_FOUND');
  return answered;
}

/** Only the owner's own: to everybody else, administrators too, there is no mandate to answer. */
async function lockOwn(context: HandlerContext, id: string): Promise<MandateRow> {
  const row = await lockMandate(context.db, id);
  if ((await ownerOf(context.db, row.managedPropertyId)) !== userIdOf(context)) {
    throw new ORPCError('NOT_FOUND');
  }
  return row;
}

async function ownerOf(db: Executor, homeId: string): Promise<string | null> {
  const [home] = await db
    .select({ owner: managedProperties.ownerId })
    .from(managedProperties)
    .where(eq(managedProperties.id, homeId));
  return home?.owner ?? null;
}

async function isManaged(db: Executor, homeId: string): Promise<boolean> {
  const [home] = await db
    .select({ status: managedPropertyDetails.status })
    .from(managedPropertyDetails)
    .where(eq(managedPropertyDetails.id, homeId));
  return home?.status === 'active';
}

async function changed(
  db: Executor,
  id: string,
  columns: Partial<Omit<MandateRow, 'answeredAt'>> & { answeredAt?: typeof now },
): Promise<MandateRow> {
  const [row] = await db.update(table).set(columns).where(eq(table.id, id)).returning();
  if (!row) throw new Error('The mandate was not changed');
  return row;
}

/** Whoever offered it hears of the answer. */
async function toOfferer(
  { db }: HandlerContext,
  { managedPropertyId, offeredBy }: MandateRow,
  event: 'mandate.accepted' | 'mandate.declined',
  note?: string,
): Promise<NoticeTo[]> {
  if (offeredBy === null) return [];
  const [home] = await db
    .select({ name: managedPropertyDetails.propertyName })
    .from(managedPropertyDetails)
    .where(eq(managedPropertyDetails.id, managedPropertyId));
  const notice = { event, home: home?.name ?? '', path: '/admin?tab=managed-rentals&view=active', note };
  return [{ to: offeredBy, notice }];
}

type Said = { notices?: NoticeTo[]; reason?: string };

const recorded = async (context: HandlerContext, action: string, row: MandateRow, said: Said = {}) =>
  act(context, {
    action: `mandates.${action}`,
    subject: { type: 'managed_property', id: row.managedPropertyId },
    people: await peopleOfHome(context.db, row.managedPropertyId),
    after: { ...toMandate(row) },
    ...said,
  });

export const mandates = { ofHome, offer, withdraw, accept, decline };
