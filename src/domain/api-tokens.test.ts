import { describe, expect, it } from 'vitest';
import { scopeFor, scopeNames, tokenMay, withoutScope } from './api-tokens.ts';
import { audienceOf, type Permission, permissions } from './permissions.ts';

const all = Object.keys(permissions) as Permission[];
const isForAdmins = (permission: Permission) => String(audienceOf(permission)) === 'admin';

/** Whoever adds a permission decides here, or in a scope, whether programs may use it. */
const neverByToken = [
  'properties.recordView',
  'enquiries.form',
  'enquiries.submit',
  'enquiries.listMine',
  'reports.submit',
  'reports.mine',
  'recentViews.remove',
  'recentViews.merge',
  'recentSearches.record',
  'recentSearches.remove',
  'recentSearches.clear',
  'notifications.preferences.get',
  'notifications.preferences.update',
  'profile.ensure',
  'profile.update',
  'profile.uploadAvatar',
  'apiTokens.list',
  'apiTokens.create',
  'apiTokens.rename',
  'apiTokens.revoke',
  'messages.share',
  'messages.report',
  'privacy.consents.list',
  'privacy.consents.set',
  'privacy.exports.list',
  'privacy.exports.request',
  'privacy.exports.link',
  'privacy.looks',
  'privacy.erasure.get',
  'privacy.erasure.request',
  'privacy.erasure.cancel',
  'payees.getMine',
  'payees.setPan',
  'payees.setAccount',
  'brokers.registration',
  'brokers.saveContact',
  'brokers.saveBusiness',
  'brokers.saveSettings',
  'brokers.submit',
  'brokers.uploadDocument',
  'brokers.removeDocument',
  'brokers.documentLink',
  'brokers.payOnline',
  'brokers.confirmPayment',
  'brokers.checkPayment',
  'brokers.paySandbox',
  'brokers.payCash',
  'taxRules.list',
  'payouts.listMine',
  'payouts.myBalance',
  'payouts.myTax',
  'account.settings.get',
  'account.settings.update',
  'affiliates.register',
  'affiliates.invitation',
  'affiliates.sponsor',
  'affiliates.terms',
  'commissions.taxFile',
  'roles.firstAdmin',
  'managedRentals.submit',
  'leases.options',
  'leases.create',
  'leases.update',
  'leases.setPayee',
  'leases.accept',
  'leases.decline',
  'leases.withdraw',
  'leases.sign',
  'leases.giveNotice',
  'leases.withdrawNotice',
  'leases.renew',
  'leases.settle',
  'rents.cancel',
  'rents.reverse',
  'maintenance.approve',
  'maintenance.cancel',
  'maintenance.reopen',
  'maintenance.rate',
  'mailbox.list',
  'mailbox.get',
  'files.signedLink',
];

describe('what a token may do', () => {
  it('is decided for each permission: in one scope, without any, or never', () => {
    const never = all.filter((permission) => scopeFor(permission) === null && !isForAdmins(permission));
    expect(never).toEqual(neverByToken);
    const open = all.filter((permission) => scopeFor(permission) === 'none');
    expect(open.sort()).toEqual([...withoutScope].sort());
  });

  it('is nothing of administrators, of accounts, of payouts or of tokens, with all scopes together', () => {
    const may = all.filter((permission) => tokenMay(scopeNames, permission));
    expect(may.filter(isForAdmins)).toEqual([]);
    expect(may.filter((name) => /^(admin|roles|payees|payouts|privacy|apiTokens)\./.test(name))).toEqual([]);
    expect(may).toEqual(expect.arrayContaining(['properties.create', 'leads.timeline', 'rents.listDues']));
  });

  it('is only what its scopes name', () => {
    expect(tokenMay(['leads:read'], 'leads.timeline')).toBe(true);
    expect(tokenMay(['leads:read'], 'visits.accept')).toBe(false);
    expect(tokenMay([], 'properties.search')).toBe(true);
    expect(tokenMay([], 'leads.timeline')).toBe(false);
  });

  it('needs scopes that only read for reads, and only write for writes', () => {
    const names = scopeNames.map((scope) => scope.split(':'));
    expect(names.every(([, way]) => way === 'read' || way === 'write')).toBe(true);
  });
});
