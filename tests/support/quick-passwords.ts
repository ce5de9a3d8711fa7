/** For tests of something else than passwords, which sign in all the time: the real hash costs 80 ms of CPU on purpose. */
import { createHash } from 'node:crypto';
import type { PasswordHashing } from '../../src/server/lib/auth/password-hashing.ts';

const digest = (password: string) => createHash('sha256').update(password).digest('hex');

export const quickPasswords: PasswordHashing = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
};
