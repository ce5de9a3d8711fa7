/** Shows the letters and texts that were not sent anywhere, in demo mode: people read their sign-in code here. */
import { ORPCError } from '@orpc/server';
import { desc, eq } from 'drizzle-orm';
import { mails } from '../../db/schema/platform.ts';
import { textMessages } from '../../db/schema/text-messages.ts';
import { type TextTemplateName, wordText } from '../../domain/text-templates.ts';
import { api } from '../lib/procedures.ts';
import type { Services } from '../lib/request-context.ts';
import { openValues } from '../lib/text-values.ts';

const SHOWN = 50;

type Row = typeof mails.$inferSelect;
type TextRow = typeof textMessages.$inferSelect;

const list = api.mailbox.list.handler(async ({ context, input: { recipient } }) => {
  const database = demoDatabase(context.services);
  const items = await database.asWorker(async (tx) => {
    const letters = await tx
      .select()
      .from(mails)
      .where(recipient ? eq(mails.recipient, recipient) : undefined)
      .orderBy(desc(mails.createdAt))
      .limit(SHOWN);
    const texts = await tx
      .select()
      .from(textMessages)
      .where(recipient ? eq(textMessages.recipient, recipient) : undefined)
      .orderBy(desc(textMessages.createdAt))
      .limit(SHOWN);
    return [...letters.map(toLetter), ...texts.map((row) => asLetter(context.services, row))];
  });
  // Moments of one form sort as text.
  items.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return { items: items.slice(0, SHOWN) };
});

const get = api.mailbox.get.handler(async ({ context: { services }, input: { id } }) => {
  const database = demoDatabase(services);
  const [row] = await database.asWorker((tx) => tx.select().from(mails).where(eq(mails.id, id)));
  if (row) return { ...toLetter(row), text: row.text, html: row.html };
  const [text] = await database.asWorker((tx) =>
    tx.select().from(textMessages).where(eq(textMessages.id, id)),
  );
  if (!text) throw new ORPCError('NOT_FOUND');
  return { ...asLetter(services, text), text: wordsOf(services, text), html: null };
});

/** Outside a demo the mailbox does not exist. Its rows have no policy for visitors, so jobs' access reads them. */
function demoDatabase({ config, database }: Services) {
  if (!config.demo) throw new ORPCError('NOT_FOUND');
  return database;
}

function toLetter({ id, recipient, subject, kind, status, createdAt }: Row) {
  return { id, recipient, subject, kind, status, createdAt: createdAt.toISOString() };
}

/** A text has no subject: it is short enough to be read in the list, until its values are gone. */
function asLetter(services: Services, row: TextRow) {
  const { id, recipient, template, channel, state, createdAt } = row;
  const subject = wordsOf(services, row) || `${channel === 'sms' ? 'SMS' : 'WhatsApp'}: ${template}`;
  return { id, recipient, subject, kind: template, status: state, createdAt: createdAt.toISOString() };
}

function wordsOf({ seals }: Services, { id, keyId, sealed, template, language }: TextRow): string {
  const values = openValues(seals, { id, key_id: keyId, sealed });
  return values ? wordText(template as TextTemplateName, language, values) : '';
}

export const mailbox = { list, get };
