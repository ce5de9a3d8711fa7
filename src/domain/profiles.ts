/** A person's profile: how complete it is and what is missing, and its numbers as people type them. */
import { type Paise, parseRupees } from './money.ts';

/** Percent each filled field adds; together 100. */
const weights = {
  email: 10,
  emailVerified: 10,
  fullName: 10,
  firstName: 5,
  lastName: 5,
  phone: 15,
  avatarUrl: 10,
  city: 10,
  state: 5,
  annualIncome: 5,
  preferredRentMin: 5,
  preferredRentMax: 5,
  preferredBedrooms: 5,
} as const;

export type ProfileField = keyof typeof weights;
export type ProfileFields = { readonly [field in ProfileField]?: string | number | boolean | null } & {
  readonly phoneVerified?: boolean | undefined;
};

export interface ProfileCompletion {
  /** 0 to 100. */
  readonly percentage: number;
  /** Fields still empty, those that add most first. */
  readonly missing: readonly ProfileField[];
}

/** The share of the profile's fields that are filled, by weight (data model, last paragraph). */
export function profileCompletion(profile: ProfileFields): ProfileCompletion {
  const fields = Object.keys(weights) as ProfileField[];
  // Whoever is reached by a proved number lacks no address.
  const isReached = (field: ProfileField) => profile.phoneVerified === true && field.startsWith('email');
  const missing = fields.filter((field) => !isFilled(profile[field]) && !isReached(field));
  const lacking = missing.reduce((total, field) => total + weights[field], 0);
  return {
    percentage: 100 - lacking,
    missing: missing.sort((left, right) => weights[right] - weights[left]),
  };
}

function isFilled(value: string | number | boolean | null | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'number' || value === true;
}

/**
 * Annual income and preferred rents as typed, in rupees: empty becomes null, text is parsed ("25,000" and "6 lakh" too),
 * unparsable becomes null (specification, section 3).
 */
export function parsePreferredAmount(text: string): Paise | null {
  return parseRupees(text);
}

/** Preferred bedrooms as typed: "2", "2 BHK" and "5+" are read; empty or unparsable becomes null (specification, section 3). */
export function parsePreferredBedrooms(text: string): number | null {
  const match = /^(\d{1,2})\s*(?:\+|bhk)?$/i.exec(text.trim());
  return match === null ? null : Number(match[1]);
}

/** Completion of the temporary profile that stands in when loading fails (specification, section 9). */
export const TEMPORARY_PROFILE_COMPLETION = 20;

export interface TemporaryProfile {
  readonly userId: string;
  readonly email: string | null;
  readonly profileCompletionPercentage: typeof TEMPORARY_PROFILE_COMPLETION;
}

/** What a screen works with while the real profile cannot be loaded (specification, section 4, Profile load). */
export function temporaryProfile(userId: string, email: string | null): TemporaryProfile {
  return { userId, email, profileCompletionPercentage: TEMPORARY_PROFILE_COMPLETION };
}
