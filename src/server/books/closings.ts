/** Closes months of the books, and opens the last one again: what is posted later for a closed month counts in the first open one. */
import { sql } from 'drizzle-orm';
import type { BookClosing, TrialBalance } from '../../contract/books.ts';
import { checkBooksClose } from '../../domain/books.ts';
import { type CalendarDate, firstDayOf, type Month, monthOf } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { requireSecondPerson } from '../lib/second-person.ts';
import { userIdOf } from '../lib/signed-in.ts';

/** Entries hold it together while they are posted (src/db/sql/after/book-closings.sql). */
const BOOKS_LOCK = 'books';

export async function closeBooks({ db, services, actor }: HandlerContext, month: Month): Promise<void> {
  await lockUntilCommit(db, BOOKS_LOCK);
  const last = await lastClosing(db);
  checkBooksClose(month, services.today(), last?.month ?? null);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into book_closings (month, closed_by) values (${firstDayOf(month)}, app.user_id()) returning id`);
  await act(
    { db, services, actor },
    {
      action: 'books.closeMonth',
      subject: { type: 'book_closing', id: rows[0]?.id ?? month },
      people: [],
      before: { closed_through: last?.month ?? null },
      after: { closed_through: month },
    },
  );
}

export async function reopenBooks(context: HandlerContext, month: Month, reason: string): Promise<void> {
  const { db, services } = context;
  const approver = userIdOf(context);
  await lockUntilCommit(db, BOOKS_LOCK);
  const last = await lastClosing(db);
  if (last?.month !== month) throw new RuleBroken('books.not-last-closed');
  const reopening = { act: 'books.reopenMonth', drafter: last.closed_by, approver } as const;
  const approved = await requireSecondPerson(db, reopening, services);
  await db.execute(sql`
    update book_closings set reopened_by = app.user_id(), reopened_at = app.now(), reopen_reason = ${reason}
     where id = ${last.id}`);
  await act(context, {
    action: 'books.reopenMonth',
    subject: { type: 'book_closing', id: last.id },
    people: [],
    before: { closed_through: month },
    after: { closed_through: (await lastClosing(db))?.month ?? null, ...approved },
    reason,
  });
}

async function lastClosing(db: Executor) {
  const { rows } = await db.execute<{ id: string; month: Month; closed_by: string | null }>(sql`
    select id, to_char(month, 'YYYY-MM') as month, closed_by from book_closings
     where reopened_at is null order by book_closings.month desc limit 1`);
  return rows[0];
}

const MOST_CLOSINGS = 24;

type Row = Omit<BookClosing, 'closed_at' | 'reopened_at'> & { closed_at: Date; reopened_at: Date | null };

/** What the lock says of a month, and who closed and opened months last. */
export async function periodOf(
  db: Executor,
  month: Month,
  today: CalendarDate,
): Promise<Pick<TrialBalance, 'period' | 'closings'>> {
  const closedThrough = (await lastClosing(db))?.month ?? null;
  const { rows } = await db.execute<Row>(sql`
    select c.id, to_char(c.month, 'YYYY-MM') as month, case when p.user_id is not null then app.person_name(p.full_name, p.email) end as closed_by,
        c.created_at as closed_at, case when q.user_id is not null then app.person_name(q.full_name, q.email) end as reopened_by, c.reopened_at,
        c.reopen_reason as reason
      from book_closings c left join profiles p on p.user_id = c.closed_by left join profiles q on q.user_id = c.reopened_by
     order by c.created_at desc, c.id desc limit ${MOST_CLOSINGS}`);
  return {
    period: {
      state: stateOf(month, closedThrough, monthOf(today)),
      can_reopen: month === closedThrough,
      closed_through: closedThrough,
    },
    closings: rows.map(({ closed_at, reopened_at, ...row }) => ({
      ...row,
      closed_at: new Date(closed_at).toISOString(),
      reopened_at: reopened_at && new Date(reopened_at).toISOString(),
    })),
  };
}

function stateOf(month: Month, closedThrough: Month | null, current: Month): TrialBalance['period']['state'] {
  if (closedThrough !== null && month <= closedThrough) return 'closed';
  return month < current ? 'open' : 'running';
}
