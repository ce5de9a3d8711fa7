/** The pipeline of a broker or an organisation: their cards by stage, moving them, notes and reminders. Cards themselves are made by triggers. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { pipelineShows } from '../../contract/choices.ts';
import type { LeadCard, LeadNote } from '../../contract/pipeline.ts';
import { homeMatches } from '../../db/home-summary.ts';
import { properties } from '../../db/schema/properties.ts';
import { isApplicationAccepted } from '../../domain/applications.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import {
  checkReminder,
  isEndedColumn,
  isEndedStage,
  type LeadColumn,
  type LeadFacts,
  type LeadStage,
  leadColumn,
  leadColumns,
  markedStage,
} from '../../domain/lead-pipeline.ts';
import { lackedForVisit, type VisitType } from '../../domain/visits.ts';
import { act } from '../audit/act.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { leadColumnOf, leadFacts } from '../lib/lead-columns.ts';
import { actsForSome, isOfMyOrganisations, isReceivedBy } from '../lib/organisation-homes.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { voicesOf } from '../lib/voices.ts';
import { markRented } from '../listing/home-hiding.ts';
import { leadsOfSeeker } from './lead-people.ts';
import { type Given, given } from './visit-rows.ts';

const NOTES_SHOWN = 50;

/** An open lead whose reminder is of today or before. */
const isDue = (today: CalendarDate): SQL<boolean> =>
  sql<boolean>`(c.reminder_on <= ${today} and c.stage not in ('let', 'lost'))`;

/** The newest first, but for those whose reminder is due: they come before any that is younger than a century. */
const dueThenNewest = (today: CalendarDate): Keyset => ({
  key: sql`(case when ${isDue(today)} then c.created_at + interval '100 years' else c.created_at end)`,
  type: 'timestamptz',
  id: sql`c.id`,
  descending: true,
});

type Row = LeadFacts & {
  id: string;
  conversation_id: string | null;
  others: number;
  by_bed: boolean;
  property_id: string;
  title: string;
  place: string;
  is_lister: boolean;
  organisation_id: string | null;
  assigned_to: string | null;
  rent: string | null;
  availability: LeadCard['home']['availability'];
  visit: (Omit<NonNullable<LeadCard['visit']>, 'lacks'> & { type: VisitType; given: Given }) | null;
  application: LeadCard['application'];
  lease: LeadCard['lease'];
  reminder_on: string | null;
  reminder_note: string | null;
  notes: number;
  last: LeadCard['last'];
  created_at: string;
  at: string;
};

const card = { listerId: sql`c.lister_id`, userId: sql`c.user_id`, propertyId: sql`c.property_id` };

/**
 * One's own and one's organisation's, but for what its reader asked about themselves: an administrator reads no other person's pipeline,
 * and neither do row policies let them. Whoever is no broker and answers leads of no organisation has none.
 */
async function ofPerson({ db, actor }: HandlerContext): Promise<SQL> {
  return isReceivedBy(userIdOf({ actor }), await actsForSome(db, 'leads'), card);
}
const cardsOf = (whose: SQL) => sql`
  lead_cards c join ${properties} on ${properties.id} = c.property_id where ${whose}`;

/** What happened last between the two, of their timelines and their messages. */
const lastEvent = sql`
  (select json_build_object('action', e.action, 'at', e.at, 'by_seeker', e.by_seeker) from (
    select l.action, l.created_at as at, l.actor_id = c.user_id as by_seeker
      from property_visits v join lead_events l on l.visit_id = v.id
     where v.property_id = c.property_id and v.user_id = c.user_id
    union all
    select l.action, l.created_at, l.actor_id = c.user_id
      from property_applications a join lead_events l on l.application_id = a.id
     where a.property_id = c.property_id and a.user_id = c.user_id
    union all
    select 'message', t.last_message_at, t.last_sender_id = t.user_id
      from conversations t where t.property_id = c.property_id and t.user_id = c.user_id) e
   order by e.at desc limit 1)`;

async function select(db: Executor, whose: SQL, rest: SQL, order?: Keyset): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.stage, ${leadFacts.applied} as applied, ${leadFacts.visited} as visited, ${leadFacts.agreed} as agreed,
        ${leadFacts.answered} as answered, c.property_id, ${properties.propertyType} = 'pg' as by_bed,
        (select t.id from conversations t where t.property_id = c.property_id and t.user_id = c.user_id) as conversation_id,
        (select count(*)::int from lead_cards o where o.property_id = c.property_id and o.id <> c.id
          and o.stage not in ('let', 'lost')) as others, ${properties.title} as title,
        concat_ws(', ', ${properties.locality}, ${properties.city}) as place, ${properties.rent} as rent,
        c.lister_id = app.user_id() as is_lister, case when ${isOfMyOrganisations(properties.id, 'leads')} then ${properties.organisationId} end as organisation_id, c.assigned_to,
        ${properties.availability} as availability, c.reminder_on::text, c.reminder_note, c.created_at,
        (select count(*)::int from lead_notes n where n.card_id = c.id) as notes,
        (select json_build_object('id', id, 'status', status, 'awaiting', awaiting, 'scheduled_date', scheduled_date, 'slot', slot,
            'type', visit_type, 'given', ${given})
           from property_visits where property_visits.property_id = c.property_id and property_visits.user_id = c.user_id
          order by property_visits.created_at desc limit 1) as visit,
        (select json_build_object('id', a.id, 'status', a.status, 'move_in_date', a.move_in_date,
            'occupation', a.occupation, 'employer', a.employer, 'reference_count', a.reference_count, 'references', r.referees)
           from property_applications a left join application_references r on r.application_id = a.id
          where a.property_id = c.property_id and a.user_id = c.user_id
          order by a.created_at desc limit 1) as application,
        (select json_build_object('id', l.id, 'state', l.state) from leases l
          where l.property_id = c.property_id and l.tenant_id = c.user_id and l.state <> 'cancelled'
          order by l.created_at desc limit 1) as lease,
        ${lastEvent} as last, ${order ? keyText(order) : sql`''`} as at
      from ${cardsOf(whose)} ${rest}`);
  return rows;
}

async function shown(db: Executor, rows: readonly Row[]): Promise<LeadCard[]> {
  const leads = rows.flatMap(({ visit, application }) =>
    [visit?.id, application?.id].filter((id) => id != null),
  );
  const seekers = await seekersOf(db, leads);
  const askers = await askersOf(db, rows);
  return rows.map(({ at: _, property_id: id, title, place, rent, availability, by_bed, ...row }) => {
    const { applied, visited, agreed, answered, visit, ...card } = row;
    const asked = [row.visit?.id, row.application?.id].flatMap((lead) => seekers.get(lead ?? '') ?? []);
    const open = asked.find(({ is_open: isOpen }) => isOpen);
    return {
      ...card,
      column: leadColumn(row),
      visit: visit && shownVisit(visit),
      application: row.application && {
        ...row.application,
        employer: contactsAsSeen(row.application.employer, isApplicationAccepted(row.application.status)),
      },
      seeker_name: contactsAsSeen(asked[0]?.full_name ?? askers.get(row.id) ?? null, false),
      contact: open ? { phone: open.phone, email: open.email } : null,
      home: { id, title, place, rent: rent === null ? null : Number(rent), availability, by_bed },
      last: row.last && {
        action: row.last.action,
        at: new Date(row.last.at).toISOString(),
        by_seeker: row.last.by_seeker ?? false,
      },
      created_at: new Date(row.created_at).toISOString(),
    };
  });
}

const shownVisit = ({ type, given: said, ...visit }: NonNullable<Row['visit']>): LeadCard['visit'] => ({
  ...visit,
  lacks: lackedForVisit({ ...visit, type }, said),
});

type Seeker = {
  lead_id: string;
  full_name: string | null;
  is_open: boolean;
  phone: string | null;
  email: string | null;
};

/** The database gives out how to reach them once the visit or the application is accepted. */
async function seekersOf(db: Executor, leads: readonly string[]): Promise<Map<string, Seeker>> {
  if (leads.length === 0) return new Map();
  const { rows } = await db.execute<Seeker>(sql`
    select lead_id, full_name, is_open, phone, email
      from app.lead_contacts(${sql.param(leads)}::uuid[]) where not is_lister`);
  return new Map(rows.map((row) => [row.lead_id, row]));
}

/** By card, the names of those who only wrote a message. */
async function askersOf(db: Executor, rows: readonly Row[]): Promise<Map<string, string | null>> {
  const talks = new Map<string, string>();
  for (const { id, visit, application, conversation_id: talk } of rows) {
    if (talk && !visit && !application) talks.set(talk, id);
  }
  if (talks.size === 0) return new Map();
  const { rows: people } = await db.execute<{ conversation_id: string; full_name: string | null }>(sql`
    select conversation_id, full_name from app.conversation_people(${sql.param([...talks.keys()])}::uuid[])`);
  return new Map(people.map((person) => [talks.get(person.conversation_id) ?? '', person.full_name]));
}

/** An index has the marks; how far an open lead came is looked up for those alone. */
function shows(show: (typeof pipelineShows)[number], today: CalendarDate): SQL {
  if (show === 'due') return isDue(today);
  if (show === 'all') return sql`true`;
  if (show === 'open') return sql`c.stage not in ('let', 'lost')`;
  if (isEndedColumn(show)) return sql`c.stage = ${show}`;
  return sql`c.stage not in ('let', 'lost') and ${leadColumnOf} = ${show}`;
}

/** Of an organisation: those given to one of its members. */
const givenTo = (person: string | undefined): SQL => (person ? sql`and c.assigned_to = ${person}` : sql``);

const list = api.pipeline.list.handler(async ({ context, input }) => {
  const { db } = context;
  const whose = await ofPerson(context);
  const { q, show, limit, cursor } = input;
  const words = homeMatches(q, (word) => sql`c.id in ${leadsOfSeeker(word)}`);
  const wanted = sql`and ${shows(show, context.services.today())} ${givenTo(input.assigned_to)} ${words ? sql`and ${words}` : sql``}`;
  const order = dueThenNewest(context.services.today());
  const after = afterCursor(order, cursor);
  const rows = await select(
    db,
    whose,
    sql`${wanted} ${after ? sql`and ${after}` : sql``} order by ${orderOf(order)} limit ${limit + 1}`,
    order,
  );
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
  return {
    items: await shown(db, page),
    total: await countUpTo(db, sql`${cardsOf(whose)} ${wanted}`),
    next_cursor,
  };
});

const counts = api.pipeline.counts.handler(async ({ context, input }) => {
  const { rows } = await context.db.execute<{ column: LeadColumn; count: number; due: number }>(sql`
    select ${leadColumnOf} as column, count(*)::int as count,
        (count(*) filter (where ${isDue(context.services.today())}))::int as due
      from lead_cards c where ${await ofPerson(context)} ${givenTo(input.assigned_to)} group by 1`);
  const found = new Map(rows.map((row) => [row.column, row]));
  const of = (key: 'count' | 'due') =>
    Object.fromEntries(leadColumns.map((column) => [column, found.get(column)?.[key] ?? 0]));
  return {
    columns: of('count') as Record<LeadColumn, number>,
    due: of('due') as Record<LeadColumn, number>,
  };
});

type Locked = Record<'property_id' | 'lister_id', string> & {
  stage: LeadStage;
  column: LeadColumn;
  assigned_to: string | null;
};

async function lock(context: HandlerContext, id: string): Promise<Locked> {
  const { rows } = await context.db.execute<Locked>(sql`
    select c.stage, ${leadColumnOf} as column, c.property_id, c.lister_id, c.assigned_to from lead_cards c
     where c.id = ${id} and ${await ofPerson(context)} for no key update`);
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}

async function one(context: HandlerContext, id: string): Promise<LeadCard> {
  const whose = await ofPerson(context);
  const rows = await select(context.db, whose, sql`and c.id = ${id}`);
  const [card] = await shown(context.db, rows);
  if (!card) throw new ORPCError('NOT_FOUND');
  return card;
}

/** Moving a card to where it is changes nothing, so that a second click does no harm. */
const move = api.pipeline.move.handler(async ({ context, input }) => {
  const { db } = context;
  const card = await lock(context, input.id);
  if (card.stage !== input.stage) {
    const stage = markedStage(card.column, input.stage);
    await db.execute(sql`
      update lead_cards set stage = ${stage}, ended_at = ${isEndedStage(stage) ? sql`app.now()` : null},
        answered_at = coalesce(answered_at, app.now()) where id = ${input.id}`);
    if (stage === 'let' && input.closes_others) await closeOthers(context, card.property_id);
    if (stage === 'let' && input.marks_home) await markRented(context, card.property_id);
  }
  return one(context, input.id);
});

/** The home is somebody's now: whoever else asked is lost. Their answer counts where there was one. */
async function closeOthers(context: HandlerContext, propertyId: string): Promise<void> {
  await context.db.execute(sql`
    update lead_cards c set stage = 'lost', ended_at = app.now() where c.property_id = ${propertyId}
      and c.stage not in ('let', 'lost') and ${await ofPerson(context)}`);
}

type NoteRow = { id: string; note: string; created_at: string; lister_id: string; property_id: string };

const notes = api.pipeline.notes.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const { rows } = await db.execute<NoteRow>(sql`
    select n.id, n.note, n.created_at, n.lister_id, c.property_id
      from lead_notes n join lead_cards c on c.id = n.card_id
     where n.card_id = ${input.id} and ${await ofPerson(context)}
     order by n.created_at desc, n.id desc limit ${NOTES_SHOWN}`);
  const others = rows.map((row) => row.lister_id).filter((person) => person !== userId);
  const voices = rows[0] ? await voicesOf(db, rows[0].property_id, others) : new Map();
  return { items: rows.map((row) => asNote(row, userId, voices.get(row.lister_id)?.name ?? null)) };
});

const asNote = (
  { id, note, created_at, lister_id: by }: Omit<NoteRow, 'property_id'>,
  userId: string,
  author: string | null,
): LeadNote => ({
  id,
  note,
  is_mine: by === userId,
  author: by === userId ? null : author,
  created_at: new Date(created_at).toISOString(),
});

const addNote = api.pipeline.addNote.handler(async ({ context, input }) => {
  await lock(context, input.id);
  const userId = userIdOf(context);
  const { rows } = await context.db.execute<NoteRow>(sql`
    insert into lead_notes (card_id, lister_id, note) values (${input.id}, ${userId}, ${input.note})
    returning id, note, created_at, lister_id`);
  return asNote(rows[0] as NoteRow, userId, null);
});

const removeNote = api.pipeline.removeNote.handler(async ({ context, input }) => {
  const { rowCount } = await context.db.execute(sql`
    delete from lead_notes where id = ${input.id} and lister_id = ${userIdOf(context)}`);
  if (!rowCount) throw new ORPCError('NOT_FOUND');
  return { ok: true as const };
});

/**
 * Without a day the reminder is taken away. It goes to whoever answers the lead: a member of the organisation who sets one for a lead
 * that was given to nobody takes that lead on, so that they are the one reminded.
 */
const remind = api.pipeline.remind.handler(async ({ context, input }) => {
  const { reminder_on: day, reminder_note: note } = input;
  const card = await lock(context, input.id);
  if (day !== null) {
    checkReminder(day, context.services.today());
    if (card.assigned_to === null && card.lister_id !== userIdOf(context))
      await takeOn(context, input.id, card);
  }
  await context.db.execute(sql`
    update lead_cards set reminder_on = ${day}, reminder_note = ${day === null ? null : note}, reminded_at = null
     where id = ${input.id}`);
  return one(context, input.id);
});

async function takeOn(context: HandlerContext, id: string, card: Locked): Promise<void> {
  const person = userIdOf(context);
  await context.db.execute(sql`update lead_cards set assigned_to = ${person} where id = ${id}`);
  await act(context.db, {
    action: 'organisations.assign',
    subject: { type: 'property', id: card.property_id },
    people: [person],
    before: { assigned_to: null },
    after: { assigned_to: person },
  });
}

export const pipeline = { list, counts, notes, move, addNote, removeNote, remind };
