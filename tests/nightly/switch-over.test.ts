/** A business of 2,000 people, 500 affiliates, 300 homes with 18 months, 270 leases and their deposits moves in, and stands afterwards equal to its files to the paisa. */
import { expect, it } from 'vitest';
import { tellOfMoved } from '../../src/server/leases/moved-leases.ts';
import { proveLedger } from '../../src/server/ledger/ledger-proof.ts';
import { rollDues } from '../../src/server/rents/dues.ts';
import { startServices } from '../support/services.ts';
import { asCsv, syntheticBusiness } from '../support/synthetic-business.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
const admin = await addPerson('Anil Admin', ['admin']);
const business = syntheticBusiness(2026, { people: 2000, affiliates: 500, homes: 300, months: 18 });
const balances = [...business.balanceOf.values()];
const heldBy = (holder: 'owner' | 'operator') =>
  [...business.depositOf.values()].reduce((sum, { by, amount }) => sum + (by === holder ? amount : 0), 0);
const said = {
  owed: balances.reduce((sum, amount) => sum + Math.max(0, amount), 0),
  prepaid: balances.reduce((sum, amount) => sum + Math.max(0, -amount), 0),
  held_by_owners: heldBy('owner'),
  held_by_us: heldBy('operator'),
};
const owed = [...business.payable.values()].reduce((sum, amount) => sum + amount, 0);

it('takes all of its files, twice', async () => {
  for (const fresh of [true, false]) {
    for (const [kind, table] of [
      ['people', business.people],
      ['sponsors', business.sponsors],
      ['managed-homes', business.homes],
      ['rvl-months', business.months],
      ['leases', business.leases],
      ['deposits-held', business.deposits],
      ['commission-balances', business.balances],
    ] as const) {
      const report = await as(admin).switchOver.upload({ kind, file: asCsv(table), step: 'write' });
      const rows = table.length - 1;
      expect(report).toMatchObject({ problems: [], fresh: fresh ? rows : 0, repeated: fresh ? 0 : rows });
    }
  }
}, 120_000);

it('changes nothing by a broken file', async () => {
  const counts = () =>
    asOwner(`select (select count(*) from leases) as leases, (select count(*) from rent_dues) as dues,
      (select count(*) from journal_lines) as lines, (select sum(amount) from journal_lines where account = 'deposit_payable') as held`);
  const before = await counts();
  const [leases = [], deposits = []] = [business.leases, business.deposits].map((table) => [
    ...table.map((cells, at) => (at === 0 ? cells : cells.with(0, `X-${cells[0]}`))),
  ]);
  for (const [kind, table] of [
    ['leases', leases],
    ['deposits-held', deposits],
  ] as const) {
    const report = await as(admin).switchOver.upload({ kind, file: asCsv(table), step: 'write' });
    expect(report).toMatchObject({ written: false, fresh: 0, problem_count: 270 });
  }
  expect(await counts()).toEqual(before);
});

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
    leases_differ: 0,
    deposits_differ: 0,
    ...said,
    opening_balance: owed + said.held_by_us,
    trial_balance: 0,
  });
});

it('has each tenant’s balance and deposit, and asks for rent from this month on', async () => {
  await tellOfMoved(services.database, services.jobs);
  await rollDues(services.database, services.jobs, services.now());
  const rows = await asOwner<{
    reference: string;
    balance: string;
    cash: string;
    liability: string;
    asked: string;
  }>(`
    select s.reference,
        (coalesce((select sum(d.amount) from rent_dues d where d.lease_id = l.id and d.to_date < l.rent_from), 0)
          - coalesce((select sum(p.amount) from rent_payments p where p.lease_id = l.id and p.state = 'confirmed'), 0))::text as balance,
        (select coalesce(sum(j.amount), 0) from journal_lines j where j.lease_id = l.id and j.account = 'deposit_cash')::text as cash,
        (select coalesce(-sum(j.amount), 0) from journal_lines j where j.lease_id = l.id and j.account = 'deposit_payable')::text as liability,
        (select min(d.from_date) from rent_dues d where d.lease_id = l.id and d.from_date >= l.rent_from)::text as asked
      from switch_over_leases s join leases l on l.id = s.lease_id where l.state = 'active' and l.agreed_at is null`);
  const first = `${services.today().slice(0, 7)}-01`;
  expect(rows.length).toBe(270);
  for (const { reference, balance, cash, liability, asked } of rows) {
    expect([reference, Number(balance)]).toEqual([reference, business.balanceOf.get(reference)]);
    const held = business.depositOf.get(reference);
    expect([reference, Number(cash)]).toEqual([reference, held?.amount]);
    expect([reference, Number(liability)]).toEqual([reference, held?.by === 'operator' ? held.amount : 0]);
    expect([reference, asked]).toEqual([reference, first]);
  }
  const proof = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
  expect(proof.differences).toEqual([]);
  const { totals, checks } = await as(admin).switchOver.state();
  expect(totals).toMatchObject({ leases: 270, leases_contested: 0, ...said });
  expect(checks).toMatchObject({ leases_differ: 0, deposits_differ: 0, trial_balance: 0, ...said });
}, 120_000);
