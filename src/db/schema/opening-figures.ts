// Opening figures that the tenant of a lease from a business contests: what each side says of them, and what came of it.
import { sql } from 'drizzle-orm';
import { check, date, index, pgPolicy, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { leaseSides } from '../../domain/leases.ts';
import { openingFigureKinds, openingFigureStates } from '../../domain/opening-figures.ts';
import { movedHolders } from '../../domain/switch-over-leases.ts';
import { createdAt, id, instant, isVisibleWith, oneOf, paise, updatedAt, workerPolicy } from './columns.ts';
import { person } from './identity.ts';
import { leases } from './leases.ts';
import { member } from './roles.ts';

export const openingFigures = pgTable(
  'opening_figures',
  {
    id: id(),
    leaseId: uuid('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: openingFigureKinds }).notNull(),
    state: text('state', { enum: openingFigureStates }).notNull().default('open'),
    /** Of a balance, what was paid ahead is negative, here and below. */
    fileSays: paise('file_says').notNull(),
    tenantSays: paise('tenant_says').notNull(),
    landlordSays: paise('landlord_says').notNull(),
    tenantReason: text('tenant_reason').notNull(),
    landlordReason: text('landlord_reason'),
    /** Who named an amount last: the other side answers. */
    lastBy: text('last_by', { enum: leaseSides }).notNull(),
    /** Of a deposit: who has it. */
    heldBy: text('held_by', { enum: movedHolders }),
    /** The last day on which both agree; the team decides after it. */
    agreeBy: date('agree_by', { mode: 'string' }).notNull(),
    /** 1: whoever has to answer was reminded. 2: both know that the team decides. */
    reminders: smallint('reminders').notNull().default(0),
    counts: paise('counts'),
    settledAt: instant('settled_at'),
    decidedBy: person('decided_by'),
    decision: text('decision'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('opening_figures_of_lease').on(table.leaseId, table.kind),
    index('opening_figures_open').on(table.createdAt, table.id).where(sql`state = 'open'`),
    index('opening_figures_decided_by').on(table.decidedBy),
    oneOf('opening_figures_kind', table.kind, openingFigureKinds),
    oneOf('opening_figures_state', table.state, openingFigureStates),
    oneOf('opening_figures_last_by', table.lastBy, leaseSides),
    oneOf('opening_figures_held_by', table.heldBy, movedHolders),
    check(
      'opening_figures_deposit',
      sql`(${table.kind} = 'deposit') = (${table.heldBy} is not null)
        and (${table.kind} = 'balance'
          or least(${table.fileSays}, ${table.tenantSays}, ${table.landlordSays}, coalesce(${table.counts}, 0)) >= 0)`,
    ),
    check(
      'opening_figures_settled',
      sql`(${table.state} = 'open') = (${table.counts} is null) and (${table.counts} is null) = (${table.settledAt} is null)
        and (${table.state} = 'decided') = (${table.decision} is not null)`,
    ),
    // Each word is written by a function that knows whose it is.
    pgPolicy('read with lease', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.leaseId, 'leases', 'openingFigures.readAll'),
    }),
    workerPolicy(),
  ],
);
