/** How the office works an enquiry: who takes it, what is noted, and where it stands. Each step is kept and audited. */
import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { enquiries, enquiryEvents } from '../../db/schema/enquiries.ts';
import { properties } from '../../db/schema/properties.ts';
import { SUPPORT } from '../../domain/access/audience.ts';
import {
  checkEnquiryAnswer,
  checkEnquiryMove,
  type EnquiryForm,
  formsFor,
  statusOnceAssigned,
} from '../../domain/enquiries.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { homePath } from '../../domain/home-address.ts';
import { act } from '../audit/act.ts';
import { homeInWords } from '../lib/home-words.ts';
import { addressOf, i18n, inLanguage } from '../lib/i18n.ts';
import { api } from '../lib/procedures.ts';
import { writtenIn } from '../lib/reader-language.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { notify } from '../notifications/notify.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
import { answerMailJob } from './answer-mail.ts';
import { loadEnquiry } from './rows.ts';

/** What a notice shows of a long answer. */
const NOTE_SHOWN = 1000;

type Row = typeof enquiries.$inferSelect;
type EnquiryAction = (typeof enquiryEvents.$inferInsert)['action'];
type Changes = Partial<Pick<Row, 'status' | 'assignedTo'>>;
type Step = { action: EnquiryAction; note?: string | null; changes?: Changes };

export async function lock({ db }: HandlerContext, id: string): Promise<Row> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

export async function record(
  context: HandlerContext,
  before: Row,
  { action, note = null, changes = {} }: Step,
) {
  const { db } = context;
  const after = { ...before, ...changes };
  if (Object.keys(changes).length > 0) {
    await db.update(enquiries).set(changes).where(eq(enquiries.id, before.id));
  }
  await db.insert(enquiryEvents).values({
    enquiryId: before.id,
    actorId: userIdOf(context),
    action,
    status: after.status,
    assignedTo: after.assignedTo,
    note,
  });
  const enquiry = await loadEnquiry(db, before.id);
  const facts = ({ status, assignedTo }: Row) => ({ status, assigned_to: assignedTo });
  await act(context, {
    action: `enquiries.${action}`,
    subject: { type: 'enquiry', id: before.id },
    people: [before.userId, before.assignedTo, after.assignedTo],
    before: facts(before),
    after: facts(after),
    ...(note ? { reason: note } : {}),
  });
  return enquiry;
}

export const assign = api.enquiries.assign.handler(async ({ context, input: { id, user_id } }) => {
  const before = await lock(context, id);
  // Asked twice, as a double click does, it is done once.
  if (before.assignedTo === user_id) return loadEnquiry(context.db, id);
  if (user_id !== null && !(await answersEnquiries(context, user_id))) {
    throw new RuleBroken('enquiry.not-an-administrator', 'user_id');
  }
  const status = statusOnceAssigned(before.status, user_id !== null);
  return record(context, before, { action: 'assigned', changes: { assignedTo: user_id, status } });
});

/** Administrators and support. */
export async function answersEnquiries({ db }: HandlerContext, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`
    select exists (select from user_roles where user_id = ${userId} and role in ${[...SUPPORT]}) as is`);
  return rows[0]?.is ?? false;
}

export const note = api.enquiries.note.handler(async ({ context, input }) =>
  record(context, await lock(context, input.id), { action: 'noted', note: input.note }),
);

export const move = api.enquiries.move.handler(async ({ context, input: { id, status, note: text } }) => {
  const before = await lock(context, id);
  if (before.status === status && text === null) return loadEnquiry(context.db, id);
  checkEnquiryMove(before.status, status);
  return record(context, before, { action: 'moved', note: text, changes: { status } });
});

export const answer = api.enquiries.answer.handler(async ({ context, input: { id, body } }) => {
  const before = await lock(context, id);
  checkEnquiryAnswer(before.status);
  await send(context, before, body);
  return record(context, before, { action: 'answered', note: body, changes: { status: 'answered' } });
});

/** The form is theirs to fill in and send: nobody of our team orders, joins or chooses a time for somebody else. */
export const sendForm = api.enquiries.sendForm.handler(async ({ context, input: { id, form } }) => {
  const before = await lock(context, id);
  const home = await homeOf(context, before);
  if (!formsFor(before.kind, home !== undefined).includes(form)) {
    throw new RuleBroken('enquiry.form-does-not-fit', 'form');
  }
  checkEnquiryAnswer(before.status);
  const body = await inTheirWords(context, before, (link) => formWords(form, link, home));
  await send(context, before, body);
  return record(context, before, { action: 'answered', note: body, changes: { status: 'answered' } });
});

type Home = { id: string; title: string };

async function homeOf({ db }: HandlerContext, { propertyId }: Row): Promise<Home | undefined> {
  if (propertyId === null) return undefined;
  const { id, title } = properties;
  const [home] = await db.select({ id, title }).from(properties).where(eq(id, propertyId));
  return home;
}

function formWords(form: EnquiryForm, link: (path: string) => string, home: Home | undefined): string {
  switch (form) {
    case 'tenant_check':
      return i18n._(
        'Your form for a tenant check is ready. Fill it in, check the price and send it: {link}',
        {
          link: link('/portal/checks?order=new'),
        },
      );
    case 'visit':
      return i18n._('Choose a day and a time to visit {home}. The owner or agent answers you here: {link}', {
        home: homeInWords(home?.title ?? ''),
        link: link(`${home ? homePath(home) : ''}?step=visit`),
      });
    case 'affiliate':
      return i18n._('Join the affiliate programme with this form. Joining is free: {link}', {
        link: link('/register/affiliate'),
      });
  }
}

/** What is written to whoever sent the enquiry, in their language; addresses lead to the pages in it. */
export const inTheirWords = async (
  context: HandlerContext,
  enquiry: Row,
  say: (link: (path: string) => string) => string,
): Promise<string> => {
  const language = writtenIn(await languageOf(context, enquiry));
  await knowHomeNames(context.services.database, language);
  return inLanguage(language, () => say((path) => addressOf(context.services.config.publicUrl, path)));
};

/** Support reads no profiles, so the worker does. */
const languageOf = ({ services }: HandlerContext, { email, userId }: Row): Promise<string | null> =>
  services.database.asWorker(async (db) => {
    const { rows } = await db.execute<{ language: string | null }>(sql`
      select language from profiles where user_id = ${userId} or lower(email) = lower(${email})
       order by (user_id = ${userId}) desc nulls last limit 1`);
    return rows[0]?.language ?? null;
  });

/** To the address that was left for answers; without one, to the account it was sent from. */
export async function send(
  context: HandlerContext,
  { id, email, name, message, userId, createdAt }: Row,
  body: string,
) {
  const { db, services } = context;
  if (email) {
    const letter = {
      id: randomUUID(),
      enquiryId: id,
      email,
      name,
      body,
      asked: message,
      askedAt: createdAt.toISOString(),
    };
    await services.jobs.enqueue(answerMailJob, letter, db);
    return;
  }
  if (!userId) throw new RuleBroken('enquiry.no-address', 'body');
  await notify({ db, jobs: services.jobs, actorId: userIdOf(context) }, userId, {
    event: 'enquiry.answered',
    path: '/notifications',
    note: body.slice(0, NOTE_SHOWN),
  });
}
