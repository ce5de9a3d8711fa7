/** Rooms and beds of a PG: what its owner keeps of them, and who lives in which. */
import { z } from 'zod';
import { bedRents, bedStates, ROOM_NAME_MAX, ROOM_NAMES_MAX, SHARING_MAX } from '../domain/beds.ts';
import { leaseStates } from '../domain/leases.ts';
import { availabilities, listingStates } from '../domain/properties.ts';
import { invalid } from '../domain/refusals.ts';
import { line, optional, paragraph, rupees, whole } from './fields.ts';
import { homeId } from './home-summary.ts';
import { procedure } from './procedure.ts';

const roomFacts = {
  sharing: z.number().int().describe('how many share it; it has as many beds'),
  attached_bathroom: z.boolean(),
  air_conditioned: z.boolean(),
  rent: z.number().int().describe('paise a month for one bed'),
  deposit: z.number().int().nullable().describe('paise for one bed; null: not said'),
};

/** A room as everybody sees it on the page of its PG. */
export const offeredRoom = z.object({
  id: z.uuid(),
  name: z.string(),
  ...roomFacts,
  beds: z.number().int(),
  free: z.number().int(),
});
export type OfferedRoom = z.infer<typeof offeredRoom>;

/** The room that a visit or an application asks for, as both sides see it. */
export const askedRoom = z.object({ id: z.uuid(), name: z.string(), sharing: z.number().int() });

const bed = z.object({
  id: z.uuid(),
  label: z.string(),
  state: z.enum(bedStates),
  lease: z
    .object({
      id: z.uuid(),
      tenant_name: z.string(),
      state: z.enum(leaseStates),
      start_date: z.string(),
      last_day: z.string(),
    })
    .nullable()
    .describe('of whoever lives there, or moves in next'),
  offer: z
    .object({ id: z.uuid(), tenant_name: z.string(), state: z.enum(leaseStates) })
    .nullable()
    .describe('the newest lease of a bed without one that is written and not agreed yet'),
  rent: z.enum(bedRents).nullable().describe('how the rent of this month stands; null: nobody lives there'),
  late: z.number().int().describe('paise past their day'),
  free_from: z.string().nullable().describe('the first day after its lease; null: free or held now'),
});
export type Bed = z.infer<typeof bed>;

const room = z.object({ id: z.uuid(), name: z.string(), ...roomFacts, beds: z.array(bed) });
export type Room = z.infer<typeof room>;

const board = z.object({
  home: z.object({
    id: z.uuid(),
    title: z.string(),
    locality: z.string().nullable(),
    city: z.string().nullable(),
    listing_state: z.enum(listingStates),
    availability: z.enum(availabilities),
  }),
  rooms: z.array(room).describe('by name'),
});
export type BedBoard = z.infer<typeof board>;

const facts = {
  sharing: whole(1, SHARING_MAX, 'sharing.out-of-range', 'Enter beds in a room from {least} to {most}'),
  attached_bathroom: z.boolean().default(false),
  air_conditioned: z.boolean().default(false),
  rent: rupees(1, 'rent.out-of-range', 'Enter the rent in whole rupees, at most {most} crore'),
  deposit: optional(
    rupees(0, 'deposit.out-of-range', 'Enter the deposit in whole rupees, at most {most} crore'),
  ),
};
const roomId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a room' })),
});
const bedId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a bed' })),
});
const ofHome = z.object({ property_id: homeId });

export const bedsContract = {
  rooms: procedure('beds.rooms')
    .route({
      method: 'GET',
      path: '/my/properties/{property_id}/rooms',
      summary: 'The rooms and beds of one’s own PG, and who lives in which',
    })
    .input(ofHome)
    .output(board),
  addRooms: procedure('beds.addRooms')
    .route({
      method: 'POST',
      path: '/my/properties/{property_id}/rooms',
      successStatus: 201,
      summary: 'Add rooms that are alike, each with its beds',
    })
    .input(
      ofHome.extend({
        names: paragraph(ROOM_NAMES_MAX).describe('such as "101-106, 201": each number of a range is a room'),
        ...facts,
      }),
    )
    .output(board),
  changeRoom: procedure('beds.changeRoom')
    .route({ method: 'PUT', path: '/my/rooms/{id}' })
    .input(
      roomId.extend({
        name: line(ROOM_NAME_MAX).min(1, invalid('room.missing', 'Enter a room')),
        ...facts,
      }),
    )
    .output(board),
  removeRoom: procedure('beds.removeRoom')
    .route({ method: 'DELETE', path: '/my/rooms/{id}' })
    .input(roomId)
    .output(z.object({ ok: z.literal(true) })),
  hold: procedure('beds.hold')
    .route({
      method: 'PUT',
      path: '/my/beds/{id}/hold',
      summary: 'Keep a bed from being let, or offer it again',
    })
    .input(bedId.extend({ is_held: z.boolean() }))
    .output(board),
};
