// What each role of the office is for, in a sentence each: what its people do, and what is left to others.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { STAFF } from '../../../domain/access/audience.ts';
import type { Permission } from '../../../domain/permissions.ts';

type StaffRole = (typeof STAFF)[number];

type RoleText = {
  can: MessageDescriptor;
  /** What the sentence names. */
  may: readonly Permission[];
  cannot: MessageDescriptor;
  mayNot: readonly Permission[];
};

export const roleTexts: Readonly<Record<StaffRole, RoleText>> = {
  admin: {
    can: msg`you can do all staff work and give roles.`,
    may: ['roles.assign', 'settings.update', 'payouts.approve'],
    cannot: msg`You cannot approve what you drafted yourself.`,
    mayNot: [],
  },
  finance_checker: {
    can: msg`you can approve payout batches and close commission months.`,
    may: ['payouts.approve', 'months.close'],
    cannot: msg`You cannot draft a batch or give roles.`,
    mayNot: ['payouts.createBatch', 'remittances.createBatch', 'roles.assign'],
  },
  finance_maker: {
    can: msg`you can draft payout batches, remind payees and send approved batches to the bank.`,
    may: ['payouts.createBatch', 'payees.remind', 'payouts.export'],
    cannot: msg`You cannot approve a batch or close a month.`,
    mayNot: ['payouts.approve', 'months.close'],
  },
  programme_manager: {
    can: msg`you can look after brokers and see the months of the affiliate programme.`,
    may: ['brokerRegistrations.list', 'months.list'],
    cannot: msg`You cannot close a month or draft a payout.`,
    mayNot: ['months.close', 'payouts.createBatch'],
  },
  verification: {
    can: msg`you can verify people and homes, and review or dismiss reported listings.`,
    may: ['claims.verify', 'reports.review', 'reports.dismiss'],
    cannot: msg`You cannot hide a home, see payouts or give roles.`,
    mayNot: ['reports.hideHome', 'payouts.candidates', 'roles.assign'],
  },
  support: {
    can: msg`you can answer enquiries and complaints, and review or dismiss reported listings.`,
    may: ['enquiries.answer', 'complaints.decide', 'reports.review', 'reports.dismiss'],
    cannot: msg`You cannot verify or hide a home, or see payouts.`,
    mayNot: ['reports.hideHome', 'claims.verify', 'payouts.candidates'],
  },
  viewer: {
    can: msg`you can see figures, payouts and the audit trail.`,
    may: ['analytics.get', 'payouts.candidates', 'audit.list'],
    cannot: msg`You cannot change anything.`,
    mayNot: ['payouts.createBatch', 'months.close', 'roles.assign', 'claims.verify', 'enquiries.answer'],
  },
};
