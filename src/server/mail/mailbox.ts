/** Shows the letters that were not sent anywhere, in demo mode: people read their sign-in code here. */
import { ORPCError } from '@orpc/server';
import { desc, eq } from 'drizzle-orm';
import { mails } from '../../db/schema/platform.ts';
import { api } from '../lib/procedures.ts';
import type { Services } from '../lib/request-context.ts';

const SHOWN = 50;

type Row = typeof mails.$inferSelect;

const list = api.mailbox.list.handler(async ({ context, input }) => {
  const database = demoDatabase(context.services);
  const rows = await database.asWorker((tx) =>
    tx
      .select()
      .from(mails)
      .where(input.recipient ? eq(mails.recipient, input.recipient) : undefined)
      .orderBy(desc(mails.createdAt))
      .limit(SHOWN),
  );
  return { items: rows.map(toLetter) };
});

const get = api.mailbox.get.handler(async ({ context, input }) => {
  const database = demoDatabase(context.services);
  const [row] = await database.asWorker((tx) => tx.select().from(mails).where(eq(mails.id, input.id)));
  if (!row) throw new ORPCError('NOT_FOUND');
  return { ...toLetter(row), text: row.text, html: row.html };
});

/** Outside a demo the mailbox does not exist. Its rows have no policy for visitors, so jobs' access reads them. */
function demoDatabase({ config, database }: Services) {
  if (!config.demo) throw new ORPCError('NOT_FOUND');
  return database;
}

function toLetter({ id, recipient, subject, kind, status, createdAt }: Row) {
  return { id, recipient, subject, kind, status, createdAt: createdAt.toISOString() };
}

export const mailbox = { list, get };
