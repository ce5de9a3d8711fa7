/** The story of leads: visits asked for, agreed and made, homes applied for, and how brokers work what comes of it. */
import { sql } from 'drizzle-orm';
import { workOf } from '../../../src/db/seed/demo/application-profiles.ts';
import type { DemoApplication } from '../../../src/db/seed/demo/applications.ts';
import type { DemoPeople, DemoPerson } from '../../../src/db/seed/demo/people.ts';
import type { DemoEvent, DemoLead } from '../../../src/db/seed/demo/timelines.ts';
import type { DemoVisit } from '../../../src/db/seed/demo/visits.ts';
import { type ApplicationAction, households } from '../../../src/domain/applications.ts';
import { addDays, dateInIndia, epochMs, type Instant } from '../../../src/domain/dates.ts';
import type { LeadStage } from '../../../src/domain/lead-pipeline.ts';
import { type VisitAction, type VisitSlot, visitSlots } from '../../../src/domain/visits.ts';
import type { Act, Cast, Stage } from './stage.ts';

type Parts = {
  stage: Stage;
  people: DemoPeople;
  visits: readonly DemoVisit[];
  applications: readonly DemoApplication[];
  now: Instant;
};

export function leads(parts: Parts): Act[] {
  return [
    ...profilesKept(parts),
    ...parts.visits.flatMap((visit) => visited(visit, parts.now)),
    ...parts.applications.flatMap((application) => appliedFor(application, parts.now)),
    ...pipelineWorked(parts),
  ];
}

const HOUR_MS = 3_600_000;
/** Acts of one lead lie further apart, so that their order stays; more of them fall on one moment. */
const STEP_MS = 10 * 60_000;

const ago = (now: Instant, hours: number): Instant =>
  new Date(Math.floor((epochMs(now) - hours * HOUR_MS) / STEP_MS) * STEP_MS).toISOString();

type Id = { id: string };

function visited(visit: DemoVisit, now: Instant): Act[] {
  const { home, seeker, events, scheduledDate, slot, visitType, rating } = visit;
  const made: Id = { id: '' };
  const time = { scheduled_date: scheduledDate, slot };
  const wanted = events.some(({ move }) => move === 'propose') ? otherHour(slot) : slot;
  const acts = events.map(({ move, side, note, hoursAgo }): Act => {
    const person = side === 'seeker' ? seeker : home.lister;
    return {
      at: ago(now, hoursAgo),
      do: async (as) => {
        const own = as(person.id).visits;
        if (move !== 'request') return moved(own, move as VisitAction, { ...made, note, time });
        const asked = { property_id: home.id, visit_type: visitType, notes: note, ...time, slot: wanted };
        ({ id: made.id } = await own.request(asked));
      },
    };
  });
  const last = events.at(-1)?.hoursAgo ?? 0;
  if (rating === null) return acts;
  return [
    ...acts,
    { at: ago(now, last - 3), do: (as) => as(seeker.id).visits.rate({ id: made.id, rating }) },
  ];
}

/** The seeker named another hour of the same day before the lister did. */
const otherHour = (slot: VisitSlot): VisitSlot => visitSlots.find((hour) => hour > slot) ?? '09:00';

type Moved = Id & { note: string | null; time: { scheduled_date: string; slot: VisitSlot } };

async function moved(own: ReturnType<Cast>['visits'], action: VisitAction, { id, note, time }: Moved) {
  switch (action) {
    case 'propose':
    case 'reschedule':
      return own[action]({ id, note, ...time });
    case 'accept':
    case 'decline':
    case 'cancel':
    case 'complete':
      return own[action]({ id, note });
    default:
      throw new Error(`Nobody but the product does ${action}`);
  }
}

/** Whoever shares work and references has written them down before. */
function profilesKept({ people, applications, now }: Parts): Act[] {
  const tenant = people.accounts.get('tenant') as DemoPerson;
  const sharing = applications.filter(({ shared }) => shared).map(({ seeker }) => seeker);
  return [...new Set([tenant, ...sharing])].map((person) => {
    const { references, ...work } = workOf(person);
    const family = {
      household: 'family' as const,
      occupants: 3,
      income_band: '10_to_20_lakh' as const,
      notes: 'We are a quiet family of three and stay for some years wherever we live.',
    };
    const stored = { ...work, references, ...(person === tenant ? family : {}) };
    return { at: ago(now, 24 * 30), do: (as) => as(person.id).applicationProfile.save(stored) };
  });
}

function appliedFor(application: DemoApplication, now: Instant): Act[] {
  const { home, seeker, events, moveInDate, occupants, incomeBand, shared } = application;
  const made: Id = { id: '' };
  const household = households.find((one) => one === application.household) ?? 'family';
  return events.map(({ move, side, note, hoursAgo }: DemoEvent) => ({
    at: ago(now, hoursAgo),
    do: async (as) => {
      const own = as((side === 'seeker' ? seeker : home.lister).id).applications;
      if (move !== 'submit') return own[move as ApplicationAction]({ ...made, note });
      ({ id: made.id } = await own.submit({
        property_id: home.id,
        move_in_date: moveInDate,
        household,
        occupants,
        income_band: incomeBand,
        notes: note,
        share_profile: shared !== null,
      }));
    },
  }));
}

/** Of each broker's leads that are a week old some are let and some lost; the demo broker notes things and wants to be reminded. */
function pipelineWorked({ stage, people, visits, applications, now }: Parts): Act[] {
  const all: DemoLead[] = [...visits, ...applications].filter(({ home }) =>
    home.lister.roles.includes('broker'),
  );
  const account = people.accounts.get('broker') as DemoPerson;
  const own = all.filter(({ home }) => home.lister === account);
  const old = all.filter(({ events }) => (events[0]?.hoursAgo ?? 0) > 7 * 24);
  const ended = old.flatMap((lead, n): Act[] => {
    const last = lastOf(lead) / 2;
    const to: LeadStage | null = mayHaveRented(lead, all) ? 'let' : n % 7 === 5 ? 'lost' : null;
    if (to === null || all.some((one) => one !== lead && isOfOne(one, lead) && lastOf(one) < last)) return [];
    const closes = { closes_others: to === 'let' && !isByBed(lead) };
    return [worked(stage, lead, ago(now, last), (desk, id) => desk.move({ id, stage: to, ...closes }))];
  });
  const noted = own.filter((lead) => !ended.length || lead.events.length > 1).slice(0, 8);
  const notes = noted.map((lead) =>
    worked(stage, lead, ago(now, Math.max(0.2, (lead.events[0]?.hoursAgo ?? 0) - 2)), (desk, id) =>
      desk.addNote({ id, note: 'Prefers a call after six; wants covered parking' }),
    ),
  );
  const offered = own.filter((lead) => lead.events.some(({ move }) => move === 'approve')).slice(0, 2);
  // One of them is overdue: it was to be done the day after it was set.
  const reminders = offered.map((lead, n) => {
    const isOverdue = n === 0 && (lead.events[0]?.hoursAgo ?? 0) > 60;
    const set = ago(now, isOverdue ? 50 : 0.2);
    return worked(stage, lead, set, (desk, id) =>
      desk.remind({
        id,
        reminder_on: addDays(dateInIndia(set), isOverdue ? 1 : 2),
        reminder_note: 'Ask about the deposit',
      }),
    );
  });
  return [...ended, ...notes, ...reminders];
}

const lastOf = (lead: DemoLead) => Math.min(...lead.events.map(({ hoursAgo }) => hoursAgo));

/** The visits and applications of one seeker for one home are one lead. */
const isOfOne = (one: DemoLead, other: DemoLead) => one.home === other.home && one.seeker === other.seeker;

/** One bed of several: the others are still to let. */
const isByBed = ({ home }: DemoLead) => home.propertyType === 'pg';

/** Whom the home was shown to or promised; nobody asked about it after they had it, unless it has other beds. */
function mayHaveRented(lead: DemoLead, all: readonly DemoLead[]): boolean {
  const last = lastOf(lead) / 2;
  return (
    lead.events.some(({ move }) => move === 'approve' || move === 'complete') &&
    (isByBed(lead) || all.every((one) => one.home !== lead.home || one === lead || lastOf(one) > last))
  );
}

type Desk = ReturnType<Cast>['pipeline'];

/** Nothing where the lead has ended: what is declined or cancelled ends it too. */
function worked(
  { services }: Stage,
  { home, seeker }: DemoLead,
  moment: Instant,
  act: (desk: Desk, id: string) => Promise<unknown>,
): Act {
  return {
    at: moment,
    do: async (as) => {
      const { rows } = await services.database.asWorker((tx) =>
        tx.execute<{ id: string }>(
          sql`select id from lead_cards where property_id = ${home.id} and user_id = ${seeker.id}
            and stage not in ('let', 'lost')`,
        ),
      );
      if (rows[0]) await act(as(home.lister.id).pipeline, rows[0].id);
    },
  };
}
