/** How a lister's home is changed and moved from one state to another. */
import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { now } from '../../db/schema/columns.ts';
import { properties } from '../../db/schema/properties.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { draftSteps, missingFields } from '../../domain/listing-quality.ts';
import { checkNotHidden, type ListingAction, nextListingState } from '../../domain/properties.ts';
import { act } from '../audit/act.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { lockOwnHome, type OwnHome, stateOf } from './rows/own-homes.ts';

type Changes = PgUpdateSetSource<typeof properties>;

export async function change({ db }: HandlerContext, home: OwnHome, action: string, changes: Changes) {
  const [changed] = await db.update(properties).set(changes).where(eq(properties.id, home.id)).returning();
  if (!changed) throw new Error('A locked home was not updated');
  await act(db, {
    action: `properties.${action}`,
    subject: { type: 'property', id: home.id },
    people: [home.listedBy],
    before: stateOf(home),
    after: stateOf(changed),
  });
  return stateOf(changed);
}

/** Moves a listing by one of its actions; the rule says whether it may. */
export async function move(
  context: HandlerContext,
  id: string,
  action: ListingAction,
  changes: Changes = {},
) {
  return moveLocked(context, await lockOwnHome(context.db, context.actor, id), action, changes);
}

/** The same of a home that is locked already. */
export async function moveLocked(
  context: HandlerContext,
  home: OwnHome,
  action: ListingAction,
  changes: Changes = {},
) {
  return change(context, home, action, { listingState: nextStateOf(home, action), ...changes });
}

/** The state the action leads to; throws `RuleBroken` where the home may not take it. */
export function nextStateOf(home: OwnHome, action: ListingAction): OwnHome['listingState'] {
  const listingState = nextListingState(home.listingState, action);
  checkNotHidden(home.hiddenReason, action);
  if (action === 'publish') assertComplete(home);
  return listingState;
}

/** Names the first missing field as the form and the API call it. */
function assertComplete(home: OwnHome): void {
  const [missing] = draftSteps.flatMap((step) => missingFields(home, step));
  if (missing === undefined) return;
  const field = missing.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  throw new RuleBroken('property.draft-incomplete', field);
}

export const renewed = () => ({ renewedAt: now, renewalReminders: 0 });

/** What each action writes beside the state. */
export const besides: Readonly<Record<'publish' | 'pause' | 'resume' | 'renew', () => Changes>> = {
  publish: () => ({ publishedAt: now, ...renewed() }),
  pause: () => ({}),
  resume: renewed,
  renew: renewed,
};
