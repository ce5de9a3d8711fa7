/** Accounts whose number is lost: one administrator finds out who asks, another moves the account, and its person may stop it. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { LostNumber, OwnLostNumber } from '../../contract/lost-numbers.ts';
import type { Instant } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import { checkMovable, LOST_NUMBER_PAUSE_DAYS } from '../../domain/lost-numbers.ts';
import { maskedNumber } from '../../domain/text-messages.ts';
import type { TextTemplateName, TextValues } from '../../domain/text-templates.ts';
import { act } from '../audit/act.ts';
import { textJob } from '../lib/messenger.ts';
import { api } from '../lib/procedures.ts';
import { languageOfPerson, writtenIn } from '../lib/reader-language.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { requireSecondPerson } from '../lib/second-person.ts';
import { userIdOf } from '../lib/signed-in.ts';

/** More than wait for anybody to have time for them; the others move up. */
const SHOWN = 100;
const OK = { ok: true } as const;

const mine = api.lostNumbers.mine.handler(async ({ context }) => {
  const { rows } = await context.db.execute<OwnLostNumber>(sql`
    select id, new_phone, to_json(created_at) #>> '{}' as created_at, to_json(ready_at) #>> '{}' as ready_at
      from lost_numbers where user_id = ${userIdOf(context)} and state = 'waiting'`);
  const [row] = rows;
  return { waiting: row ? { ...row, new_phone: maskedNumber(row.new_phone) } : null };
});

const stop = api.lostNumbers.stop.handler(async ({ context, input: { id } }) => {
  const request = await lockWaiting(context.db, id);
  if (request.userId !== userIdOf(context)) throw new ORPCError('NOT_FOUND');
  await decide(context, id, 'stopped');
  await context.services.jobs.enqueue(textJob, toNewNumber(request, 'number-kept', PAUSE), context.db);
  await act(context, { action: 'lostNumbers.stop', ...about(request) });
  return OK;
});

const list = api.lostNumbers.list.handler(async ({ context }) => {
  const { rows } = await context.db.execute<Listed>(sql`
    select n.id, n.user_id, p.full_name as account_name, to_json(p.created_at) #>> '{}' as member_since,
        to_json(p.last_login_at) #>> '{}' as last_login_at, p.email_verified as has_email, n.old_phone, n.new_phone, n.name, n.story,
        to_json(n.created_at) #>> '{}' as created_at, to_json(n.ready_at) #>> '{}' as ready_at,
        app.person_name(a.full_name, a.email) as checker, n.checked_by = ${userIdOf(context)} as is_own,
        to_json(n.checked_at) #>> '{}' as checked_at, n.check_note
      from lost_numbers n join profiles p on p.user_id = n.user_id left join profiles a on a.user_id = n.checked_by
     where n.state = 'waiting' order by n.created_at, n.id limit ${SHOWN}`);
  return { items: rows.map(toListed) };
});

type Listed = Omit<LostNumber, 'check'> & {
  checker: string | null;
  is_own: boolean | null;
  checked_at: string | null;
  check_note: string | null;
};

function toListed({ checker, is_own, checked_at: at, check_note: note, ...row }: Listed): LostNumber {
  const isChecked = at !== null && note !== null;
  return { ...row, check: isChecked ? { by: checker ?? '', is_own: is_own === true, at, note } : null };
}

/** Whoever checks anew takes the place of who did before, and another has to approve. */
const check = api.lostNumbers.check.handler(async ({ context, input: { id, note } }) => {
  const request = await lockWaiting(context.db, id);
  await context.db.execute(sql`
    update lost_numbers set checked_by = ${userIdOf(context)}, checked_at = app.now(), check_note = ${note}
     where id = ${id}`);
  await act(context, { action: 'lostNumbers.check', ...about(request), reason: note });
  return OK;
});

const approve = api.lostNumbers.approve.handler(async ({ context, input: { id } }) => {
  const { db, services } = context;
  const request = await lockWaiting(db, id);
  checkMovable(request, services.now());
  const approval = {
    act: 'lostNumbers.approve',
    drafter: request.checkedBy,
    approver: userIdOf(context),
  } as const;
  const approved = await requireSecondPerson(db, approval, services);
  const { rows } = await db.execute<{ became: 'done' | 'over' | 'early' | 'taken' }>(
    sql`select app.move_lost_number(${id}) as became`,
  );
  const became = rows[0]?.became;
  if (became === 'taken') throw new RuleBroken('lost-number.taken');
  if (became !== 'done') throw new RuleBroken('lost-number.over');
  const site = new URL(services.config.publicUrl).host;
  await services.jobs.enqueue(textJob, toNewNumber(request, 'number-moved', { site }), db);
  const [number, reader] = [
    maskedNumber(request.newPhone),
    writtenIn(await languageOfPerson(db, request.userId)),
  ];
  await services.jobs.enqueue(
    textJob,
    { to: request.oldPhone, template: 'number-changed', values: { number }, language: reader },
    db,
  );
  await act(context, {
    action: 'lostNumbers.approve',
    ...about(request),
    after: { from: maskedNumber(request.oldPhone), to: number, checked_by: request.checkedBy, ...approved },
    notices: [{ to: request.userId, notice: { event: 'lost-number.moved', number } }],
  });
  return OK;
});

const decline = api.lostNumbers.decline.handler(async ({ context, input: { id, reason } }) => {
  const request = await lockWaiting(context.db, id);
  await decide(context, id, 'declined');
  await context.services.jobs.enqueue(textJob, toNewNumber(request, 'number-kept', PAUSE), context.db);
  await act(context, {
    action: 'lostNumbers.decline',
    ...about(request),
    reason,
    notices: [{ to: request.userId, notice: { event: 'lost-number.kept' } }],
  });
  return OK;
});

type Request = {
  id: string;
  userId: string;
  oldPhone: string;
  newPhone: string;
  language: Language;
  readyAt: Instant;
  checkedBy: string | null;
};

/** Locked until it is decided. */
async function lockWaiting(db: Executor, id: string): Promise<Request> {
  const { rows } = await db.execute<Request>(sql`
    select id, user_id as "userId", old_phone as "oldPhone", new_phone as "newPhone", language, checked_by as "checkedBy",
        to_char(ready_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "readyAt"
      from lost_numbers where id = ${id} and state = 'waiting' for update`);
  if (rows[0]) return rows[0];
  const known = await db.execute(sql`select from lost_numbers where id = ${id}`);
  if (known.rows.length > 0) throw new RuleBroken('lost-number.over');
  throw new ORPCError('NOT_FOUND');
}

const decide = (context: HandlerContext, id: string, state: 'declined' | 'stopped') =>
  context.db.execute(sql`
    update lost_numbers set state = ${state}, decided_by = ${userIdOf(context)}, decided_at = app.now() where id = ${id}`);

const PAUSE = { days: String(LOST_NUMBER_PAUSE_DAYS) };

/** In the language of the page on which it was asked. */
const toNewNumber = ({ newPhone, language }: Request, template: TextTemplateName, values: TextValues) => ({
  to: newPhone,
  template,
  values,
  language,
});

const about = ({ id, userId }: Request) => ({ subject: { type: 'lost-number', id }, people: [userId] });

export const lostNumbers = { mine, stop, list, check, approve, decline };
