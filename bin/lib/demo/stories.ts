/**
 * The demo's past, lived through the product's own procedures: homes are taken on, rented out, paid for and repaired, months are
 * closed and paid out (docs/decisions/0052-demo-by-stories.md).
 */
import type pg from 'pg';
import { asBulk } from '../../../src/db/bulk.ts';
import { connections, type DatabaseUrls } from '../../../src/db/roles.ts';
import { demoAffiliates } from '../../../src/db/seed/demo/affiliates.ts';
import { homesOf } from '../../../src/db/seed/demo/demo.ts';
import { demoLeads } from '../../../src/db/seed/demo/leads.ts';
import { type DemoPerson, demoPeople } from '../../../src/db/seed/demo/people.ts';
import { settingsRows } from '../../../src/db/seed/demo/settings-rows.ts';
import { insert } from '../../../src/db/seed/insert.ts';
import {
  addDays,
  dateInIndia,
  firstDayOf,
  type Instant,
  monthOf,
  shiftMonth,
} from '../../../src/domain/dates.ts';
import type { Config } from '../../../src/server/lib/config.ts';
import { agencies } from './agencies.ts';
import { books } from './books.ts';
import { conditionReports } from './condition-reports.ts';
import { guaranteedLeases } from './guaranteed-leases.ts';
import { leads } from './leads.ts';
import { demoLeases } from './lease-plan.ts';
import { maintenance } from './maintenance.ts';
import { isCollected, managedRentals } from './managed-rentals.ts';
import { commissionMonths, givePayees } from './months.ts';
import { movedBusiness } from './moved-business.ts';
import { pgBeds } from './pg-beds.ts';
import { remittances } from './remittances.ts';
import { demoRents } from './rent-plan.ts';
import { demoManagedRentals, isManaged } from './rental-plan.ts';
import { type Act, at, openStage, type Stage } from './stage.ts';
import { duesRolled, tenancies } from './tenancies.ts';
import { tenantChecks } from './tenant-checks.ts';

/** Once the people and the affiliates' tree are there. */
export async function liveStories(config: Config, databaseUrl: string): Promise<void> {
  const urls = connections(databaseUrl, config.authSecret);
  const stage = await openStage(config, databaseUrl);
  try {
    const now = stage.services.now();
    const { acts, dues, begun, over } = plotOf(stage, config, databaseUrl, now);
    await givePayees(urls, config, at(addDays(dateInIndia(now), -250), 10));
    const work = (job: string, day: string, hour: number): Act => ({
      at: at(day, hour),
      do: () => stage.work(job),
    });
    const jobs = [
      ...begun.map((day) => work('tenancy.begin-leases', day, 0)),
      ...over.map((day) => work('tenancy.end-leases', day, 1)),
      ...dues.map((day) => work('tenancy.roll-dues', day, 1)),
      work('upkeep.prove-ledger', addDays(dateInIndia(now), -1), 4),
    ];
    await stage.play([...acts, ...jobs].filter((act) => act.at < now));
    await settlePast(urls, dateInIndia(now));
  } finally {
    await stage.close();
  }
}

function plotOf(stage: Stage, config: Config, databaseUrl: string, now: Instant) {
  const today = dateInIndia(now);
  const people = demoPeople();
  const account = (label: string) => people.accounts.get(label) as DemoPerson;
  const [admin, manager] = [account('admin'), account('property_manager')];
  const [maker, checker] = [account('finance_maker'), account('finance_checker')];
  const rentals = demoManagedRentals(people, demoAffiliates(people), today);
  const managed = rentals.filter(isManaged);
  const leases = demoLeases(people, managed, today);
  const rents = demoRents(leases, today);
  const homes = managedRentals({ stage, admin, manager, rentals, leases, rents, today });
  const rented = tenancies({ leases, rents, taken: homes.taken, admin });
  const looksAfter = new Set(managed.filter((_, place) => place % 5 === 0).map(({ n }) => n));
  const repairs = maintenance({ leases, ids: rented.ids, taken: homes.taken, manager, looksAfter, today });
  const collected = new Set(managed.filter((_, place) => isCollected(place)).map(({ n }) => n));
  const paidOn = remittances({
    admin,
    maker,
    checker,
    rents: rents.filter(({ lease }) => collected.has(lease.rental.n)),
    today,
  });
  const reports = conditionReports({ leases, ids: rented.ids });
  const checks = tenantChecks({
    admin,
    verifier: account('verification'),
    owner: account('landlord'),
    applicant: account('tenant'),
    next: account('user'),
    today,
  });
  const guaranteed = guaranteedLeases({
    admin,
    verifier: account('verification'),
    owner: account('landlord'),
    today,
  });
  const moved = movedBusiness({
    admin,
    owner: account('landlord'),
    tenant: people.seekers.at(-1) as DemoPerson,
    today,
  });
  const pg = pgBeds({ people, homes: homesOf(people), today });
  const asked = leads({ stage, people, now, ...demoLeads(homesOf(people), people, now) });
  const agency = agencies({
    broker: account('broker'),
    agent: account('agent'),
    accountant: account('accountant'),
    homes: homesOf(people),
    today,
  });
  const first = shiftMonth(monthOf(today), -8);
  const months = commissionMonths({ config, databaseUrl, maker, checker, first, now });
  const begin = leases.map(({ start }) => start).toSorted()[0] ?? today;
  return {
    acts: [
      ...homes.acts,
      ...rented.acts,
      ...repairs,
      ...reports,
      ...asked,
      ...months,
      ...paidOn,
      ...books({ stage, admin, maker, today }),
      ...checks,
      ...guaranteed,
      ...agency,
      ...moved,
      ...pg,
    ],
    dues: duesRolled(begin, today),
    begun: [...new Set(leases.map(({ start }) => start))],
    over: [...new Set(leases.flatMap(({ notice }) => (notice ? addDays(notice.endsOn, 1) : [])))],
  };
}

/** What was told of the past was read then, and its letters are not sent; figures are counted as after each close. Whoever acted knows. */
async function settlePast(urls: DatabaseUrls, today: string): Promise<void> {
  await asBulk(urls, async (client) => {
    await client.query(`update notifications set email_at = null where email_at is not null`);
    await client.query(
      `update notifications set read_at = created_at
        where read_at is null and (actor_id = user_id or created_at < $1::date - interval '1 day')`,
      [today],
    );
    await insert(client, 'settings', settingsRows(), 'on conflict do nothing');
    const shown = [shiftMonth(monthOf(today), -12), monthOf(today)].map((month) => firstDayOf(month));
    await client.query('select app.refresh_month_figures($1, $2)', shown);
  });
}

/** The settings come last: without them the process that made the demo was ended before. */
export async function isWhole(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from settings where key = 'office'`);
  return rowCount === 1;
}
