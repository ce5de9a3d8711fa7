/** Answers for organisations: founding one, inviting and answering, roles, leaving, the homes listed for it, and its money. */
import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { TEAM_LEADS_PATH } from '../../contract/choices.ts';
import type { Organisation, OrganisationMoney, ReceivedInvitation } from '../../contract/organisations.ts';
import { leadCards } from '../../db/schema/lead-cards.ts';
import {
  organisationInvitations,
  organisationMembers,
  organisations as table,
} from '../../db/schema/organisations.ts';
import { properties } from '../../db/schema/properties.ts';
import { isReraState } from '../../domain/brokers.ts';
import { kindsLostByOrganisation } from '../../domain/claims.ts';
import { firstDayOf, monthOf, shiftMonth } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkOrganisationRera, type OrganisationRera } from '../../domain/organisation-rera.ts';
import {
  checkAdministratorLeft,
  checkMemberRoom,
  checkOrganisationRoom,
  INVITATION_DAYS,
  type MemberRole,
  ORGANISATIONS_MAX,
  roleMay,
} from '../../domain/organisations.ts';
import { panOfGstin } from '../../domain/payees.ts';
import { act } from '../audit/act.ts';
import { lapseClaims } from '../claims/claim-changes.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { handOver, membersOf, nameOf } from './hand-over.ts';
import { ownName, TEAM_PATH, tellInvited } from './invite-mail.ts';

type Facts = Pick<
  typeof table.$inferSelect,
  'kind' | 'legalName' | 'city' | 'gstin' | 'reraState' | 'reraNumber'
>;
type Typed = Pick<Organisation, 'kind' | 'legal_name' | 'city' | 'gstin' | 'rera_state' | 'rera_number'>;

const MONTHS_SHOWN = 12;

const reraOf = ({ rera_state: state, rera_number: number }: Typed): OrganisationRera => ({
  state: state !== null && isReraState(state) ? state : null,
  number,
});

/** `earlier`: as it was before, whose number stays as it is until it is another. */
function factsOf(typed: Typed, earlier: Typed | null): Facts {
  const { kind, legal_name: legalName, city, gstin } = typed;
  const { state, number } = checkOrganisationRera(kind, reraOf(typed), earlier && reraOf(earlier));
  return { kind, legalName, city, gstin, reraState: state, reraNumber: number };
}

async function rowsOf(db: Executor, userId: string, id?: string): Promise<Organisation[]> {
  return db
    .select({
      id: table.id,
      kind: table.kind,
      legal_name: table.legalName,
      city: table.city,
      gstin: table.gstin,
      rera_state: table.reraState,
      rera_number: table.reraNumber,
      role: organisationMembers.role,
    })
    .from(table)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, table.id))
    .where(and(eq(organisationMembers.userId, userId), id ? eq(table.id, id) : undefined))
    .orderBy(asc(organisationMembers.joinedAt), asc(table.id));
}

/** One's own; NOT_FOUND for everybody else's and for those one has left. */
async function own(context: HandlerContext, id: string): Promise<Organisation> {
  const [found] = await rowsOf(context.db, userIdOf(context), id);
  if (!found) throw new ORPCError('NOT_FOUND');
  return found;
}

/** The same for its administrators, while nobody else changes who belongs to it. */
async function administered(context: HandlerContext, id: string): Promise<Organisation> {
  await lockUntilCommit(context.db, `organisation ${id}`);
  const found = await own(context, id);
  if (!roleMay(found.role, 'members')) throw new ORPCError('FORBIDDEN');
  return found;
}

const mine = api.organisations.mine.handler(async ({ context }) => {
  const items = await rowsOf(context.db, userIdOf(context));
  const { rows } = await context.db.execute<ReceivedInvitation>(sql`
    select id, legal_name as organisation, role, inviter, app.iso_instant(expires_at) as expires_at
      from app.my_organisation_invitations()`);
  return { items, invitations: rows, room: Math.max(0, ORGANISATIONS_MAX - items.length) };
});

async function nameOnce<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'organisations_founded_once') throw error;
    throw new RuleBroken('organisation.name-taken', 'legal_name');
  });
}

const create = api.organisations.create.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  await lockUntilCommit(db, `organisations of ${userId}`);
  checkOrganisationRoom((await rowsOf(db, userId)).length);
  const id = randomUUID();
  const { kind, legalName, city, gstin, reraState, reraNumber } = factsOf(input, null);
  // Row rights end at these columns, which Drizzle's insert would exceed.
  await nameOnce(
    db.execute(sql`insert into organisations (id, kind, legal_name, city, gstin, rera_state, rera_number, founded_by)
      values (${id}, ${kind}, ${legalName}, ${city}, ${gstin}, ${reraState}, ${reraNumber}, ${userId})`),
  );
  await db.execute(sql`
    insert into organisation_members (organisation_id, user_id, role) values (${id}, ${userId}, 'administrator')`);
  await act(db, {
    action: 'organisations.create',
    subject: { type: 'organisation', id },
    people: [userId],
    after: input,
  });
  return own(context, id);
});

const update = api.organisations.update.handler(async ({ context, input: { id, ...typed } }) => {
  const { role: _, ...before } = await administered(context, id);
  const facts = factsOf(typed, before);
  if (typed.gstin !== null) {
    const fingerprint = context.services.seals.fingerprint(panOfGstin(typed.gstin));
    const { rows } = await context.db.execute<{ is_other: boolean }>(
      sql`select app.has_other_pan(${id}, ${fingerprint}) as is_other`,
    );
    if (rows[0]?.is_other) throw new RuleBroken('organisation.gstin-of-other-pan', 'gstin');
  }
  await nameOnce(context.db.update(table).set(facts).where(eq(table.id, id)));
  await lapseClaims(context, { organisationId: id }, kindsLostByOrganisation(factsOf(before, before), facts));
  await act(context.db, {
    action: 'organisations.update',
    subject: { type: 'organisation', id },
    people: [userIdOf(context)],
    before,
    after: typed,
  });
  return own(context, id);
});

type Person = {
  user_id: string;
  name: string | null;
  reach: string | null;
  role: MemberRole;
  joined_at: string;
  homes: number;
};

const openInvitations = (id: string) =>
  and(
    eq(organisationInvitations.organisationId, id),
    eq(organisationInvitations.state, 'open'),
    gt(organisationInvitations.expiresAt, sql`app.now()`),
  );

const shownInvitation = ({
  id,
  email,
  phone,
  role,
  expiresAt,
}: typeof organisationInvitations.$inferSelect) => ({
  id,
  email,
  phone,
  role,
  expires_at: expiresAt.toISOString(),
});

const team = api.organisations.team.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  await own(context, id);
  const { rows } = await db.execute<Person>(sql`
    select user_id, full_name as name, email as reach, role, app.iso_instant(joined_at) as joined_at, homes
      from app.organisation_people(${id})`);
  const invitations = await db
    .select()
    .from(organisationInvitations)
    .where(openInvitations(id))
    .orderBy(asc(organisationInvitations.createdAt));
  return { members: rows, invitations: invitations.map(shownInvitation) };
});

const invite = api.organisations.invite.handler(async ({ context, input }) => {
  const { db, services } = context;
  const userId = userIdOf(context);
  const { id: organisationId, role } = input;
  const organisation = await administered(context, organisationId);
  await services.auth.limits.consume('enquiry.account', userId);
  const members = await membersOf(db, organisationId);
  const [open] = await db
    .select({ invited: count() })
    .from(organisationInvitations)
    .where(openInvitations(organisationId));
  checkMemberRoom(members.length, open?.invited ?? 0);
  // Of two ways to reach somebody one is theirs to confirm.
  const reach =
    input.email === null ? { email: null, phone: input.phone } : { email: input.email, phone: null };
  // One that is over does not keep the next from being sent.
  await db
    .update(organisationInvitations)
    .set({ state: 'withdrawn' })
    .where(
      and(
        eq(organisationInvitations.organisationId, organisationId),
        eq(organisationInvitations.state, 'open'),
        sql`${organisationInvitations.expiresAt} <= app.now()`,
      ),
    );
  const id = randomUUID();
  const { rows } = await db.execute<{ expires_at: string }>(sql`
    insert into organisation_invitations (id, organisation_id, email, phone, role, invited_by, expires_at)
    values (${id}, ${organisationId}, ${reach.email}, ${reach.phone}, ${role}, ${userId},
      app.now() + make_interval(days => ${INVITATION_DAYS}))
    on conflict do nothing returning app.iso_instant(expires_at) as expires_at`);
  if (!rows[0]) throw new RuleBroken('organisation.already-invited', 'email');
  const known = await db.execute<{ is_member: boolean }>(sql`
    select app.person_invited(${id}) = any (${sql.param(members.map((member) => member.userId))}::uuid[]) as is_member`);
  if (known.rows[0]?.is_member) throw new RuleBroken('organisation.already-member', 'email');
  await tellInvited(
    context,
    { id, organisation_id: organisationId, ...reach, role },
    organisation.legal_name,
  );
  return { id, ...reach, role, expires_at: rows[0].expires_at };
});

const withdraw = api.organisations.withdraw.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const [withdrawn] = await db
    .update(organisationInvitations)
    .set({ state: 'withdrawn' })
    .where(and(eq(organisationInvitations.id, id), eq(organisationInvitations.state, 'open')))
    .returning();
  // A second click finds it withdrawn already.
  if (withdrawn)
    await act(db, {
      action: 'organisations.withdraw',
      subject: { type: 'organisation', id: withdrawn.organisationId },
      people: [userIdOf(context)],
      after: { invitation_id: id },
    });
  return { ok: true as const };
});

type Answered = { organisation_id: string; legal_name: string; role: MemberRole; invited_by: string };

async function answer(context: HandlerContext, id: string, accepts: boolean): Promise<Answered> {
  const userId = userIdOf(context);
  if (accepts) {
    await lockUntilCommit(context.db, `organisations of ${userId}`);
    checkOrganisationRoom((await rowsOf(context.db, userId)).length);
  }
  const { rows } = await context.db.execute<Answered>(
    sql`select * from app.answer_organisation_invitation(${id}, ${accepts})`,
  );
  const [answered] = rows;
  if (!answered) throw new RuleBroken('organisation.invitation-over');
  await act(context, {
    action: accepts ? 'organisations.accept' : 'organisations.decline',
    subject: { type: 'organisation', id: answered.organisation_id },
    people: [userId],
    after: { role: answered.role },
    notices: accepts
      ? [
          {
            to: answered.invited_by,
            notice: {
              event: 'team.joined',
              home: answered.legal_name,
              path: TEAM_PATH,
              person: await ownName(context),
            },
          },
        ]
      : [],
  });
  return answered;
}

const accept = api.organisations.accept.handler(async ({ context, input }) => ({
  id: (await answer(context, input.id, true)).organisation_id,
}));

const decline = api.organisations.decline.handler(async ({ context, input }) => {
  await answer(context, input.id, false);
  return { ok: true as const };
});

const isMember = (id: string, userId: string) =>
  and(eq(organisationMembers.organisationId, id), eq(organisationMembers.userId, userId));

const setRole = api.organisations.setRole.handler(async ({ context, input }) => {
  const { id, user_id: person, role, heir_id: heir } = input;
  const organisation = await administered(context, id);
  const members = await membersOf(context.db, id);
  const before = members.find(({ userId }) => userId === person);
  if (!before) throw new ORPCError('NOT_FOUND');
  if (before.role === role) return { ok: true as const };
  checkAdministratorLeft(members, person, role);
  if (!roleMay(role, 'homes')) await handOver(context, { organisation, from: person, heir });
  await context.db.update(organisationMembers).set({ role }).where(isMember(id, person));
  await act(context, {
    action: 'organisations.setRole',
    subject: { type: 'organisation', id },
    people: [person],
    before: { role: before.role },
    after: { role },
    notices: [
      {
        to: person,
        notice: { event: 'team.role-changed', home: organisation.legal_name, path: TEAM_PATH, role },
      },
    ],
  });
  return { ok: true as const };
});

const remove = api.organisations.remove.handler(async ({ context, input }) => {
  const { id, user_id: person, heir_id: heir } = input;
  const { db } = context;
  await lockUntilCommit(db, `organisation ${id}`);
  const organisation = await own(context, id);
  if (person !== userIdOf(context) && !roleMay(organisation.role, 'members'))
    throw new ORPCError('FORBIDDEN');
  const members = await membersOf(db, id);
  const before = members.find(({ userId }) => userId === person);
  if (!before) throw new ORPCError('NOT_FOUND');
  checkAdministratorLeft(members, person, null);
  const went = await handOver(context, { organisation, from: person, heir });
  // Read while they are a member: nobody's name is shown to those they share no organisation with.
  const left = {
    event: 'team.left' as const,
    home: organisation.legal_name,
    path: TEAM_PATH,
    person: await nameOf(db, id, person),
  };
  const remaining = members
    .filter(({ userId, role }) => role === 'administrator' && ![person, userIdOf(context)].includes(userId))
    .map(({ userId }) => userId);
  await db.delete(organisationMembers).where(isMember(id, person));
  await act(context, {
    action: 'organisations.remove',
    subject: { type: 'organisation', id },
    people: [person],
    before: { role: before.role, ...went },
    notices: [
      { to: person, notice: { event: 'team.removed', home: organisation.legal_name, path: TEAM_PATH } },
      ...remaining.map((to) => ({ to, notice: left })),
    ],
  });
  return { ok: true as const };
});

const listHome = api.organisations.listHome.handler(async ({ context, input }) => {
  const { db } = context;
  const { property_id: propertyId, organisation_id: wanted } = input;
  const [home] = await db
    .select({ organisationId: properties.organisationId, listedBy: properties.listedBy })
    .from(properties)
    .where(
      and(
        eq(properties.id, propertyId),
        sql`(${properties.listedBy} = ${userIdOf(context)} or ${properties.organisationId} in (select app.acts_for('homes')))`,
      ),
    )
    .for('update');
  if (!home) throw new ORPCError('NOT_FOUND');
  if (home.organisationId === wanted) return { ok: true as const };
  if (wanted !== null && !roleMay((await own(context, wanted)).role, 'homes'))
    throw new ORPCError('FORBIDDEN');
  if (wanted === null) await takeOut(db, propertyId);
  else await db.update(properties).set({ organisationId: wanted }).where(eq(properties.id, propertyId));
  await act(db, {
    action: 'organisations.listHome',
    subject: { type: 'property', id: propertyId },
    people: [home.listedBy],
    before: { organisation_id: home.organisationId },
    after: { organisation_id: wanted },
  });
  return { ok: true as const };
});

/** It is its lister's alone from now on, whom an administrator may not be: row policies would refuse them what they give away. */
async function takeOut(db: Executor, propertyId: string): Promise<void> {
  const { rows } = await db.execute<{ done: boolean }>(sql`select app.take_home_out(${propertyId}) as done`);
  if (!rows[0]?.done) throw new RuleBroken('organisation.home-stays');
}

type Lead = {
  property_id: string;
  user_id: string;
  title: string;
  kind: 'visits' | 'applications' | 'cards';
};

/** A lead is given with all that its seeker asks of that home; by its visit, its application or its card of the pipeline. */
const assign = api.organisations.assign.handler(async ({ context, input: { id, user_id: person } }) => {
  const { db } = context;
  const { rows } = await db.execute<Lead>(sql`
    select l.property_id, l.user_id, p.title, l.kind from (
        select id, property_id, user_id, 'visits' as kind from property_visits where id = ${id}
        union all select id, property_id, user_id, 'applications' from property_applications where id = ${id}
        union all select id, property_id, user_id, 'cards' from lead_cards where id = ${id}) l
      join properties p on p.id = l.property_id
     where l.property_id in (select app.organisation_homes('leads')) and l.user_id <> ${userIdOf(context)}`);
  const [lead] = rows;
  if (!lead) throw new ORPCError('NOT_FOUND');
  const [card] = await db
    .select({ id: leadCards.id, assignedTo: leadCards.assignedTo })
    .from(leadCards)
    .where(and(eq(leadCards.propertyId, lead.property_id), eq(leadCards.userId, lead.user_id)))
    .for('update');
  if (!card) throw new ORPCError('NOT_FOUND');
  if (card.assignedTo === person) return { ok: true as const };
  if (person !== null && !(await mayAnswer(db, lead.property_id, person)))
    throw new RuleBroken('organisation.assignee-not-fit', 'user_id');
  await db.update(leadCards).set({ assignedTo: person }).where(eq(leadCards.id, card.id));
  await act(context, {
    action: 'organisations.assign',
    subject: aboutLead(lead, id),
    people: [person, card.assignedTo],
    before: { assigned_to: card.assignedTo },
    after: { assigned_to: person },
    notices: person
      ? [{ to: person, notice: { event: 'team.lead-given', home: lead.title, path: pathOfLead(lead, id) } }]
      : [],
  });
  return { ok: true as const };
});

/** Whoever only wrote a message has neither visit nor application: their lead is the home's. */
function aboutLead({ kind, property_id: home }: Lead, id: string) {
  if (kind === 'cards') return { type: 'property' as const, id: home };
  return { type: kind === 'visits' ? ('visit' as const) : ('application' as const), id };
}

const pathOfLead = ({ kind }: Lead, id: string): string =>
  kind === 'cards' ? TEAM_LEADS_PATH : `/track-applications?show=received-${kind}&lead=${id}`;

async function mayAnswer(db: Executor, propertyId: string, person: string): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(
    sql`select app.may_answer_for(${propertyId}, ${person}) as may`,
  );
  return rows[0]?.may ?? false;
}

const money = api.organisations.money.handler(async ({ context, input: { id } }) => {
  const organisation = await own(context, id);
  if (!roleMay(organisation.role, 'money')) throw new ORPCError('FORBIDDEN');
  const from = firstDayOf(shiftMonth(monthOf(context.services.today()), 1 - MONTHS_SHOWN));
  const { rows } = await context.db.execute<Record<keyof OrganisationMoney, string>>(sql`
    select month, property_id, title, asked, received from app.organisation_money(${id}, ${from})`);
  return {
    items: rows.map(({ asked, received, ...row }) => ({
      ...row,
      asked: Number(asked),
      received: Number(received),
    })),
  };
});

export const organisations = {
  mine,
  create,
  update,
  team,
  invite,
  withdraw,
  accept,
  decline,
  setRole,
  remove,
  listHome,
  assign,
  money,
};
