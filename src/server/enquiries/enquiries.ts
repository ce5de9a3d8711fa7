/** Answers enquiries: sent by anybody, worked by administrators, followed by whoever was signed in when sending. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { enquiryEvents as events, enquiries as table } from '../../db/schema/enquiries.ts';
import { afterCursor, countUpTo, cutPage, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { handIn } from './hand-in.ts';
import { listEnquiries, loadEnquiry, newestEnquiries } from './rows.ts';
import { form, submit } from './submit.ts';
import { answer, assign, move, note, sendForm } from './work.ts';
import { assignMatching, moveMatching } from './work-matching.ts';

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
  const answers = await answersTo(
    db,
    page.map(({ enquiry }) => enquiry.id),
  );
  const items = page.map(({ enquiry: { id, kind, topic, status, message, createdAt } }) => ({
    id,
    kind,
    topic,
    status,
    message,
    answers: answers
      .filter((answer) => answer.enquiryId === id)
      .map(({ body, at }) => ({ body: body ?? '', created_at: at.toISOString() })),
    created_at: createdAt.toISOString(),
  }));
  return { items, total: await countUpTo(db, sql`${table} where ${mine ?? sql`true`}`), next_cursor };
});

/** What the office answered, oldest first; an erased answer is none. */
const answersTo = (db: Executor, ids: string[]) =>
  db
    .select({ enquiryId: events.enquiryId, body: events.note, at: events.createdAt })
    .from(events)
    .where(and(inArray(events.enquiryId, ids), eq(events.action, 'answered'), isNotNull(events.note)))
    .orderBy(asc(events.createdAt), asc(events.id));

export const enquiries = {
  form,
  submit,
  list,
  get,
  listMine,
  assign,
  assignMatching,
  note,
  move,
  moveMatching,
  answer,
  sendForm,
  handIn,
};
