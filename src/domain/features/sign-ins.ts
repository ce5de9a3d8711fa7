import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'signIns.list': ADMIN,
} as const satisfies FeaturePermissions;

/** What the list can be narrowed to, by the events that belong to it; null: every event. */
export const signInShows = {
  all: null,
  refused: [
    'sign-in-failed',
    'tries-used-up',
    'second-step-failed',
    'second-step-locked',
    'proof-failed',
    'pin-failed',
    'pin-locked',
  ],
  'new-device': ['new-device'],
  changed: [
    'recovered',
    'password-changed',
    'email-changed',
    'phone-changed',
    'account-merged',
    'second-factor-on',
    'second-factor-off',
    'passkey-added',
    'passkey-removed',
  ],
  ended: ['session-ended', 'other-sessions-ended', 'signed-out'],
} as const satisfies Readonly<Record<string, readonly string[] | null>>;
export type SignInShow = keyof typeof signInShows;
export const signInShowNames = Object.keys(signInShows) as SignInShow[];
