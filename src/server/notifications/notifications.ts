/** The notification centre of whoever asks: what they were told, what is unread, and how they want to be told. */
import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Preferences } from '../../contract/notifications.ts';
import { now } from '../../db/schema/columns.ts';
import { notificationPreferences, notifications as table } from '../../db/schema/platform.ts';
import { type NoticePreferences, switchableCategories } from '../../domain/notifications.ts';
import { inLanguage } from '../lib/i18n.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
import { preferencesOf } from './notice-preferences.ts';

const newest: Keyset = {
  key: sql`${table.createdAt}`,
  type: 'timestamptz',
  id: sql`${table.id}`,
  descending: true,
};

/** Their own, without the categories they switched off. */
async function shown(db: Executor, userId: string): Promise<SQL | undefined> {
  const { appOff } = await preferencesOf(db, userId);
  const own = eq(table.userId, userId);
  return appOff.length > 0 ? and(own, notInArray(table.category, [...appOff])) : own;
}

const isUnread = isNull(table.readAt);

const list = api.notifications.list.handler(async ({ context, input }) => {
  const { db, services } = context;
  const own = await shown(db, userIdOf(context));
  const wanted = input.show === 'unread' ? and(own, isUnread) : own;
  const rows = await db
    .select({
      id: table.id,
      event: table.event,
      category: table.category,
      payload: table.payload,
      createdAt: table.createdAt,
      readAt: table.readAt,
      at: keyText(newest),
    })
    .from(table)
    .where(and(wanted, afterCursor(newest, input.cursor)))
    .orderBy(orderOf(newest))
    .limit(input.limit + 1);
  const { page, next_cursor } = cutPage(rows, input.limit, ({ id }) => id);
  await knowHomeNames(services.database, input.language);
  const items = page.flatMap(({ id, event, category, payload, createdAt, readAt }) => {
    const said = inLanguage(input.language, () => services.wordNotice({ event, payload }));
    // What an earlier release said in another shape has no words any more.
    if (!said) return [];
    const { subject, sentence, path, label } = said;
    return {
      id,
      category,
      title: subject,
      text: sentence,
      path,
      label,
      created_at: createdAt.toISOString(),
      read_at: readAt?.toISOString() ?? null,
    };
  });
  return { items, total: await countUpTo(db, sql`${table} where ${wanted}`), next_cursor };
});

const unread = api.notifications.unread.handler(async ({ context }) => {
  const { db } = context;
  const wanted = and(await shown(db, userIdOf(context)), isUnread);
  return { count: await countUpTo(db, sql`${table} where ${wanted}`) };
});

const markRead = api.notifications.markRead.handler(async ({ context, input }) => {
  const own = and(eq(table.userId, userIdOf(context)), isUnread);
  await context.db
    .update(table)
    .set({ readAt: now })
    .where(input.id ? and(own, eq(table.id, input.id)) : own);
  return { ok: true as const };
});

const isSwitchable = (category: string): category is Preferences['email_off'][number] =>
  switchableCategories.some((known) => known === category);

const shownPreferences = ({ emailOff, pushOff, appOff, quiet }: NoticePreferences): Preferences => ({
  email_off: emailOff.filter(isSwitchable),
  push_off: pushOff.filter(isSwitchable),
  app_off: appOff.filter(isSwitchable),
  quiet,
});

const get = api.notifications.preferences.get.handler(async ({ context }) =>
  shownPreferences(await preferencesOf(context.db, userIdOf(context))),
);

const update = api.notifications.preferences.update.handler(async ({ context, input }) => {
  const userId = userIdOf(context);
  const stored = {
    emailOff: input.email_off,
    pushOff: input.push_off,
    appOff: input.app_off,
    quietFrom: input.quiet?.from ?? null,
    quietTo: input.quiet?.to ?? null,
  };
  await context.db
    .insert(notificationPreferences)
    .values({ userId, ...stored })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: stored });
  return input;
});

export const notifications = { list, unread, markRead, preferences: { get, update } };
