/** How a feature says what of it waits for the office; the work inbox shows it to whoever may do it. */
import { type SQL, sql } from 'drizzle-orm';
import type { Instant } from '../../domain/dates.ts';
import type { InboxKind, Waiting } from '../../domain/inbox.ts';
import type { Executor } from './request-context.ts';

export type WaitingWork = {
  kinds: readonly InboxKind[];
  /** Under the row policies of the reader, who may do this work. */
  count: (db: Executor, now: Instant) => Promise<readonly Waiting[]>;
};

/** As lists count: nobody's day depends on whether it is a thousand or more. */
const MOST = 1000;

type Rows = (now: Instant) => SQL;
/** What is read of each row beside `since`, what the sum of all says of it, and which rows come first. */
type Beside = { column?: SQL; figure?: SQL; first?: SQL };

const countedRows = (kind: InboxKind, rows: Rows, { column, figure, first }: Beside = {}): WaitingWork => ({
  kinds: [kind],
  async count(db, now) {
    const { rows: counted } = await db.execute<Omit<Waiting, 'kind'>>(sql`
      select count(*)::int as count, to_json(min(since)) #>> '{}' as oldest${figure}
        from (select since${column} from (${rows(now)}) waiting order by ${first ?? sql`since`} limit ${MOST}) foremost`);
    return counted.map((row) => ({ ...row, kind }));
  },
});

/** Work that is rows: `rows` says `since`, an instant, of each. */
export const waitingRows = (kind: InboxKind, rows: Rows): WaitingWork => countedRows(kind, rows);

/** The same where each row is money: `rows` says its `amount` in paise as well. */
export const waitingSums = (kind: InboxKind, rows: Rows): WaitingWork =>
  countedRows(kind, rows, {
    column: sql`, amount`,
    figure: sql`, coalesce(sum(amount), 0)::float8 as amount,
      coalesce(json_agg(json_build_object('since', to_json(since) #>> '{}', 'amount', amount::float8)), '[]') as sums`,
  });

/** The same where each row has a day of its own: `rows` says `late_from` as well. */
export const waitingRowsWithDays = (kind: InboxKind, rows: Rows): WaitingWork =>
  countedRows(kind, rows, {
    column: sql`, late_from`,
    figure: sql`, to_json(min(late_from)) #>> '{}' as "lateFrom"`,
    first: sql`late_from`,
  });

/** What of all work waits for whoever does these kinds. */
export async function findWaiting(
  works: readonly WaitingWork[],
  own: ReadonlySet<InboxKind>,
  { db, now }: { db: Executor; now: Instant },
): Promise<Waiting[]> {
  const found: Waiting[] = [];
  // One after the other: they share the transaction.
  for (const { kinds, count } of works) {
    if (kinds.some((kind) => own.has(kind))) found.push(...(await count(db, now)));
  }
  return found.filter(({ kind }) => own.has(kind));
}
