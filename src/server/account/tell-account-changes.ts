/** Sign-in has a login of its own, so what is told, written down and ended when somebody changes how they sign in follows here. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { act } from '../audit/act.ts';
import type { AccountChanges } from '../lib/auth/account-changes.ts';
import type { SignInText } from '../lib/auth/sign-in-library.ts';
import type { Jobs } from '../lib/jobs.ts';
import { onlyNumber } from '../lib/only-number.ts';
import { languageOfPerson } from '../lib/reader-language.ts';
import type { Executor } from '../lib/request-context.ts';
import { notify } from '../notifications/notify.ts';
import { oldAddressMailJob } from './account-mail.ts';
import { maskedAddress, maskedNumber } from './masked.ts';

export function accountChanges(
  database: Database,
  jobs: Jobs,
  sendText: (text: SignInText) => Promise<void>,
): AccountChanges {
  return {
    secondFactor: (userId, isOn) =>
      database.asWorker(async (db) => {
        const state = isOn ? 'on' : 'off';
        await act(
          { db, jobs, actorId: null },
          {
            action: `account.second-factor-${state}`,
            subject: { type: 'user', id: userId },
            people: [userId],
            notices: [{ to: userId, notice: { event: `account.second-factor-${state}` } }],
          },
        );
      }),
    passkey: (userId, { name, isAdded }) =>
      database.asWorker(async (db) => {
        const event = isAdded ? 'account.passkey-added' : 'account.passkey-removed';
        await act(
          { db, jobs, actorId: null },
          {
            action: event,
            subject: { type: 'user', id: userId },
            people: [userId],
            notices: [{ to: userId, notice: { event, name } }],
            ...(isAdded ? { after: { name } } : { before: { name } }),
          },
        );
      }),
    newPassword: (userId, { how, endsPrograms }) =>
      database.asWorker(async (db) => {
        const ended = endsPrograms ? await endPrograms(db, userId) : undefined;
        await act(
          { db, jobs, actorId: null },
          {
            action: `account.password-${how}`,
            subject: { type: 'user', id: userId },
            people: [userId],
            notices: [{ to: userId, notice: { event: 'account.new-password', how, endsPrograms } }],
            after: ended,
          },
        );
      }),
    newPhone: async (userId, { from, to }) => {
      const masked = { from: from && maskedNumber(from), to: maskedNumber(to) };
      const language = await database.asWorker(async (db) => {
        await act(
          { db, jobs, actorId: null },
          {
            action: 'account.phone-changed',
            subject: { type: 'user', id: userId },
            people: [userId],
            notices: [{ to: userId, notice: { event: 'account.new-phone', from: masked.from } }],
            before: masked.from ? { phone: masked.from } : undefined,
            after: { phone: masked.to },
          },
        );
        return languageOfPerson(db, userId);
      });
      if (from) await sendText({ kind: 'changed', phone: from, to: masked.to, language });
    },
    newDevice: async (userId, device) => {
      const { phone, language } = await database.asWorker(async (db) => {
        await notify({ db, jobs, actorId: null }, userId, { event: 'account.new-device', device });
        return { phone: await onlyNumber(db, userId), language: await languageOfPerson(db, userId) };
      });
      if (phone) await sendText({ kind: 'new-device', phone, device, at: database.clock.now(), language });
    },
    newEmail: (userId, { from, to }) =>
      database.asWorker(async (db) => {
        const masked = { from: from && maskedAddress(from), to: maskedAddress(to) };
        if (from) {
          const language = await languageOfPerson(db, userId);
          const oldAddress = { id: randomUUID(), email: from, to: masked.to, language };
          await jobs.enqueue(oldAddressMailJob, oldAddress, db);
        }
        await act(
          { db, jobs, actorId: null },
          {
            action: 'account.email-changed',
            subject: { type: 'user', id: userId },
            people: [userId],
            notices: [{ to: userId, notice: { event: 'account.new-email', from: masked.from } }],
            before: masked.from ? { email: masked.from } : undefined,
            after: { email: masked.to },
          },
        );
      }),
  };
}

/**
 * Tokens end, and the address of the calendar. Webhooks are paused, since their owner may not have set them up, and what waits for them is not sent; they can be
 * turned on again.
 */
async function endPrograms(
  db: Executor,
  userId: string,
): Promise<{ tokens: number; programs: number; webhooks: number }> {
  const tokens = await db.execute(sql`delete from api_tokens where user_id = ${userId}`);
  await db.execute(sql`delete from calendar_feeds where user_id = ${userId}`);
  const programs = await db.execute(sql`delete from api_programs where user_id = ${userId}`);
  const webhooks = await db.execute(sql`
    update webhooks set state = 'paused' where user_id = ${userId} and state = 'on'`);
  await db.execute(sql`
    update webhook_deliveries set state = 'failed', next_at = null where user_id = ${userId} and state = 'waiting'`);
  return {
    tokens: tokens.rowCount ?? 0,
    programs: programs.rowCount ?? 0,
    webhooks: webhooks.rowCount ?? 0,
  };
}
