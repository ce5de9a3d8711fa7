/** Complaints of people without an account: a code proves their address, and the link of our letters opens the complaint. */
import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ComplaintDetail } from '../../contract/complaints.ts';
import type { Transaction } from '../../db/actor.ts';
import { complaintEntries, complaints as table } from '../../db/schema/complaints.ts';
import {
  answerBy,
  checkComplaintOpen,
  checkReopen,
  OPEN_BY_EMAIL_MAX,
  openComplaintStatuses,
} from '../../domain/complaints.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import { act } from '../audit/act.ts';
import { CODE_MINUTES } from '../lib/auth/proof-codes.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { api } from '../lib/procedures.ts';
import { languageAt, writtenIn } from '../lib/reader-language.ts';
import type { RequestContext, Services } from '../lib/request-context.ts';
import { type ComplaintRow, loadForSender, numberOf } from './complaint-rows.ts';
import { notifyTeamJob } from './notify-team.ts';
import { codeMailJob, complaintOfLink, tokenOf, writeToSender } from './sender-mail.ts';

/** What the code is good for: a complaint from this address and nothing else. */
const purposeOf = (email: string) => `complaint ${email}`;

export const askCode = api.complaints.askCode.handler(async ({ context, input: { email, language } }) => {
  const { services, address } = context;
  const { limits, codes } = services.auth;
  if (address) await limits.consume('code.address', address);
  await limits.consume('code.account', email);
  const reader = await services.database.asWorker((tx) => languageAt(tx, email));
  const code = await codes.make(purposeOf(email));
  await services.jobs.enqueue(codeMailJob, { id: randomUUID(), email, code, language: reader ?? language });
  return { minutes: CODE_MINUTES };
});

export const submitByEmail = api.complaints.submitByEmail.handler(async ({ context, input }) => {
  const { services } = context;
  const { form_id: formId, email } = input;
  await limit(context);
  const sent = await services.database.asWorker((tx) => findSent(tx, formId, email));
  if (!sent) await takeCode(services, email, input.code);
  return services.database.asWorker(async (db) => {
    await lockUntilCommit(db, `complaints of ${email}`);
    // Sent twice at the same moment, it is one complaint.
    const row = (await findSent(db, formId, email)) ?? (await store(db, services, input));
    return { ...(await loadForSender(db, row.id)), token: tokenOf(services.config, row.id) };
  });
});

const limit = async ({ services, address }: RequestContext): Promise<void> => {
  if (address) await services.auth.limits.consume('contact.address', address);
};

async function findSent(db: Transaction, formId: string, email: string): Promise<ComplaintRow | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.formId, formId), eq(table.senderEmail, email), isNull(table.complainantId)));
  return row;
}

/** Uses the code up. Throws `complaint.code-wrong` at `code`. */
async function takeCode({ auth: { codes, limits } }: Services, email: string, code: string): Promise<void> {
  // Wrong ones only, as at sign-in.
  await limits.consume('code-check.day', purposeOf(email));
  if (!(await codes.take(purposeOf(email), code))) throw new RuleBroken('complaint.code-wrong', 'code');
  await limits.refund('code-check.day', purposeOf(email));
}

type Sent = {
  form_id: string;
  name: string;
  email: string;
  kind: ComplaintRow['kind'];
  text: string;
  language: Language;
};

/** Acknowledged as it is stored, by a letter with its number and the day of the answer. */
async function store(db: Transaction, services: Services, sent: Sent): Promise<ComplaintRow> {
  const { form_id: formId, name, email, kind, text, language } = sent;
  const isOpen = inArray(table.status, [...openComplaintStatuses]);
  if ((await db.$count(table, and(eq(table.senderEmail, email), isOpen))) >= OPEN_BY_EMAIL_MAX) {
    throw new RuleBroken('complaint.too-many-open');
  }
  const [row] = await db
    .insert(table)
    .values({
      formId,
      senderName: name,
      senderEmail: email,
      senderLanguage: writtenIn((await languageAt(db, email)) ?? language),
      kind,
      message: text,
      answerBy: answerBy(kind, services.today()),
    })
    .returning();
  if (!row) throw new Error('A complaint was not stored');
  const { jobs } = services;
  await act(
    { db, jobs, actorId: null },
    {
      action: 'complaints.submitByEmail',
      subject: { type: 'complaint', id: row.id },
      people: [],
      after: { number: numberOf(row), kind, answer_by: row.answerBy },
    },
  );
  await writeToSender(db, jobs, { row, event: 'complaint.acknowledged', note: '' });
  await jobs.enqueue(notifyTeamJob, { complaintId: row.id, event: 'complaint.received' }, db);
  return row;
}

export const byLink = api.complaints.byLink.handler(({ context: { services }, input: { token } }) =>
  services.database.asWorker((db) => loadForSender(db, idOf(services, token))),
);

/** Throws NOT_FOUND for a link that is not ours, or of a complaint that is gone. */
function idOf({ config }: Services, token: string): string {
  const id = complaintOfLink(config, token);
  if (id === null) throw new ORPCError('NOT_FOUND');
  return id;
}

export const writeByLink = api.complaints.writeByLink.handler(({ context, input: { token, text } }) =>
  stepByLink(context, token, async (db, row) => {
    checkComplaintOpen(row.status);
    await db.insert(complaintEntries).values({ complaintId: row.id, kind: 'message', body: text });
    await written(db, context.services, { row, action: 'complaints.writeByLink', status: row.status });
  }),
);

export const reopenByLink = api.complaints.reopenByLink.handler(({ context, input: { token, text } }) =>
  stepByLink(context, token, async (db, row) => {
    const { services } = context;
    checkReopen(row.status, row.decidedAt?.toISOString() ?? null, services.today());
    await db.insert(complaintEntries).values({ complaintId: row.id, kind: 'reopened', body: text });
    const escalated = {
      status: 'escalated' as const,
      escalatedAt: sql`app.now()`,
      answerBy: answerBy(row.kind, services.today()),
    };
    await db.update(table).set(escalated).where(eq(table.id, row.id));
    await written(db, services, { row, action: 'complaints.reopenByLink', status: 'escalated' });
    const job = { complaintId: row.id, event: 'complaint.escalated' as const };
    await services.jobs.enqueue(notifyTeamJob, job, db);
  }),
);

async function stepByLink(
  context: RequestContext,
  token: string,
  work: (db: Transaction, row: ComplaintRow) => Promise<void>,
): Promise<ComplaintDetail> {
  const { services } = context;
  await limit(context);
  const id = idOf(services, token);
  return services.database.asWorker(async (db) => {
    const own = and(eq(table.id, id), isNull(table.complainantId));
    const [row] = await db.select().from(table).where(own).for('update');
    if (!row) throw new ORPCError('NOT_FOUND');
    await work(db, row);
    return loadForSender(db, id);
  });
}

type Done = { row: ComplaintRow; action: string; status: ComplaintRow['status'] };

const written = (db: Transaction, { jobs }: Services, { row, action, status }: Done): Promise<void> =>
  act(
    { db, jobs, actorId: null },
    {
      action,
      subject: { type: 'complaint', id: row.id },
      people: [],
      before: { status: row.status },
      after: { status },
    },
  );
