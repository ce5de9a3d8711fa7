/** Gives people their place in the affiliate programme, each with a fresh code. */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { peopleOfAffiliates } from '../../db/affiliate-person.ts';
import { affiliateCode } from '../../domain/affiliates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { violatedConstraint } from '../lib/problems.ts';
import type { Executor } from '../lib/request-context.ts';

const TRIES = 20;

/** Of 33 million codes some are taken: tries others until one is free. */
export async function withFreshCode(insert: (code: string) => Promise<string | undefined>): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = await insert(affiliateCode(randomBytes(5)));
    if (code) return code;
  }
  throw new Error('No free affiliate code was found');
}

/**
 * Registers a person without sponsor, pending: a root whom an administrator makes, or a broker on activation until they name a
 * sponsor. Null when there is no such person. Throws `affiliate.already-registered` (field `user_id`).
 */
export async function enrolWithoutSponsor(db: Executor, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ full_name: string; email: string | null; code: string | null }>(sql`
    select app.person_name(p.full_name, p.email) as full_name, p.email, r.affiliate_id as code
      from profiles p left join affiliate_registrations r using (user_id) where p.user_id = ${userId}`);
  const person = rows[0];
  if (!person) return null;
  if (person.code) throw new RuleBroken('affiliate.already-registered', 'user_id');
  const code = await withFreshCode(async (tried) => {
    const added = await db.execute<{ affiliate_id: string }>(sql`
      insert into affiliate_registrations (affiliate_id, user_id, full_name)
      values (${tried}, ${userId}, ${person.full_name}) on conflict (affiliate_id) do nothing returning affiliate_id`);
    return added.rows[0]?.affiliate_id;
  });
  await db.execute(sql`
    insert into affiliate_profiles (affiliate_id, user_id, full_name, email)
    values (${code}, ${userId}, ${person.full_name}, ${person.email})`);
  return code;
}

/** A registration without profile counts as active and balanced: the profile that a decision needs says just that. */
export async function ensureAffiliateProfile(db: Executor, code: string): Promise<void> {
  await db.execute(sql`
    insert into affiliate_profiles (affiliate_id, user_id, full_name, email, status)
    select r.affiliate_id, r.user_id, r.full_name, p.email, 'active'
      from affiliate_registrations r left join profiles p using (user_id) where r.affiliate_id = ${code}
    on conflict (affiliate_id) do nothing`);
}

/** Two requests of one person at the same time: the second is told what it would have been told a moment later. */
export async function enrolledOnce<T>(enrol: () => Promise<T>, field: string): Promise<T> {
  try {
    return await enrol();
  } catch (error) {
    if (violatedConstraint(error) !== 'affiliate_registrations_user_id_unique') throw error;
    throw new RuleBroken('affiliate.already-registered', field);
  }
}

/** Makes an affiliate active as soon as everything is there: consent and PAN, whichever comes last. Of the caller; whether it became complete now. */
export async function completeRegistration(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ code: string | null }>(sql`select app.complete_registration() as code`);
  const code = rows[0]?.code;
  if (!code) return false;
  await act(db, {
    action: 'affiliates.complete',
    subject: { type: 'affiliate', id: code },
    people: [...(await peopleOfAffiliates(db, [code]))],
    before: { status: 'pending' },
    after: { status: 'active' },
  });
  return true;
}
