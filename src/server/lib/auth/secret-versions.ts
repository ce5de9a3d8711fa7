// How sign-in encrypts under several secrets: each value names the version of its secret, so that it opens after AUTH_SECRET got a newer one.
import { createHash } from 'node:crypto';

/** Newest first: what is written is under the first, the others only open. */
export type Secrets = readonly [newest: string, ...earlier: string[]];

/** A number that stays with the secret whatever place it has in the list, and says nothing of it. */
export const secretVersion = (secret: string): number =>
  createHash('sha256').update(`version of ${secret}`).digest().readUInt32BE();

/** As the library takes them. Values without a version were written before there were any, under the oldest. */
export const librarySecrets = (secrets: Secrets) => ({
  secrets: secrets.map((value) => ({ version: secretVersion(value), value })),
  secret: secrets.at(-1) ?? secrets[0],
});
