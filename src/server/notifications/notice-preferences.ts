/** How a person wants to be told of things, as it is stored, and the defaults of whoever never said. */
import { eq } from 'drizzle-orm';
import { notificationPreferences as table } from '../../db/schema/platform.ts';
import { defaultPreferences, type NoticePreferences } from '../../domain/notifications.ts';
import type { Executor } from '../lib/request-context.ts';

export async function preferencesOf(db: Executor, userId: string): Promise<NoticePreferences> {
  const [stored] = await db.select().from(table).where(eq(table.userId, userId));
  if (!stored) return defaultPreferences;
  const { emailOff, pushOff, appOff, quietFrom, quietTo } = stored;
  const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  return { emailOff, pushOff, appOff, quiet };
}
