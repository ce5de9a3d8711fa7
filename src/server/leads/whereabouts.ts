/** What a lister says of a home as they agree to a visit: its door and a number, where it had none. */
import { eq, sql } from 'drizzle-orm';
import { properties } from '../../db/schema/properties.ts';
import { propertyPrivate } from '../../db/schema/property-private.ts';
import { kindsLostBy } from '../../domain/claims.ts';
import type { VisitLack } from '../../domain/visits.ts';
import { act } from '../audit/act.ts';
import { lapseClaims } from '../claims/claim-changes.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

export type Whereabouts = Readonly<Record<VisitLack, string | null>>;

/** What stands there already is changed in the listing form alone. That something was said is written down, not what. */
export async function sayWhere(
  context: HandlerContext,
  propertyId: string,
  lacks: readonly VisitLack[],
  said: Whereabouts,
): Promise<void> {
  const taken = lacks.filter((what) => said[what] !== null);
  if (taken.length === 0) return;
  const address = taken.includes('address') ? said.address : null;
  const contactPhone = taken.includes('phone') ? said.phone : null;
  await context.db
    .insert(propertyPrivate)
    .values({ propertyId, address, contactPhone })
    .onConflictDoUpdate({
      target: propertyPrivate.propertyId,
      set: {
        address: sql`coalesce(${propertyPrivate.address}, excluded.address)`,
        contactPhone: sql`coalesce(${propertyPrivate.contactPhone}, excluded.contact_phone)`,
      },
    });
  if (address !== null) await lapseFor(context, propertyId, address);
  await act(context, {
    action: 'properties.update',
    subject: { type: 'property', id: propertyId },
    people: [userIdOf(context)],
    after: { said: taken },
  });
}

/** What was verified was verified of no address: as in the listing form, a new one is looked at anew. */
async function lapseFor(context: HandlerContext, propertyId: string, address: string): Promise<void> {
  const [home] = await context.db.select().from(properties).where(eq(properties.id, propertyId));
  if (!home) return;
  await lapseClaims(context, { propertyId }, kindsLostBy({ ...home, address: null }, { ...home, address }));
}
