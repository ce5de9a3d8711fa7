/** Who may call what: each procedure of the product names one permission of this table, and screens ask the same `can()`. */
import type { Role } from './roles.ts';

/**
 * Whom a permission is for: everyone, everyone signed in, everyone signed in with a confirmed e-mail address, affiliates and
 * administrators, or the holders of a listed role. Which rows a person then sees is the row policies' business.
 */
export type Audience = 'anyone' | 'signed-in' | 'verified' | 'affiliate' | readonly Role[];

const ADMIN = ['admin'] as const;
const BROKER = ['broker'] as const;

export const permissions = {
  'properties.search': 'anyone',
  'properties.get': 'anyone',
  'properties.home': 'anyone',
  'properties.similar': 'anyone',
  'properties.recordView': 'anyone',
  'localities.suggest': 'anyone',
  'places.cities': 'anyone',
  'places.city': 'anyone',
  'places.locality': 'anyone',
  'properties.listMine': 'signed-in',
  'properties.create': 'verified',
  'properties.update': 'signed-in',
  'properties.publish': 'verified',
  'properties.setAvailability': 'signed-in',
  'properties.pause': 'signed-in',
  'properties.resume': 'signed-in',
  'properties.renew': 'signed-in',
  'properties.remove': 'signed-in',
  'properties.leads': 'signed-in',
  'enquiries.form': 'anyone',
  'enquiries.submit': 'anyone',
  'enquiries.listMine': 'signed-in',
  'enquiries.list': ADMIN,
  'enquiries.get': ADMIN,
  'enquiries.assign': ADMIN,
  'enquiries.note': ADMIN,
  'enquiries.move': ADMIN,
  'reports.submit': 'signed-in',
  'reports.mine': 'signed-in',
  'reports.list': ADMIN,
  'reports.review': ADMIN,
  'reports.dismiss': ADMIN,
  'reports.hideHome': ADMIN,
  'reports.showHome': ADMIN,
  'drafts.get': 'signed-in',
  'drafts.save': 'signed-in',
  'drafts.discard': 'signed-in',
  'photos.upload': 'signed-in',
  'photos.reorder': 'signed-in',
  'photos.setCover': 'signed-in',
  'photos.remove': 'signed-in',
  'photos.describe': 'signed-in',
  'imports.preview': 'signed-in',
  'imports.start': 'verified',
  'imports.get': 'signed-in',
  'imports.list': 'signed-in',
  'visits.request': 'signed-in',
  'visits.get': 'signed-in',
  'visits.listMine': 'signed-in',
  'visits.listReceived': 'signed-in',
  'visits.accept': 'signed-in',
  'visits.propose': 'signed-in',
  'visits.decline': 'signed-in',
  'visits.cancel': 'signed-in',
  'visits.reschedule': 'signed-in',
  'visits.complete': 'signed-in',
  'visits.rate': 'signed-in',
  'applications.submit': 'signed-in',
  'applications.listMine': 'signed-in',
  'applications.listReceived': 'signed-in',
  'applications.review': 'signed-in',
  'applications.approve': 'signed-in',
  'applications.decline': 'signed-in',
  'applications.withdraw': 'signed-in',
  'leads.timeline': 'signed-in',
  'leads.contact': 'signed-in',
  'shortlist.list': 'signed-in',
  'shortlist.add': 'signed-in',
  'shortlist.remove': 'signed-in',
  'shortlist.note': 'signed-in',
  'recentViews.list': 'signed-in',
  'recentViews.remove': 'signed-in',
  'recentViews.merge': 'signed-in',
  'recentSearches.list': 'signed-in',
  'recentSearches.record': 'signed-in',
  'recentSearches.remove': 'signed-in',
  'recentSearches.clear': 'signed-in',
  'profile.get': 'signed-in',
  'profile.ensure': 'signed-in',
  'profile.update': 'signed-in',
  'profile.uploadAvatar': 'signed-in',
  'account.me': 'signed-in',
  'dashboard.get': 'signed-in',
  'payees.getMine': 'signed-in',
  'payees.setPan': 'verified',
  'payees.setAccount': 'verified',
  'payees.get': ADMIN,
  'payees.reveal': ADMIN,
  'brokers.registration': 'signed-in',
  'brokers.saveContact': 'verified',
  'brokers.saveBusiness': 'verified',
  'brokers.saveSettings': BROKER,
  'brokers.submit': 'verified',
  'brokers.uploadDocument': 'verified',
  'brokers.removeDocument': 'signed-in',
  'brokers.documentLink': 'signed-in',
  'brokers.payOnline': 'verified',
  'brokers.confirmPayment': 'signed-in',
  'brokers.checkPayment': 'signed-in',
  'brokers.paySandbox': 'signed-in',
  'brokers.payCash': 'verified',
  'brokerRegistrations.list': ADMIN,
  'brokerRegistrations.get': ADMIN,
  'brokerRegistrations.activate': ADMIN,
  'brokerRegistrations.reject': ADMIN,
  'brokerRegistrations.refund': ADMIN,
  'payouts.candidates': ADMIN,
  'solvency.byMonth': ADMIN,
  'taxRules.list': 'signed-in',
  'taxRules.add': ADMIN,
  'payouts.listBatches': ADMIN,
  'payouts.getBatch': ADMIN,
  'payouts.listTransfers': ADMIN,
  'payouts.createBatch': ADMIN,
  'payouts.approve': ADMIN,
  'payouts.cancel': ADMIN,
  'payouts.export': ADMIN,
  'payouts.markPaid': ADMIN,
  'payouts.markPaidByFile': ADMIN,
  'payouts.markFailed': ADMIN,
  'payouts.listMine': 'signed-in',
  'payouts.myBalance': 'signed-in',
  'payouts.myTax': 'signed-in',
  'account.settings.get': 'signed-in',
  'account.settings.update': 'signed-in',
  'admin.overview': ADMIN,
  'admin.health': ADMIN,
  'admin.pin.state': ADMIN,
  'admin.pin.set': ADMIN,
  'admin.pin.verify': ADMIN,
  'admin.pin.forget': ADMIN,
  'affiliates.list': ADMIN,
  'affiliates.get': 'affiliate',
  'affiliates.create': ADMIN,
  'affiliates.register': 'verified',
  'affiliates.changeSponsor': ADMIN,
  'affiliates.setStatus': ADMIN,
  'team.children': 'affiliate',
  'team.search': 'affiliate',
  'team.path': 'affiliate',
  'calculationMode.set': ADMIN,
  'shadowPower.list': ADMIN,
  'shadowPower.set': ADMIN,
  'shadowPower.remove': ADMIN,
  'shadowBalancing.listBrokers': ADMIN,
  'shadowBalancing.configure': ADMIN,
  'shadowBalancing.listAudit': ADMIN,
  'admin.properties.list': ADMIN,
  'admin.properties.approve': ADMIN,
  'analytics.get': ADMIN,
  'documents.list': ADMIN,
  'documents.get': ADMIN,
  'ledger.lastProof': ADMIN,
  'ledger.prove': ADMIN,
  'audit.list': ADMIN,
  'audit.verify': ADMIN,
  'users.list': ADMIN,
  'users.figures': ADMIN,
  'users.get': ADMIN,
  'users.activity': ADMIN,
  'commissionPlans.list': ADMIN,
  'commissionPlans.draft': ADMIN,
  'commissionPlans.add': ADMIN,
  'commissions.lines': ADMIN,
  'commissions.explain': ADMIN,
  'commissions.listHolds': ADMIN,
  'commissions.decideHold': ADMIN,
  'commissions.listMyMonths': 'signed-in',
  'commissions.listMine': 'signed-in',
  'commissions.explainMine': 'signed-in',
  'months.list': ADMIN,
  'months.preview': ADMIN,
  'months.close': ADMIN,
  'months.verify': ADMIN,
  'settings.published': 'anyone',
  'settings.get': ADMIN,
  'settings.update': ADMIN,
  'roles.list': ADMIN,
  'roles.assign': ADMIN,
  'roles.remove': ADMIN,
  // Works once, with the set-up link, and only while no admin exists: the handler checks both.
  'roles.firstAdmin': 'signed-in',
  'managedRentals.submit': 'verified',
  'managedRentals.listMine': 'signed-in',
  'managedRentals.list': ADMIN,
  'managedRentals.startReview': ADMIN,
  'managedRentals.approve': ADMIN,
  'managedRentals.approveOnly': ADMIN,
  'managedRentals.configure': ADMIN,
  'managedRentals.decline': ADMIN,
  'managedRentals.addRvl': ADMIN,
  'managedRentals.listProperties': ADMIN,
  'managedRentals.updateDetails': ADMIN,
  'managedRentals.changeAffiliate': ADMIN,
  'managedRentals.end': ADMIN,
  'managedRentals.affiliates': ADMIN,
  'rvl.listMine': 'signed-in',
  'rvl.grid': ADMIN,
  'rvl.markPaid': ADMIN,
  'rvl.backToPending': ADMIN,
  'rvl.setAmount': ADMIN,
  'rvl.history': ADMIN,
  // Answers in demo mode only, where people without a session read their sign-in code here.
  'mailbox.list': 'anyone',
  'mailbox.get': 'anyone',
  'files.signedLink': 'signed-in',
} as const satisfies Readonly<Record<string, Audience>>;

export type Permission = keyof typeof permissions;

/** Who is calling: nobody known, or a member with the roles read from the database for this very request. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'member';
      readonly userId: string;
      readonly roles: readonly Role[];
      readonly isAffiliate: boolean;
      readonly emailVerified: boolean;
    };

export type Member = Extract<Actor, { kind: 'member' }>;

export const visitor: Actor = { kind: 'visitor' };

/** The audience of a permission, in the one type that screens and generated documents read. */
export function audienceOf(permission: Permission): Audience {
  return permissions[permission];
}

/** Whether that actor may call what needs that permission. A member without roles counts as user. */
export function can(actor: Actor, permission: Permission): boolean {
  const audience = audienceOf(permission);
  if (audience === 'anyone') return true;
  if (actor.kind === 'visitor') return false;
  if (audience === 'signed-in') return true;
  if (audience === 'verified') return actor.emailVerified;
  if (audience === 'affiliate') return actor.isAffiliate || hasRole(actor, ADMIN);
  return hasRole(actor, audience);
}

/** Whether the actor holds one of these roles, as role guards ask (specification, section 2.2). */
export function hasRole(actor: Actor, allowed: readonly Role[]): boolean {
  if (actor.kind === 'visitor') return false;
  const held: readonly Role[] = actor.roles.length === 0 ? ['user'] : actor.roles;
  return held.some((role) => allowed.includes(role));
}
