/** Commission lines of a month, a page at a time: of anybody for administrators, and an affiliate's own. */
import { type SQL, sql } from 'drizzle-orm';
import type { CommissionLine } from '../../contract/commissions.ts';
import { firstDayOf, type Month } from '../../domain/dates.ts';
import type { LineOrder } from '../../domain/months.ts';
import { cutPage, readCursor, wrongCursor } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';

export interface LinesAsked {
  readonly month: Month;
  readonly limit: number;
  readonly offset: number;
  readonly cursor?: string | undefined;
}

type Sum = 'base' | 'amount' | 'rvl';
type Row = Omit<CommissionLine, Sum> & Record<Sum, string>;

const columns = sql`l.payment_id, l.sequence, l.kind, l.affiliate_id, l.full_name, to_char(l.month, 'YYYY-MM') as month,
  to_char(l.origin_month, 'YYYY-MM') as origin_month, l.property_name, l.credited_id, l.credited_name, l.rvl, l.share_bp,
  l.level, l.base, l.rate_bp, l.paid_below_bp, l.amount, l.status`;

/** The lines of a closed month stay, so that a cursor is the place of the last one. */
const byPlace = { type: 'bigint', idType: 'text' } as const;

/** A place is one of its own order alone. */
function startOf({ cursor, offset }: Pick<LinesAsked, 'cursor' | 'offset'>, order: string): number {
  if (cursor === undefined) return offset;
  const [place, ofOrder] = readCursor(byPlace, cursor);
  if (ofOrder !== order) throw wrongCursor();
  return Math.max(0, Number(place));
}

export async function linesOf(db: Executor, { month, limit, cursor, offset }: LinesAsked, where: SQL) {
  const start = startOf({ cursor, offset }, 'line');
  const keys = sql`array(select row(l.payment_id, l.sequence, l.affiliate_id, l.kind)::app.line_key
    from managed_rental_commissions l where l.month_year = ${firstDayOf(month)} and ${where}
    order by l.payment_id, l.sequence, l.affiliate_id, l.kind limit ${limit + 1} offset ${start})`;
  return paged(
    await db.execute<Row>(sql`select ${columns} from app.commission_lines(${firstDayOf(month)}, ${keys}) l
      order by l.payment_id, l.sequence, l.level, l.kind`),
    limit,
    start,
    'line',
  );
}

type OwnAsked = LinesAsked & { readonly order: LineOrder };

const ownOrders: Record<LineOrder, SQL> = {
  level: sql`l.level, l.amount desc, l.payment_id, l.sequence, l.kind`,
  amount: sql`l.amount desc, l.level, l.payment_id, l.sequence, l.kind`,
};

/** The caller's own: the nearest level first and the largest of each first, or the largest of all first. */
export async function ownLines(db: Executor, { month, limit, cursor, offset, order }: OwnAsked) {
  const start = startOf({ cursor, offset }, order);
  const keys = sql`array(select row(l.payment_id, l.sequence, l.affiliate_id, l.kind)::app.line_key
    from managed_rental_commissions l
    where l.month_year = ${firstDayOf(month)} and l.affiliate_id = (select app.affiliate_id())
    order by ${ownOrders[order]} limit ${limit + 1} offset ${start})`;
  return paged(
    await db.execute<Row>(sql`select ${columns} from app.commission_lines(${firstDayOf(month)}, ${keys}) l
      order by ${ownOrders[order]}`),
    limit,
    start,
    order,
  );
}

function paged({ rows }: { rows: Row[] }, limit: number, start: number, order: string) {
  const placed = rows.map((row, place) => ({ ...row, at: `${start + place + 1}` }));
  const { page, next_cursor } = cutPage(placed, limit, () => order);
  const items = page.map(({ at, ...row }) => ({
    ...row,
    base: Number(row.base),
    amount: Number(row.amount),
    rvl: Number(row.rvl),
  }));
  return { items, has_more: rows.length > limit, next_cursor };
}
