/** Reads the lines of an account as the contract shows them, and the months that are still to be paid. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { BankLine, lineShows, StatementDue } from '../../contract/bank-statements.ts';
import { monthOf } from '../../domain/dates.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { type Account, accountOf } from './accounts.ts';
import { findMatches, type Matches } from './find-matches.ts';

const newestFirst: Keyset = { key: sql`b.paid_on::text`, type: 'text', id: sql`b.id`, descending: true };
const oldestFirst: Keyset = { key: sql`d.due_date::text`, type: 'text', id: sql`d.id`, descending: false };

const isOpen = sql`b.matched < b.amount and b.ignored_reason is null`;
const shows: Readonly<Record<(typeof lineShows)[number], SQL>> = {
  open: isOpen,
  recorded: sql`b.matched > 0 and not (${isOpen})`,
  ignored: sql`b.matched = 0 and b.ignored_reason is not null`,
};

type Row = Omit<BankLine, 'amount' | 'matched' | 'match' | 'payments'> & {
  amount: string;
  matched: string;
  at: string;
};

const selectLines = (where: SQL) => sql`
  select b.id, b.paid_on::text as paid_on, b.amount::text as amount, b.matched::text as matched, b.mode, b.reference, b.payer,
      b.narration, b.ignored_reason, b.outcome, b.returned_on::text as returned_on,
      case when b.owner_id is null and ${isOpen} then app.today() - b.paid_on end as held_days, ${keyText(newestFirst)} as at
    from bank_lines b where ${where}`;

export const lines = api.bankStatements.lines.handler(
  async ({ context, input: { as: side, show, limit, cursor } }) => {
    const { db } = context;
    const account = accountOf(context, side);
    const where = sql`${account.isOwn} and ${shows[show]}`;
    const after = afterCursor(newestFirst, cursor);
    const { rows } = await db.execute<Row>(
      sql`${selectLines(after ? sql`${where} and ${after}` : where)} order by ${orderOf(newestFirst)} limit ${limit + 1}`,
    );
    const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
    const matches = await findMatches(db, account);
    return {
      items: await shown(db, account, page, matches),
      total: await countUpTo(db, sql`bank_lines b where ${where}`),
      next_cursor,
      held: side === 'operator' ? await heldOf(db, account) : 0,
      sure: [...matches.values()].filter(({ grade }) => grade === 'sure').length,
    };
  },
);

async function heldOf(db: Executor, account: Account): Promise<number> {
  const { rows } = await db.execute<{ held: string }>(
    sql`select coalesce(sum(b.amount - b.matched), 0)::text as held from bank_lines b where ${account.isOwn} and ${isOpen}`,
  );
  return Number(rows[0]?.held ?? 0);
}

export async function loadLine(db: Executor, account: Account, id: string): Promise<BankLine> {
  const { rows } = await db.execute<Row>(selectLines(sql`b.id = ${id} and ${account.isOwn}`));
  const [line] = await shown(db, account, rows, await findMatches(db, account));
  if (!line) throw new ORPCError('NOT_FOUND');
  return line;
}

type Recorded = Omit<BankLine['payments'][number], 'amount'> & { line_id: string; amount: string };

async function shown(
  db: Executor,
  account: Account,
  rows: readonly Row[],
  matches: Matches,
): Promise<BankLine[]> {
  const payments = await db.execute<Recorded>(sql`
    select r.line_id, r.id, r.amount::text as amount, r.home_name, r.tenant_name, r.kind as due, r.month::text as month, r.receipt_number
      from ${account.recorded(rows.map(({ id }) => id))} r order by r.created_at, r.id`);
  return rows.map(({ at: _, ...row }) => ({
    ...row,
    amount: Number(row.amount),
    matched: Number(row.matched),
    match: matches.get(row.id) ?? null,
    payments: payments.rows.flatMap(({ line_id: lineId, ...payment }) =>
      lineId === row.id
        ? [{ ...payment, amount: Number(payment.amount), month: payment.month && monthOf(payment.month) }]
        : [],
    ),
  }));
}

type DueRow = Omit<StatementDue, 'open'> & { open: string; at: string };

/** Months nobody is asked for yet are among them once they are written: rent is paid in advance too. */
export const openDues = api.bankStatements.openDues.handler(
  async ({ context, input: { as: side, q, show, limit, cursor } }) => {
    const { db } = context;
    const { dues, payments } = accountOf(context, side);
    const words = containing(q, [sql`d.home_name`, sql`d.tenant_name`]);
    const from = sql`${dues} d left join (
        select distinct on (p.due_id) p.due_id, p.amount, p.paid_on, p.reference from ${payments} p
          where p.state = 'reported' order by p.due_id, p.paid_on) r on r.due_id = d.id
      where ${words ?? sql`true`} and ${show === 'reported' ? sql`r.due_id is not null` : sql`true`}`;
    const after = afterCursor(oldestFirst, cursor);
    const { rows } = await db.execute<DueRow>(sql`
      select d.id, d.home_name, d.tenant_name, d.kind as due, d.month::text as month, d.due_date::text as due_date,
          d.open::text as open,
          case when r.due_id is not null
            then json_build_object('amount', r.amount, 'paid_on', r.paid_on, 'reference', r.reference) end as reported, ${keyText(oldestFirst)} as at
        from ${from} ${after ? sql`and ${after}` : sql``} order by ${orderOf(oldestFirst)} limit ${limit + 1}`);
    const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
    return {
      items: page.map(({ at: _, ...row }) => ({ ...row, month: monthOf(row.month), open: Number(row.open) })),
      total: await countUpTo(db, from),
      next_cursor,
    };
  },
);
