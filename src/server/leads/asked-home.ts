/** The home somebody asks to visit or to rent. */
import { ORPCError } from '@orpc/server';
import { and, eq } from 'drizzle-orm';
import { pgRooms } from '../../db/schema/beds.ts';
import { properties } from '../../db/schema/properties.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkLeadAllowed } from '../../domain/leads.ts';
import { checkNewcomer } from '../lib/newcomers.ts';
import { actsForHome } from '../lib/organisation-homes.ts';
import { refuseBlocked } from '../lib/person-blocks.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

/**
 * Takes one try of the person's hourly allowance and proves that the home takes leads. It is not locked: a seeker may not,
 * and a request that crosses with a pause is an ordinary request the lister declines.
 */
export async function askedHome(context: HandlerContext, id: string, roomId: string | null) {
  const userId = userIdOf(context);
  await context.services.auth.limits.consume('enquiry.account', userId);
  const [home] = await context.db
    .select({
      title: properties.title,
      listedBy: properties.listedBy,
      listingState: properties.listingState,
      availability: properties.availability,
    })
    .from(properties)
    .where(eq(properties.id, id));
  if (!home) throw new ORPCError('NOT_FOUND');
  checkLeadAllowed(home, userId, await actsForHome(context.db, id, 'leads'));
  await refuseBlocked(context.db, userId, home.listedBy);
  if (roomId !== null) {
    const [room] = await context.db
      .select({ id: pgRooms.id })
      .from(pgRooms)
      .where(and(eq(pgRooms.id, roomId), eq(pgRooms.propertyId, id)));
    if (!room) throw new RuleBroken('bed.no-such-room', 'room_id');
  }
  await checkNewcomer(context, userId, 'request');
  return { ...home, seekerId: userId };
}
