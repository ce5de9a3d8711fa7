import { expect, it } from 'vitest';
import { pdf } from '../support/brokers.ts';
import { addHome } from '../support/leads.ts';
import { ownTimeOf } from '../support/own-time.ts';
import { startServices } from '../support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

it('claims.declineMatching: five thousand requests are declined within ten seconds', async () => {
  const staff = await addPerson('Vani Verification', ['verification']);
  const lister = await addPerson('Lal Lister');
  const home = await addHome(asOwner, lister, { title: '3 BHK by the lake' });
  const { id } = await as(lister).claims.submit({
    property_id: home,
    kind: 'ownership',
    file: pdf('deed.pdf'),
  });
  // The same home and request 4,999 times more; the columns are whatever the tables have.
  await asOwner(
    `do $copies$
     declare i int; _home uuid;
     begin
       set local session_replication_role = replica;
       for i in 1..4999 loop
         _home := gen_random_uuid();
         insert into properties select (jsonb_populate_record(p, jsonb_build_object('id', _home))).*
           from properties p where p.id = '${home}';
         insert into verification_claims select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'property_id', _home))).*
           from verification_claims c where c.id = '${id}';
       end loop;
     end $copies$`,
    [],
  );
  await asOwner('analyze');
  let [done, batches] = [0, 0];
  const took = await ownTimeOf(async () => {
    let after: string | null = null;
    do {
      const batch = await as(staff).claims.declineMatching({ reason: 'The deed cannot be read', after });
      [done, batches] = [done + batch.done, batches + 1];
      after = batch.next;
    } while (after !== null);
  });
  expect([done, batches]).toEqual([5000, 11]);
  expect(took).toBeLessThan(10_000);
  const trail = await asOwner(`select from audit_log where actor_id = $1 and action = 'claims.decline'`, [
    staff,
  ]);
  expect(trail).toHaveLength(5000);
  const notices = await asOwner(`select from notifications where user_id = $1 and event = 'claim.declined'`, [
    lister,
  ]);
  expect(notices).toHaveLength(5000);
});
