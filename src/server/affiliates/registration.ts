/** Answers who invites, under which terms one joins, and joining itself. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { Affiliate, Sponsor } from '../../contract/affiliates.ts';
import { planInForce } from '../../db/commission-plans.ts';
import type { AffiliateStatus } from '../../domain/affiliates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { notify } from '../notifications/notify.ts';
import { affiliateByCode } from './affiliate-rows.ts';
import { completeRegistration, enrolledOnce, withFreshCode } from './enrolment.ts';
import { recorded } from './recorded.ts';

type SponsorRow = { affiliate_id: string; full_name: string; status: AffiliateStatus };

async function sponsorFrom(db: Executor, source: SQL): Promise<Sponsor> {
  const { rows } = await db.execute<SponsorRow>(sql`select affiliate_id, full_name, status from ${source}`);
  const [row] = rows;
  if (!row) throw new ORPCError('NOT_FOUND');
  const { status, ...person } = row;
  return { ...person, can_sponsor: status !== 'terminated' };
}

const byInvite = (db: Executor, invite: string) => sponsorFrom(db, sql`app.sponsor_of_invite(${invite})`);

export const invitation = api.affiliates.invitation.handler(({ context, input }) =>
  byInvite(context.db, input.invite),
);

export const sponsor = api.affiliates.sponsor.handler(async ({ context, input }) => {
  await context.services.auth.limits.consume('sponsor.account', userIdOf(context));
  return context.transaction((db) => sponsorFrom(db, sql`app.sponsor_of_code(${input.sponsor_id})`));
});

export const terms = api.affiliates.terms.handler(async ({ context: { db } }) => {
  const plan = await planInForce(db);
  return {
    version: plan.version,
    ranks: plan.ranks.map(({ name, threshold, rateBp }) => ({ rank: name, threshold, rate_bp: rateBp })),
    levels: plan.levels,
    share_bp: plan.defaultShareBp,
    least_payout: plan.leastPayout,
    held_lapses_after_months: plan.heldLapsesAfterMonths,
  };
});

export const register = api.affiliates.register.handler(async ({ context, input }) => {
  const { db, services } = context;
  const { version } = await planInForce(db);
  if (input.terms_version !== undefined && input.terms_version !== version) {
    throw new RuleBroken('affiliate.terms-changed', 'consent');
  }
  if (input.keep_place) return keepPlace(db, version);
  const sponsorId = input.invite ? (await byInvite(db, input.invite)).affiliate_id : input.sponsor_id;
  const code = await enrolledOnce(
    () =>
      withFreshCode(async (tried) => {
        const { rows } = await db.execute<{ code: string | null }>(
          sql`select app.register_affiliate(${tried}, ${sponsorId}, ${version}) as code`,
        );
        return rows[0]?.code ?? undefined;
      }),
    'sponsor_id',
  );
  const joined = await recorded(db, 'affiliates.register', code);
  const { rows } = await db.execute<{ sponsor: string | null }>(sql`select app.my_sponsor() as sponsor`);
  const by = { db, jobs: services.jobs, actorId: userIdOf(context) };
  if (rows[0]?.sponsor) {
    await notify(by, rows[0].sponsor, { event: 'recruit.joined', name: joined.full_name });
  }
  return (await completeRegistration(db)) ? affiliateByCode(db, code) : joined;
});

/** Of whoever came with a business that moved in: they agree to the terms, and their place stays. */
async function keepPlace(db: Executor, version: string): Promise<Affiliate> {
  const { rows } = await db.execute<{ code: string | null }>(
    sql`select app.keep_moved_place(${version}) as code`,
  );
  const code = rows[0]?.code;
  if (!code) throw new RuleBroken('affiliate.already-registered', 'consent');
  const stored = await recorded(db, 'affiliates.register', code);
  return (await completeRegistration(db)) ? affiliateByCode(db, code) : stored;
}
