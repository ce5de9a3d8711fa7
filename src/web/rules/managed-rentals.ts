import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/managed-rentals.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'managed-rental.transition-not-allowed': msg`This application has changed meanwhile. Reload the page to see where it stands.`,
  'managed-rental.not-approved': msg`This application is not approved.`,
  'managed-rental.already-configured': msg`This application is configured already.`,
  'managed-rental.not-a-broker': msg`Only activated brokers hand in a home for somebody else.`,
  'managed-rental.own-home': msg`This is your own address. Choose that the home is yours.`,
  'managed-rental.lease-start-out-of-range': msg`Choose a day from ten years ago to a year from now.`,
  'managed-rental.lease-ends-before-start': msg`The lease ends before it starts.`,
  'managed-rental.lease-too-long': msg`A lease lasts at most 30 years.`,
  'managed-rental.rental-ends-before-start': msg`The end is before the start.`,
  'managed-rental.paid-month-outside-lease': msg`A month that was paid would be outside the lease.`,
  'managed-rental.not-a-manager': msg`Choose somebody with the role of a property manager.`,
  'managed-rental.affiliate-not-available': msg`Choose an affiliate who is not terminated.`,
};
