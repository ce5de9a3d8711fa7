/** The adjustments that a month's close posts: when it closes, and again when it is verified. */
import type { ClientBase } from 'pg';
import { isPostedNow, type PostedAdjustment } from '../../../domain/commission/adjustments.ts';
import { firstDayOf } from '../../../domain/dates.ts';
import type { MonthInput } from './month-input.ts';
import { statusIn } from './uplines.ts';

/** Approved before the cut-off and not posted by an earlier month; of a closed month, what it had to post. */
export async function readAdjustments(client: ClientBase, input: MonthInput): Promise<PostedAdjustment[]> {
  const { rows } = await client.query<Omit<PostedAdjustment, 'amount'> & { amount: string }>(
    `select id, affiliate_id as affiliate, to_char(origin_month, 'YYYY-MM') as "originMonth", amount
       from commission_adjustments
      where state in ('approved', 'posted') and approved_at < app.cut_off_of($1) and origin_month < $1
        and (posted_month is null or posted_month >= $1)
        and (app.posts_since($1) is null or approved_at >= app.posts_since($1))
      order by affiliate_id collate "C", id`,
    [firstDayOf(input.month)],
  );
  return rows
    .map((row) => ({ ...row, amount: Number(row.amount) }))
    .filter(({ affiliate, amount }) => isPostedNow(amount, statusIn(input, affiliate)));
}
