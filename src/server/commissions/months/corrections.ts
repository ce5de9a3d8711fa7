/** What a month posts for payments of earlier months: found by comparing how they stand with how they were posted last. */
import type { ClientBase } from 'pg';
import { correctionOf, type Standing } from '../../../domain/commission/corrections.ts';
import type { RankedMonth } from '../../../domain/commission/month.ts';
import { firstDayOf } from '../../../domain/dates.ts';
import { type Corrections, type NewPosting, type Posting, postingsAndLines } from './correction-lines.ts';
import type { MonthInput } from './month-input.ts';

interface Compared {
  payment_id: string;
  origin_month: string;
  is_origin_closed: boolean;
  is_paid: boolean;
  sequence: number;
  affiliate_id: string | null;
  rvl: string;
  share_bp: number;
  posted_month: string | null;
  posted_sequence: number;
  posted_affiliate_id: string | null;
  posted_rvl: string;
  posted_share_bp: number;
  posted_base: string;
}

/** A preview behind a month that is still open leaves to that one what it will post: money paid in time for it is not late. */
export async function readCorrections(
  client: ClientBase,
  input: MonthInput,
  ranked: RankedMonth,
): Promise<Corrections> {
  const { rows } = await client.query<Compared>(
    `with behind as materialized (select app.posts_since($1) as since)
      select c.payment_id, to_char(c.origin_month, 'YYYY-MM') as origin_month, c.is_origin_closed, c.is_paid, c.sequence,
        c.affiliate_id, c.rvl, c.share_bp, to_char(c.posted_month, 'YYYY-MM') as posted_month, c.posted_sequence,
        c.posted_affiliate_id, c.posted_rvl, c.posted_share_bp, c.posted_base
       from (select max(m.month) as month, (array_agg(m.read_at order by m.month desc))[1] as read_at
               from commission_months m where m.closed_at is not null and m.month < $1) before,
         behind, app.payments_to_compare($1, coalesce(behind.since, app.cut_off_of(before.month)),
           case when behind.since is null then before.read_at - interval '1 hour' else 'infinity' end) c
       where behind.since is null or not exists (select from managed_property_rvl_changes e
         where e.payment_id = c.payment_id and e.changed_at < behind.since and 'paid' in (e.old_status, e.new_status)
           and (c.posted_month is null or e.changed_at >= app.cut_off_of(before.month)))
      order by c.payment_id`,
    [firstDayOf(input.month)],
  );
  const reversals: Posting[] = [];
  const additions: NewPosting[] = [];
  for (const row of rows) {
    const now = row.is_paid ? standingOf(row) : null;
    const posted = row.posted_month === null ? null : postedOf(row);
    const correction = correctionOf(now, posted);
    if (correction === null) continue;
    const { payment_id: paymentId, origin_month: originMonth } = row;
    if (correction.isReversed && posted) {
      const base = -Number(row.posted_base);
      const negatesMonth = row.posted_month;
      reversals.push({ ...posted, paymentId, originMonth, negatesMonth, kind: 'reversal', base });
    }
    if (correction.posted && now) {
      const isOriginClosed = row.is_origin_closed;
      additions.push({
        ...now,
        paymentId,
        originMonth,
        negatesMonth: null,
        kind: correction.posted,
        isOriginClosed,
      });
    }
  }
  return postingsAndLines(client, input, ranked, { reversals, additions });
}

const standingOf = (row: Compared): Standing => ({
  sequence: row.sequence,
  affiliate: row.affiliate_id,
  rvl: Number(row.rvl),
  shareBp: row.share_bp,
});

const postedOf = (row: Compared): Standing => ({
  sequence: row.posted_sequence,
  affiliate: row.posted_affiliate_id,
  rvl: Number(row.posted_rvl),
  shareBp: row.posted_share_bp,
});
