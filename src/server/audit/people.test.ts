import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdf } from '../../../tests/support/brokers.ts';
import { addHome, day } from '../../../tests/support/leads.ts';
import { managedLease, signedLease, writeDues } from '../../../tests/support/leases.ts';
import {
  addAffiliate,
  addBroker,
  configuration,
  rentalForm,
} from '../../../tests/support/managed-rentals.ts';
import { arrangePayouts } from '../../../tests/support/payouts.ts';
import { startServices } from '../../../tests/support/services.ts';
import { monthOf } from '../../domain/dates.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;
const { affiliate, credit } = await arrangePayouts(started);

const admin = await addPerson('Vikram Admin', ['admin']);
const second = await addPerson('Uma Admin', ['admin']);

beforeEach(() => asOwner('delete from auth.rate_limits'));

type Named = Record<string, string>;
type Story = () => Promise<{ people: Named; acts: Record<string, string[]> }>;

/** What the newest row of each action says of these people, by their names here. */
async function namedBy(people: Named, actions: readonly string[]): Promise<Record<string, string[]>> {
  const names = new Map(Object.entries(people).map(([name, id]) => [id, name]));
  const rows = await asOwner<{ action: string; people: string[] }>(
    `select distinct on (action) action, people from audit_log where action = any ($1) order by action, id desc`,
    [actions],
  );
  return Object.fromEntries(
    rows.map((row) => [row.action, row.people.map((id) => names.get(id) ?? id).sort()]),
  );
}

const stories: Record<string, Story> = {
  'a lease': async () => {
    const { landlord, tenant, lease } = await signedLease(started);
    const noticed = await as(tenant).leases.giveNotice({
      id: lease.id,
      version: lease.version,
      ends_on: day(90),
    });
    await as(tenant).leases.withdrawNotice({ id: lease.id, version: noticed.version });
    const both = ['landlord', 'tenant'];
    return {
      people: { landlord, tenant },
      acts: {
        // A draft is its landlord's alone.
        'leases.create': ['landlord'],
        'leases.propose': both,
        'leases.accept': both,
        'leases.giveNotice': both,
        'leases.withdrawNotice': both,
      },
    };
  },
  'rent and repairs of a managed home': async () => {
    const { landlord, tenant, manager, lease } = await managedLease(started);
    await writeDues(started, lease.id);
    const [due] = await asOwner<{ id: string }>(
      'select id from rent_dues where lease_id = $1 order by month limit 1',
      [lease.id],
    );
    await as(tenant).rents.report({
      id: due?.id ?? '',
      amount: 100_000,
      mode: 'upi',
      reference: '412345678901',
      paid_on: day(0),
    });
    await as(tenant).maintenance.raise({ lease_id: lease.id, title: 'The tap drips', category: 'plumbing' });
    const all = ['landlord', 'manager', 'tenant'];
    return {
      people: { landlord, tenant, manager },
      acts: { 'rents.report': all, 'maintenance.raised': all },
    };
  },
  'a visit and an application': async () => {
    const seeker = await addPerson('Sita Rao');
    const lister = await addPerson('Lal Singh');
    const home = await addHome(asOwner, lister);
    const visit = await as(seeker).visits.request({
      property_id: home,
      visit_type: 'physical',
      scheduled_date: day(2),
      slot: '10:00',
    });
    await as(lister).visits.accept({ id: visit.id });
    await as(seeker).visits.cancel({ id: visit.id });
    const application = await as(seeker).applications.submit({
      property_id: home,
      move_in_date: day(5),
      household: 'family',
      occupants: 2,
    });
    await as(lister).applications.decline({ id: application.id });
    const both = ['lister', 'seeker'];
    return {
      people: { seeker, lister },
      acts: {
        'visits.request': both,
        'visits.accept': both,
        'visits.cancel': both,
        'applications.submit': both,
        'applications.decline': both,
      },
    };
  },
  'a managed rental': async () => {
    const landlord = await addPerson('Lal Singh', ['landlord']);
    const manager = await addPerson('Mina Manager', ['property_manager']);
    const credited = await addPerson('Asha Affiliate');
    const code = await addAffiliate(
      started,
      `KRY-${randomBytes(3).toString('hex').slice(0, 5).toUpperCase()}`,
      {
        userId: credited,
      },
    );
    const broker = await addBroker(started, 'Bina Broker');
    const { id } = await as(landlord).managedRentals.submit(rentalForm());
    await as(admin).managedRentals.approve({ id, ...configuration({ affiliate_id: code }) });
    const [home] = await asOwner<{ id: string }>(
      'select id from managed_properties where application_id = $1',
      [id],
    );
    await as(admin).managedRentals.assignManager({ id: home?.id ?? '', manager_id: manager });
    await asOwner(
      'update managed_properties set broker_id = (select id from brokers where user_id = $2) where id = $1',
      [home?.id, broker],
    );
    await as(admin).rvl.markPaid({ id: home?.id ?? '', month: monthOf(day(0)) });
    await as(admin).managedRentals.changeAffiliate({
      id: home?.id ?? '',
      affiliate_id: null,
      reason: 'Asked for by the owner',
    });
    const keepers = ['broker', 'landlord', 'manager'];
    return {
      people: { landlord, manager, credited, broker },
      acts: {
        'managedRentals.submit': ['landlord'],
        'managedRentals.approve': ['credited', 'landlord'],
        'managedRentals.assignManager': ['landlord', 'manager'],
        'managedRentals.changeAffiliate': ['broker', 'credited', 'landlord', 'manager'],
        'rvl.markPaid': keepers,
      },
    };
  },
  'a payout': async () => {
    const payee = await affiliate('KRY-PAYEE');
    await credit('KRY-PAYEE', 90_000);
    const { id } = await as(admin).payouts.createBatch();
    await as(second).payouts.approve({ id });
    await as(admin).payouts.export({ id });
    const { items } = await as(admin).payouts.listTransfers({ id });
    await as(admin).payouts.markFailed({ id: items[0]?.id ?? '', reason: 'The account is closed' });
    await as(admin).payouts.clearReturn({ user_id: payee, reason: 'Checked by telephone' });
    return {
      people: { payee },
      acts: {
        'payees.setPan': ['payee'],
        'payees.setAccount': ['payee'],
        'payouts.reveal-accounts': ['payee'],
        'payouts.markFailed': ['payee'],
        'payouts.clearReturn': ['payee'],
      },
    };
  },
  'a claim, a report and a hidden home': async () => {
    const lister = await addPerson('Lal Lister');
    const reporter = await addPerson('Rita Reporter');
    const home = await addHome(asOwner, lister);
    const claim = await as(lister).claims.submit({
      property_id: home,
      kind: 'ownership',
      file: pdf('deed.pdf'),
    });
    await as(admin).claims.paperLink({ id: claim.id });
    await as(admin).claims.verify({ id: claim.id, method: 'paper_checked', valid_until: day(90) });
    await as(reporter).reports.submit({ property_id: home, reason: 'wrong_details', note: 'Not there' });
    const { items } = await as(admin).reports.list({});
    await as(admin).reports.dismiss({
      id: items.find((item) => item.home.id === home)?.id ?? '',
      reason: 'The home was looked at',
    });
    return {
      people: { lister, reporter },
      acts: {
        'claims.submit': ['lister'],
        'claims.openPaper': ['lister'],
        'claims.verify': ['lister'],
        'reports.dismiss': ['lister', 'reporter'],
      },
    };
  },
  'roles, and what somebody does with their own account': async () => {
    const person = await addPerson('Asha Rao');
    await as(admin).roles.assign({ userId: person, role: 'broker' });
    await as(admin).roles.remove({ userId: person, role: 'broker' });
    await as(person).privacy.consents.set({ purpose: 'history', is_given: true });
    await as(person).privacy.exports.request();
    return {
      people: { person },
      acts: {
        'roles.assign': ['person'],
        'roles.remove': ['person'],
        'privacy.consents.set': ['person'],
        'privacy.exports.request': ['person'],
      },
    };
  },
};

describe('the people whom an act concerns', () => {
  it.each(Object.entries(stories))('%s', async (_, story) => {
    const { people, acts } = await story();
    expect(await namedBy(people, Object.keys(acts))).toEqual(acts);
  });
});
