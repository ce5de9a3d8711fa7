// Answers what a lister does with his own homes: create, change, publish, pause, mark booked, take away.
import { eq } from 'drizzle-orm';
import { audit } from '../../db/audit.ts';
import { propertyDrafts } from '../../db/schema/listing.ts';
import { properties } from '../../db/schema/properties.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { draftSteps, missingFields } from '../../domain/listing-quality.ts';
import {
  checkNotHidden,
  type ListingAction,
  nextListingState,
  toggledAvailability,
} from '../../domain/properties.ts';
import { tellWaiting } from '../lib/open-leads.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { columnsOf, savePrivateFields } from './home-columns.ts';
import { leadsOf, listOwnHomes } from './own-home-lists.ts';
import { lockOwnHome, type OwnHome, stateOf, userIdOf } from './own-homes.ts';

type Changes = Partial<typeof properties.$inferInsert>;

async function change({ db }: HandlerContext, home: OwnHome, action: string, changes: Changes) {
  const [changed] = await db.update(properties).set(changes).where(eq(properties.id, home.id)).returning();
  if (!changed) throw new Error('A locked home was not updated');
  await audit(db, {
    action: `properties.${action}`,
    subjectType: 'property',
    subjectId: home.id,
    before: stateOf(home),
    after: stateOf(changed),
  });
  return stateOf(changed);
}

/** Moves a listing by one of its actions; the rule says whether it may. */
async function move(context: HandlerContext, id: string, action: ListingAction, changes: Changes = {}) {
  const home = await lockOwnHome(context.db, context.actor, id);
  const listingState = nextListingState(home.listingState, action);
  checkNotHidden(home.hiddenReason, action);
  if (action === 'publish') assertComplete(home);
  return change(context, home, action, { listingState, ...changes });
}

/** Names the first missing field as the form and the API call it. */
function assertComplete(home: OwnHome): void {
  const [missing] = draftSteps.flatMap((step) => missingFields(home, step));
  if (missing === undefined) return;
  const field = missing.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  throw new RuleBroken('property.draft-incomplete', field);
}

const forgetDraft = (context: HandlerContext, id: string) =>
  context.db.delete(propertyDrafts).where(eq(propertyDrafts.propertyId, id));

const renewed = () => ({ renewedAt: new Date(), renewalReminders: 0 });

export const listingHandlers = {
  listMine: api.properties.listMine.handler(({ input, context }) =>
    listOwnHomes(context.db, userIdOf(context.actor), input),
  ),

  create: api.properties.create.handler(async ({ input, context }) => {
    const { db, actor, services } = context;
    const userId = userIdOf(actor);
    await services.auth.limits.consume('listing.account', userId);
    const [home] = await db
      .insert(properties)
      .values({ ...(await columnsOf(db, input)), listedBy: userId })
      .returning();
    if (!home) throw new Error('A home was not inserted');
    await savePrivateFields(db, home.id, input);
    await audit(db, {
      action: 'properties.create',
      subjectType: 'property',
      subjectId: home.id,
      after: stateOf(home),
    });
    return stateOf(home);
  }),

  update: api.properties.update.handler(async ({ input: { id, ...fields }, context }) => {
    const home = await lockOwnHome(context.db, context.actor, id);
    const columns = await columnsOf(context.db, fields);
    await savePrivateFields(context.db, id, fields);
    await forgetDraft(context, id);
    return change(context, home, 'update', columns);
  }),

  publish: api.properties.publish.handler(({ input: { id }, context }) =>
    move(context, id, 'publish', { publishedAt: new Date(), ...renewed() }),
  ),

  pause: api.properties.pause.handler(({ input: { id }, context }) => move(context, id, 'pause')),

  resume: api.properties.resume.handler(({ input: { id }, context }) =>
    move(context, id, 'resume', renewed()),
  ),

  renew: api.properties.renew.handler(({ input: { id }, context }) => move(context, id, 'renew', renewed())),

  remove: api.properties.remove.handler(async ({ input: { id }, context }) => {
    const home = await lockOwnHome(context.db, context.actor, id);
    await forgetDraft(context, id);
    await tellWaiting(context, home, 'removed');
    return move(context, id, 'remove');
  }),

  setAvailability: api.properties.setAvailability.handler(async ({ input, context }) => {
    const home = await lockOwnHome(context.db, context.actor, input.id);
    // Asking twice for the same, as a double click does, is no mistake.
    if (home.availability === input.availability) return stateOf(home);
    if (toggledAvailability(home.availability) !== input.availability) {
      throw new RuleBroken('property.transition-not-allowed', 'availability');
    }
    if (input.availability !== 'available') await tellWaiting(context, home, 'let');
    return change(context, home, 'setAvailability', { availability: input.availability });
  }),

  leads: api.properties.leads.handler(({ input: { id }, context }) => leadsOf(context, id)),
};
