/** Answers the affiliates' directory, registration, sponsors and standing. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { affiliateMatches } from '../../db/affiliate-search.ts';
import { checkAffiliateStatus, checkSponsor } from '../../domain/affiliates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { afterCursor, countUpTo, cutPage, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import {
  affiliateByCode,
  affiliateOf,
  affiliateTables,
  byName,
  lockedAffiliate,
  selectAffiliates,
} from './affiliate-rows.ts';
import { enrolledOnce, enrolWithoutSponsor, ensureAffiliateProfile } from './enrolment.ts';
import { ownAffiliate } from './own.ts';
import { recorded } from './recorded.ts';
import { invitation, register, sponsor, terms } from './registration.ts';
import { shareCard } from './share-card.ts';

const list = api.affiliates.list.handler(async ({ context: { db }, input }) => {
  const { q, status, limit, cursor } = input;
  const standing = status === 'all' ? sql`true` : sql`coalesce(p.status, 'active') = ${status}`;
  const wanted = sql`${standing} and ${affiliateMatches(sql`r.affiliate_id`, q)}`;
  const after = afterCursor(byName, cursor) ?? sql`true`;
  const rows = await selectAffiliates(
    db,
    sql`where ${wanted} and ${after} order by ${orderOf(byName)} limit ${limit + 1}`,
  );
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.affiliate_id);
  const total = await countUpTo(db, sql`${affiliateTables} where ${wanted}`);
  return { items: page.map(affiliateOf), total, next_cursor };
});

const get = api.affiliates.get.handler(({ context, input }) =>
  affiliateByCode(context.db, input.affiliate_id),
);

const create = api.affiliates.create.handler(async ({ context: { db }, input }) => {
  const code = await enrolledOnce(() => enrolWithoutSponsor(db, input.user_id), 'user_id');
  if (!code) throw new ORPCError('NOT_FOUND');
  return recorded(db, 'affiliates.create', code);
});

const changeSponsor = api.affiliates.changeSponsor.handler(async ({ context: { db }, input }) => {
  const { affiliate_id: code, sponsor_id: sponsor, reason } = input;
  const before = await lockedAffiliate(db, code);
  if (before.sponsor_id === sponsor) throw new RuleBroken('affiliate.sponsor-unchanged', 'sponsor_id');
  if (sponsor !== null) {
    const [found] = await selectAffiliates(db, sql`where r.affiliate_id = ${sponsor}`);
    // Whether they stand below is asked by the trigger, under a lock that makes the answer last.
    checkSponsor(code, found ? { affiliateId: sponsor, status: found.status } : null, false);
  }
  await db.execute(
    sql`update affiliate_registrations set sponsor_id = ${sponsor} where affiliate_id = ${code}`,
  );
  return recorded(db, 'affiliates.changeSponsor', code, before, reason);
});

const setStatus = api.affiliates.setStatus.handler(async ({ context: { db }, input }) => {
  const { affiliate_id: code, status, reason } = input;
  const before = await lockedAffiliate(db, code);
  checkAffiliateStatus(before.status, status, { hasConsented: before.has_consented, hasPan: before.has_pan });
  await ensureAffiliateProfile(db, code);
  await db.execute(sql`update affiliate_profiles set status = ${status} where affiliate_id = ${code}`);
  return recorded(db, 'affiliates.setStatus', code, before, reason);
});

const mine = api.affiliates.mine.handler(async ({ context: { db } }) => ({
  affiliate: await ownAffiliate(db),
}));

const card = api.affiliates.card.handler(async ({ context, input: { language } }) => {
  const own = await context.transaction(ownAffiliate);
  if (!own || own.status === 'terminated') throw new ORPCError('NOT_FOUND');
  const { full_name: name, affiliate_id: code } = own;
  return shareCard({ name, code, origin: context.services.config.publicUrl, language });
});

export const affiliates = {
  list,
  get,
  create,
  register,
  invitation,
  sponsor,
  terms,
  mine,
  card,
  changeSponsor,
  setStatus,
};
