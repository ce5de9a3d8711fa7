/** Passkeys: signing in by the screen lock of one's own phone or computer. */

/** Enough for every device of a person, and a list that they can still read through. */
export const PASSKEYS_MAX = 10;

export const mayAddPasskey = (count: number): boolean => count < PASSKEYS_MAX;
