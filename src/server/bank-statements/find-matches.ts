/** What the open lines of an account seem to pay: asked anew each time, so that it is never older than what was recorded since. */
import { sql } from 'drizzle-orm';
import type { BankLine } from '../../contract/bank-statements.ts';
import {
  type EnteredPayment,
  type LineToMatch,
  type Match,
  matchLines,
  mostFor,
  type OpenDue,
} from '../../domain/bank-matching.ts';
import { STATEMENT_MAX_LINES } from '../../domain/bank-statements.ts';
import { monthOf } from '../../domain/dates.ts';
import type { DueKind } from '../../domain/dues.ts';
import type { Executor } from '../lib/request-context.ts';
import type { Account } from './accounts.ts';

type Facts = {
  lease_id: string;
  home_name: string;
  tenant_name: string;
  names: string[];
  due: DueKind | null;
  month: string | null;
};
type PaymentRow = Facts & {
  id: string;
  amount: string;
  is_confirmed: boolean;
  paid_on: string;
  reference: string | null;
};
type DueRow = Facts & { id: string; open: string; due_date: string };

type Suggestion = NonNullable<BankLine['match']>;
/** By the id of their line. */
export type Matches = ReadonlyMap<string, Suggestion>;

export async function findMatches(db: Executor, account: Account): Promise<Matches> {
  const lines = await openLines(db, account);
  if (lines.length === 0) return new Map();
  // What is worth one of the lines, or a little more.
  const amounts = [...new Set(lines.map(({ open }) => open))];
  const fits = sql`<@ (select range_agg(int8range(came, most, '[]'))
    from unnest(${sql.param(amounts)}::bigint[], ${sql.param(amounts.map(mostFor))}::bigint[]) worth (came, most))`;
  const payments = await db.execute<PaymentRow>(sql`
    select p.id, p.amount::text as amount, p.paid_on::text as paid_on, p.reference, p.state = 'confirmed' as is_confirmed,
        p.lease_id, p.home_name, p.tenant_name, p.kind as due, p.month::text as month, ${account.payersOf(sql`p.lease_id`)} as names
      from ${account.payments} p
     where p.state in ('reported', 'mismatch', 'confirmed') and p.mode <> 'cash'
       and p.amount ${fits}
       and not exists (select from bank_line_payments b where b.payment_id = p.id)`);
  // Of a month that a tenant reported as paid, the report is what has to be answered.
  const dues = await db.execute<DueRow>(sql`
    select d.id, d.open::text as open, d.due_date::text as due_date, d.lease_id, d.home_name, d.tenant_name, d.kind as due,
        d.month::text as month, ${account.payersOf(sql`d.lease_id`)} as names
      from ${account.dues} d
     where d.open ${fits}
       and not exists (select from ${account.reports} r where r.due_id = d.id)`);
  const matches = matchLines(lines, payments.rows.map(toPayment), dues.rows.map(toDue));
  const known = new Map([...payments.rows, ...dues.rows].map((row) => [row.id, row]));
  return new Map(
    matches.flatMap((match) => {
      const row = known.get(match.to.id);
      return row ? [[match.lineId, toSuggestion(match, row)] as const] : [];
    }),
  );
}

async function openLines(db: Executor, account: Account): Promise<LineToMatch[]> {
  const { rows } = await db.execute<Omit<LineToMatch, 'open'> & { open: string }>(sql`
    select b.id, (b.amount - b.matched)::text as open, b.matched = 0 as "isWhole", b.paid_on::text as "paidOn",
        b.reference, b.narration
      from bank_lines b where ${account.isOwn} and b.matched < b.amount and b.ignored_reason is null
     order by b.paid_on desc, b.id desc limit ${STATEMENT_MAX_LINES}`);
  return rows.map((row) => ({ ...row, open: Number(row.open) }));
}

const ofLease = ({ id, lease_id: leaseId, names, home_name: home }: Facts & { id: string }) => ({
  id,
  leaseId,
  names,
  home,
});
const toPayment = (row: PaymentRow): EnteredPayment => ({
  ...ofLease(row),
  amount: Number(row.amount),
  paidOn: row.paid_on,
  reference: row.reference,
  isConfirmed: row.is_confirmed,
});
const toDue = (row: DueRow): OpenDue => ({ ...ofLease(row), open: Number(row.open), dueDate: row.due_date });

const toSuggestion = ({ to, grade, reasons }: Match, row: Facts): Suggestion => ({
  kind: to.kind,
  id: to.id,
  grade,
  reasons: [...reasons],
  home_name: row.home_name,
  tenant_name: row.tenant_name,
  due: row.due,
  month: row.month === null ? null : monthOf(row.month),
});
