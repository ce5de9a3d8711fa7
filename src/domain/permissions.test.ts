import { describe, expect, it, test } from 'vitest';
import { type Audience, STAFF } from './access/audience.ts';
import {
  type Actor,
  audienceOf,
  can,
  hasRole,
  type Permission,
  permissions,
  type RowPermission,
  rowPermissions,
  visitor,
} from './permissions.ts';
import { isStaff, type Role, roles } from './roles.ts';

/** Staff’s alone, or of affiliates beside those who read all of them. */
const isOffices = (audience: Audience) =>
  typeof audience === 'string' ? audience === 'affiliate' : audience.every(isStaff);

const all = Object.keys(permissions) as Permission[];
const forBrokers = all.filter((permission) => String(audienceOf(permission)) === 'broker');

function member(held: readonly Role[], isVerified = true): Actor {
  return {
    kind: 'member',
    userId: '018f0000-0000-7000-8000-000000000001',
    roles: held,
    isAffiliate: false,
    isVerified,
  };
}

describe('can', () => {
  it('gives a visitor exactly the public permissions', () => {
    expect(all.filter((permission) => can(visitor, permission))).toEqual([
      'affiliates.invitation',
      'complaints.askCode',
      'complaints.submitByEmail',
      'complaints.byLink',
      'complaints.writeByLink',
      'complaints.reopenByLink',
      'enquiries.form',
      'enquiries.submit',
      'localities.suggest',
      'mailbox.list',
      'mailbox.get',
      'map.groups',
      'places.cities',
      'places.city',
      'places.locality',
      'places.rents',
      'places.suggest',
      'places.hindiNames',
      'properties.search',
      'properties.get',
      'properties.home',
      'properties.similar',
      'properties.recordView',
      'servedCities.find',
      'settings.published',
      'tenantChecks.asked',
      'tenantChecks.refuseByLink',
      'tenantChecks.price',
    ]);
  });

  it('gives an admin everything but the own desk of brokers', () => {
    expect(all.filter((permission) => !can(member(['admin']), permission))).toEqual(forBrokers);
    expect(forBrokers).toEqual(expect.arrayContaining(['brokers.home', 'brokers.performance']));
  });

  test.each([[], ...roles.filter((role) => !isStaff(role)).map((role) => [role])])(
    'keeps what administrators do from %j',
    (...held) => {
      const refused = all.filter((permission) => !can(member(held), permission));
      const forOthers = all.filter(
        (permission) =>
          isOffices(audienceOf(permission)) || (forBrokers.includes(permission) && !held.includes('broker')),
      );
      expect(refused).toEqual(forOthers);
      expect(refused).toEqual(
        expect.arrayContaining(['roles.list', 'roles.assign', 'roles.remove', 'rvl.markPaid']),
      );
    },
  );

  it('lets support answer, look after letters and look into reports, and no more', () => {
    const [own, before] = [member(['support']), member([])];
    expect(all.filter((permission) => can(own, permission) && !can(before, permission))).toEqual([
      'admin.health',
      'admin.pin.state',
      'admin.pin.set',
      'admin.pin.verify',
      'admin.pin.forget',
      'complaints.list',
      'complaints.get',
      'complaints.take',
      'complaints.note',
      'complaints.reply',
      'complaints.decide',
      'enquiries.list',
      'enquiries.get',
      'enquiries.note',
      'enquiries.move',
      'enquiries.moveMatching',
      'enquiries.answer',
      'enquiries.sendForm',
      'enquiries.handIn',
      'inbox.list',
      'mailLog.list',
      'mailLog.sendAgain',
      'mailLog.sendMatchingAgain',
      'reports.list',
      'reports.review',
      'reports.dismiss',
      'textMessages.list',
      'viewAs.start',
      'viewAs.get',
      'viewAs.end',
    ]);
    const rows = Object.keys(rowPermissions) as RowPermission[];
    expect(rows.filter((row) => can(own, row))).toEqual([
      'complaints.readAll',
      'complaints.changeAll',
      'enquiries.readAll',
      'enquiries.changeAll',
      'mailLog.readAll',
      'messaging.readAll',
      'privacy.noteLook',
      'profile.readAll',
      'properties.readAll',
      'reports.readAll',
      'reports.changeAll',
    ]);
  });

  it.each<[Role, Permission[]]>([
    [
      'finance_checker',
      [
        'adjustments.list',
        'adjustments.approve',
        'adjustments.withdraw',
        'affiliates.list',
        'affiliates.get',
        'books.trialBalance',
        'books.file',
        'books.closeMonth',
        'books.reopenMonth',
        'commissions.lines',
        'commissions.explain',
        'commissions.listHolds',
        'commissions.decideHold',
        'commissions.decideHolds',
        'corrections.list',
        'corrections.explainPayment',
        'creditCorrections.list',
        'creditCorrections.preview',
        'creditCorrections.approve',
        'creditCorrections.withdraw',
        'gstPayments.overview',
        'gstPayments.withdraw',
        'guaranteedLeases.list',
        'guaranteedLeases.get',
        'invoices.list',
        'invoices.register',
        'invoices.credit',
        'invoices.rates',
        'ledger.lastProof',
        'ledger.prove',
        'months.list',
        'months.preview',
        'months.close',
        'months.verify',
        'payees.get',
        'payouts.candidates',
        'payouts.totals',
        'payouts.listBatches',
        'payouts.getBatch',
        'payouts.listTransfers',
        'payouts.find',
        'payouts.approve',
        'payouts.cancel',
        'remittances.candidates',
        'remittances.reckoning',
        'remittances.repairs',
        'remittances.owing',
        'remittances.statementOf',
        'tds.overview',
        'tds.payees',
        'tds.approveWithdrawal',
        'tds.declineWithdrawal',
        'team.children',
        'team.search',
        'team.path',
        'team.growth',
      ],
    ],
    [
      'finance_maker',
      [
        'adjustments.list',
        'adjustments.propose',
        'adjustments.withdraw',
        'affiliates.list',
        'affiliates.get',
        'books.trialBalance',
        'books.file',
        'commissions.lines',
        'commissions.explain',
        'commissions.listHolds',
        'corrections.list',
        'corrections.explainPayment',
        'creditCorrections.list',
        'creditCorrections.preview',
        'creditCorrections.withdraw',
        'gstPayments.overview',
        'gstPayments.record',
        'guaranteedLeases.list',
        'guaranteedLeases.get',
        'invoices.list',
        'invoices.register',
        'invoices.issue',
        'invoices.markPaid',
        'invoices.rates',
        'ledger.lastProof',
        'ledger.prove',
        'months.list',
        'months.preview',
        'months.verify',
        'payees.get',
        'payees.confirmAccount',
        'payees.checkName',
        'payees.remind',
        'payees.remindMatching',
        'payouts.candidates',
        'payouts.totals',
        'payouts.listBatches',
        'payouts.getBatch',
        'payouts.listTransfers',
        'payouts.find',
        'payouts.createBatch',
        'payouts.leaveOut',
        'payouts.cancel',
        'payouts.export',
        'payouts.markPaid',
        'payouts.markPaidByFile',
        'payouts.markFailed',
        'payouts.clearReturn',
        'remittances.candidates',
        'remittances.createBatch',
        'remittances.reckoning',
        'remittances.repairs',
        'remittances.chargeRepair',
        'remittances.owing',
        'remittances.recordPayment',
        'remittances.statementOf',
        'tds.overview',
        'tds.payees',
        'tds.recordChallan',
        'tds.requestWithdrawal',
        'team.children',
        'team.search',
        'team.path',
        'team.growth',
      ],
    ],
    [
      'programme_manager',
      [
        'adjustments.list',
        'affiliates.list',
        'affiliates.get',
        'analytics.get',
        'analytics.funnel',
        'brokerRegistrations.list',
        'brokerRegistrations.listUnpaid',
        'brokerRegistrations.get',
        'brokerRegistrations.activate',
        'brokerRegistrations.activateMatching',
        'brokerRegistrations.reject',
        'calculationMode.set',
        'commissions.lines',
        'commissions.explain',
        'commissions.listHolds',
        'corrections.list',
        'corrections.explainPayment',
        'creditCorrections.list',
        'months.list',
        'months.preview',
        'shadowBalancing.listBrokers',
        'shadowBalancing.configure',
        'shadowBalancing.listAudit',
        'shadowPower.list',
        'shadowPower.set',
        'shadowPower.remove',
        'team.children',
        'team.search',
        'team.path',
        'team.growth',
      ],
    ],
    [
      'verification',
      [
        'claims.list',
        'claims.verify',
        'claims.decline',
        'claims.verifyMatching',
        'claims.declineMatching',
        'claims.revoke',
        'flags.list',
        'flags.dismiss',
        'flags.dismissMatching',
        'flags.ask',
        'guaranteedLeases.list',
        'guaranteedLeases.get',
        'guaranteedLeases.inspect',
        'guaranteedLeases.refuse',
        'importReviews.list',
        'importReviews.accept',
        'importReviews.decline',
        'reports.list',
        'reports.review',
        'reports.dismiss',
        'tenantChecks.list',
        'tenantChecks.get',
        'tenantChecks.answer',
        'tenantChecks.finish',
      ],
    ],
    [
      'viewer',
      [
        'adjustments.list',
        'admin.overview',
        'affiliates.list',
        'affiliates.get',
        'analytics.get',
        'analytics.funnel',
        'audit.list',
        'books.trialBalance',
        'books.file',
        'commissions.lines',
        'commissions.explain',
        'commissions.listHolds',
        'corrections.list',
        'corrections.explainPayment',
        'creditCorrections.list',
        'gstPayments.overview',
        'invoices.list',
        'invoices.register',
        'invoices.rates',
        'ledger.lastProof',
        'months.list',
        'months.preview',
        'payouts.candidates',
        'payouts.totals',
        'payouts.listBatches',
        'payouts.getBatch',
        'payouts.listTransfers',
        'payouts.find',
        'remittances.candidates',
        'remittances.reckoning',
        'remittances.repairs',
        'remittances.owing',
        'remittances.statementOf',
        'tds.overview',
        'tds.payees',
        'team.children',
        'team.search',
        'team.path',
        'team.growth',
      ],
    ],
  ])('lets %s do this beside what the portal itself needs, and no more', (role, own) => {
    const [held, before] = [member([role]), member([])];
    const added = all.filter((permission) => can(held, permission) && !can(before, permission));
    expect(added.filter((permission) => audienceOf(permission) !== STAFF)).toEqual(own);
  });

  it('lets affiliates see their own place and team, beside administrators', () => {
    const affiliate: Actor = {
      kind: 'member',
      userId: '',
      roles: [],
      isAffiliate: true,
      isVerified: true,
    };
    const theirs = all.filter((permission) => audienceOf(permission) === 'affiliate');
    expect(theirs).toEqual(['affiliates.get', 'team.children', 'team.search', 'team.path', 'team.growth']);
    for (const permission of theirs) {
      expect(
        [affiliate, member(['admin']), member(['tenant']), visitor].map((who) => can(who, permission)),
      ).toEqual([true, true, false, false]);
    }
  });

  // spec 6: Guards the specification leaves open: the user area needs anybody signed in … a listing a confirmed address
  it('wants a confirmed address before a listing goes out', () => {
    const refused = all.filter((permission) => !can(member(['landlord'], false), permission));
    expect(refused).toEqual(
      expect.arrayContaining([
        'properties.create',
        'properties.publish',
        'imports.start',
        'managedRentals.submit',
      ]),
    );
  });
});

describe('hasRole', () => {
  it('asks for one of the roles', () => {
    expect(hasRole(member(['tenant', 'broker']), ['broker', 'admin'])).toBe(true);
    expect(hasRole(member(['tenant']), ['broker', 'admin'])).toBe(false);
    expect(hasRole(visitor, ['user'])).toBe(false);
  });

  it('counts a member without roles as user', () => {
    expect(hasRole(member([]), ['user'])).toBe(true);
    expect(hasRole(member(['tenant']), ['user'])).toBe(false);
  });
});

describe('rows of everybody', () => {
  const rows = Object.keys(rowPermissions) as RowPermission[];

  it('open to staff, and to nobody else', () => {
    for (const role of roles) {
      const theirs = rows.filter((row) => can(member([role]), row));
      if (role === 'admin') expect(theirs).toEqual(rows);
      else if (!isStaff(role)) expect(theirs).toEqual([]);
    }
    expect(rows.filter((row) => can(visitor, row))).toEqual([]);
  });

  it('have names of their own, which no procedure needs', () => {
    expect(rows.filter((row) => row in permissions)).toEqual([]);
  });
});

it('names permissions feature first', () => {
  expect(
    [...all, ...Object.keys(rowPermissions)].filter(
      (permission) => !/^[a-zA-Z]+(\.[a-zA-Z]+){1,2}$/.test(permission),
    ),
  ).toEqual([]);
});
