// Companies that own managed homes, as their owners say: what a home is charged with is invoiced to its company, which may be paid too.
import { sql } from 'drizzle-orm';
import { index, pgPolicy, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, workerPolicy } from './columns.ts';
import { person } from './identity.ts';
import { managedProperties, ofVisibleManagedProperty } from './managed-rentals.ts';
import { organisations } from './organisations.ts';
import { member } from './roles.ts';

export const ownerCompanies = pgTable(
  'owner_companies',
  {
    managedPropertyId: uuid('managed_property_id')
      .primaryKey()
      .references(() => managedProperties.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    setBy: person('set_by'),
    /** From then on rent that the operator collects for the home is paid to the company; null: to the owner's own account. */
    paidFrom: instant('paid_from'),
    createdAt: createdAt(),
  },
  (table) => {
    const isOwners = sql`${table.managedPropertyId} in
      (select p.id from managed_properties p where p.owner_id = (select app.user_id()))`;
    // Who writes there is somebody of the company, and of those who look after its money.
    const mayCharge = sql`${table.organisationId} in (select app.acts_for('money'))`;
    return [
      index('owner_companies_of').on(table.organisationId),
      index('owner_companies_set_by').on(table.setBy),
      pgPolicy('read with home', {
        to: member,
        for: 'select',
        using: ofVisibleManagedProperty(table.managedPropertyId),
      }),
      pgPolicy('choose', {
        to: member,
        for: 'insert',
        withCheck: sql`${isOwners} and ${mayCharge} and ${table.setBy} = (select app.user_id())`,
      }),
      pgPolicy('choose none', { to: member, for: 'delete', using: isOwners }),
      workerPolicy(),
    ];
  },
);
