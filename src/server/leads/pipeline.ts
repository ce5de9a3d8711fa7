/** A broker's pipeline: their cards by stage, moving them, notes and reminders. Cards themselves are made by triggers. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { LeadCard, LeadNote } from '../../contract/pipeline.ts';
import { homeMatches } from '../../db/home-summary.ts';
import { properties } from '../../db/schema/properties.ts';
import { isApplicationAccepted } from '../../domain/applications.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import {
  checkReminder,
  isEndedStage,
  type LeadStage,
  leadStages,
  movedStage,
} from '../../domain/lead-pipeline.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { actsForSome, ofMyOrganisations } from '../lib/organisation-homes.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

const NOTES_SHOWN = 50;
const newest: Keyset = { key: sql`c.created_at`, type: 'timestamptz', id: sql`c.id`, descending: true };

type Row = {
  id: string;
  stage: LeadStage;
  property_id: string;
  title: string;
  place: string;
  rent: string | null;
  availability: LeadCard['home']['availability'];
  visit: LeadCard['visit'];
  application: LeadCard['application'];
  reminder_on: string | null;
  reminder_note: string | null;
  notes: number;
  created_at: string;
  at: string;
};

/** One's own and one's organisation's: an administrator reads no other person's pipeline, and neither do row policies let them. */
async function ofPerson(db: Executor, userId: string): Promise<SQL> {
  const own = sql`c.lister_id = ${userId}`;
  return (await actsForSome(db, 'leads'))
    ? sql`(${own} or ${ofMyOrganisations(sql`c.property_id`, 'leads')})`
    : own;
}
const cardsOf = (whose: SQL) => sql`
  lead_cards c join ${properties} on ${properties.id} = c.property_id where ${whose}`;

async function select(db: Executor, whose: SQL, rest: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.stage, c.property_id, ${properties.title} as title,
        concat_ws(', ', ${properties.locality}, ${properties.city}) as place, ${properties.rent} as rent,
        ${properties.availability} as availability, c.reminder_on::text, c.reminder_note, c.created_at,
        (select count(*)::int from lead_notes n where n.card_id = c.id) as notes,
        (select json_build_object('id', v.id, 'status', v.status, 'scheduled_date', v.scheduled_date, 'slot', v.slot)
           from property_visits v where v.property_id = c.property_id and v.user_id = c.user_id
          order by v.created_at desc limit 1) as visit,
        (select json_build_object('id', a.id, 'status', a.status, 'move_in_date', a.move_in_date,
            'occupation', a.occupation, 'employer', a.employer, 'reference_count', a.reference_count, 'references', r.referees)
           from property_applications a left join application_references r on r.application_id = a.id
          where a.property_id = c.property_id and a.user_id = c.user_id
          order by a.created_at desc limit 1) as application,
        ${keyText(newest)} as at
      from ${cardsOf(whose)} ${rest}`);
  return rows;
}

async function shown(db: Executor, rows: readonly Row[]): Promise<LeadCard[]> {
  const leads = rows.flatMap(({ visit, application }) =>
    [visit?.id, application?.id].filter((id) => id != null),
  );
  const names = await seekerNames(db, leads);
  return rows.map(({ at: _, property_id: id, title, place, rent, availability, ...row }) => ({
    ...row,
    application: row.application && {
      ...row.application,
      employer: contactsAsSeen(row.application.employer, isApplicationAccepted(row.application.status)),
    },
    seeker_name: names.get(row.visit?.id ?? '') ?? names.get(row.application?.id ?? '') ?? null,
    home: { id, title, place, rent: rent === null ? null : Number(rent), availability },
    created_at: new Date(row.created_at).toISOString(),
  }));
}

async function seekerNames(db: Executor, leads: readonly string[]): Promise<Map<string, string | null>> {
  if (leads.length === 0) return new Map();
  const { rows } = await db.execute<{ lead_id: string; full_name: string | null }>(sql`
    select lead_id, full_name from app.lead_contacts(${sql.param(leads)}::uuid[]) where not is_lister`);
  return new Map(rows.map((row) => [row.lead_id, contactsAsSeen(row.full_name, false)]));
}

const list = api.pipeline.list.handler(async ({ context, input }) => {
  const { db } = context;
  const whose = await ofPerson(db, userIdOf(context));
  const { q, show, limit, cursor } = input;
  const stages = leadStages.filter(
    (stage) => show === 'all' || stage === show || (show === 'open' && !isEndedStage(stage)),
  );
  const words = homeMatches(q);
  const wanted = sql`and c.stage = any(${sql.param(stages)}::text[]) ${words ? sql`and ${words}` : sql``}`;
  const after = afterCursor(newest, cursor);
  const rows = await select(
    db,
    whose,
    sql`${wanted} ${after ? sql`and ${after}` : sql``} order by ${orderOf(newest)} limit ${limit + 1}`,
  );
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
  return {
    items: await shown(db, page),
    total: await countUpTo(db, sql`${cardsOf(whose)} ${wanted}`),
    next_cursor,
  };
});

const counts = api.pipeline.counts.handler(async ({ context }) => {
  const { rows } = await context.db.execute<{ stage: LeadStage; count: number }>(sql`
    select stage, count(*)::int as count from lead_cards c where ${await ofPerson(context.db, userIdOf(context))} group by 1`);
  const found = new Map(rows.map(({ stage, count }) => [stage, count]));
  const stages = Object.fromEntries(leadStages.map((stage) => [stage, found.get(stage) ?? 0]));
  return { stages: stages as Record<LeadStage, number> };
});

type Locked = { stage: LeadStage; answered_at: string | null };

async function lock(context: HandlerContext, id: string): Promise<Locked> {
  const { rows } = await context.db.execute<Locked>(sql`
    select c.stage, c.answered_at from lead_cards c
     where c.id = ${id} and ${await ofPerson(context.db, userIdOf(context))} for no key update`);
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}

async function one(context: HandlerContext, id: string): Promise<LeadCard> {
  const whose = await ofPerson(context.db, userIdOf(context));
  const rows = await select(context.db, whose, sql`and c.id = ${id}`);
  const [card] = await shown(context.db, rows);
  if (!card) throw new ORPCError('NOT_FOUND');
  return card;
}

/** Moving a card to where it is changes nothing, so that a second click does no harm. */
const move = api.pipeline.move.handler(async ({ context, input }) => {
  const card = await lock(context, input.id);
  if (card.stage !== input.stage) {
    const stage = movedStage(card.stage, input.stage);
    await context.db.execute(sql`
      update lead_cards set stage = ${stage}, ended_at = ${isEndedStage(stage) ? sql`app.now()` : null},
        answered_at = coalesce(answered_at, app.now()) where id = ${input.id}`);
  }
  return one(context, input.id);
});

const notes = api.pipeline.notes.handler(async ({ context, input }) => {
  const { rows } = await context.db.execute<LeadNote>(sql`
    select id, note, created_at from lead_notes where card_id = ${input.id}
     order by created_at desc, id desc limit ${NOTES_SHOWN}`);
  return { items: rows.map(asNote) };
});

const asNote = ({ id, note, created_at }: LeadNote): LeadNote => ({
  id,
  note,
  created_at: new Date(created_at).toISOString(),
});

const addNote = api.pipeline.addNote.handler(async ({ context, input }) => {
  await lock(context, input.id);
  const { rows } = await context.db.execute<LeadNote>(sql`
    insert into lead_notes (card_id, lister_id, note) values (${input.id}, ${userIdOf(context)}, ${input.note})
    returning id, note, created_at`);
  return asNote(rows[0] as LeadNote);
});

const removeNote = api.pipeline.removeNote.handler(async ({ context, input }) => {
  const { rowCount } = await context.db.execute(sql`
    delete from lead_notes where id = ${input.id} and lister_id = ${userIdOf(context)}`);
  if (!rowCount) throw new ORPCError('NOT_FOUND');
  return { ok: true as const };
});

/** Without a day the reminder is taken away. */
const remind = api.pipeline.remind.handler(async ({ context, input }) => {
  const { reminder_on: day, reminder_note: note } = input;
  await lock(context, input.id);
  if (day !== null) checkReminder(day, context.services.today());
  await context.db.execute(sql`
    update lead_cards set reminder_on = ${day}, reminder_note = ${day === null ? null : note}, reminded_at = null
     where id = ${input.id}`);
  return one(context, input.id);
});

export const pipeline = { list, counts, notes, move, addNote, removeNote, remind };
