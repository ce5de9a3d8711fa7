/** Erasing one's account: asked for with the address or number typed again, taken back for a week, done by a job at night. */
import { sql } from 'drizzle-orm';
import { RuleBroken } from '../../domain/errors.ts';
import { checkErasable, erasureBlocksOf, erasureDay } from '../../domain/privacy.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type OpenRow, openMatters } from './open-matters.ts';

const get = api.privacy.erasure.get.handler(({ context }) => standing(context.db, userIdOf(context)));

const request = api.privacy.erasure.request.handler(async ({ context, input: { email: typed } }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const { rows } = await db.execute(sql`
    select from profiles
     where user_id = ${userId} and (lower(email) = ${typed} or (phone = ${typed} and phone_verified))`);
  if (rows.length === 0) throw new RuleBroken('privacy.other-address', 'email');
  checkErasable(await ownMatters(db));
  const dueOn = erasureDay(context.services.now());
  const asked = await db.execute(sql`
    insert into erasures (user_id, due_on) values (${userId}, ${dueOn}) on conflict do nothing returning id`);
  if (asked.rows.length > 0) {
    await act(context, {
      action: 'privacy.erasure.request',
      notices: [{ to: userId, notice: { event: 'account.erasure-requested', date: dueOn } }],
      subject: { type: 'user', id: userId },
      people: [userId],
      after: { due_on: dueOn },
    });
  }
  return standing(db, userId);
});

const cancel = api.privacy.erasure.cancel.handler(async ({ context }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const { rows } = await db.execute(sql`
    update erasures set state = 'cancelled' where user_id = ${userId} and state = 'requested' returning id`);
  if (rows.length > 0) {
    await act(context, {
      action: 'privacy.erasure.cancel',
      subject: { type: 'user', id: userId },
      people: [userId],
    });
  }
  return standing(db, userId);
});

async function ownMatters(db: Executor) {
  const { rows } = await db.execute<OpenRow>(sql`select * from app.my_open_matters()`);
  return openMatters(rows[0]);
}

async function standing(db: Executor, userId: string) {
  const { rows } = await db.execute<{ requested_at: string; due_on: string }>(sql`
    select to_json(created_at) #>> '{}' as requested_at, due_on::text as due_on from erasures
     where user_id = ${userId} and state = 'requested'`);
  const [asked] = rows;
  return {
    requested_at: asked?.requested_at ?? null,
    due_on: asked?.due_on ?? null,
    blocks: erasureBlocksOf(await ownMatters(db)),
  };
}

export const erasure = { get, request, cancel };
