/** Whom a permission is for. It stands below the features, so that each can declare its permissions without knowing the others. */

/** Highest first: the order of the badge and of the portal dispatcher (specification, section 2.4). */
export const roles = ['admin', 'broker', 'landlord', 'property_manager', 'tenant', 'user'] as const;

export type Role = (typeof roles)[number];

/**
 * Everyone, everyone signed in, everyone signed in with a confirmed e-mail address, affiliates and administrators, or the
 * holders of a listed role. Which rows a person then sees is the row policies' business.
 */
export type Audience = 'anyone' | 'signed-in' | 'verified' | 'affiliate' | readonly Role[];

export const ADMIN = ['admin'] as const;
export const BROKER = ['broker'] as const;

/** What a file of `features` declares: each procedure's name, which begins with the feature's word, and whom it is for. */
export type FeaturePermissions = Readonly<Record<`${string}.${string}`, Audience>>;
