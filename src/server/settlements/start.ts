/** Begins a settlement: the tenant asks for the deposit, or the landlord names what they would take from it. */
import { ORPCError } from '@orpc/server';
import { and, eq, sql } from 'drizzle-orm';
import type { NewSettlementLine, Settlement, SettlementAnswer } from '../../contract/settlements.ts';
import { leases } from '../../db/schema/leases.ts';
import { openingFigures } from '../../db/schema/opening-figures.ts';
import { settlementLines, settlements } from '../../db/schema/settlements.ts';
import { type DueKind, nameOf } from '../../domain/dues.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { ChargeKind } from '../../domain/lease-terms.ts';
import type { LeaseSide } from '../../domain/leases.ts';
import {
  canSettle,
  checkNewLines,
  checkSettling,
  checkState,
  lastDayOf,
  SETTLEMENT_LINES_MAX,
  type SettlementState,
} from '../../domain/settlements.ts';
import type { LeaseRow } from '../leases/parties.ts';
import { repairsOf } from '../leases/repairs.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { depositOf } from './deposit-book.ts';
import { checkSide, dueOn, settled } from './settle-move.ts';
import { loadSettlement, type SettlementRow } from './settlement-rows.ts';

export const get = api.settlements.get.handler(
  async ({ context, input: { id } }): Promise<SettlementAnswer> => {
    const { db, services } = context;
    const [lease] = await db.select().from(leases).where(eq(leases.id, id));
    if (!lease) throw new ORPCError('NOT_FOUND');
    const settlement = await loadSettlement(context, eq(settlements.leaseId, id));
    const { deposit, credit } = await depositOf(db, lease);
    return {
      settlement,
      // What was settled before there were settlements stays as it was.
      can_start:
        settlement === null &&
        lease.settlement === null &&
        canSettle(await stayOf(db, lease), services.today()),
      unpaid: await unpaidOf(db, lease),
      deposit,
      credit,
    };
  },
);

async function stayOf(db: Executor, lease: LeaseRow) {
  const { rows } = await db.execute<{ renewed: boolean }>(
    sql`select exists (select from leases n where n.renews_id = ${lease.id} and n.state not in ('draft', 'cancelled')) as renewed`,
  );
  return {
    state: lease.state,
    end: lease.endDate,
    endsOn: lease.endsOn,
    endedOn: lease.endedOn,
    isRenewed: rows[0]?.renewed ?? false,
  };
}

type UnpaidRow = { due_id: string; of: DueKind; charge: ChargeKind | null; month: string; amount: string };

/** Months until the last day, charges and late fees that are not paid in full, and what is open of each in paise. */
export async function unpaidOf(db: Executor, lease: LeaseRow): Promise<SettlementAnswer['unpaid']> {
  const last = lastDayOf({ end: lease.endDate, endsOn: lease.endsOn, endedOn: lease.endedOn });
  const { rows } = await db.execute<UnpaidRow>(sql`
    select d.id as due_id, d.kind as of, c.kind as charge, d.month::text as month, (d.amount - d.received)::text as amount
      from rent_dues d left join rent_charges c on c.due_id = d.id
     where d.lease_id = ${lease.id} and d.received < d.amount and d.from_date <= ${last} and d.kind <> 'deposit'
     order by d.month, d.kind desc, d.number limit ${SETTLEMENT_LINES_MAX}`);
  return rows.map(({ due_id, of, charge, month, amount }) => ({
    due_id,
    kind: of === 'rent' ? 'rent' : 'charge',
    what: nameOf(of, charge),
    month,
    amount: Number(amount),
  }));
}

/** The lease whose row is held, so that both sides at once begin one settlement. */
async function lockOver(context: HandlerContext, id: string): Promise<LeaseRow> {
  const { db, services } = context;
  const [lease] = await db.select().from(leases).where(eq(leases.id, id)).for('update');
  if (!lease) throw new ORPCError('NOT_FOUND');
  if (lease.settlement !== null) throw new RuleBroken('settlement.changed-meanwhile');
  checkSettling(await stayOf(db, lease), services.today());
  // What is not in the book yet would be settled as if it were nothing.
  if (
    await db.$count(openingFigures, and(eq(openingFigures.leaseId, id), eq(openingFigures.state, 'open')))
  ) {
    throw new RuleBroken('settlement.figure-contested');
  }
  return lease;
}

const begun = async (db: Executor, leaseId: string): Promise<SettlementRow | undefined> =>
  (await db.select().from(settlements).where(eq(settlements.leaseId, leaseId)).for('update'))[0];

type Beginning = { startedBy: LeaseSide; state: SettlementState };

async function begin(
  context: HandlerContext,
  lease: LeaseRow,
  { startedBy, state }: Beginning,
): Promise<string> {
  const { db, services } = context;
  const id = crypto.randomUUID();
  const { deposit, credit } = await depositOf(db, lease);
  // Row rights end at these columns, which Drizzle's insert would exceed.
  await db.execute(sql`
    insert into ${settlements} (id, lease_id, state, started_by, deposit, credit, held_by, due_on)
    values (${id}, ${lease.id}, ${state}, ${startedBy}, ${deposit}, ${credit}, ${lease.depositHeldBy},
      ${dueOn(state, null, services.today())})`);
  return id;
}

/** Asked again, nothing more happens. */
export const ask = api.settlements.ask.handler(async ({ context, input: { id } }): Promise<Settlement> => {
  const lease = await lockOver(context, id);
  await checkSide(context.db, { lease }, 'tenant');
  const known = await loadSettlement(context, eq(settlements.leaseId, id));
  if (known) return known;
  const settlementId = await begin(context, lease, { startedBy: 'tenant', state: 'proposing' });
  return settled(context, settlementId, { action: 'ask', event: 'settlement.asked' });
});

/** The first proposal counts: a second one meets what the tenant may have answered. */
export const propose = api.settlements.propose.handler(
  async ({ context, input: { id, lines } }): Promise<Settlement> => {
    const { db } = context;
    const lease = await lockOver(context, id);
    await checkSide(db, { lease }, 'landlord');
    const asked = await begun(db, id);
    if (asked) checkState(asked, 'proposing');
    const unpaid = await unpaidOf(db, lease);
    checkNewLines(
      lines.map(({ due_id, repair_id, ...line }) => ({ ...line, dueId: due_id, repairId: repair_id })),
      {
        dues: unpaid.map(({ due_id, kind, amount }) => ({ id: due_id, kind, open: amount })),
        repairs: await repairsOf(db, id),
      },
    );
    const settlementId =
      asked?.id ?? (await begin(context, lease, { startedBy: 'landlord', state: 'proposing' }));
    await addLines(db, settlementId, lines);
    return settled(context, settlementId, {
      action: 'propose',
      event: 'settlement.proposed',
      after: { deductions: lines.map(({ kind, label, amount }) => ({ kind, label, amount })) },
    });
  },
);

async function addLines(db: Executor, settlementId: string, lines: readonly NewSettlementLine[]) {
  if (lines.length === 0) return;
  const values = lines.map(
    ({ kind, label, amount, due_id, repair_id }, place) =>
      sql`(${settlementId}, ${place + 1}, ${kind}, ${label}, ${amount}, ${due_id}::uuid, ${repair_id}::uuid)`,
  );
  await db.execute(sql`
    insert into ${settlementLines} (settlement_id, position, kind, label, amount, due_id, repair_id)
    values ${sql.join(values, sql`, `)}`);
}
