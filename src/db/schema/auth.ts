/** Tables of the sign-in library, in their own schema: only the login role `kiraya_auth` reads or writes them. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

export const authSchema = pgSchema('auth');

const id = () => uuid('id').primaryKey().default(sql`uuidv7()`);
const instant = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => instant('created_at').notNull().defaultNow();
const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One row per person who proved an e-mail address, a mobile number, or both; `signup_role` is what they chose while signing up. */
export const users = authSchema.table(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** As `phoneOf` writes it: +919876543210. */
    phone: text('phone').unique(),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    image: text('image'),
    signupRole: text('signup_role'),
    /** Sign-in asks this person for a code of their authenticator app as well. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('users_signup_role', sql`${table.signupRole} in ('tenant', 'landlord')`),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_reachable', sql`${table.email} is not null or ${table.phone} is not null`),
    check('users_phone', sql`${table.phone} ~ '^[+][1-9][0-9]{7,14}$'`),
  ],
);

export const sessions = authSchema.table(
  'sessions',
  {
    id: id(),
    token: text('token').notNull().unique(),
    userId: userId(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When its person last did something in it, to the minute; ours, not the library's. */
    lastUsedAt: instant('last_used_at'),
    /** When an administrator entered their PIN in this session; ours, not the library's. */
    pinVerifiedAt: instant('pin_verified_at'),
    /** When an administrator last worked in it, to the minute. */
    pinUsedAt: instant('pin_used_at'),
    /** When this person last proved in this session who it is; null: by signing in. */
    provedAt: instant('proved_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

/** A way to sign in: a password (provider `credential`) or an outside provider. */
export const accounts = authSchema.table(
  'accounts',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('accounts_user_id').on(table.userId)],
);

/** The second step of sign-in: the authenticator's secret and the backup codes left, encrypted with AUTH_SECRET by the library. */
export const twoFactors = authSchema.table('two_factors', {
  id: id(),
  userId: userId().unique(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** Set up, and proved by a first code. */
  verified: boolean('verified').notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
  createdAt: createdAt(),
});

/** Passkeys: the public half of a key that a device holds and uses after its screen lock; the names of its columns' keys are the library's. */
export const passkeys = authSchema.table(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    name: text('name').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Of uses, where the device counts them. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    /** The model of what holds it. */
    aaguid: text('aaguid'),
    /** Ours, not the library's. */
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);

/** Codes and links on their way: stored hashed, used once, with an end. */
export const verifications = authSchema.table(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Keys that sign access tokens; the private half is encrypted with AUTH_SECRET. */
export const jwks = authSchema.table('jwks', {
  id: id(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: createdAt(),
  expiresAt: instant('expires_at'),
});

/** What happened around signing in: the person reads their own in the settings. `user_id` is null for an address or number without an account. */
export const securityEvents = authSchema.table(
  'security_events',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
  },
  (table) => [
    index('security_events_newest').on(table.userId, table.createdAt),
    index('security_events_old').on(table.createdAt),
  ],
);

/** Devices on which somebody has signed in to an account: the browser holds a long-lived secret, and this its hash. */
export const knownDevices = authSchema.table(
  'known_devices',
  {
    id: id(),
    userId: userId(),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('known_devices_of').on(table.userId, table.tokenHash)],
);

/** Counters of rate-limiter-flexible; its own column names. */
export const rateLimits = authSchema.table('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** The one-time codes that make the first administrator; only their hash is kept. */
export const setupCodes = authSchema.table('setup_codes', {
  codeHash: text('code_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
});

/** The PIN of administrators as a keyed hash; a row locked for a while answers nobody. */
export const adminPins = authSchema.table('admin_pins', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  pinHash: text('pin_hash').notNull(),
  failedTries: integer('failed_tries').notNull().default(0),
  lockedUntil: instant('locked_until'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Programs of others that registered themselves to ask people for access; the names of the columns' keys are the library's. */
export const oauthClients = authSchema.table(
  'oauth_clients',
  {
    id: id(),
    clientId: text('client_id').notNull().unique(),
    /** Encrypted with AUTH_SECRET; none for a program that can keep no secret. */
    clientSecret: text('client_secret'),
    clientDiscoveryId: text('client_discovery_id'),
    disabled: boolean('disabled').default(false),
    skipConsent: boolean('skip_consent'),
    enableEndSession: boolean('enable_end_session'),
    subjectType: text('subject_type'),
    scopes: text('scopes').array(),
    clientCredentialsScopes: text('client_credentials_scopes').array(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    name: text('name'),
    uri: text('uri'),
    icon: text('icon'),
    contacts: text('contacts').array(),
    tos: text('tos'),
    policy: text('policy'),
    softwareId: text('software_id'),
    softwareVersion: text('software_version'),
    softwareStatement: text('software_statement'),
    redirectUris: text('redirect_uris').array().notNull(),
    postLogoutRedirectUris: text('post_logout_redirect_uris').array(),
    backchannelLogoutUri: text('backchannel_logout_uri'),
    backchannelLogoutSessionRequired: boolean('backchannel_logout_session_required'),
    tokenEndpointAuthMethod: text('token_endpoint_auth_method'),
    applicationType: text('application_type'),
    jwks: text('jwks'),
    jwksUri: text('jwks_uri'),
    grantTypes: text('grant_types').array(),
    responseTypes: text('response_types').array(),
    requirePKCE: boolean('require_pkce'),
    dpopBoundAccessTokens: boolean('dpop_bound_access_tokens').default(false),
    referenceId: text('reference_id'),
    metadata: jsonb('metadata'),
  },
  (table) => [index('oauth_clients_user_id').on(table.userId)],
);

const programId = () =>
  text('client_id')
    .notNull()
    .references(() => oauthClients.clientId, { onDelete: 'cascade' });
/** What was granted with a token, and by which session; the library's. */
const granted = () => ({
  clientId: programId(),
  sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
  userId: userId(),
  referenceId: text('reference_id'),
  authorizationCodeId: text('authorization_code_id'),
  resources: text('resources').array(),
  requestedUserInfoClaims: text('requested_user_info_claims').array(),
  scopes: text('scopes').array().notNull(),
  confirmation: jsonb('confirmation'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
  revoked: instant('revoked'),
});

/** By these a program gets its next access token: hashed, and each used once. */
export const oauthRefreshTokens = authSchema.table(
  'oauth_refresh_tokens',
  {
    id: id(),
    token: text('token').notNull().unique(),
    ...granted(),
    rotatedAt: instant('rotated_at'),
    rotationReplayResponse: text('rotation_replay_response'),
    rotationReplayExpiresAt: instant('rotation_replay_expires_at'),
    authTime: instant('auth_time'),
  },
  (table) => [
    index('oauth_refresh_tokens_of').on(table.userId, table.clientId),
    index('oauth_refresh_tokens_client_id').on(table.clientId),
    index('oauth_refresh_tokens_session_id').on(table.sessionId),
    index('oauth_refresh_tokens_code').on(table.authorizationCodeId),
  ],
);

/** By these a program acts for a person, for an hour: hashed. */
export const oauthAccessTokens = authSchema.table(
  'oauth_access_tokens',
  {
    id: id(),
    token: text('token').notNull().unique(),
    ...granted(),
    refreshId: uuid('refresh_id').references(() => oauthRefreshTokens.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('oauth_access_tokens_of').on(table.userId, table.clientId),
    index('oauth_access_tokens_client_id').on(table.clientId),
    index('oauth_access_tokens_session_id').on(table.sessionId),
    index('oauth_access_tokens_code').on(table.authorizationCodeId),
    index('oauth_access_tokens_refresh_id').on(table.refreshId),
  ],
);

/** What the library remembers of a person's yes. Ours, which counts, is `api_programs`. */
export const oauthConsents = authSchema.table(
  'oauth_consents',
  {
    id: id(),
    clientId: programId(),
    userId: userId(),
    referenceId: text('reference_id'),
    resources: text('resources').array(),
    requestedUserInfoClaims: text('requested_user_info_claims').array(),
    scopes: text('scopes').array().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('oauth_consents_of').on(table.userId, table.clientId),
    index('oauth_consents_client_id').on(table.clientId),
  ],
);

/** What tokens could be asked for one by one: the library wants the table, and ours are for all of ours. It stays empty. */
export const oauthResources = authSchema.table('oauth_resources', {
  id: id(),
  identifier: text('identifier').notNull().unique(),
  name: text('name').notNull(),
  accessTokenTtl: integer('access_token_ttl'),
  refreshTokenTtl: integer('refresh_token_ttl'),
  signingAlgorithm: text('signing_algorithm'),
  signingKeyId: text('signing_key_id'),
  allowedScopes: text('allowed_scopes').array(),
  customClaims: jsonb('custom_claims'),
  dpopBoundAccessTokensRequired: boolean('dpop_bound_access_tokens_required').default(false),
  disabled: boolean('disabled').default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  policyVersion: integer('policy_version').default(1),
  metadata: jsonb('metadata'),
});

/** Stays empty, as `oauth_resources` does. */
export const oauthClientResources = authSchema.table(
  'oauth_client_resources',
  {
    id: id(),
    clientId: programId(),
    resourceId: text('resource_id')
      .notNull()
      .references(() => oauthResources.identifier, { onDelete: 'cascade' }),
    metadata: jsonb('metadata'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('oauth_client_resources_once').on(table.clientId, table.resourceId),
    index('oauth_client_resources_resource_id').on(table.resourceId),
  ],
);

/** Of programs that sign with a key of their own, which none can register here. Stays empty. */
export const oauthClientAssertions = authSchema.table('oauth_client_assertions', {
  id: text('id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});
