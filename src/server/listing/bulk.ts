/** Answers how a lister's homes do, and changes many of them at once: what one home refuses stops no other. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { HomePerformance, PerformanceWeek } from '../../contract/listing.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { PERFORMANCE_DAYS, PERFORMANCE_WEEKS, rentChangedBy } from '../../domain/own-homes.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { besides, change, move } from './moves.ts';
import { lockOwnHome } from './rows/own-homes.ts';

export const performance = api.properties.performance.handler(async ({ context: { db }, input: { ids } }) => {
  const { rows } = await db.execute<HomePerformance>(sql`
    select property_id as id, views, shortlists, enquiries, visits, applications
      from app.home_performance(${sql.param(ids)}::uuid[], ${PERFORMANCE_DAYS})`);
  return { items: rows };
});

export const performanceByWeek = api.properties.performanceByWeek.handler(async ({ context: { db } }) => {
  const { rows } = await db.execute<PerformanceWeek>(sql`
    select week::text as week, views, shortlists, enquiries, visits, applications
      from app.weekly_performance(${PERFORMANCE_WEEKS})`);
  return { weeks: rows };
});

export const bulk = api.properties.bulk.handler(async ({ context, input }) => {
  const done: string[] = [];
  const refused: { id: string; rule: string }[] = [];
  // In one order, so that two changes of the same homes at once wait instead of blocking each other.
  for (const id of [...new Set(input.ids)].sort()) {
    try {
      await one(context, id, input);
      done.push(id);
    } catch (error) {
      // Both are said before anything is written, so the others' changes stand.
      if (error instanceof RuleBroken) refused.push({ id, rule: error.code });
      else if (error instanceof ORPCError && error.code === 'NOT_FOUND') {
        refused.push({ id, rule: 'property.transition-not-allowed' });
      } else throw error;
    }
  }
  return { done, refused };
});

type Wanted = { action: 'publish' | 'pause' | 'resume' | 'renew' | 'rent'; rent_change_bp: number | null };

async function one(context: HandlerContext, id: string, { action, rent_change_bp: bp }: Wanted) {
  if (action !== 'rent') return move(context, id, action, besides[action]());
  const home = await lockOwnHome(context.db, context.actor, id);
  return change(context, home, 'update', { rent: rentChangedBy(home.rent, bp ?? 0) });
}
