/** Changes how an affiliate's volume qualifies, with the reason written down twice: in their history and in the audit trail. */
import { sql } from 'drizzle-orm';
import { checkCalculationMode } from '../../domain/affiliates.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { affiliateByCode, lockedAffiliate } from './affiliate-rows.ts';
import { ensureAffiliateProfile } from './enrolment.ts';

const set = api.calculationMode.set.handler(async ({ context, input }) => {
  const { db } = context;
  const { affiliate_id: code, mode } = input;
  const before = await lockedAffiliate(db, code);
  const reason = checkCalculationMode(before.reward_calculation_mode, mode, input.reason);
  await ensureAffiliateProfile(db, code);
  await db.execute(sql`
    update affiliate_profiles set reward_calculation_mode = ${mode}, calculation_mode_changed_at = app.now()
     where affiliate_id = ${code}`);
  await db.execute(sql`
    insert into affiliate_calculation_mode_audit (affiliate_id, old_mode, new_mode, reason, changed_by_admin_id)
    values (${code}, ${before.reward_calculation_mode}, ${mode}, ${reason}, ${userIdOf(context)})`);
  const after = await affiliateByCode(db, code);
  await act(context, {
    action: 'calculationMode.set',
    subject: { type: 'affiliate', id: code },
    people: [after.user_id],
    before: { mode: before.reward_calculation_mode },
    after: { mode },
    reason,
  });
  return after;
});

export const calculationMode = { set };
