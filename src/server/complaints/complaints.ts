/** Answers complaints: sent and followed by their person, answered and decided by support and administrators; the grievance officer's decision is an administrator's. */
import { ORPCError } from '@orpc/server';
import { type AnyColumn, and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { complaintShows } from '../../contract/choices.ts';
import { complaints as table } from '../../db/schema/complaints.ts';
import {
  answerBy,
  checkComplaintOpen,
  checkReopen,
  OPEN_COMPLAINTS_MAX,
  openComplaintStatuses,
  serialOf,
  statusOnceDecided,
} from '../../domain/complaints.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { can } from '../../domain/permissions.ts';
import { act } from '../audit/act.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { askCode, byLink, reopenByLink, submitByEmail, writeByLink } from './by-email.ts';
import {
  type ComplaintRow,
  dueFirst,
  listComplaints,
  loadComplaint,
  newest,
  numberOf,
} from './complaint-rows.ts';
import { notifyTeamJob } from './notify-team.ts';
import { lockComplaint, record } from './steps.ts';
import { titleOfSubject } from './subject.ts';

const isOpen = inArray(table.status, [...openComplaintStatuses]);

/** Acknowledged as it is stored: its person has the number and the day of the answer at once. */
const submit = api.complaints.submit.handler(
  async ({ context, input: { form_id, kind, subject_id, text } }) => {
    const { db, services } = context;
    const own = userIdOf(context);
    const mine = eq(table.complainantId, own);
    await lockUntilCommit(db, `complaints of ${own}`);
    const [again] = await db
      .select()
      .from(table)
      .where(and(mine, eq(table.formId, form_id)));
    if (again) return loadComplaint(db, again.id, own);
    if ((await db.$count(table, and(mine, isOpen))) >= OPEN_COMPLAINTS_MAX) {
      throw new RuleBroken('complaint.too-many-open');
    }
    const [row] = await db
      .insert(table)
      .values({
        formId: form_id,
        complainantId: own,
        kind,
        subjectId: subject_id,
        subjectTitle: await titleOfSubject(db, kind, subject_id),
        message: text,
        answerBy: answerBy(kind, services.today()),
      })
      .returning();
    if (!row) throw new Error('A complaint was not stored');
    await act(context, {
      action: 'complaints.submit',
      subject: { type: 'complaint', id: row.id },
      people: [own],
      after: { number: numberOf(row), kind, answer_by: row.answerBy },
      notices: [
        {
          to: own,
          notice: {
            event: 'complaint.acknowledged',
            number: numberOf(row),
            complaint: row.id,
            answerBy: row.answerBy,
          },
        },
      ],
    });
    await services.jobs.enqueue(notifyTeamJob, { complaintId: row.id, event: 'complaint.received' }, db);
    return loadComplaint(db, row.id, own);
  },
);

const listMine = api.complaints.listMine.handler(({ context, input }) =>
  listComplaints(context.db, eq(table.complainantId, userIdOf(context)), input),
);

const getMine = api.complaints.getMine.handler(async ({ context, input: { id } }) => {
  await findOwn(context, id);
  return loadComplaint(context.db, id, userIdOf(context));
});

const write = api.complaints.write.handler(async ({ context, input: { id, text } }) => {
  const row = await findOwn(context, id);
  checkComplaintOpen(row.status);
  return record(context, row, { action: 'write', kind: 'message', text });
});

const reopen = api.complaints.reopen.handler(async ({ context, input: { id, text } }) => {
  const { status, decidedAt } = await findOwn(context, id);
  const { services } = context;
  checkReopen(status, decidedAt?.toISOString() ?? null, services.today());
  const row = await lockComplaint(context, id);
  // The officer has as long as the first answer had.
  const changes = { escalatedAt: sql`app.now()`, answerBy: answerBy(row.kind, services.today()) };
  const escalated = await record(context, row, {
    action: 'reopen',
    kind: 'reopened',
    text,
    status: 'escalated',
    changes,
  });
  const event = 'complaint.escalated';
  await services.jobs.enqueue(notifyTeamJob, { complaintId: id, event }, context.db);
  return escalated;
});

async function findOwn(context: HandlerContext, id: string): Promise<ComplaintRow> {
  const own = and(eq(table.id, id), eq(table.complainantId, userIdOf(context)));
  const [row] = await context.db.select().from(table).where(own);
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

/** Undefined: all. */
function showing(show: (typeof complaintShows)[number]): SQL | undefined {
  if (show === 'open') return isOpen;
  if (show === 'unanswered') return and(isOpen, ne(table.status, 'escalated'));
  return show === 'all' ? undefined : eq(table.status, show);
}

/** By its number, or by who complained. */
function matching(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const serial = serialOf(q);
  if (serial !== null) return eq(table.serial, serial);
  const has = (text: SQL | AnyColumn) => sql`position(lower(${q}) in lower(${text})) > 0`;
  // By the complaint: among all people the name would be looked for one by one.
  const isTheirs = sql`exists (select from profiles where profiles.user_id = ${table.complainantId}
    and ${has(sql`coalesce(full_name, '') || ' ' || coalesce(email, '')`)})`;
  return or(has(table.senderName), has(table.senderEmail), isTheirs);
}

/** Where what was decided is among what is shown. */
const past: readonly string[] = ['all', 'resolved', 'closed'];

const list = api.complaints.list.handler(({ context, input: { q, show, assigned, ...page } }) => {
  const { assignedTo } = table;
  const owner = { anyone: undefined, me: eq(assignedTo, userIdOf(context)), nobody: isNull(assignedTo) };
  const order = past.includes(show) ? newest : dueFirst;
  return listComplaints(context.db, and(showing(show), owner[assigned], matching(q)), page, order);
});

const get = api.complaints.get.handler(({ context, input: { id } }) =>
  loadComplaint(context.db, id, userIdOf(context)),
);

const take = api.complaints.take.handler(async ({ context, input: { id } }) => {
  const row = await lockComplaint(context, id);
  const own = userIdOf(context);
  if (row.assignedTo === own) return loadComplaint(context.db, id, own);
  checkComplaintOpen(row.status);
  const status = row.status === 'received' ? 'in_progress' : row.status;
  return record(context, row, { action: 'take', status, changes: { assignedTo: own } });
});

const note = api.complaints.note.handler(async ({ context, input: { id, text } }) =>
  record(context, await lockComplaint(context, id), { action: 'note', kind: 'note', text }),
);

const reply = api.complaints.reply.handler(async ({ context, input: { id, text } }) => {
  const row = await lockComplaint(context, id);
  checkComplaintOpen(row.status);
  const status = row.status === 'received' ? 'in_progress' : row.status;
  return record(context, row, { action: 'reply', kind: 'reply', text, status, event: 'complaint.replied' });
});

const decide = api.complaints.decide.handler(async ({ context, input: { id, text } }) => {
  const row = await lockComplaint(context, id);
  const status = statusOnceDecided(row.status);
  if (status === 'closed' && !can(context.actor, 'complaints.close')) throw new ORPCError('FORBIDDEN');
  const changes = { decidedAt: sql`app.now()` };
  const event = 'complaint.decided';
  return record(context, row, { action: 'decide', kind: 'decision', text, status, changes, event });
});

export const complaints = {
  askCode,
  submitByEmail,
  byLink,
  writeByLink,
  reopenByLink,
  submit,
  listMine,
  getMine,
  write,
  reopen,
  list,
  get,
  take,
  note,
  reply,
  decide,
};
