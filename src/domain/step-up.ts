/** Step-up: acts by which whoever holds a stolen session could take money, data or the account ask once more who it is. */
import type { Permission } from './permissions.ts';

/** So long a proof counts. Signing in is one. */
export const PROOF_MINUTES = 5;

/** What is guarded, with the procedures that change it or hand it out. */
export const stepUpActs = {
  'payee-account': ['payees.setAccount'],
  'api-token': ['apiTokens.create'],
  webhook: ['webhooks.create', 'webhooks.update', 'webhooks.renewSecret'],
  'data-export': ['privacy.exports.request', 'privacy.exports.link'],
  erasure: ['privacy.erasure.request'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

const guarded: ReadonlySet<Permission> = new Set(Object.values(stepUpActs).flat());

export const needsFreshProof = (permission: Permission): boolean => guarded.has(permission);

/** `provedSecondsAgo`: of the last proof in this session, null where there is no such session. */
export const isProofFresh = (provedSecondsAgo: number | null): boolean =>
  provedSecondsAgo !== null && provedSecondsAgo < PROOF_MINUTES * 60;

export const proofs = ['password', 'emailed-code', 'second-factor'] as const;
export type Proof = (typeof proofs)[number];

/**
 * How a person may prove who it is, the first one first. Two-step sign-in that is on is never weakened: only its codes count,
 * since a thief of the password or the mailbox is whom it is for.
 */
export function proofsOf(person: { hasPassword: boolean; hasSecondFactor: boolean }): readonly Proof[] {
  if (person.hasSecondFactor) return ['second-factor'];
  return person.hasPassword ? ['password', 'emailed-code'] : ['emailed-code'];
}
