/** Answers the mail log to administrators, newest first, and sends a letter again that did not arrive. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MailLogEntry, MailLogFilters } from '../../contract/mail-log.ts';
import { BATCH_SIZE } from '../../contract/paging.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { canSendAgain, type MailStatus } from '../../domain/mail.ts';
import { act, actEach } from '../audit/act.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';
import {
  afterCursor,
  countUpTo,
  cutPage,
  type Keyset,
  keyText,
  MAX_COUNTED,
  orderOf,
} from '../lib/keyset.ts';
import type { Mailer } from '../lib/mail-text.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { FEW } from '../lib/search-words.ts';

/** A letter of the mail log that an administrator sends again as it was written. */
export const mailAgainJob = {
  name: 'mail-again',
  data: z.object({ id: z.uuid() }),
} satisfies JobKind<object>;

export const mailLogHandlers = (mailer: Mailer): JobHandler[] => [
  handles(mailAgainJob, ({ id }) => mailer.deliverAgain(id)),
];

type Row = Omit<MailLogEntry, 'person' | 'can_send_again'> & {
  user_id: string | null;
  full_name: string | null;
  at: string;
};

const newest: Keyset = { key: sql`m.created_at`, type: 'timestamptz', id: sql`m.id`, descending: true };
const letters = sql`mails m left join profiles p on p.user_id = m.user_id`;
const time = (column: SQL) => sql`to_json(${column}) #>> '{}'`;

const list = api.mailLog.list.handler(async ({ context: { db }, input }) => {
  const { q, show, limit, cursor } = input;
  const found = q ? await foundBy(db, q, show) : undefined;
  const chosen = sql`${shown(show)} and ${found?.condition ?? sql`true`}`;
  const after = afterCursor(newest, cursor) ?? sql`true`;
  const rows = await select(db, sql`${chosen} and ${after} order by ${orderOf(newest)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
  const total = found?.total ?? (await countUpTo(db, sql`mails m where ${chosen}`));
  return { items: page.map(toEntry), total, next_cursor };
});

type Show = MailLogFilters['show'];

function statesOf(show: Show): MailStatus[] | null {
  if (show === 'all') return null;
  return show === 'undelivered' ? ['failed', 'bounced', 'withheld'] : [show];
}

/** The words begin words of the letter, or of its person's name. */
async function foundBy(db: Executor, q: string, show: Show): Promise<{ condition: SQL; total: number }> {
  const { rows } = await db.execute<{ ids: string[] | null }>(
    sql`select app.few_letters(${q}, ${sql.param(statesOf(show))}::text[], ${FEW}) as ids`,
  );
  const ids = rows[0]?.ids;
  if (ids)
    return {
      condition: sql`m.id = any(${sql.param(ids)}::uuid[])`,
      total: Math.min(ids.length, MAX_COUNTED),
    };
  const condition = sql`(app.list_words(m.recipient, m.subject, m.kind, null) @@ app.list_query(${q})
    or app.list_words(p.full_name, null, null, null) @@ app.list_query(${q}))`;
  return { condition, total: MAX_COUNTED };
}

function shown(show: Show): SQL {
  if (show === 'all') return sql`true`;
  // In the words of the index of letters that did not arrive.
  if (show === 'undelivered') return sql`m.status in ('failed', 'bounced', 'withheld')`;
  return sql`m.status = ${show}`;
}

async function select(db: Executor, which: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.user_id, p.full_name, m.recipient, m.kind as template, m.subject, m.status, m.attempts, m.error, m.answer,
      exists (select from undeliverable_addresses u
        where u.address = lower(m.recipient) and u.proved_at is null) as is_undeliverable,
      ${time(sql`m.created_at`)} as created_at, ${time(sql`m.sent_at`)} as sent_at,
      ${time(sql`m.bounced_at`)} as bounced_at, ${keyText(newest)} as at
    from ${letters} where ${which}`);
  return rows;
}

function toEntry({ user_id, full_name, at: _, ...row }: Row): MailLogEntry {
  return {
    ...row,
    person: user_id === null ? null : { user_id, full_name },
    can_send_again: canSendAgain(row.status, row.template) && !row.is_undeliverable,
  };
}

const sendAgain = api.mailLog.sendAgain.handler(async ({ context: { db, services }, input: { id } }) => {
  await db.execute(sql`select from mails where id = ${id} for no key update`);
  const [before] = await select(db, sql`m.id = ${id}`);
  if (!before) throw new ORPCError('NOT_FOUND');
  if (!canSendAgain(before.status, before.template)) throw new RuleBroken('mail.not-to-send-again');
  if (before.is_undeliverable) throw new RuleBroken('mail.undeliverable');
  await db.execute(sql`update mails set status = 'queued' where id = ${id}`);
  await services.jobs.enqueue(mailAgainJob, { id }, db);
  await act(db, sentAgain(id, before.user_id, before.status));
  return toEntry({ ...before, status: 'queued' });
});

/** What may not be sent again is counted with the rule that says so; what arrived is not asked about. */
const sendMatchingAgain = api.mailLog.sendMatchingAgain.handler(
  async ({ context: { db, services }, input: { q, show, ids: named, after } }) => {
    const found = q ? await foundBy(db, q, show) : undefined;
    const undelivered = sql`${shown('undelivered')} and ${shown(show)} and ${found?.condition ?? sql`true`}`;
    const rest = after === null ? sql`true` : sql`m.id > ${after}`;
    const chosen = named ? sql`m.id = any(${sql.param(named)}::uuid[])` : sql`true`;
    const batch = await select(
      db,
      sql`${undelivered} and ${chosen} and ${rest} order by m.id limit ${BATCH_SIZE} for no key update of m`,
    );
    const [secret, others] = parted(batch, ({ status, template }) => !canSendAgain(status, template));
    const [dead, sendable] = parted(others, (letter) => letter.is_undeliverable);
    const ids = sendable.map(({ id }) => id);
    await db.execute(sql`update mails set status = 'queued' where id = any(${sql.param(ids)}::uuid[])`);
    await services.jobs.enqueueAll(
      mailAgainJob,
      ids.map((id) => ({ id })),
      db,
    );
    await actEach(
      db,
      sendable.map(({ id, user_id, status }) => sentAgain(id, user_id, status)),
    );
    return {
      done: ids.length,
      refused: [
        { rule: 'mail.not-to-send-again', count: secret.length },
        { rule: 'mail.undeliverable', count: dead.length },
      ].filter(({ count }) => count > 0),
      next: batch.length < BATCH_SIZE ? null : (batch.at(-1)?.id ?? null),
    };
  },
);

function parted<Row>(rows: readonly Row[], is: (row: Row) => boolean): [Row[], Row[]] {
  return [rows.filter(is), rows.filter((row) => !is(row))];
}

const sentAgain = (id: string, person: string | null, status: MailStatus) => ({
  action: 'mail.sent-again',
  subject: { type: 'letter', id },
  people: [person],
  before: { status },
  after: { status: 'queued' },
});

export const mailLog = { list, sendAgain, sendMatchingAgain };
