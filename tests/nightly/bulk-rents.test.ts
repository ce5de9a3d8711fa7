import { expect, it } from 'vitest';
import { firstDayOf } from '../../src/domain/dates.ts';
import { lastDayAfter } from '../../src/domain/leases.ts';
import { managedLease, writeDues } from '../support/leases.ts';
import { monthsAgo, today } from '../support/managed-rentals.ts';
import { ownTimeOf } from '../support/own-time.ts';
import { startServices } from '../support/services.ts';

const started = await startServices({ runsJobs: false });
const { as, asOwner } = started;

it('rvl.markMatchingPaid: five thousand homes whose tenants paid are marked within ten seconds', async () => {
  const month = monthsAgo(0);
  const since = firstDayOf(monthsAgo(2));
  const { admin, landlord, tenant, home, lease } = await managedLease(started, {
    start_date: since,
    end_date: lastDayAfter(since),
    rent: 3_000_000,
  });
  await writeDues(started, lease.id);
  const { items } = await as(tenant).rents.listDues({ id: lease.id });
  const due = items.find((one) => one.month === month)?.id ?? '';
  const payment = { mode: 'cash' as const, reference: null, paid_on: today() };
  await as(landlord).rents.record({ id: due, amount: 3_000_000, ...payment });
  // The same home, lease and due 4,999 times more; the columns are whatever the tables have.
  await asOwner(
    `do $copies$
     declare i int; _application uuid; _home uuid; _lease uuid;
     begin
       set local session_replication_role = replica;
       for i in 1..4999 loop
         _application := gen_random_uuid(); _home := gen_random_uuid(); _lease := gen_random_uuid();
         insert into managed_rental_applications select (jsonb_populate_record(a, jsonb_build_object('id', _application))).*
           from managed_rental_applications a join managed_properties p on p.application_id = a.id where p.id = '${home}';
         insert into managed_properties select (jsonb_populate_record(p, jsonb_build_object('id', _home, 'application_id', _application))).*
           from managed_properties p where p.id = '${home}';
         insert into managed_property_details select (jsonb_populate_record(d, jsonb_build_object('id', _home, 'application_id', _application))).*
           from managed_property_details d where d.id = '${home}';
         insert into leases select (jsonb_populate_record(l, jsonb_build_object('id', _lease, 'managed_property_id', _home))).*
           from leases l where l.id = '${lease.id}';
         insert into rent_dues select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'lease_id', _lease))).*
           from rent_dues r where r.id = '${due}';
       end loop;
     end $copies$`,
    [],
  );
  await asOwner('analyze');
  let [done, batches] = [0, 0];
  const took = await ownTimeOf(async () => {
    let after: string | null = null;
    do {
      const batch = await as(admin).rvl.markMatchingPaid({ month, after });
      [done, batches] = [done + batch.done, batches + 1];
      after = batch.next;
    } while (after !== null);
  });
  expect([done, batches]).toEqual([5000, 11]);
  expect(took).toBeLessThan(10_000);
  const trail = await asOwner(`select from audit_log where actor_id = $1 and action = 'rvl.markPaid'`, [
    admin,
  ]);
  expect(trail).toHaveLength(5000);
});
