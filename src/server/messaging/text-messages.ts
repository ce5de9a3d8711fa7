/** Answers the log of text messages to administrators, newest first. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TextMessageEntry, TextMessageFilters } from '../../contract/text-messages.ts';
import { profiles } from '../../db/schema/identity.ts';
import { textMessages as texts } from '../../db/schema/text-messages.ts';
import { phoneOf } from '../../domain/phones.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import { containing } from '../lib/search-words.ts';

const newest: Keyset = {
  key: sql`${texts.createdAt}`,
  type: 'timestamptz',
  id: sql`${texts.id}`,
  descending: true,
};

const list = api.textMessages.list.handler(async ({ context: { db }, input }) => {
  const { q, show, limit, cursor } = input;
  const chosen = and(shown(show), found(q)) ?? sql`true`;
  const rows = await db
    .select({
      id: texts.id,
      userId: texts.userId,
      fullName: profiles.fullName,
      recipient: texts.recipient,
      template: texts.template,
      language: texts.language,
      channel: texts.channel,
      units: texts.units,
      state: texts.state,
      attempts: texts.attempts,
      provider: texts.provider,
      error: texts.error,
      createdAt: texts.createdAt,
      sentAt: texts.sentAt,
      concludedAt: texts.concludedAt,
      at: keyText(newest),
    })
    .from(texts)
    .leftJoin(profiles, eq(profiles.userId, texts.userId))
    .where(and(chosen, afterCursor(newest, cursor)))
    .orderBy(orderOf(newest))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
  const total = await countUpTo(
    db,
    sql`${texts} left join ${profiles} on ${profiles.userId} = ${texts.userId} where ${chosen}`,
  );
  return {
    items: page.map(
      ({ at: _, userId, fullName, createdAt, sentAt, concludedAt, ...row }): TextMessageEntry => ({
        ...row,
        person: userId === null ? null : { user_id: userId, full_name: fullName },
        created_at: createdAt.toISOString(),
        sent_at: sentAt?.toISOString() ?? null,
        concluded_at: concludedAt?.toISOString() ?? null,
      }),
    ),
    total,
    next_cursor,
  };
});

/** A whole number is looked up in its index; other words are tested from the newest on. */
function found(q: string | undefined): SQL | undefined {
  const number = phoneOf(q ?? '');
  return /^\+\d{8,15}$/.test(number)
    ? eq(texts.recipient, number)
    : containing(q, [profiles.fullName, texts.template, texts.recipient]);
}

function shown(show: TextMessageFilters['show']): SQL | undefined {
  if (show === 'all') return undefined;
  return show === 'lost' ? inArray(texts.state, ['failed', 'undeliverable']) : eq(texts.state, show);
}

export const textMessages = { list };
