/** What the security log knows of signing in. It names who, from where and on what device, and never what was typed. */

export const securityEvents = [
  'signed-in',
  /** A wrong password or a wrong code. */
  'sign-in-failed',
  /** So many wrong tries that more are refused for a while; told once. */
  'tries-used-up',
  'second-step-failed',
  'second-step-locked',
  /** Asked once more, in the middle of a session, who it is. */
  'proof-given',
  'proof-failed',
  /** Signed in on a device where nobody had signed in to this account before. */
  'new-device',
  /** By a code to the address or number, for a forgotten password. */
  'recovered',
  'password-changed',
  'email-changed',
  'phone-changed',
  /** A second account of the person was brought into this one. */
  'account-merged',
  'second-factor-on',
  'second-factor-off',
  'passkey-added',
  'passkey-removed',
  'pin-failed',
  'pin-locked',
  'session-ended',
  'other-sessions-ended',
  'signed-out',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** So long a person can look back, and a breach that is found late can be looked into. */
export const SECURITY_EVENT_DAYS = 180;

/** A device that was not used for so long is forgotten: signing in there again is news. */
export const DEVICE_DAYS = 400;

/** So long somebody who opens an account is taken to be at it still: the device it is opened on is no news. */
export const NEW_ACCOUNT_MINUTES = 15;
