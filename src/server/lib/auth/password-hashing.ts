/** Hashing a password costs 80 ms of CPU: this bounds how many run at once, so that a flood cannot stop the server. */
import { APIError } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import PQueue from 'p-queue';

const AT_ONCE = 2;
const MAY_WAIT = 40;
const RETRY_AFTER_SECONDS = 5;

export type PasswordHashing = {
  hash: (password: string) => Promise<string>;
  verify: (attempt: { hash: string; password: string }) => Promise<boolean>;
};

const ofLibrary: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

/** `how` is the library's own unless tests of something else, which sign in all the time, bring a cheap one. */
export function createPasswordHashing(mayWait = MAY_WAIT, how = ofLibrary): PasswordHashing {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.size >= mayWait) {
      throw new APIError(
        'SERVICE_UNAVAILABLE',
        { code: 'SERVICE_UNAVAILABLE' },
        { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      );
    }
    return queue.add(work);
  };
  return {
    hash: async (password) => inTurn(() => how.hash(password)),
    verify: async (attempt) => inTurn(() => how.verify(attempt)),
  };
}
