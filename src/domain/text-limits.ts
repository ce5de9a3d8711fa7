/** Against pumping: people who live on texts that others pay for ask for codes by the thousand, at numbers they earn from. */

export interface TextLimits {
  /** Texts to one number within an hour; within a day three times as many. */
  readonly per_number: number;
  /** Texts to numbers that differ in the last three figures alone, within an hour. */
  readonly per_prefix: number;
  /** Texts asked for from one network address within an hour. Whole neighbourhoods share one of a mobile network. */
  readonly per_address: number;
  /** Texts to anybody within an hour. */
  readonly per_hour: number;
  /** Units, as the provider charges them, in one day of India. */
  readonly daily_budget: number;
  /** Calling codes beside India's that texts go to, as `+971`. */
  readonly countries: readonly string[];
}

export const defaultTextLimits: TextLimits = {
  per_number: 6,
  per_prefix: 30,
  per_address: 60,
  per_hour: 500,
  daily_budget: 3000,
  countries: [],
};

export const NUMBER_DAYS_SHARE = 3;

/** What of a limit is used up. */
export interface Use {
  readonly used: number;
  readonly most: number;
}

/** The share of which administrators hear: 80 or 100 percent, or null below. */
export function alarmShare({ used, most }: Use): 80 | 100 | null {
  if (used >= most) return 100;
  return used * 100 >= most * 80 ? 80 : null;
}
