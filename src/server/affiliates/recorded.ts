/** Writes the row of the audit trail about an affiliate, and answers as they stand now. */
import type { Affiliate } from '../../contract/affiliates.ts';
import { act } from '../audit/act.ts';
import type { Executor } from '../lib/request-context.ts';
import { affiliateByCode } from './affiliate-rows.ts';

export async function recorded(
  db: Executor,
  action: string,
  code: string,
  before?: Affiliate,
  reason?: string,
): Promise<Affiliate> {
  const after = await affiliateByCode(db, code);
  const facts = ({ status, sponsor_id }: Affiliate) => ({ status, sponsor_id });
  await act(db, {
    action,
    subject: { type: 'affiliate', id: code },
    people: [after.user_id],
    before: before && facts(before),
    after: facts(after),
    reason,
  });
  return after;
}
