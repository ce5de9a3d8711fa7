/** Answers the mail log to administrators, newest first, and sends a letter again that did not arrive. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { MailLogEntry, MailLogFilters } from '../contract/mail-log.ts';
import { audit } from '../db/audit.ts';
import { RuleBroken } from '../domain/errors.ts';
import { canSendAgain } from '../domain/mail.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from './lib/keyset.ts';
import { mailAgainJob } from './lib/mail.ts';
import { api } from './lib/procedures.ts';
import type { Executor } from './lib/request-context.ts';
import { containing } from './lib/search-words.ts';

type Row = Omit<MailLogEntry, 'person' | 'can_send_again'> & {
  user_id: string | null;
  full_name: string | null;
  at: string;
};

const newest: Keyset = { key: sql`m.created_at`, type: 'timestamptz', id: sql`m.id`, descending: true };
const letters = sql`mails m left join profiles p on p.user_id = m.user_id`;
const time = (column: SQL) => sql`to_json(${column}) #>> '{}'`;

const list = api.mailLog.list.handler(async ({ context: { db }, input }) => {
  const chosen = sql.join(conditions(input), sql` and `);
  const after = afterCursor(newest, input.cursor) ?? sql`true`;
  const rows = await select(
    db,
    sql`${chosen} and ${after} order by ${orderOf(newest)} limit ${input.limit + 1}`,
  );
  const { page, next_cursor } = cutPage(rows, input.limit, ({ id }) => id);
  return {
    items: page.map(toEntry),
    total: await countUpTo(db, sql`${letters} where ${chosen}`),
    next_cursor,
  };
});

function conditions({ q, show }: MailLogFilters): SQL[] {
  const words = containing(q, [sql`m.recipient`, sql`m.subject`, sql`m.kind`, sql`p.full_name`]);
  return [sql`true`, ...(words ? [words] : []), ...shown(show)];
}

function shown(show: MailLogFilters['show']): SQL[] {
  if (show === 'all') return [];
  // In the words of the index of letters that did not arrive.
  if (show === 'undelivered') return [sql`m.status in ('failed', 'bounced', 'withheld')`];
  return [sql`m.status = ${show}`];
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
  await audit(db, {
    action: 'mail.sent-again',
    subjectType: 'letter',
    subjectId: id,
    before: { status: before.status },
    after: { status: 'queued' },
  });
  return toEntry({ ...before, status: 'queued' });
});

export const mailLog = { list, sendAgain };
