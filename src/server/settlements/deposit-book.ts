/** What the lease's book says of the deposit, and the posting of what a settlement came to. */
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/actor.ts';
import { settlementLines, settlements } from '../../db/schema/settlements.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import {
  debtWaivedLines,
  depositDeductedLines,
  depositFoundLines,
  depositRefundedLines,
  depositReleasedLines,
  settledDueLines,
} from '../../domain/deposit-lines.ts';
import { depositAccounts, type JournalAccount } from '../../domain/journal.ts';
import { coverLines } from '../../domain/settlements.ts';
import { type Posting, post } from '../journal/post.ts';
import type { LeaseRow } from '../leases/parties.ts';
import type { Executor } from '../lib/request-context.ts';
import { type Whole, wholeOf } from './settlement-rows.ts';

/** Paise by account in the book of a lease; debits are positive. */
async function balancesOf(db: Executor, leaseId: string): Promise<(account: JournalAccount) => number> {
  const { rows } = await db.execute<{ account: JournalAccount; amount: string }>(sql`
    select account, sum(amount)::text as amount from journal_lines where lease_id = ${leaseId} group by account`);
  const sums = new Map(rows.map(({ account, amount }) => [account, Number(amount)]));
  return (account) => sums.get(account) ?? 0;
}

/** The newest lease whose book knows of the deposit: this one, or one that it goes on with, in whose book the deposit came in. */
async function leaseWithDeposit(db: Executor, leaseId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive chain as (
      select id, renews_id, 0 as step from leases where id = ${leaseId}
      union all select l.id, l.renews_id, c.step + 1 from chain c join leases l on l.id = c.renews_id)
    select c.id from chain c where exists (select from journal_lines j where j.lease_id = c.id
      and j.account = any(${sql.param([...depositAccounts])}::text[])) order by c.step limit 1`);
  return rows[0]?.id ?? null;
}

/** What came in as deposit, and rent that was paid beyond the last month. Where no book knows of one, what was agreed counts. */
export async function depositOf(db: Executor, lease: LeaseRow): Promise<{ deposit: number; credit: number }> {
  const balance = await balancesOf(db, lease.id);
  const holder = await leaseWithDeposit(db, lease.id);
  const ofHolder = holder === null || holder === lease.id ? balance : await balancesOf(db, holder);
  return {
    deposit: holder === null ? lease.deposit : Math.max(0, ofHolder('deposit_cash')),
    credit: Math.max(0, -balance('rent_prepaid')),
  };
}

/** Posts what counts by now, each act once: a second run finds nothing. */
export async function postSettlement(tx: Transaction, id: string, today: CalendarDate): Promise<void> {
  const [row] = await tx.select().from(settlements).where(eq(settlements.id, id)).for('update');
  if (!row || row.state === 'proposing' || row.state === 'answering') return;
  const whole = await wholeOf(tx, row);
  await postOpening(tx, whole, today);
  await postLines(tx, whole, today);
  await postRefunds(tx, whole);
  if (row.waived > 0) await postWaiver(tx, whole, today);
}

const partiesOf = ({ lease, row }: Whole) => ({
  tenantId: lease.tenantId,
  landlordId: lease.landlordId,
  isHeldByOperator: row.heldBy === 'company',
});

type Entry = Pick<Posting, 'kind' | 'on' | 'lines' | 'key'> & {
  /** In whose book, where that is not the one that is settled. */
  leaseId?: string;
};

const enter = (tx: Transaction, { row, lease }: Whole, entry: Entry) =>
  post(tx, { leaseId: lease.id, ...entry, source: { type: 'settlement', id: row.id } });

const isPosted = async (tx: Transaction, key: string): Promise<boolean> =>
  (await tx.execute(sql`select from journal_entries where key = ${key}`)).rows.length > 0;

/**
 * A deposit that came in with the lease before moves over from its book; one from before there was a book of it comes in as it was agreed.
 * What was never paid of one is asked for no more.
 */
async function postOpening(tx: Transaction, whole: Whole, on: CalendarDate): Promise<void> {
  const { row, lease } = whole;
  const holder = await leaseWithDeposit(tx, lease.id);
  if (holder !== null) await release(tx, whole, holder, on);
  if (holder === lease.id) return;
  const held = holder === null ? row.deposit : (await balancesOf(tx, holder))('deposit_cash');
  const moved = (amount: number) => depositFoundLines(partiesOf(whole), amount);
  await enter(tx, whole, {
    kind: 'deposit_received',
    on,
    key: `deposit_found ${lease.id}`,
    lines: moved(held),
  });
  if (holder !== null && held !== 0) {
    const key = `deposit_moved ${holder}`;
    await enter(tx, whole, { kind: 'deposit_released', on, key, lines: moved(-held), leaseId: holder });
  }
}

async function release(tx: Transaction, whole: Whole, leaseId: string, on: CalendarDate): Promise<void> {
  const unpaid = (await balancesOf(tx, leaseId))('deposit_receivable');
  if (unpaid <= 0) return;
  const lines = depositReleasedLines(partiesOf(whole), unpaid);
  await enter(tx, whole, {
    kind: 'deposit_released',
    on,
    key: `deposit_released ${leaseId}`,
    lines,
    leaseId,
  });
  await tx.execute(sql`
    insert into due_closings (due_id, kind, amount)
    select id, 'released', amount - received from rent_dues
     where lease_id = ${leaseId} and kind = 'deposit' and received < amount`);
}

/** What was accepted comes before what was decided, as it was settled. */
async function postLines(tx: Transaction, whole: Whole, on: CalendarDate): Promise<void> {
  const counted = [
    ...whole.lines.filter(({ state }) => state === 'accepted'),
    ...whole.lines.filter(({ state }) => state === 'decided'),
  ];
  for (const { id, kind, allowed, covered } of counted) {
    const key = `settlement_line ${id}`;
    if (!allowed || covered > 0 || (await isPosted(tx, key))) continue;
    const balance = await balancesOf(tx, whole.lease.id);
    const [paid] = coverLines(
      { deposit: balance('deposit_cash'), credit: Math.max(0, -balance('rent_prepaid')) },
      [allowed],
    );
    if (!paid) continue;
    const lines =
      kind === 'rent' || kind === 'charge'
        ? settledDueLines(partiesOf(whole), kind, paid)
        : depositDeductedLines(partiesOf(whole), paid);
    await enter(tx, whole, { kind: 'deposit_deducted', on, key, lines });
    await cover(tx, id, paid.fromDeposit + paid.fromCredit);
  }
}

const cover = (tx: Transaction, id: string, covered: number) =>
  tx.update(settlementLines).set({ covered }).where(eq(settlementLines.id, id));

/** Prepaid rent goes back first: the deposit stays for what is not decided yet. */
async function postRefunds(tx: Transaction, whole: Whole): Promise<void> {
  for (const { id, amount, paidOn, state } of whole.refunds) {
    const key = `settlement_refund ${id}`;
    if (state !== 'confirmed' || (await isPosted(tx, key))) continue;
    const credit = Math.max(0, -(await balancesOf(tx, whole.lease.id))('rent_prepaid'));
    const fromCredit = Math.min(credit, amount);
    const lines = depositRefundedLines(partiesOf(whole), { fromCredit, fromDeposit: amount - fromCredit });
    await enter(tx, whole, { kind: 'deposit_refunded', on: paidOn, key, lines });
  }
}

async function postWaiver(tx: Transaction, whole: Whole, on: CalendarDate): Promise<void> {
  const key = `settlement_waiver ${whole.row.id}`;
  if (await isPosted(tx, key)) return;
  const { lines: asked } = await wholeOf(tx, whole.row);
  const owed = asked
    .map((line) => ({ ...line, open: (line.allowed ?? 0) - line.covered }))
    .filter(({ open }) => open > 0);
  const sumOf = (isRent: boolean) =>
    owed.filter(({ kind }) => (kind === 'rent') === isRent).reduce((sum, { open }) => sum + open, 0);
  const lines = debtWaivedLines(partiesOf(whole), { rent: sumOf(true), charges: sumOf(false) });
  await enter(tx, whole, { kind: 'debt_waived', on, key, lines });
  for (const { id, allowed } of owed) await cover(tx, id, allowed ?? 0);
}
