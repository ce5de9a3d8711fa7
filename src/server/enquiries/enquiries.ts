/** Answers enquiries: sent by anybody, worked by administrators, followed by whoever was signed in when sending. */
import { and, eq, sql } from 'drizzle-orm';
import { enquiries as table } from '../../db/schema/enquiries.ts';
import { afterCursor, countUpTo, cutPage, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { listEnquiries, loadEnquiry, newestEnquiries } from './rows.ts';
import { form, submit } from './submit.ts';
import { assign, move, note } from './work.ts';

const list = api.enquiries.list.handler(({ context, input }) =>
  listEnquiries(context.db, input, userIdOf(context)),
);

const get = api.enquiries.get.handler(({ context, input }) => loadEnquiry(context.db, input.id));

const listMine = api.enquiries.listMine.handler(async ({ context, input }) => {
  const { db } = context;
  const mine = and(eq(table.userId, userIdOf(context)), input.kind && eq(table.kind, input.kind));
  const rows = await db
    .select({ enquiry: table, at: keyText(newestEnquiries) })
    .from(table)
    .where(and(mine, afterCursor(newestEnquiries, input.cursor)))
    .orderBy(orderOf(newestEnquiries))
    .limit(input.limit + 1);
  const { page, next_cursor } = cutPage(rows, input.limit, ({ enquiry }) => enquiry.id);
  const items = page.map(({ enquiry: { id, kind, topic, status, message, createdAt } }) => ({
    id,
    kind,
    topic,
    status,
    message,
    created_at: createdAt.toISOString(),
  }));
  return { items, total: await countUpTo(db, sql`${table} where ${mine ?? sql`true`}`), next_cursor };
});

export const enquiries = { form, submit, list, get, listMine, assign, note, move };
