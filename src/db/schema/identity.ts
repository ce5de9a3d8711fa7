// Who people are to the product: a profile for each user, and the roles they hold (specification, sections 3 and 6).
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { roles } from '../../domain/roles.ts';
import { users } from './auth.ts';
import { createdAt, id, instant, isMe, may, oneOf, paise, updatedAt, workerPolicy } from './columns.ts';
import { member } from './roles.ts';

export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of whoever signs in by a mobile number there may be none. */
    email: text('email'),
    fullName: text('full_name'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: text('phone'),
    avatarUrl: text('avatar_url'),
    city: text('city'),
    state: text('state'),
    lastLoginAt: instant('last_login_at'),
    profileCompletionPercentage: integer('profile_completion_percentage').notNull().default(20),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The phone is the number that this person signs in with. */
    phoneVerified: boolean('phone_verified').notNull().default(false),
    annualIncome: paise('annual_income'),
    preferredRentMin: paise('preferred_rent_min'),
    preferredRentMax: paise('preferred_rent_max'),
    preferredBedrooms: integer('preferred_bedrooms'),
    language: text('language'),
    /** Since when the account is suspended; `suspensions` says why. */
    suspendedAt: instant('suspended_at'),
    theme: text('theme', { enum: ['light', 'dark', 'auto'] })
      .notNull()
      .default('auto'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('profiles_theme', table.theme, ['light', 'dark', 'auto']),
    index('profiles_newest').on(table.createdAt, table.id),
    index('profiles_by_email').on(sql`lower(${table.email})`),
    index('profiles_by_name').on(sql`app.user_name_key(${table.fullName}, ${table.email})`, table.id),
    index('profiles_by_last_login').on(
      sql`coalesce(${table.lastLoginAt}, '1970-01-01 00:00:00+00'::timestamptz)`,
      table.id,
    ),
    index('profiles_search').using(
      'gin',
      sql`app.user_words(${table.fullName}, ${table.email}, ${table.phone}, ${table.city}) gin_trgm_ops`,
    ),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('profile.readAll')}`,
    }),
    pgPolicy('change own', {
      to: member,
      for: 'update',
      using: isMe(table.userId),
      withCheck: isMe(table.userId),
    }),
    workerPolicy(),
  ],
);

/** A reference to a person by the user id; deleting the user takes away what was only theirs. */
export const personId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => profiles.userId, { onDelete: 'cascade' });

export const staffRequestStates = ['waiting', 'approved', 'declined'] as const;

/** A staff role that one administrator asked for and another gives, or not. */
export const staffRoleRequests = pgTable(
  'staff_role_requests',
  {
    id: id(),
    userId: personId('user_id'),
    role: text('role', { enum: roles }).notNull(),
    requestedBy: uuid('requested_by').notNull(),
    /** Why; requests from before it was asked for have none. */
    reason: text('reason'),
    /** Until then everybody has time to object. */
    readyAt: instant('ready_at').notNull(),
    state: text('state', { enum: staffRequestStates }).notNull().default('waiting'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('staff_role_requests_of_person').on(table.userId),
    uniqueIndex('staff_role_requests_one_waiting')
      .on(table.userId, table.role)
      .where(sql`${table.state} = 'waiting'`),
    oneOf('staff_role_requests_role', table.role, roles),
    oneOf('staff_role_requests_state', table.state, staffRequestStates),
    check(
      'staff_role_requests_decided',
      sql`(${table.state} = 'waiting') = (${table.decidedBy} is null) and (${table.decidedBy} is null) = (${table.decidedAt} is null)`,
    ),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('roles.readAll') }),
    pgPolicy('ask as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('roles.assign')} and ${isMe(table.requestedBy)} and ${table.state} = 'waiting'`,
    }),
    pgPolicy('decide as admin', {
      to: member,
      for: 'update',
      using: sql`${may('roles.approve')} and ${table.state} = 'waiting'`,
      withCheck: sql`${may('roles.approve')} and ${isMe(table.decidedBy)}`,
    }),
    workerPolicy(),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: personId('user_id'),
    role: text('role', { enum: roles }).notNull(),
    grantedBy: uuid('granted_by'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    index('user_roles_by_role').on(table.role),
    oneOf('user_roles_role', table.role, roles),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('roles.readAll')}`,
    }),
    // Activating a registration makes a broker of its person.
    // A staff role takes an approved request.
    pgPolicy('grant', {
      to: member,
      for: 'insert',
      withCheck: sql`(${may('roles.assign')} and (${table.role} in ('broker', 'landlord', 'tenant', 'user') or exists (
          select from ${staffRoleRequests} q
           where q.user_id = user_roles.user_id and q.role = user_roles.role and q.state = 'approved'
             and q.decided_by = (select app.user_id()))))
        or (${table.role} = 'broker' and ${may('brokerRegistrations.activate')})`,
    }),
    pgPolicy('take away', { to: member, for: 'delete', using: may('roles.remove') }),
    workerPolicy(),
  ],
);

/** Somebody whom a row names; it stays without them. */
export const person = (name: string) =>
  uuid(name).references((): AnyPgColumn => profiles.userId, { onDelete: 'set null' });
