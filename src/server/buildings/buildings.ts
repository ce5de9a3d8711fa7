/** Buildings of an owner: their facts are written once and kept with every home in them. */
import { and, eq, sql } from 'drizzle-orm';
import type { BuildingForm, BuildingSummary } from '../../contract/buildings.ts';
import { buildings as table } from '../../db/schema/buildings.ts';
import { properties } from '../../db/schema/properties.ts';
import { propertyPrivate } from '../../db/schema/property-private.ts';
import { amenitiesIn, BUILDINGS_MAX, checkBuildingRoom } from '../../domain/buildings.ts';
import { kindsLostBy } from '../../domain/claims.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { isInCity } from '../../domain/home-pin.ts';
import { lapseClaims } from '../claims/claim-changes.ts';
import { removePublicFiles } from '../files/public-photo.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import {
  type BuildingRow,
  citiesOf,
  ownBuilding,
  photosOf,
  pointOf,
  shown,
  toFacts,
} from './building-rows.ts';
import { changed } from './changed.ts';
import { addPhoto, describePhoto, removePhoto } from './photos.ts';

const toColumns = ({ house_rules: houseRules, point, ...facts }: BuildingForm) => ({
  ...facts,
  houseRules,
  latitude: point?.lat ?? null,
  longitude: point?.lng ?? null,
});

/** Throws `building.pin-outside-city` for a pin that is a slip of the hand for one of its homes. */
async function checkPin({ db }: HandlerContext, building: BuildingRow): Promise<void> {
  const point = pointOf(building);
  if (point === null) return;
  for (const { middle } of await citiesOf(db, building.id)) {
    if (!isInCity(point, middle)) throw new RuleBroken('building.pin-outside-city', 'point');
  }
}

const list = api.buildings.list.handler(async ({ context }) => {
  const { rows } = await context.db.execute<BuildingSummary>(sql`
    select b.id, b.name, b.address, b.pincode, b.amenities, b.house_rules, count(p.id)::int as homes,
        (count(p.id) filter (where p.listing_state = 'published' and p.availability = 'available'))::int as free
      from buildings b left join properties p on p.building_id = b.id and p.listing_state <> 'withdrawn'
     where b.owner_id = ${userIdOf(context)} group by b.id order by lower(b.name), b.id limit ${BUILDINGS_MAX}`);
  return { items: rows };
});

/** For `catch`: a name is one building's. */
function asNameRule(error: unknown): never {
  throw violatedConstraint(error) === 'buildings_name_once'
    ? new RuleBroken('building.name-taken', 'name')
    : error;
}

const create = api.buildings.create.handler(async ({ context, input }) => {
  const { db } = context;
  const ownerId = userIdOf(context);
  await context.services.auth.limits.consume('listing.account', ownerId);
  await lockUntilCommit(db, `buildings ${ownerId}`);
  const { rows } = await db.execute<{ kept: number }>(
    sql`select count(*)::int as kept from buildings where owner_id = ${ownerId}`,
  );
  checkBuildingRoom(rows[0]?.kept ?? 0);
  const [row] = await db
    .insert(table)
    .values({ ownerId, ...toColumns(input) })
    .returning()
    .catch(asNameRule);
  if (!row) throw new Error('A building was not inserted');
  await changed(context, row, 'create', { after: input });
  return shown(context, row);
});

const update = api.buildings.update.handler(async ({ context, input: { id, ...form } }) => {
  const before = await ownBuilding(context, id);
  const [after] = await context.db
    .update(table)
    .set(toColumns(form))
    .where(eq(table.id, id))
    .returning()
    .catch(asNameRule);
  if (!after) throw new Error('A locked building was not updated');
  await checkPin(context, after);
  for (const home of await homesIn(context, id)) await shareFacts(context, home, before, after);
  await changed(context, after, 'update', { before: toFacts(before), after: form });
  return shown(context, after);
});

type Home = typeof properties.$inferSelect;

const homesIn = ({ db }: HandlerContext, id: string): Promise<Home[]> =>
  db
    .select()
    .from(properties)
    .where(eq(properties.buildingId, id))
    .orderBy(properties.id)
    .for('no key update');

/** What the building says counts for the home; what it says nothing of stays as the home has it. */
async function shareFacts(
  context: HandlerContext,
  home: Home,
  before: BuildingRow | null,
  after: BuildingRow,
): Promise<void> {
  const { db } = context;
  const amenities = amenitiesIn(home.amenities, before?.amenities ?? [], after.amenities as never);
  const pincode = after.pincode ?? home.pincode;
  const point = pointOf(after);
  await db
    .update(properties)
    // A trigger rounds the point to the map's grid.
    .set({ amenities, pincode, buildingId: after.id, ...point })
    .where(eq(properties.id, home.id));
  if (point) await keepHidden(db, home.id, { latitude: point.lat, longitude: point.lng });
  if (after.address === null) return;
  const [hidden] = await db
    .select({ address: propertyPrivate.address })
    .from(propertyPrivate)
    .where(eq(propertyPrivate.propertyId, home.id));
  const earlier = hidden?.address ?? null;
  if (earlier === after.address) return;
  await keepHidden(db, home.id, { address: after.address });
  // What was verified of another address is verified no more.
  const lost = kindsLostBy({ ...home, address: earlier }, { ...home, address: after.address });
  await lapseClaims(context, { propertyId: home.id }, lost);
}

type Hidden = Partial<Pick<typeof propertyPrivate.$inferInsert, 'address' | 'latitude' | 'longitude'>>;

/** What only accepted people read of a home. */
async function keepHidden(db: Executor, propertyId: string, hidden: Hidden): Promise<void> {
  await db
    .insert(propertyPrivate)
    .values({ propertyId, ...hidden })
    .onConflictDoUpdate({ target: propertyPrivate.propertyId, set: hidden });
}

const setHomes = api.buildings.setHomes.handler(async ({ context, input }) => {
  const { db } = context;
  const building = await ownBuilding(context, input.id);
  const before = await homesIn(context, building.id);
  const wanted = new Set(input.property_ids);
  const known = new Set(before.map(({ id }) => id));
  const joining = [...wanted].filter((id) => !known.has(id));
  const homes = await db
    .select()
    .from(properties)
    .where(
      and(
        sql`${properties.id} = any (${sql.param(joining)}::uuid[])`,
        eq(properties.listedBy, building.ownerId),
        sql`${properties.listingState} <> 'withdrawn'`,
      ),
    )
    .orderBy(properties.id)
    .for('no key update');
  if (homes.length < joining.length) throw new RuleBroken('building.home-not-yours', 'property_ids');
  if (homes.some(({ buildingId }) => buildingId !== null)) {
    throw new RuleBroken('building.home-elsewhere', 'property_ids');
  }
  for (const home of homes) await shareFacts(context, home, null, building);
  await checkPin(context, building);
  const leaving = before.filter(({ id }) => !wanted.has(id));
  for (const { id } of leaving) {
    await db.update(properties).set({ buildingId: null }).where(eq(properties.id, id));
  }
  if (homes.length + leaving.length > 0) {
    await changed(context, building, 'setHomes', {
      before: { homes: before.map(({ id }) => id) },
      after: { homes: [...wanted] },
    });
  }
  return shown(context, building);
});

/** Asked for a second time, as by a double click, it is not found. Its homes stay, with what they got from it. */
const remove = api.buildings.remove.handler(async ({ context, input }) => {
  const building = await ownBuilding(context, input.id);
  const photos = await photosOf(context.db, building.id);
  await context.db.delete(table).where(eq(table.id, building.id));
  await removePublicFiles(
    context.db,
    context.services.jobs,
    photos.map(({ files }) => files),
  );
  await changed(context, building, 'remove', { before: toFacts(building) });
  return { ok: true as const };
});

export const buildings = {
  list,
  get: api.buildings.get.handler(async ({ context, input }) =>
    shown(context, await ownBuilding(context, input.id)),
  ),
  create,
  update,
  setHomes,
  remove,
  addPhoto,
  describePhoto,
  removePhoto,
};
