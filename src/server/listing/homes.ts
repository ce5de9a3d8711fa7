// Answers what a lister does with their own homes: create, change, publish, pause, mark booked, take away.

import { eq } from 'drizzle-orm';
import { fieldProblems } from '../../contract/errors.ts';
import { type HomeFields, homeFields } from '../../contract/home-fields.ts';
import { propertyDrafts } from '../../db/schema/listing.ts';
import { cities } from '../../db/schema/localities.ts';
import { properties } from '../../db/schema/properties.ts';
import { kindsLostBy, kindsOf } from '../../domain/claims.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { homeReraExample, isHomeRera, normalizeRera } from '../../domain/home-rera.ts';
import { toggledAvailability } from '../../domain/properties.ts';
import { refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import { lapseClaims } from '../claims/claim-changes.ts';
import { endVisitsOfHomeJob } from '../leases/parties.ts';
import { checkNewcomer } from '../lib/newcomers.ts';
import { fieldsProblem, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { bulk, bulkMatching, performance, performanceByWeek } from './bulk.ts';
import { doubts } from './doubts.ts';
import { tellWaiting } from './home-hiding.ts';
import { besides, change, move, moveLocked } from './moves.ts';
import { leadsOf, listOwnHomes } from './own-home-lists.ts';
import { addressOf, columnsOf, listedFields, savePrivateFields } from './rows/home-columns.ts';
import { lockOwnHome, type OwnHome, stateOf, userIdOf } from './rows/own-homes.ts';

/** Nobody moves into a home in the past; a day that stood there before may have gone by since. */
function checkFree(
  { services }: HandlerContext,
  { available_from: from }: HomeFields,
  earlier: string | null = null,
): void {
  if (from === null || from === earlier || from >= services.today()) return;
  throw wrongField('available_from', refusal('available-from.in-past', 'Choose today or a later day'));
}

/** What stood there before stays as it is; a new number has the shape of its state. */
async function readRera(
  { db }: HandlerContext,
  { cityId, reraNumber: typed }: { cityId: number; reraNumber: string | null },
  earlier: string | null = null,
): Promise<string | null> {
  const number = normalizeRera(typed, earlier);
  if (number === null || number === earlier) return number;
  const [city] = await db.select({ state: cities.state }).from(cities).where(eq(cities.id, cityId));
  const state = city?.state ?? null;
  if (isHomeRera(number, state)) return number;
  const example = homeReraExample(state);
  throw wrongField(
    'rera_number',
    example === null
      ? refusal('home-rera.malformed', 'No RERA number is written like this. Copy it from the certificate')
      : refusal('home-rera.of-state', 'In {state}, write the RERA number like {example}', {
          state: state ?? '',
          example,
        }),
  );
}

async function updated(context: HandlerContext, home: OwnHome, fields: HomeFields) {
  const { db } = context;
  const { id } = home;
  checkFree(context, fields, home.availableFrom);
  const columns = await columnsOf(db, fields);
  columns.reraNumber = await readRera(context, columns, home.reraNumber);
  const earlier = await addressOf(db, id);
  await savePrivateFields(db, id, fields, columns.localityId !== home.localityId);
  const changed = await change(context, home, 'update', columns);
  const lost = kindsLostBy({ ...home, address: earlier }, { ...columns, address: fields.address });
  await lapseClaims(context, { propertyId: id }, lost);
  return changed;
}

const forgetDraft = (context: HandlerContext, id: string) =>
  context.db.delete(propertyDrafts).where(eq(propertyDrafts.propertyId, id));

export const listingHandlers = {
  listMine: api.properties.listMine.handler(({ input, context }) =>
    listOwnHomes(context.db, userIdOf(context.actor), input),
  ),

  create: api.properties.create.handler(async ({ input, context }) => {
    const { db, actor, services } = context;
    const userId = userIdOf(actor);
    checkFree(context, input);
    await services.auth.limits.consume('listing.account', userId);
    await checkNewcomer(context, userId, 'listing');
    const columns = await columnsOf(db, input);
    const reraNumber = await readRera(context, columns);
    const [home] = await db
      .insert(properties)
      .values({ ...columns, reraNumber, listedBy: userId })
      .returning();
    if (!home) throw new Error('A home was not inserted');
    await savePrivateFields(db, home.id, input);
    await act(db, {
      action: 'properties.create',
      subject: { type: 'property', id: home.id },
      people: [userId],
      after: stateOf(home),
    });
    return stateOf(home);
  }),

  update: api.properties.update.handler(async ({ input: { id, ...fields }, context }) => {
    const home = await lockOwnHome(context.db, context.actor, id);
    await forgetDraft(context, id);
    return updated(context, home, fields);
  }),

  changeTerms: api.properties.changeTerms.handler(async ({ input: { id, ...terms }, context }) => {
    const home = await lockOwnHome(context.db, context.actor, id);
    const given = Object.entries(terms).filter(([, value]) => value !== undefined);
    const whole = { ...(await listedFields(context.db, home)), ...Object.fromEntries(given) };
    const { data, error } = homeFields.safeParse(whole);
    if (error) throw fieldsProblem(fieldProblems(error.issues));
    return updated(context, home, data);
  }),

  publish: api.properties.publish.handler(async ({ input: { id }, context }) => {
    const home = await lockOwnHome(context.db, context.actor, id);
    // Asking twice, as a double click does, is no mistake.
    if (home.listingState === 'published') return stateOf(home);
    return moveLocked(context, home, 'publish', besides.publish());
  }),

  pause: api.properties.pause.handler(({ input: { id }, context }) => move(context, id, 'pause')),

  resume: api.properties.resume.handler(({ input: { id }, context }) =>
    move(context, id, 'resume', besides.resume()),
  ),

  renew: api.properties.renew.handler(({ input: { id }, context }) =>
    move(context, id, 'renew', besides.renew()),
  ),

  remove: api.properties.remove.handler(async ({ input: { id }, context }) => {
    const home = await lockOwnHome(context.db, context.actor, id);
    await forgetDraft(context, id);
    await tellWaiting(context, home, 'removed');
    await lapseClaims(context, { propertyId: id }, kindsOf('home'));
    return move(context, id, 'remove');
  }),

  setAvailability: api.properties.setAvailability.handler(async ({ input, context }) => {
    const home = await lockOwnHome(context.db, context.actor, input.id);
    // Asking twice for the same, as a double click does, is no mistake.
    if (home.availability === input.availability) return stateOf(home);
    if (toggledAvailability(home.availability) !== input.availability) {
      throw new RuleBroken('property.transition-not-allowed', 'availability');
    }
    // Whoever waits for an answer is told, and visits that were still to come are cancelled: what the home's page said of them is over.
    if (input.availability !== 'available') {
      await context.services.jobs.enqueue(endVisitsOfHomeJob, { propertyId: home.id }, context.db);
    }
    return change(context, home, 'setAvailability', { availability: input.availability });
  }),

  setVisitHours: api.properties.setVisitHours.handler(async ({ input: { id, hours }, context }) => {
    const home = await lockOwnHome(context.db, context.actor, id);
    await context.db.update(properties).set({ visitHours: hours }).where(eq(properties.id, id));
    await act(context.db, {
      action: 'properties.setVisitHours',
      subject: { type: 'property', id },
      people: [home.listedBy],
      before: { hours: home.visitHours },
      after: { hours },
    });
    return { hours };
  }),

  doubts,
  bulk,
  bulkMatching,
  performance,
  performanceByWeek,

  leads: api.properties.leads.handler(({ input: { id }, context }) => leadsOf(context, id)),
};
