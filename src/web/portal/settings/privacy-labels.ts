// What purposes, looks and obstacles of one's personal data are called.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConsentAnswer, DataExport, DataLook, Erasure, SignInEvent } from '../../../contract/privacy.ts';

export const consentNames: Readonly<Record<ConsentAnswer['purpose'], MessageDescriptor>> = {
  marketing: msg`Offers and news by email`,
  history: msg`Homes and searches I looked at`,
  'broker-terms': msg`Terms for brokers`,
  'managed-rental-terms': msg`Terms of managed rental`,
  'affiliate-terms': msg`Terms of the affiliate programme`,
};

export const consentTexts = {
  marketing: msg`We’ll email you offers and news. Emails about your own requests come without it.`,
  history: msg`If you agree, we remember the homes and searches you look at, so that you find them again on every device. Say no at any time in Settings, and we delete them.`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export const exportStates: Readonly<Record<DataExport['state'], MessageDescriptor>> = {
  queued: msg`Being prepared`,
  ready: msg`Ready`,
  failed: msg`Failed`,
  expired: msg`No longer kept`,
};

export const lookNames: Readonly<Record<DataLook['subject'], MessageDescriptor>> = {
  profile: msg`Your profile`,
  activity: msg`What you did`,
  payee: msg`Your PAN or bank account`,
  'broker-registration': msg`Your broker registration`,
  document: msg`One of your documents`,
  verification: msg`A verification of yours`,
  'view-as': msg`Kiraya as you see it, to read only`,
};

export const securityEventNames: Readonly<Record<SignInEvent['event'], MessageDescriptor>> = {
  'signed-in': msg`Signed in`,
  'sign-in-failed': msg`A wrong password or code`,
  'tries-used-up': msg`Too many wrong tries: more were refused for a while`,
  'second-step-failed': msg`A wrong code of the second step`,
  'second-step-locked': msg`The second step was locked for a while`,
  'proof-given': msg`You confirmed that it is you`,
  'proof-failed': msg`A wrong password or code when asked to confirm that it is you`,
  'new-device': msg`A device that was new to your account`,
  recovered: msg`A new password for a forgotten one`,
  'password-changed': msg`The password was changed`,
  'email-changed': msg`The email address was changed`,
  'phone-changed': msg`The mobile number was changed`,
  'account-merged': msg`A second account was brought into this one`,
  'second-factor-on': msg`Two-step sign-in was turned on`,
  'second-factor-off': msg`Two-step sign-in was turned off`,
  'passkey-added': msg`A passkey was added`,
  'passkey-removed': msg`A passkey was removed`,
  'pin-failed': msg`A wrong PIN`,
  'pin-locked': msg`The PIN was locked for a while`,
  'session-ended': msg`A device was signed out`,
  'other-sessions-ended': msg`All other devices were signed out`,
  'signed-out': msg`Signed out`,
};

export const blockTexts: Readonly<Record<Erasure['blocks'][number], MessageDescriptor>> = {
  admin: msg`You are an administrator. Another one takes the role away first.`,
  lease: msg`A lease runs, or the deposit of an ended one is not settled.`,
  rent: msg`A rent is not paid in full, or a payment is not confirmed.`,
  'managed-home': msg`A home of yours is under management.`,
  'managed-rental-application': msg`An application for managed rental waits for a decision.`,
  commission: msg`Commission is owed to you or held.`,
  transfer: msg`A payout is on its way.`,
  payment: msg`A payment is not finished.`,
};
