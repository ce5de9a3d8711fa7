// What applicants say of themselves once, and the references that went with an application.
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { occupations, type Reference } from '../../domain/application-profiles.ts';
import { households, incomeBands } from '../../domain/applications.ts';
import { createdAt, isMe, may, oneOf, updatedAt, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { propertyApplications } from './leads.ts';
import { member } from './roles.ts';

/** A person's own; nobody else reads it, only what they hand in with an application. */
export const applicationProfiles = pgTable(
  'application_profiles',
  {
    userId: personId('user_id').primaryKey(),
    moveInDate: date('move_in_date', { mode: 'string' }),
    household: text('household', { enum: households }),
    occupants: integer('occupants'),
    incomeBand: text('income_band', { enum: incomeBands }),
    occupation: text('occupation', { enum: occupations }),
    /** Employer, firm or course. */
    employer: text('employer'),
    notes: text('notes'),
    /** At most three people who may be asked about the applicant. */
    referees: jsonb('referees').$type<Reference[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('application_profiles_household', table.household, households),
    oneOf('application_profiles_income_band', table.incomeBand, incomeBands),
    oneOf('application_profiles_occupation', table.occupation, occupations),
    check('application_profiles_occupants', sql`${table.occupants} between 1 and 20`),
    check('application_profiles_referees', sql`jsonb_array_length(${table.referees}) <= 3`),
    pgPolicy('own', { to: member, for: 'all', using: isMe(table.userId), withCheck: isMe(table.userId) }),
    workerPolicy(),
  ],
);

/** As they were when the application was sent. They are contacts: the lister reads them once they accepted it. */
export const applicationReferences = pgTable(
  'application_references',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => propertyApplications.id, { onDelete: 'cascade' }),
    userId: personId('user_id'),
    referees: jsonb('referees').$type<Reference[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('application_references_of_person').on(table.userId),
    check('application_references_referees', sql`jsonb_array_length(${table.referees}) between 1 and 3`),
    pgPolicy('read own or accepted', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('leads.readContacts')} or exists (select from property_applications a
        where a.id = ${table.applicationId} and a.status = 'approved'
          and (a.lister_id = (select app.user_id()) or a.property_id = any (array(select app.organisation_homes('leads')))))`,
    }),
    pgPolicy('hand in', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.userId)} and exists (select from property_applications a
        where a.id = ${table.applicationId} and a.user_id = (select app.user_id()))`,
    }),
    workerPolicy(),
  ],
);
