/** Answers what the two sides do with an application: submit, review, approve, decline, withdraw. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { now } from '../../db/schema/columns.ts';
import { propertyApplications } from '../../db/schema/leads.ts';
import {
  type ApplicationAction,
  applicationEvents,
  checkApplication,
  isApplicationAccepted,
  isApplicationEnded,
  nextApplicationStatus,
} from '../../domain/applications.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { findProfile, handInReferences } from './application-profile.ts';
import { listApplications, loadApplication } from './application-rows.ts';
import { askedHome } from './asked-home.ts';
import { recordLeadEvent } from './lead-events.ts';
import { sideOfCaller } from './lead-lists.ts';
import { askToVerify, checkMayAnswer } from './lister-standing.ts';

type ApplicationRow = typeof propertyApplications.$inferSelect;

const submit = api.applications.submit.handler(async ({ context, input }) => {
  const home = await askedHome(context, input.property_id, input.room_id);
  const { move_in_date: moveInDate, occupants } = input;
  checkApplication({ moveInDate, occupants }, context.services.today());
  const shared = input.share_profile ? await findProfile(context.db, home.seekerId) : undefined;
  // Row rights end at these columns, which Drizzle's insert would exceed.
  const { rows } = await context.db.execute<{ id: string }>(sql`
    insert into property_applications (property_id, user_id, lister_id, move_in_date, household, occupants,
      income_band, occupation, employer, reference_count, room_id, notes)
    values (${input.property_id}, ${home.seekerId}, ${home.listedBy}, ${moveInDate}, ${input.household}, ${occupants},
      ${input.income_band ?? null}, ${shared?.occupation ?? null}, ${shared?.employer ?? null},
      ${shared?.referees.length ?? 0}, ${input.room_id}, ${input.notes})
    on conflict (property_id, user_id) where status in ('submitted', 'under_review') do nothing
    returning id`);
  if (!rows[0]) throw new RuleBroken('application.already-open');
  const { id } = rows[0];
  if (shared) await handInReferences(context.db, id, shared);
  const application = await lockApplication(context, id);
  await askToVerify(context, application);
  return written(context, application, {
    action: 'submit',
    note: input.notes,
    ...(shared ? { consent: { shares_profile: true } } : {}),
  });
});

async function lockApplication({ db }: HandlerContext, id: string): Promise<ApplicationRow> {
  const [application] = await db
    .select()
    .from(propertyApplications)
    .where(eq(propertyApplications.id, id))
    .for('update');
  if (!application) throw new ORPCError('NOT_FOUND');
  return application;
}

type Move = { id: string; note: string | null };

/** The rule decides what the application becomes; whoever is no party (an administrator) may look but not answer. */
async function move(context: HandlerContext, action: ApplicationAction, { id, note }: Move) {
  const application = await lockApplication(context, id);
  const side = await sideOfCaller(context.db, application, userIdOf(context));
  if (!side) throw new ORPCError('FORBIDDEN');
  const status = nextApplicationStatus(application.status, action, side);
  if (side === 'lister') await checkMayAnswer(context, application, action);
  const answeredAt = application.answeredAt ?? (side === 'lister' ? now : null);
  const [changed] = await context.db
    .update(propertyApplications)
    .set({ status, answeredAt })
    .where(eq(propertyApplications.id, id))
    .returning();
  if (!changed) throw new Error('A locked application was not updated');
  return written(context, changed, { action, note, before: application });
}

type Written = {
  action: ApplicationAction | 'submit';
  note: string | null;
  before?: ApplicationRow;
  /** What the applicant said yes to, kept with its time in the trail. */
  consent?: { shares_profile: true };
};

async function written(
  context: HandlerContext,
  row: ApplicationRow,
  { action, note, before, consent }: Written,
) {
  const application = await loadApplication(context, row.id);
  await recordLeadEvent(context, {
    kind: 'application',
    lead: row,
    isEnded: isApplicationEnded(row.status),
    isAccepted: isApplicationAccepted(row.status),
    event: applicationEvents[action],
    note,
    home: application.home.title,
    procedure: `applications.${action}`,
    ...(before ? { before: { status: before.status } } : {}),
    after: { status: row.status, ...consent },
  });
  return application;
}

export const applications = {
  submit,
  listMine: api.applications.listMine.handler(({ context, input }) =>
    listApplications(context, 'seeker', input),
  ),
  listReceived: api.applications.listReceived.handler(({ context, input }) =>
    listApplications(context, 'lister', input),
  ),
  review: api.applications.review.handler(({ context, input }) => move(context, 'review', input)),
  approve: api.applications.approve.handler(({ context, input }) => move(context, 'approve', input)),
  decline: api.applications.decline.handler(({ context, input }) => move(context, 'decline', input)),
  withdraw: api.applications.withdraw.handler(({ context, input }) => move(context, 'withdraw', input)),
};
