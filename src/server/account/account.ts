/** Answers who is signed in, and keeps their profile and settings. */
import { randomBytes } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { and, eq, sql } from 'drizzle-orm';
import type { Profile, Settings } from '../../contract/account.ts';
import { files } from '../../db/schema/files.ts';
import { profiles } from '../../db/schema/identity.ts';
import { isUndeliverable } from '../../db/undeliverable.ts';
import type { ClaimKind } from '../../domain/claims.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { IMAGE_MAX_BYTES } from '../../domain/files.ts';
import { isLanguage } from '../../domain/languages.ts';
import type { Actor, Member } from '../../domain/permissions.ts';
import { phoneOf } from '../../domain/phones.ts';
import { profileCompletion } from '../../domain/profiles.ts';
import { lapseClaims } from '../claims/claim-changes.ts';
import { removeFilesJob, storeUploads } from '../files/store-files.ts';
import { encodePhoto } from '../lib/images.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';

type Row = typeof profiles.$inferSelect;

const me = api.account.me.handler(async ({ context }) => {
  const member = memberOf(context.actor);
  const row = await existing(context.db, member.userId);
  return {
    userId: member.userId,
    email: row.email,
    emailVerified: row.emailVerified,
    phone: row.phone,
    phoneVerified: row.phoneVerified,
    isVerified: member.isVerified,
    emailComesBack: row.email !== null && (await isUndeliverable(context.db, row.email)),
    fullName: row.fullName,
    avatarUrl: row.avatarUrl,
    profileCompletionPercentage: profileCompletion(row).percentage,
    roles: [...member.roles],
    isAffiliate: member.isAffiliate,
    hasLease: member.roles.includes('tenant') && (await hasLease(context.db, member.userId)),
    settings: settingsOf(row),
  };
});

/** Also one that is only offered: whoever looks for a home has none. */
async function hasLease(db: Executor, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select from lease_parties p
      where p.user_id = ${userId} and p.role in ('tenant', 'co_tenant')) as has`);
  return rows[0]?.has ?? false;
}

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
  if (before.phoneVerified && after.phone !== before.phone) {
    throw new RuleBroken('phone.is-sign-in', 'phone');
  }
  await context.db
    .update(profiles)
    .set({ ...input, profileCompletionPercentage: profileCompletion(after).percentage })
    .where(eq(profiles.userId, userId));
  const lost: ClaimKind[] = [];
  if (after.fullName !== before.fullName) lost.push('identity');
  if (phoneOf(after.phone ?? '') !== phoneOf(before.phone ?? '')) lost.push('phone');
  await lapseClaims(context, { userId }, lost);
  return toProfile(await existing(context.db, userId));
});

const uploadAvatar = api.profile.uploadAvatar.handler(async ({ context, input: { file } }) => {
  const { services, conclude } = context;
  const { userId } = memberOf(context.actor);
  if (file.size > IMAGE_MAX_BYTES) throw new RuleBroken('photo.too-large', 'file');
  await services.auth.limits.consume('upload.account', userId);
  const picture = await avatarOf(new Uint8Array(await file.arrayBuffer()));
  const key = `avatars/${randomBytes(18).toString('base64url')}.${picture.format}`;
  await storeUploads(services, 'public', [
    { key, bytes: picture.bytes, contentType: `image/${picture.format}` },
  ]);
  return conclude((db) => setAvatar({ ...context, db }, userId, { key, ...picture }));
});

/** One file is enough for the sizes a face is shown at. */
async function avatarOf(content: Uint8Array) {
  const { files: sizes, defaultWidth, width, height } = await encodePhoto(content, 'avatar');
  const shown = sizes.find((file) => file.format === 'webp' && file.width === defaultWidth);
  if (!shown) throw new Error('An avatar was not encoded');
  return { ...shown, height: Math.round((height * shown.width) / width) };
}

type Avatar = Awaited<ReturnType<typeof avatarOf>> & { key: string };

/** The earlier picture goes once this transaction has committed. */
async function setAvatar({ db, services }: HandlerContext, userId: string, avatar: Avatar): Promise<Profile> {
  const { key, format, bytes, width, height } = avatar;
  const before = await existing(db, userId);
  const earlier = await db
    .delete(files)
    .where(and(eq(files.ownerId, userId), eq(files.kind, 'avatar')))
    .returning({ key: files.key });
  await db.insert(files).values({
    ownerId: userId,
    kind: 'avatar',
    isPublic: true,
    key,
    contentType: `image/${format}`,
    bytes: bytes.length,
    width,
    height,
  });
  const after = { ...before, avatarUrl: `/files/public/${key}` };
  await db
    .update(profiles)
    .set({ avatarUrl: after.avatarUrl, profileCompletionPercentage: profileCompletion(after).percentage })
    .where(eq(profiles.userId, userId));
  if (earlier.length > 0) {
    await services.jobs.enqueue(
      removeFilesJob,
      { area: 'public', keys: earlier.map((file) => file.key) },
      db,
    );
  }
  return toProfile(await existing(db, userId));
}

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
  return { theme, language: isLanguage(language) ? language : null };
}

export const account = { me, settings: { get: getSettings, update: updateSettings } };
export const profile = { get: getProfile, ensure: ensureProfile, update: updateProfile, uploadAvatar };
