// Checks of applicants that owners order, what our team found for each point, the documents behind it, and what a check costs.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgPolicy,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { languages } from '../../domain/languages.ts';
import { checkPoints, checkStatuses, pointAnswers } from '../../domain/tenant-checks.ts';
import {
  createdAt,
  id,
  instant,
  isMe,
  may,
  oneOf,
  paise,
  randomId,
  updatedAt,
  workerPolicy,
} from './columns.ts';
import { files } from './files.ts';
import { person, personId } from './identity.ts';
import { managedProperties } from './managed-rentals.ts';
import { member } from './roles.ts';

export const tenantChecks = pgTable(
  'tenant_checks',
  {
    id: randomId(),
    /** The counting part of its number. */
    serial: bigint('serial', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The form it was ordered with: sent twice, it is one check. */
    formId: uuid('form_id').notNull(),
    ordererId: personId('orderer_id'),
    managedPropertyId: uuid('managed_property_id').references(() => managedProperties.id, {
      onDelete: 'set null',
    }),
    home: text('home').notNull(),
    personName: text('person_name').notNull(),
    /** One of both, to reach them at. */
    personEmail: text('person_email'),
    personPhone: text('person_phone'),
    /** Their account, once there is one that proved the address or number. */
    personId: person('person_id'),
    /** Of the invitation, for whoever has no account; null: orders from before are in English. */
    language: text('language', { enum: languages }),
    purpose: text('purpose').notNull(),
    points: text('points').array().notNull(),
    status: text('status', { enum: checkStatuses }).notNull().default('asked'),
    /** Paise, tax included, on the day of the order: set by the database. */
    price: paise('price').notNull().default(0),
    /** SHA-256 of the token in the invitation's link. */
    tokenHash: text('token_hash').notNull(),
    expiresOn: date('expires_on').notNull(),
    agreedAt: instant('agreed_at'),
    /** Whom our team may ask, in the applicant's own words; they go with the documents. */
    employer: text('employer'),
    previousOwner: text('previous_owner'),
    paymentReference: text('payment_reference'),
    paymentReportedAt: instant('payment_reported_at'),
    paidAt: instant('paid_at'),
    paidBy: text('paid_by'),
    endedAt: instant('ended_at'),
    refundReference: text('refund_reference'),
    refundedAt: instant('refunded_at'),
    filesUntil: date('files_until'),
    keptUntil: date('kept_until'),
    isWithoutFiles: boolean('is_without_files').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('tenant_checks_form').on(table.ordererId, table.formId),
    uniqueIndex('tenant_checks_serial').on(table.serial),
    uniqueIndex('tenant_checks_token').on(table.tokenHash),
    index('tenant_checks_newest').on(table.createdAt, table.id),
    index('tenant_checks_of_orderer').on(table.ordererId, table.createdAt),
    index('tenant_checks_of_person').on(table.personId, table.createdAt),
    index('tenant_checks_of_home').on(table.managedPropertyId),
    index('tenant_checks_to_email').on(sql`lower(person_email)`).where(sql`person_id is null`),
    index('tenant_checks_to_phone').on(table.personPhone).where(sql`person_id is null`),
    index('tenant_checks_open')
      .on(table.status, table.expiresOn)
      .where(sql`status in ('asked', 'agreed', 'in_work')`),
    index('tenant_checks_kept').on(table.keptUntil),
    oneOf('tenant_checks_language', table.language, languages),
    oneOf('tenant_checks_status', table.status, checkStatuses),
    check(
      'tenant_checks_points',
      sql`cardinality(${table.points}) > 0 and ${table.points} <@ array[${sql.raw(checkPoints.map((point) => `'${point}'`).join(', '))}]::text[]`,
    ),
    check('tenant_checks_reach', sql`num_nonnulls(${table.personEmail}, ${table.personPhone}) > 0`),
    check(
      'tenant_checks_ended',
      sql`(${table.status} in ('asked', 'agreed', 'in_work')) = (${table.endedAt} is null)
        and num_nonnulls(${table.endedAt}, ${table.filesUntil}, ${table.keptUntil}) in (0, 3)`,
    ),
    check('tenant_checks_paid', sql`num_nonnulls(${table.paidAt}, ${table.paidBy}) in (0, 2)`),
    check(
      'tenant_checks_consent',
      sql`${table.status} not in ('agreed', 'in_work', 'done') or ${table.agreedAt} is not null`,
    ),
    pgPolicy('read as side', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.ordererId)} or ${isMe(table.personId)} or ${may('tenantChecks.readAll')}`,
    }),
    pgPolicy('order', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.ordererId)} and ${table.status} = 'asked' and ${table.agreedAt} is null and ${table.paidAt} is null`,
    }),
    // Which side may do which step is the trigger's business (src/db/sql/after/tenant-checks.sql).
    pgPolicy('step as side', {
      to: member,
      for: 'update',
      using: sql`${isMe(table.ordererId)} or ${isMe(table.personId)} or ${may('tenantChecks.changeAll')}`,
      withCheck: sql`${isMe(table.ordererId)} or ${isMe(table.personId)} or ${may('tenantChecks.changeAll')}`,
    }),
    workerPolicy(),
  ],
);

/** What our team found; the two sides read it once there is a report. */
export const tenantCheckPoints = pgTable(
  'tenant_check_points',
  {
    id: id(),
    checkId: uuid('check_id')
      .notNull()
      .references(() => tenantChecks.id, { onDelete: 'cascade' }),
    point: text('point', { enum: checkPoints }).notNull(),
    answer: text('answer', { enum: pointAnswers }).notNull(),
    /** Such as 'Passport' or 'Call to the employer'. */
    source: text('source').notNull(),
    checkedOn: date('checked_on').notNull(),
    note: text('note'),
    answeredBy: person('answered_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('tenant_check_points_once').on(table.checkId, table.point),
    index('tenant_check_points_by').on(table.answeredBy),
    oneOf('tenant_check_points_point', table.point, checkPoints),
    oneOf('tenant_check_points_answer', table.answer, pointAnswers),
    pgPolicy('read', {
      to: member,
      for: 'select',
      using: sql`${may('tenantChecks.readAll')} or exists (select from tenant_checks c where c.id = ${table.checkId} and c.status = 'done')`,
    }),
    pgPolicy('answer', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('tenantChecks.changeAll')} and ${isMe(table.answeredBy)}
        and exists (select from tenant_checks c where c.id = ${table.checkId} and c.status = 'in_work' and ${table.point} = any (c.points))`,
    }),
    pgPolicy('answer anew', {
      to: member,
      for: 'update',
      using: sql`${may('tenantChecks.changeAll')}
        and exists (select from tenant_checks c where c.id = ${table.checkId} and c.status = 'in_work')`,
      withCheck: sql`${may('tenantChecks.changeAll')} and ${isMe(table.answeredBy)}`,
    }),
    workerPolicy(),
  ],
);

/** Documents that the applicant or our team added; never read by the owner. */
export const tenantCheckFiles = pgTable(
  'tenant_check_files',
  {
    id: id(),
    checkId: uuid('check_id')
      .notNull()
      .references(() => tenantChecks.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    addedBy: personId('added_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('tenant_check_files_of_check').on(table.checkId, table.createdAt),
    index('tenant_check_files_of_file').on(table.fileId),
    index('tenant_check_files_by').on(table.addedBy),
    pgPolicy('read', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.addedBy)} or ${may('tenantChecks.readAll')}`,
    }),
    // Nothing is collected before the yes, and nothing after the end.
    pgPolicy('add', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.addedBy)} and exists (select from tenant_checks c where c.id = ${table.checkId} and c.status in ('agreed', 'in_work')
        and (c.person_id = (select app.user_id()) or ${may('tenantChecks.changeAll')}))`,
    }),
    workerPolicy(),
  ],
);

/** What a check costs from a day on; a price that was set stays as it is. */
export const tenantCheckPrices = pgTable(
  'tenant_check_prices',
  {
    validFrom: date('valid_from').primaryKey(),
    amount: paise('amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('tenant_check_prices_amount', sql`${table.amount} > 0`),
    pgPolicy('read', { to: member, for: 'select', using: sql`true` }),
    pgPolicy('set', { to: member, for: 'insert', withCheck: may('tenantChecks.bill') }),
    workerPolicy(),
  ],
);
