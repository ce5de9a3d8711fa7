/** What of remittances waits for the office. */
import { sql } from 'drizzle-orm';
import { type WaitingWork, waitingRows, waitingSums } from '../lib/waiting.ts';

export const waiting: readonly WaitingWork[] = [
  // Since when, as the inbox counts it: late once the promised day is over.
  waitingSums(
    'owners-to-pay',
    () => sql`select (c.pay_by - 5)::timestamp at time zone 'Asia/Kolkata' as since, c.amount
      from app.remittance_candidates() c where c.payee_kind = 'owner' and c.block is null and c.pay_by - 5 <= app.today()`,
  ),
  waitingSums(
    'owners-without-account',
    () => sql`select (c.pay_by - 5)::timestamp at time zone 'Asia/Kolkata' as since, c.amount from app.remittance_candidates() c
      where c.block in ('no-account', 'account-unconfirmed', 'returned')`,
  ),
  waitingRows(
    'rents-to-confirm',
    () => sql`select p.created_at as since from app.reports_we_collect() p where p.state = 'reported'`,
  ),
];
