/** A business of 2,000 people, 500 affiliates and 300 homes with 18 months moves in, and stands afterwards equal to its files to the paisa. */
import { expect, it } from 'vitest';
import { proveLedger } from '../../src/server/ledger/ledger-proof.ts';
import { startServices } from '../support/services.ts';
import { asCsv, syntheticBusiness } from '../support/synthetic-business.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
const admin = await addPerson('Anil Admin', ['admin']);
const business = syntheticBusiness(2026, { people: 2000, affiliates: 500, homes: 300, months: 18 });
const owed = [...business.payable.values()].reduce((sum, amount) => sum + amount, 0);

it('takes all of its files, twice', async () => {
  for (const fresh of [true, false]) {
    for (const [kind, table] of [
      ['people', business.people],
      ['sponsors', business.sponsors],
      ['managed-homes', business.homes],
      ['rvl-months', business.months],
      ['commission-balances', business.balances],
    ] as const) {
      const report = await as(admin).switchOver.upload({ kind, file: asCsv(table), step: 'write' });
      const rows = table.length - 1;
      expect(report).toMatchObject({ problems: [], fresh: fresh ? rows : 0, repeated: fresh ? 0 : rows });
    }
  }
}, 120_000);

it('stands equal to them', async () => {
  const rows = await asOwner<{ reference: string; sponsor: string | null; balance: string }>(`
    select s.reference, o.reference as sponsor, coalesce(-b.payable, 0)::text as balance
      from switch_over_people s join affiliate_registrations r on r.affiliate_id = s.affiliate_id
        left join switch_over_people o on o.affiliate_id = r.sponsor_id
        left join affiliate_balances b on b.affiliate_id = s.affiliate_id`);
  expect(new Map(rows.map(({ reference, sponsor }) => [reference, sponsor]))).toEqual(business.sponsorOf);
  expect(new Map(rows.map(({ reference, balance }) => [reference, Number(balance)]))).toEqual(
    business.payable,
  );
  const proof = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
  expect(proof.differences).toEqual([]);
  const { totals, checks } = await as(admin).switchOver.state();
  const homes = [...business.rvl.values()];
  expect(totals).toMatchObject({
    people: 2000,
    affiliates: 500,
    payable: owed,
    homes: 300,
    rvl: homes.reduce((sum, { amount }) => sum + amount, 0),
    months: 300 * 18,
    months_paid: homes.reduce((sum, { paid }) => sum + paid, 0),
    rvl_paid: homes.reduce((sum, { amount, paid }) => sum + amount * paid, 0),
  });
  const stored = await asOwner<{ reference: string; amount: string; affiliate: string }>(`
    select h.reference, d.rvl_amount::text as amount, coalesce(a.reference, '') as affiliate
      from switch_over_homes h join managed_property_details d on d.id = h.managed_property_id
        left join switch_over_people a on a.affiliate_id = d.affiliate_id`);
  expect(new Map(stored.map(({ reference, ...home }) => [reference, home]))).toEqual(
    new Map(
      business.homes
        .slice(1)
        .map(([reference = '', , , , rent, , affiliate = '']) => [
          reference,
          { amount: String(Math.round(Number(rent) * 100)), affiliate },
        ]),
    ),
  );
  expect(checks).toEqual({
    sponsors_differ: 0,
    homes_differ: 0,
    balances_differ: 0,
    opening_balance: owed,
    trial_balance: 0,
  });
});
