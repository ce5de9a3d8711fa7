// Leases: who rents a managed home, from when until when, and on which terms.
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  numeric,
  pgPolicy,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DEFAULT_NOTICE_DAYS, leaseStates, MOST_NOTICE_DAYS } from '../../domain/leases.ts';
import { createdAt, id, isAdmin, isMe, oneOf, paise, updatedAt, workerPolicy } from './columns.ts';
import { files } from './files.ts';
import { profiles } from './identity.ts';
import { managedProperties } from './managed-rentals.ts';
import { member } from './roles.ts';

export const leases = pgTable(
  'leases',
  {
    id: id(),
    managedPropertyId: uuid('managed_property_id')
      .notNull()
      .references(() => managedProperties.id),
    /** Null after the person erased himself; the lease remains for its owner's books. */
    tenantId: uuid('tenant_id').references(() => profiles.userId, { onDelete: 'set null' }),
    state: text('state', { enum: leaseStates }).notNull().default('draft'),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** The day the tenant moved out, which may be earlier or later than agreed. */
    endedOn: date('ended_on', { mode: 'string' }),
    /** Paise a month. */
    rent: paise('rent').notNull(),
    deposit: paise('deposit').notNull().default(0),
    noticeDays: smallint('notice_days').notNull().default(DEFAULT_NOTICE_DAYS),
    /** Percent by which the rent rises each year. */
    escalationPercentage: numeric('escalation_percentage', { precision: 5, scale: 2, mode: 'number' })
      .notNull()
      .default(0),
    agreementFileId: uuid('agreement_file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('leases_of_property').on(table.managedPropertyId, table.startDate),
    index('leases_of_tenant').on(table.tenantId, table.startDate),
    index('leases_of_agreement').on(table.agreementFileId),
    // A home is let to one tenant at a time; the next lease may be drafted meanwhile.
    uniqueIndex('leases_one_running').on(table.managedPropertyId).where(sql`state in ('active', 'ending')`),
    oneOf('leases_state', table.state, leaseStates),
    check('leases_term', sql`${table.endDate} >= ${table.startDate}`),
    check('leases_ended', sql`(${table.state} = 'ended') = (${table.endedOn} is not null)`),
    check('leases_rent', sql`${table.rent} > 0 and ${table.deposit} >= 0`),
    check('leases_notice', sql`${table.noticeDays} between 0 and ${sql.raw(String(MOST_NOTICE_DAYS))}`),
    check('leases_escalation', sql`${table.escalationPercentage} between 0 and 100`),
    pgPolicy('read as party', {
      to: member,
      for: 'select',
      using: sql`(${isMe(table.tenantId)} and ${table.state} <> 'draft') or ${isAdmin}
        or ${table.managedPropertyId} in (select p.id from managed_properties p where p.owner_id = (select app.user_id()))`,
    }),
    pgPolicy('add as admin', { to: member, for: 'insert', withCheck: isAdmin }),
    pgPolicy('change as admin', { to: member, for: 'update', using: isAdmin, withCheck: isAdmin }),
    workerPolicy(),
  ],
);
