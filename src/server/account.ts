/** Answers who is signed in, and keeps his profile and settings. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import type { Profile, Settings } from '../contract/account.ts';
import { profiles } from '../db/schema/identity.ts';
import type { Actor, Member } from '../domain/permissions.ts';
import { profileCompletion } from '../domain/profiles.ts';
import { api } from './lib/procedures.ts';
import type { Executor } from './lib/request-context.ts';

type Row = typeof profiles.$inferSelect;

const me = api.account.me.handler(async ({ context }) => {
  const member = memberOf(context.actor);
  const row = await existing(context.db, member.userId);
  return {
    userId: member.userId,
    email: row.email,
    emailVerified: row.emailVerified,
    fullName: row.fullName,
    avatarUrl: row.avatarUrl,
    profileCompletionPercentage: profileCompletion(row).percentage,
    roles: [...member.roles],
    isAffiliate: member.isAffiliate,
    settings: settingsOf(row),
  };
});

const getSettings = api.account.settings.get.handler(async ({ context }) =>
  settingsOf(await existing(context.db, memberOf(context.actor).userId)),
);

const updateSettings = api.account.settings.update.handler(async ({ context, input }) => {
  const { userId } = memberOf(context.actor);
  if (Object.keys(input).length > 0) {
    await context.db.update(profiles).set(input).where(eq(profiles.userId, userId));
  }
  return settingsOf(await existing(context.db, userId));
});

const getProfile = api.profile.get.handler(async ({ context }) => {
  const row = await find(context.db, memberOf(context.actor).userId);
  return row ? toProfile(row) : null;
});

const ensureProfile = api.profile.ensure.handler(async ({ context }) => {
  await context.db.execute(sql`select app.ensure_profile()`);
  return toProfile(await existing(context.db, memberOf(context.actor).userId));
});

const updateProfile = api.profile.update.handler(async ({ context, input }) => {
  const { userId } = memberOf(context.actor);
  const before = await existing(context.db, userId);
  const after = { ...before, ...input };
  await context.db
    .update(profiles)
    .set({ ...input, profileCompletionPercentage: profileCompletion(after).percentage })
    .where(eq(profiles.userId, userId));
  return toProfile(await existing(context.db, userId));
});

async function find(db: Executor, userId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row;
}

async function existing(db: Executor, userId: string): Promise<Row> {
  const row = await find(db, userId);
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

/** The permission let only members through. */
function memberOf(actor: Actor): Member {
  if (actor.kind !== 'member') throw new ORPCError('UNAUTHORIZED');
  return actor;
}

function toProfile({ theme, language, updatedAt, ...row }: Row): Profile {
  return {
    ...row,
    profileCompletionPercentage: profileCompletion(row).percentage,
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  };
}

/** A language the product no longer speaks reads as not chosen. */
function settingsOf({ theme, language }: Row): Settings {
  return { theme, language: language === 'en' ? 'en' : null };
}

export const account = { me, settings: { get: getSettings, update: updateSettings } };
export const profile = { get: getProfile, ensure: ensureProfile, update: updateProfile };
