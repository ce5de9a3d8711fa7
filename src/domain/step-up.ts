/** Step-up: acts by which whoever holds a stolen session could take money, data or the account ask once more who it is. */
import type { Permission } from './permissions.ts';

/** So long a proof counts. Signing in is one. */
export const PROOF_MINUTES = 5;

/** What is guarded, with the procedures that change it or hand it out. */
export const stepUpActs = {
  'payee-account': [
    'payees.setAccount',
    'payees.confirmAccount',
    'payees.checkName',
    'ownerCompanies.choose',
  ],
  // Where tenants pay their rent.
  'rent-account': ['leases.setPayee'],
  'secret-number': ['payees.reveal'],
  // Removing an administrator is how a thief would be alone.
  'staff-role': ['roles.approve', 'roles.remove'],
  // Whoever does this keeps somebody out.
  suspension: ['suspensions.suspend'],
  // Whoever does these two gives an account to somebody.
  'lost-number': ['lostNumbers.check', 'lostNumbers.approve'],
  // By these two money leaves.
  payout: ['payouts.approve', 'payouts.export'],
  adjustment: ['adjustments.approve', 'creditCorrections.approve'],
  safeguard: ['settings.update', 'settings.approve'],
  // What was closed counts as final.
  books: ['books.reopenMonth', 'tds.approveWithdrawal', 'gstPayments.withdraw', 'switchOver.goLive'],
  'api-token': ['apiTokens.create', 'apiPrograms.allow'],
  webhook: ['webhooks.create', 'webhooks.update', 'webhooks.renewSecret'],
  'data-export': ['privacy.exports.request', 'privacy.exports.link'],
  erasure: ['privacy.erasure.request'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

const guarded: ReadonlySet<Permission> = new Set(Object.values(stepUpActs).flat());

export const needsFreshProof = (permission: Permission): boolean => guarded.has(permission);

/** What a program does with a scope that its person gave it under fresh proof, knowing that it is asked for nothing more. */
export const isProvedByScope = (permission: Permission): boolean =>
  (stepUpActs.webhook as readonly Permission[]).includes(permission);

/** `provedSecondsAgo`: of the last proof in this session, null where there is no such session. */
export const isProofFresh = (provedSecondsAgo: number | null): boolean =>
  provedSecondsAgo !== null && provedSecondsAgo < PROOF_MINUTES * 60;

/** Sent to the address or the number that the person signs in with. */
export const sentProofs = ['emailed-code', 'texted-code'] as const;
export const proofs = ['password', ...sentProofs, 'second-factor'] as const;
export type Proof = (typeof proofs)[number];
export type SentProof = (typeof sentProofs)[number];

export type Provable = {
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly hasEmail: boolean;
  /** One that texts can be sent to. */
  readonly hasPhone: boolean;
};

/**
 * How a person may prove who it is, the first one first. Two-step sign-in that is on is never weakened: only its codes count,
 * since a thief of the password or the mailbox is whom it is for.
 */
export function proofsOf({ hasPassword, hasSecondFactor, hasEmail, hasPhone }: Provable): readonly Proof[] {
  if (hasSecondFactor) return ['second-factor'];
  const has = { password: hasPassword, 'emailed-code': hasEmail, 'texted-code': hasPhone };
  return (['password', ...sentProofs] as const).filter((way) => has[way]);
}
