/** Suspends an account and gives it back: its sessions, its homes in the catalogue, and whom that concerns. */
import { ORPCError } from '@orpc/server';
import { and, eq, sql } from 'drizzle-orm';
import type { Suspension } from '../../contract/suspensions.ts';
import { now } from '../../db/schema/columns.ts';
import { properties as homes } from '../../db/schema/properties.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { Role } from '../../domain/roles.ts';
import { checkReinstate, checkSuspend, HIDDEN_WITH_LISTER } from '../../domain/suspensions.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { tellWaiting } from '../listing/home-hiding.ts';

const get = api.suspensions.get.handler(async ({ context: { db }, input: { user_id: userId } }) => {
  await findPerson(db, userId);
  return { suspension: await inForce(db, userId) };
});

const suspend = api.suspensions.suspend.handler(async ({ context, input: { user_id: userId, reason } }) => {
  const { db } = context;
  const person = await findPerson(db, userId);
  checkSuspend({
    isOwn: userId === userIdOf(context),
    roles: person.roles,
    isSuspended: person.is_suspended,
  });
  const hidden = await hideHomes(context, userId);
  const { rows } = await db.execute<{ done: boolean }>(
    sql`select app.suspend_account(${userId}, ${reason}, ${hidden}) as done`,
  );
  if (!rows[0]?.done) throw new RuleBroken('suspension.in-force');
  const others = await partnersOf(db, userId);
  await act(context, {
    action: 'suspensions.suspend',
    subject: { type: 'user', id: userId },
    people: [userId, ...others],
    notices: [
      { to: userId, notice: { event: 'suspension.began', note: reason } },
      ...others.map((to) => ({ to, notice: { event: 'suspension.of-partner', name: person.name } as const })),
    ],
    before: { suspended: false },
    after: { suspended: true, homes: hidden },
    reason,
  });
  return { suspension: await inForce(db, userId) };
});

const reinstate = api.suspensions.reinstate.handler(
  async ({ context, input: { user_id: userId, reason } }) => {
    const { db } = context;
    const person = await findPerson(db, userId);
    checkReinstate({ isSuspended: person.is_suspended });
    const { rows } = await db.execute<{ done: boolean }>(
      sql`select app.reinstate_account(${userId}, ${reason}) as done`,
    );
    if (!rows[0]?.done) throw new RuleBroken('suspension.over');
    const shown = await showHomes(db, userId);
    await act(context, {
      action: 'suspensions.reinstate',
      subject: { type: 'user', id: userId },
      people: [userId],
      notices: [{ to: userId, notice: { event: 'suspension.ended', note: reason } }],
      before: { suspended: true },
      after: { suspended: false, homes: shown },
      reason,
    });
    return { suspension: null };
  },
);

export const suspensions = { get, suspend, reinstate };

async function findPerson(db: Executor, userId: string) {
  const { rows } = await db.execute<{ name: string; roles: Role[]; is_suspended: boolean }>(sql`
    select app.person_name(p.full_name, p.email) as name, p.suspended_at is not null as is_suspended,
        array(select r.role::text from user_roles r where r.user_id = p.user_id) as roles
      from profiles p where p.user_id = ${userId}`);
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}

async function inForce(db: Executor, userId: string): Promise<Suspension | null> {
  const { rows } = await db.execute<Suspension>(sql`
    select s.reason, s.homes, app.person_name(a.full_name, a.email) as by, to_json(s.created_at) #>> '{}' as since
      from suspensions s left join profiles a on a.user_id = s.suspended_by
     where s.user_id = ${userId} and s.lifted_at is null`);
  return rows[0] ?? null;
}

/** How many left the catalogue. Whoever waits for an answer about one is told that it is gone. */
async function hideHomes(context: HandlerContext, userId: string): Promise<number> {
  const { db } = context;
  const { rows: awaited } = await db.execute<{ id: string; title: string }>(sql`
    select h.id, h.title from properties h where h.listed_by = ${userId} and h.listing_state = 'published' and (
      exists (select from property_visits v where v.property_id = h.id and v.status in ('requested', 'scheduled'))
      or exists (select from property_applications a where a.property_id = h.id and a.status in ('submitted', 'under_review')))`);
  const { rowCount } = await db
    .update(homes)
    .set({ listingState: 'paused', hiddenReason: HIDDEN_WITH_LISTER })
    .where(and(eq(homes.listedBy, userId), eq(homes.listingState, 'published')));
  for (const home of awaited) await tellWaiting(context, home, 'removed');
  return rowCount ?? 0;
}

/** Those that left with the account; one that was hidden for its own sake stays so. */
async function showHomes(db: Executor, userId: string): Promise<number> {
  const { rowCount } = await db
    .update(homes)
    .set({ listingState: 'published', hiddenReason: null, renewedAt: now, renewalReminders: 0 })
    .where(
      and(
        eq(homes.listedBy, userId),
        eq(homes.listingState, 'paused'),
        eq(homes.hiddenReason, HIDDEN_WITH_LISTER),
      ),
    );
  return rowCount ?? 0;
}

/** Who has a lease with them that is agreed, or waits for a yes. */
async function partnersOf(db: Executor, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select distinct other.user_id from lease_parties own
      join leases l on l.id = own.lease_id and l.state in ('proposed', 'accepted', 'active', 'ending')
      join lease_parties other on other.lease_id = own.lease_id
     where own.user_id = ${userId} and other.user_id <> ${userId} order by other.user_id`);
  return rows.map(({ user_id: id }) => id);
}
