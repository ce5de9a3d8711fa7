// What of a home stays hidden until a visit or application is accepted: the door, the exact point, the contact.
import { sql } from 'drizzle-orm';
import { doublePrecision, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { actsForHome, may, updatedAt, workerPolicy } from './columns.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

export const propertyPrivate = pgTable(
  'property_private',
  {
    propertyId: uuid('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    address: text('address'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    contactEmail: text('contact_email'),
    updatedAt: updatedAt(),
  },
  (table) => [
    pgPolicy('read when accepted', {
      to: member,
      for: 'select',
      using: sql`app.is_lister(${table.propertyId}) or app.has_accepted_lead(${table.propertyId}) or ${may('properties.readContacts')}
        or ${actsForHome(table.propertyId, 'homes')}`,
    }),
    pgPolicy('add own', {
      to: member,
      for: 'insert',
      withCheck: sql`app.is_lister(${table.propertyId}) or ${actsForHome(table.propertyId, 'homes')}`,
    }),
    pgPolicy('change own', {
      to: member,
      for: 'update',
      using: sql`app.is_lister(${table.propertyId}) or ${may('properties.changeAll')} or ${actsForHome(table.propertyId, 'homes')}`,
      withCheck: sql`app.is_lister(${table.propertyId}) or ${may('properties.changeAll')} or ${actsForHome(table.propertyId, 'homes')}`,
    }),
    workerPolicy(),
  ],
);
