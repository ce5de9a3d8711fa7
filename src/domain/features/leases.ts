import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'leases.options': 'verified',
  'leases.create': 'verified',
  'leases.get': 'signed-in',
  'leases.agreementFile': 'signed-in',
  'leases.listLet': 'signed-in',
  'leases.listMine': 'signed-in',
  'leases.update': 'signed-in',
  'leases.setPayee': 'signed-in',
  'leases.accept': 'verified',
  'leases.decline': 'signed-in',
  'leases.withdraw': 'signed-in',
  'leases.sign': 'verified',
  'leases.contest': 'signed-in',
  'leases.giveNotice': 'signed-in',
  'leases.withdrawNotice': 'signed-in',
  'leases.proposeEnd': 'signed-in',
  'leases.agreeEnd': 'signed-in',
  'leases.declineEnd': 'signed-in',
  'leases.renew': 'signed-in',
  'leases.settle': 'signed-in',
  'leases.repairs': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'leases.readAll': ADMIN,
  'leases.actForLandlord': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'lease.transition-not-allowed': 'This lease has changed meanwhile. Reload the page to see where it stands.',
  'lease.terms-agreed': 'These terms are agreed. A renewal or a new lease changes them.',
  'lease.start-out-of-range': 'Choose a day from ten years ago to a year from now.',
  'lease.ends-before-start': 'The lease ends before it starts.',
  'lease.too-long': 'A lease lasts at most 30 years.',
  'lease.notice-too-short': 'The days of notice that you agreed on are not kept.',
  'lease.notice-after-end': 'The lease ends before this day anyway.',
  'lease.notice-of-other-side': 'The other side gave this notice and takes it back itself.',
  'lease.end-agreed': 'You both agreed on this last day, so one side alone cannot take it back.',
  'lease.end-not-earlier': 'The lease ends by this day anyway. Choose an earlier one.',
  'lease.no-proposal': 'There is no earlier last day to answer any more. Reload the page.',
  'lease.own-proposal': 'You proposed this day: the other side has to agree to it.',
  'lease.ended-before-start': 'The lease had not begun on this day.',
  'lease.ended-in-future': 'This day has not come yet.',
  'lease.not-over':
    'The lease has not ended by this day. Give notice, or ask the other side to agree to an earlier last day.',
  'lease.repair-of-another': 'Choose a repair of this lease.',
  'lease.repair-named-twice': 'Another deduction names this repair already.',
  'lease.not-running': 'This lease does not run any more.',
  'lease.already-renewed': 'A renewal of this lease is offered already.',
  'lease.overlaps': 'The home is let in these days: another lease covers them.',
  'lease.application-not-approved': 'Choose an application that you accepted.',
  'lease.application-used': 'This application has a lease already.',
  'lease.home-not-yours': 'Choose a home of your own that is still to let.',
  'lease.tenant-is-landlord': 'This is your own address.',
} as const;
