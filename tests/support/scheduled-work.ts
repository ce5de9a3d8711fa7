/** For each job that comes by the clock: rows that make it do its work, and how one sees that it did. */
import { vi } from 'vitest';
import { audit } from '../../src/db/audit.ts';
import { addMonths, firstDayOf, lastDayOf, shiftMonth } from '../../src/domain/dates.ts';
import { chainAll } from '../../src/server/audit/audit-jobs.ts';
import { pdf, registered } from './brokers.ts';
import { homeInput } from './homes.ts';
import { addHome, day } from './leads.ts';
import { addParties, agreeLease, leaseInput, proposeLease, runningLease } from './leases.ts';
import { arrangeMonths } from './months.ts';
import { collectedHome, feeOfLastMonth, feePastItsDay, rentCameIn } from './remittances.ts';
import { effects, type ScheduledWork, thisMonth, upkeepWork } from './scheduled-upkeep.ts';
import type { TestServices } from './services.ts';
import { startReceiver } from './webhook-receiver.ts';

export async function scheduledWork(test: TestServices): Promise<ScheduledWork> {
  const { as, asOwner, addPerson, services } = test;
  const { told, value } = effects(test);
  const receiver = await startReceiver();
  const endingIn = (days: number) =>
    runningLease(test, { start_date: addMonths(day(days), -10), end_date: day(days) });

  /** For a managed home, so that it has no price. */
  const orderedCheck = async () => {
    const { landlord: owner, home } = await collectedHome(test);
    const { id } = await as(owner).tenantChecks.order({
      form_id: crypto.randomUUID(),
      managed_property_id: home,
      home: '2 BHK in Baner',
      person_name: 'Asha Applicant',
      email: 'asha.applicant@example.in',
      purpose: 'Renting my flat',
      points: ['identity'],
      price: 0,
    });
    return { owner, id };
  };

  const act = (action: string) =>
    services.database.asWorker((tx) =>
      audit(tx, { action, subjectType: 'trial', subjectId: '1', people: [] }),
    );
  const chained = value(
    '0',
    'select count(*) as value from audit_log where id not in (select row_id from audit_chain)',
  );

  return {
    ...upkeepWork(test),
    'payees.remind': async () => {
      const home = await collectedHome(test);
      await rentCameIn(test, home);
      return told(home.landlord, 'payee.missing');
    },
    'remittances.charge': async () => {
      const home = await collectedHome(test);
      await rentCameIn(test, home);
      return value(
        '1',
        `select count(distinct l.entry_id) as value from journal_lines l join journal_entries e on e.id = l.entry_id
          where l.lease_id = $1 and e.kind = 'management_fee'`,
        home.lease.id,
      );
    },
    'remittances.invoice-fees': async () => {
      const home = await collectedHome(test);
      await feeOfLastMonth(test, home);
      return value('1', 'select count(*) as value from invoices where lease_id = $1', home.lease.id);
    },
    'remittances.remind-owing': async () => {
      const home = await collectedHome(test);
      await feePastItsDay(test, home);
      return told(home.landlord, 'owing.reminder');
    },
    'tenant-checks.expire': async () => {
      const { owner, id } = await orderedCheck();
      await asOwner('update tenant_checks set expires_on = $2 where id = $1', [id, day(-1)]);
      return told(owner, 'tenant-check.expired');
    },
    'tenant-checks.forget': async () => {
      const { owner, id } = await orderedCheck();
      await as(owner).tenantChecks.cancel({ id });
      await asOwner(
        'update tenant_checks set files_until = $2, kept_until = $2, is_without_files = true where id = $1',
        [id, day(-1)],
      );
      return value('0', 'select count(*) as value from tenant_checks where id = $1', id);
    },
    'guaranteed-leases.move': async () => {
      const { admin, landlord: owner, home } = await collectedHome(test);
      const { id } = await as(owner).guaranteedLeases.order({
        form_id: crypto.randomUUID(),
        managed_property_id: home,
        home: 'Rose 4',
        address: 'Baner Road 4, Pune',
      });
      await as(admin).guaranteedLeases.inspect({ id, inspected_on: day(0), inspection: 'Dry and painted' });
      await as(admin).guaranteedLeases.offer({
        id,
        rent: 2_500_000,
        market_rent: 3_000_000,
        first_month: shiftMonth(thisMonth(), 1),
        months: 12,
        fee_bp: 800,
        remittance_day: 7,
        payee_name: 'Kiraya Homes',
        payee_upi: 'rent@okbank',
        offer_until: day(1),
      });
      await asOwner('update guaranteed_leases set offer_until = $2 where id = $1', [id, day(-1)]);
      return told(owner, 'guaranteed-lease.expired');
    },
    'remittances.statements': async () => {
      const home = await collectedHome(test);
      await feeOfLastMonth(test, home);
      return told(home.landlord, 'owner.statement');
    },
    'enquiries.tell-office': async () => {
      const admin = await addPerson('Ada Admin', ['admin']);
      await asOwner(`insert into enquiries (kind, name, email, message, form_id)
        values ('contact', 'Ila Sen', 'ila@example.in', 'Please call me.', uuidv7())`);
      return told(admin, 'enquiry.received');
    },
    'privacy.erase-due': async () => {
      const person = await addPerson('Asha Rao');
      const [row] = await asOwner<{ email: string }>('select email from profiles where user_id = $1', [
        person,
      ]);
      await as(person).privacy.erasure.request({ email: row?.email ?? '' });
      await asOwner('update erasures set due_on = $2 where user_id = $1', [person, day(0)]);
      return value('done', 'select state as value from erasures where user_id = $1', person);
    },
    'tenancy.lease-reminders': async () => told((await endingIn(40)).tenant, 'lease.ends-soon'),
    'tenancy.condition-reminders': async () =>
      told((await runningLease(test)).tenant, 'condition.remind-move-in'),
    'tenancy.condition-photos': async () => {
      const { lease, landlord } = await runningLease(test);
      await asOwner(
        `insert into condition_photos (lease_id, key, width, height, added_by, created_at)
          values ($1, 'conditions/a.webp', 8, 6, $2, now() - interval '40 days')`,
        [lease.id, landlord],
      );
      return value('0', 'select count(*) as value from condition_photos where lease_id = $1', lease.id);
    },
    'tenancy.begin-leases': async () => {
      const { lease } = await runningLease(test, { start_date: day(3), end_date: addMonths(day(3), 11) });
      await asOwner('update leases set start_date = $2 where id = $1', [lease.id, day(0)]);
      return value('active', 'select state as value from leases where id = $1', lease.id);
    },
    'tenancy.lapse-prepared': async () => {
      const writer = await addPerson('Bina Broker', ['broker']);
      const { id } = await as(writer).leases.create({
        ...leaseInput({ payee_name: null, payee_upi: null }),
        property_id: await addHome(asOwner, writer),
        tenant_name: 'Asha Rao',
        tenant_email: 'asha.rao@example.in',
        owner: { name: 'Omana Owner', email: 'omana.owner@example.in', phone: null },
      });
      await asOwner(`update leases set created_at = app.now() - interval '31 days' where id = $1`, [id]);
      return told(writer, 'lease.owner-silent');
    },
    'tenancy.paper-leases': async () => {
      const { landlord, tenant, home, email } = await addParties(test);
      const draft = await as(landlord).leases.create({
        ...leaseInput(),
        property_id: home,
        tenant_name: 'Asha Rao',
        tenant_email: email,
      });
      await as(landlord).leases.sign({ id: draft.id, version: draft.version, file: pdf('scan.pdf') });
      await asOwner(
        `update lease_parties set opened_at = now() - interval '9 days' where lease_id = $1 and user_id = $2`,
        [draft.id, tenant],
      );
      return value('active', 'select state as value from leases where id = $1', draft.id);
    },
    'tenancy.tell-of-moved': async () => {
      const { lease } = await runningLease(test);
      await asOwner('update leases set moved_on = app.today() where id = $1', [lease.id]);
      return value(true, 'select moved_told_at is not null as value from leases where id = $1', lease.id);
    },
    'tenancy.opening-figure-terms': async () => {
      const { lease } = await runningLease(test);
      await asOwner(
        `insert into opening_figures (lease_id, kind, file_says, tenant_says, landlord_says, tenant_reason, last_by, agree_by)
          values ($1, 'balance', 500000, 0, 500000, 'I paid it in July.', 'tenant', $2)`,
        [lease.id, day(1)],
      );
      return value('1', 'select reminders::text as value from opening_figures where lease_id = $1', lease.id);
    },
    'tenancy.moved-arrivals': async () => {
      const { lease, tenant } = await runningLease(test);
      await asOwner(
        `update leases set moved_on = app.today(), moved_told_at = app.now() - interval '1 day' where id = $1`,
        [lease.id],
      );
      await asOwner(
        `update lease_parties set told_at = null, opened_at = now() where lease_id = $1 and user_id = $2`,
        [lease.id, tenant],
      );
      return value(
        true,
        `select told_at is not null as value from lease_parties where role = 'tenant' and lease_id = $1`,
        lease.id,
      );
    },
    'tenancy.open-signing-requests': async () => {
      const { landlord, home, email } = await addParties(test);
      const draft = await as(landlord).leases.create({
        ...leaseInput(),
        property_id: home,
        tenant_name: 'Asha Rao',
        tenant_email: email,
      });
      const { id, version, document } = await proposeLease(test, landlord, draft);
      await as(landlord).leases.eSign({ id, sha256: document?.sha256 ?? '' });
      await as(landlord).leases.withdraw({ id, version });
      return value('void', 'select state as value from signing_requests where lease_id = $1', id);
    },
    'tenancy.roll-dues': async () => {
      const { lease } = await runningLease(test);
      return value('2', 'select count(*) as value from rent_dues where lease_id = $1', lease.id);
    },
    'tenancy.late-fees': async () => {
      const { lease } = await runningLease(test, {
        late_fee: { grace_days: 0, a_day: 10_000, most: 50_000 },
      });
      await asOwner(
        `update leases set agreed_at = app.now() - interval '20 days', payee_since = app.today() - 20 where id = $1`,
        [lease.id],
      );
      await asOwner(
        `insert into rent_dues (lease_id, month, from_date, to_date, due_date, amount)
          values ($1, date_trunc('month', app.today() - 10), $2, $2, $2, 3000000)`,
        [lease.id, day(-10)],
      );
      return value(
        '50000',
        `select amount as value from rent_dues where lease_id = $1 and kind = 'late_fee'`,
        lease.id,
      );
    },
    'tenancy.rent-reminders': async () => {
      const { tenant, lease } = await runningLease(test);
      await asOwner(
        `insert into rent_dues (lease_id, month, from_date, to_date, due_date, amount)
          values ($1, $2, $3, $3, $3, 3000000)`,
        [lease.id, firstDayOf(thisMonth()), day(0)],
      );
      return told(tenant, 'rent.due');
    },
    'tenancy.tds-reminders': async () => {
      const { tenant, lease } = await runningLease(test, { rent: 6_000_000 });
      const last = lastDayOf(thisMonth());
      await asOwner('update leases set end_date = $2 where id = $1', [lease.id, last]);
      await asOwner(
        `insert into rent_dues (lease_id, month, from_date, to_date, due_date, amount)
          values ($1, $2, $2, $3, $3, 6000000)`,
        [lease.id, firstDayOf(thisMonth()), last],
      );
      return told(tenant, 'due.tdsToDeduct');
    },
    'tenancy.end-leases': async () => {
      const { lease } = await endingIn(20);
      await asOwner(
        'update leases set start_date = start_date - 30, end_date = end_date - 30 where id = $1',
        [lease.id],
      );
      return value('ended', 'select state as value from leases where id = $1', lease.id);
    },
    'tenancy.settlement-terms': async () => {
      const { lease, tenant } = await endingIn(0);
      const { id } = await as(tenant).settlements.ask({ id: lease.id });
      await asOwner('update settlements set due_on = due_on - 8 where id = $1', [id]);
      return value('refunding', 'select state as value from settlements where id = $1', id);
    },
    'tenancy.end-renewed': async () => {
      const { lease, landlord, tenant } = await endingIn(20);
      const terms = { id: lease.id, end_date: addMonths(day(20), 11), rent: 3_100_000 };
      const renewal = await as(landlord).leases.renew(terms);
      await agreeLease(test, { landlord, tenant }, renewal);
      await asOwner(
        `update leases set start_date = start_date - 30, end_date = end_date - 30,
           state = case when id = $2 then 'active' else state end where id in ($1, $2)`,
        [lease.id, renewal.id],
      );
      return value('ended', 'select state as value from leases where id = $1', lease.id);
    },
    'months.propose': async () => {
      const admin = await addPerson('Ada Admin', ['admin']);
      const months = await arrangeMonths(test);
      await months.affiliate('KRY-MONTH');
      const month = shiftMonth(thisMonth(), -3);
      await months.paid('KRY-MONTH', month, 1, `${month}-05T10:00:00+05:30`);
      return told(admin, 'month.to-close');
    },
    'payments.reconcile': async () => {
      const person = await registered(test, 'Radha Broker');
      const { order_id: orderId, amount } = await as(person).brokers.payOnline();
      await services.payments?.pretend?.({ orderId, amount }, true);
      return value(true, 'select reg_fee_paid as value from brokers where user_id = $1', person);
    },
    'audit.chain': async () => {
      await act('settings.update');
      return chained;
    },
    'audit.prove': async () => {
      await act('settings.update');
      return chained;
    },
    'audit.publish-head': async () => {
      await act('settings.update');
      await chainAll(services);
      const said = vi.spyOn(services.log, 'info');
      return { look: async () => said.mock.calls.map(([, text]) => text), done: ['audit head'] };
    },
    'webhooks.retry': async () => {
      const lister = await addPerson('Lal Singh');
      await as(lister).webhooks.create({ url: receiver.url, events: ['listing.published'] });
      const { id } = await as(lister).properties.create(homeInput());
      await as(lister).properties.publish({ id });
      return {
        look: async () => receiver.received.map(({ body }) => body.type),
        done: ['listing.published'],
      };
    },
  };
}
