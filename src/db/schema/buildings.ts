// Buildings of an owner, and what their homes have in common; which home is in which stands with the home.
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { BUILDING_NAME_MAX } from '../../domain/buildings.ts';
import { createdAt, id, ownPolicies, updatedAt } from './columns.ts';
import { personId } from './identity.ts';

export const buildings = pgTable(
  'buildings',
  {
    id: id(),
    ownerId: personId('owner_id'),
    name: text('name').notNull(),
    address: text('address'),
    pincode: text('pincode'),
    amenities: text('amenities').array().notNull().default(sql`'{}'`),
    houseRules: text('house_rules'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('buildings_name_once').on(table.ownerId, sql`lower(${table.name})`),
    check('buildings_name', sql`length(${table.name}) between 1 and ${sql.raw(`${BUILDING_NAME_MAX}`)}`),
    ...ownPolicies(table.ownerId),
  ],
);
