/** The operator's books: a month's trial balance, and its journal for the accountant. */
import { sql } from 'drizzle-orm';
import type { TrialBalance } from '../../contract/books.ts';
import { isOwnAccount, ledgers, type OwnEntry, ownAccounts, tallyXml } from '../../domain/books.ts';
import { type CalendarDate, firstDayOf, lastDayOf, type Month, monthOf } from '../../domain/dates.ts';
import { type JournalAccount, journalAccounts } from '../../domain/journal.ts';
import { plainRupees } from '../../domain/money.ts';
import { csvFile } from '../lib/csv-file.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { closeBooks, periodOf, reopenBooks } from './closings.ts';

type Sums = { account: JournalAccount; opening: string; debit: string; credit: string };

const trialBalance = api.books.trialBalance.handler(({ context: { db, services }, input }) =>
  balanceOf(db, input.month ?? monthOf(services.today()), services.today()),
);

async function balanceOf(db: Executor, month: Month, today: CalendarDate): Promise<TrialBalance> {
  const first = firstDayOf(month);
  const { rows } = await db.execute<Sums>(sql`
    select l.account, coalesce(sum(l.amount) filter (where e.happened_on < ${first}), 0)::text as opening,
        coalesce(sum(l.amount) filter (where e.happened_on >= ${first} and l.amount > 0), 0)::text as debit,
        coalesce(-sum(l.amount) filter (where e.happened_on >= ${first} and l.amount < 0), 0)::text as credit
      from journal_entries e join journal_lines l on l.entry_id = e.id
     where e.happened_on <= ${lastDayOf(month)} group by 1`);
  const sums = new Map(rows.map((row) => [row.account, row]));
  return {
    month,
    months: await monthsWithEntries(db),
    rows: journalAccounts.flatMap((account) => {
      const found = sums.get(account);
      return found ? [shown(found)] : [];
    }),
    ...(await countEntries(db, month)),
    ...(await periodOf(db, month, today)),
  };
}

const closeMonth = api.books.closeMonth.handler(async ({ context, input: { month } }) => {
  await closeBooks(context, month);
  return balanceOf(context.db, month, context.services.today());
});

const reopenMonth = api.books.reopenMonth.handler(async ({ context, input: { month, reason } }) => {
  await reopenBooks(context, month, reason);
  return balanceOf(context.db, month, context.services.today());
});

function shown({ account, ...sums }: Sums) {
  const [opening, debit, credit] = [Number(sums.opening), Number(sums.debit), Number(sums.credit)];
  const closing = opening + debit - credit;
  return { account, is_own: isOwnAccount(account), opening, debit, credit, closing };
}

/** One look at the index for each month, however many entries it has. */
async function monthsWithEntries(db: Executor): Promise<Month[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    with recursive months (first) as (
      select date_trunc('month', max(happened_on))::date from journal_entries
      union all
      select (select date_trunc('month', max(e.happened_on))::date from journal_entries e where e.happened_on < m.first)
        from months m where m.first is not null
    )
    select to_char(first, 'YYYY-MM') as month from months where first is not null limit 240`);
  return rows.map(({ month }) => month);
}

async function countEntries(db: Executor, month: Month): Promise<{ entries: number; late: number }> {
  const { rows } = await db.execute<{ entries: number; late: number }>(sql`
    select count(*)::int as entries, count(late_for)::int as late from journal_entries
     where happened_on between ${firstDayOf(month)} and ${lastDayOf(month)}`);
  return rows[0] ?? { entries: 0, late: 0 };
}

const file = api.books.file.handler(async ({ context: { db }, input: { month, format } }) => {
  const entries = await ownEntries(db, month);
  const name = `kiraya-journal-${month}.${format}`;
  if (format === 'xml') return new File([tallyXml(entries)], name, { type: 'application/xml' });
  return csvFile(name, entries.flatMap(csvRows));
});

/** Entries with lines of the operator's own accounts, and only those lines; what a lease's book says beside them is not the operator's. */
async function ownEntries(db: Executor, month: Month): Promise<OwnEntry[]> {
  const { rows } = await db.execute<OwnEntry>(sql`
    select e.id, e.kind, e.happened_on::text as "on", e.reason, e.late_for::text as late_for,
        json_agg(json_build_object('account', l.account, 'amount', l.amount) order by l.position) as lines
      from journal_entries e join journal_lines l on l.entry_id = e.id
     where e.happened_on between ${firstDayOf(month)} and ${lastDayOf(month)}
       and l.account = any (${sql.param([...ownAccounts])}::text[])
     group by e.id order by e.happened_on, e.id`);
  return rows;
}

const csvRows = ({ id, kind, on, reason, late_for: lateFor, lines }: OwnEntry) =>
  lines.map(({ account, amount }) => ({
    Date: on,
    Entry: id,
    Kind: kind.replaceAll('_', ' '),
    Account: ledgers[account].name,
    Debit: amount > 0 ? plainRupees(amount) : '',
    Credit: amount < 0 ? plainRupees(-amount) : '',
    Reason: reason ?? '',
    'Belongs to': lateFor ?? '',
  }));

export const books = { trialBalance, file, closeMonth, reopenMonth };
