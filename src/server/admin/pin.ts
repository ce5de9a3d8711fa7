/** Sets, checks and forgets the PIN of the administrator who calls; their session row remembers that it was entered. */

import { createHmac } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { PinState } from '../../contract/admin-pin.ts';
import { errors } from '../../contract/errors.ts';
import { PIN_LOCK_MINUTES, PIN_TRIES } from '../../domain/admin-pin.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { readPin, type StoredPin } from '../lib/admin-pin.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, RequestContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

const state = api.admin.pin.state.handler(({ context }) => stateOf(context, context.db));

const set = api.admin.pin.set.handler(async ({ context, input: { pin } }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const { rows } = await db.execute<{ done: boolean }>(
    sql`select app.set_admin_pin(${sessionOf(context)}, ${hashOf(context, userId, pin)}) as done`,
  );
  if (!rows[0]?.done) throw new RuleBroken('admin.pin-already-set', 'pin');
  const now = await stateOf(context, db);
  await act(context, { action: 'admin.pin.set', subject: { type: 'user', id: userId }, people: [userId] });
  return now;
});

type Outcome = { outcome: 'ok' | 'wrong' | 'locked' | 'not-set'; seconds: number };

const verify = api.admin.pin.verify.handler(async ({ context, input: { pin } }) => {
  const userId = userIdOf(context);
  const hash = hashOf(context, userId, pin);
  // A wrong try counts although the call fails, so it is stored before anything is thrown.
  const { outcome, seconds } = await context.transaction(async (db) => {
    const { rows } = await db.execute<Outcome>(sql`
      select outcome, seconds from app.verify_admin_pin(${sessionOf(context)}, ${hash}, ${PIN_TRIES}, ${PIN_LOCK_MINUTES})`);
    return rows[0] ?? { outcome: 'not-set' as const, seconds: 0 };
  });
  if (outcome === 'wrong' || outcome === 'locked') await noteFailure(context, userId, outcome);
  if (outcome === 'locked') throw tooMany(seconds);
  if (outcome === 'not-set') throw new RuleBroken('admin.pin-not-set', 'pin');
  if (outcome === 'wrong') throw new RuleBroken('admin.pin-wrong', 'pin');
  return context.transaction((db) => stateOf(context, db));
});

const noteFailure = (context: RequestContext, userId: string, outcome: 'wrong' | 'locked') =>
  context.services.auth.security.note(
    outcome === 'wrong' ? 'pin-failed' : 'pin-locked',
    { userId },
    { address: context.address, userAgent: null },
  );

const forget = api.admin.pin.forget.handler(async ({ context }) => {
  await context.db.execute(sql`select app.forget_admin_pin(${sessionOf(context)})`);
  return stateOf(context, context.db);
});

const tooMany = (seconds: number) =>
  new ORPCError('TOO_MANY_REQUESTS', {
    defined: true,
    status: errors.TOO_MANY_REQUESTS.status,
    message: errors.TOO_MANY_REQUESTS.message,
    data: { retryAfter: seconds },
  });

async function stateOf(context: RequestContext, db: Executor): Promise<PinState> {
  const { config } = context.services;
  const pin: StoredPin = await readPin(db, sessionOf(context));
  return {
    ...pin,
    needs_second_factor: config.adminsNeedSecondFactor,
    is_required: config.production,
  };
}

function sessionOf({ subject }: RequestContext): string {
  if (!subject) throw new ORPCError('UNAUTHORIZED');
  return subject.sessionId;
}

/** A million PINs are hashed in a second: only a keyed hash hides them from a reader of the table. */
function hashOf({ services }: RequestContext, userId: string, pin: string): string {
  return createHmac('sha256', services.config.authSecret)
    .update(`admin pin ${userId} ${pin}`)
    .digest('base64url');
}

export const pin = { state, set, verify, forget };
