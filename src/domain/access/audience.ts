/** Whom a permission is for. It stands below the features, so that each can declare its permissions without knowing the others. */

/** Highest first: the order of the badge and of the portal dispatcher (specification, section 2.4), with staff below the administrator. */
export const roles = [
  'admin',
  'finance_checker',
  'finance_maker',
  'programme_manager',
  'verification',
  'support',
  'viewer',
  'broker',
  'landlord',
  'property_manager',
  'tenant',
  'user',
] as const;

export type Role = (typeof roles)[number];

/** Roles that somebody is given; "user" is whoever has none. */
export type GrantedRole = Exclude<Role, 'user'>;

/**
 * Everyone, everyone signed in, everyone signed in with a confirmed e-mail address, affiliates and whoever reads all of them,
 * or the holders of a listed role. Which rows a person then sees is the row policies' business.
 */
export type Audience = 'anyone' | 'signed-in' | 'verified' | 'affiliate' | readonly GrantedRole[];

export const ADMIN = ['admin'] as const;
/** Whoever answers enquiries, looks after letters and looks into reports; administrators too. */
export const SUPPORT = ['admin', 'support'] as const;
/** Whoever decides what is claimed about people and homes, and about homes that look wrong. */
export const VERIFICATION = ['admin', 'verification'] as const;
/** Reported homes: support answers whoever reported, verification looks at the home. */
export const REPORTS = ['admin', 'support', 'verification'] as const;
/** Drafts what is paid and deals with the bank. What a maker drafts, somebody else approves. */
export const MAKER = ['admin', 'finance_maker'] as const;
/** Approves what a maker drafted, and closes months. */
export const CHECKER = ['admin', 'finance_checker'] as const;
/** What maker and checker both do: take back a draft, prove the books. */
export const FINANCE = ['admin', 'finance_checker', 'finance_maker'] as const;
/** Sees what is owed and paid, and changes nothing by it. */
export const SEES_PAYOUTS = ['admin', 'finance_checker', 'finance_maker', 'viewer'] as const;
/** Brokers and the ranks and volumes of the affiliate programme. */
export const PROGRAMME = ['admin', 'programme_manager'] as const;
/** Sees the programme's figures, and changes nothing by it. */
export const SEES_PROGRAMME = ['admin', 'programme_manager', 'viewer'] as const;
/** Sees commission months and why an amount is what it is. */
export const SEES_MONTHS = [
  'admin',
  'finance_checker',
  'finance_maker',
  'programme_manager',
  'viewer',
] as const;
/** Looks on: figures, books and trail, without a person's page. */
export const VIEWER = ['admin', 'viewer'] as const;
/** Everybody of the office: what the admin portal itself needs. */
export const STAFF = [
  'admin',
  'finance_checker',
  'finance_maker',
  'programme_manager',
  'verification',
  'support',
  'viewer',
] as const;
export const BROKER = ['broker'] as const;

/** What a file of `features` declares: each procedure's name, which begins with the feature's word, and whom it is for. */
export type FeaturePermissions = Readonly<Record<`${string}.${string}`, Audience>>;

/**
 * The same of rows: what row policies, and functions beside them, ask for where several procedures read or write the same rows.
 * `…readAll` shows all rows of a feature, `…changeAll` lets them be written; whoever acts for a landlord does what they may.
 */
export type FeatureRowPermissions = Readonly<Record<`${string}.${string}`, readonly GrantedRole[]>>;
