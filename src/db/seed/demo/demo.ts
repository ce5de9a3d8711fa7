// Fills an empty installation with the demo: people, homes with photos, leads. Does nothing when the demo is there.
import { constants } from 'node:fs';
import { copyFile, link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type CalendarDate, dateInIndia, firstDayOf, monthOf, shiftMonth } from '../../../domain/dates.ts';
import { asBulk } from '../../bulk.ts';
import { renewCatalogue } from '../../catalogue-epoch.ts';
import { clockOf } from '../../clock.ts';
import type { DatabaseUrls } from '../../roles.ts';
import { ensurePlaces } from '../base-places.ts';
import { insert } from '../insert.ts';
import {
  affiliateProfileRow,
  brokerRows,
  grantAudit,
  modeAudit,
  registrationRow,
  shadowPowerRows,
  standingChanges,
} from './affiliate-rows.ts';
import { demoAffiliates } from './affiliates.ts';
import { brokerDocuments, brokerPaymentRows, onePagePdf, paymentEventRows } from './broker-rows.ts';
import { claimRows } from './claims.ts';
import { spreadCovers } from './covers.ts';
import { flagRows, withDoubtful } from './doubtful-homes.ts';
import { demoEnquiries, enquiryEventRows, enquiryRow } from './enquiries.ts';
import { homeRow, photoLinks, photoRows, privateRow } from './home-rows.ts';
import { type DemoHome, demoHomes } from './homes.ts';
import { seekingRows } from './lead-rows.ts';
import { demoLeads } from './leads.ts';
import { reportRows } from './listing-reports.ts';
import { type DemoPeople, type DemoPerson, demoAccounts, demoPeople } from './people.ts';
import { everyone as everyoneIn, passwordRow, profileRow, userRow } from './people-rows.ts';
import { bakedPhotoPath, bakedPhotos, photoWidths } from './photos.ts';
import type { SeedClock } from './rows.ts';
import { insertSavedSearches } from './saved-search-rows.ts';
import { type ViewRow, viewRows, viewsOfHomes } from './view-rows.ts';

export { demoAccounts, demoPassword } from './people.ts';

export interface DemoSeedOptions {
  urls: DatabaseUrls;
  /** Where the storage on disk keeps its files; photos go into its `public/photos`. */
  filesFolder: string;
  now?: Date;
}

export interface DemoSeedResult {
  /** False when the demo was there already. */
  seeded: boolean;
  homes: number;
}

/** The same each time it is asked. */
export const homesOf = (people: DemoPeople): DemoHome[] => spreadCovers(withDoubtful(demoHomes(people)));

const lockKey = 8_270_430;

/** One transaction: either the whole demo is there afterwards, or nothing of it. Safe when two processes start at once. */
export async function seedDemo(options: DemoSeedOptions): Promise<DemoSeedResult> {
  const now = options.now ?? new Date((await asBulk(options.urls, clockOf)).now());
  const clock: SeedClock = { now, today: dateInIndia(now.toISOString()) };
  return asBulk(options.urls, async (client) => {
    await client.query('begin');
    try {
      await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
      const isPresent = await client.query('select from auth.users where email = $1', [
        demoAccounts[0]?.email,
      ]);
      if (isPresent.rows.length > 0) {
        await client.query('rollback');
        return { seeded: false, homes: 0 };
      }
      const people = demoPeople();
      const homes = homesOf(people);
      const asked = askedOf(homes, people, clock);
      await copyPhotos(options.filesFolder, homes);
      await insertPeople(client, people, clock);
      await insertHomes(client, homes, asked.views, clock);
      await insert(client, 'shortlists', asked.shortlists);
      await insert(client, 'consents', asked.consents);
      await insert(client, 'recent_views', asked.looks);
      await insert(client, 'recent_searches', asked.searches);
      await insertSavedSearches(client, homes, people, clock);
      await insertProgramme(client, people, clock, options.filesFolder);
      await insertEnquiries(client, homes, people, clock);
      await client.query('select app.refresh_month_figures($1, $2)', monthsShown(clock.today));
      await client.query('commit');
      await client.query('analyze properties, property_photos, listings, localities');
      return { seeded: true, homes: homes.length };
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

/** The first days of the month a year ago and of the current one. */
const monthsShown = (today: CalendarDate) =>
  [shiftMonth(monthOf(today), -12), monthOf(today)].map((month) => firstDayOf(month));

async function insertPeople(client: pg.Client, people: DemoPeople, clock: SeedClock): Promise<void> {
  const everyone = everyoneIn(people);
  await insert(client, 'auth.users', everyone.map(userRow(clock)));
  await insert(client, 'auth.accounts', [...people.accounts.values()].map(passwordRow(clock)));
  // The profile itself came with the user, by trigger.
  const profiles = everyone.map(profileRow(clock));
  const fields = Object.keys(profiles[0] ?? {}).filter((field) => field !== 'user_id');
  await client.query(
    `update profiles p set ${fields.map((field) => `${field} = f.${field}`).join(', ')}
       from json_populate_recordset(null::profiles, $1) f where p.user_id = f.user_id`,
    [JSON.stringify(profiles)],
  );
  const roles = everyone.flatMap((person) => person.roles.map((role) => ({ user_id: person.id, role })));
  await insert(client, 'user_roles', roles, 'on conflict do nothing');
}

/** What seekers keep, and who looked at the homes, whoever asked about one among them: a home counts its views from its first row on. */
function askedOf(homes: DemoHome[], people: DemoPeople, clock: SeedClock) {
  const leads = demoLeads(homes, people, clock.now.toISOString());
  const seeking = seekingRows(clock, homes, people);
  const views = viewRows(clock, homes, [...leads.visits, ...leads.applications], seeking.looks);
  return { ...seeking, views };
}

async function insertHomes(
  client: pg.Client,
  homes: DemoHome[],
  views: ViewRow[],
  clock: SeedClock,
): Promise<void> {
  const places = await ensurePlaces(client);
  // Trigger by trigger, six hundred homes take many seconds: the catalogue is built once for all of them instead.
  await client.query(`select set_config('app.bulk_load', 'on', true)`);
  await insert(client, 'properties', homes.map(homeRow(clock, places, viewsOfHomes(views))));
  await insert(client, 'property_private', homes.map(privateRow));
  await insert(client, 'property_photos', homes.flatMap(photoRows));
  await insert(client, 'property_views', views);
  await client.query(
    `insert into listings select l.* from properties p cross join lateral app.listings_of(p) l
      where p.id = any($1) and p.listing_state = 'published' and p.availability = 'available'`,
    [homes.map(({ id }) => id)],
  );
  await renewCatalogue(client);
  await client.query('select app.refresh_locality_rents()');
}

/** Brokers come first: whom a grant belongs to is known by the person. Sponsors come before their recruits. */
async function insertProgramme(
  client: pg.Client,
  people: DemoPeople,
  clock: SeedClock,
  filesFolder: string,
): Promise<void> {
  const manager = people.accounts.get('programme_manager') as DemoPerson;
  const affiliates = demoAffiliates(people);
  await insertBrokers(client, people, clock, filesFolder);
  await insert(client, 'shadow_balancing_audit', grantAudit(clock, manager));
  await insert(client, 'affiliate_registrations', affiliates.map(registrationRow(clock)));
  const profiles = affiliates.filter(({ status }) => status).map(affiliateProfileRow(clock));
  await insert(client, 'affiliate_profiles', profiles);
  await insert(client, 'affiliate_fact_changes', standingChanges(clock, affiliates, manager));
  await insert(client, 'affiliate_calculation_mode_audit', modeAudit(clock, affiliates, manager));
  const { powers, properties } = shadowPowerRows(clock, affiliates, manager);
  await insert(client, 'affiliate_shadow_power', powers);
  await insert(client, 'shadow_power_properties', properties);
}

async function insertBrokers(
  client: pg.Client,
  people: DemoPeople,
  clock: SeedClock,
  filesFolder: string,
): Promise<void> {
  const admin = people.accounts.get('admin') as DemoPerson;
  const brokers = brokerRows(clock, people);
  await insert(client, 'brokers', brokers);
  const payments = brokerPaymentRows(clock, brokers, admin);
  await insert(client, 'payments', payments);
  await insert(client, 'payment_events', paymentEventRows(payments));
  const documents = brokerDocuments(clock, brokers, people);
  const folder = join(filesFolder, 'private');
  await mkdir(join(folder, 'documents'), { recursive: true });
  const files = documents.map(({ key, title, file }) => ({ key, file, pdf: onePagePdf(title) }));
  await Promise.all(files.map(({ key, pdf }) => writeFile(join(folder, key), pdf)));
  await insert(
    client,
    'files',
    files.map(({ file, pdf }) => ({ ...file, bytes: pdf.length })),
  );
  await insert(
    client,
    'broker_documents',
    documents.map(({ document }) => document),
  );
}

async function insertEnquiries(
  client: pg.Client,
  homes: DemoHome[],
  people: DemoPeople,
  clock: SeedClock,
): Promise<void> {
  const [support, verification] = ['support', 'verification'].map((label) => people.accounts.get(label)) as [
    DemoPerson,
    DemoPerson,
  ];
  const enquiries = demoEnquiries(homes, people);
  await insert(client, 'enquiries', enquiries.map(enquiryRow(clock, support)));
  await insert(client, 'enquiry_events', enquiries.flatMap(enquiryEventRows(clock, support)));
  await insert(client, 'listing_reports', reportRows(clock, homes, people, verification));
  await insert(client, 'listing_flags', flagRows(clock, homes));
  await client.query(
    `insert into listing_checks (property_id) select id from properties where listing_state = 'published'`,
  );
  await insert(client, 'verification_claims', claimRows(clock, homes, people, verification));
}

/** Each baked size is copied once; a home's photo is one more name of that file, so thousands cost no space and no time. */
async function copyPhotos(filesFolder: string, homes: DemoHome[]): Promise<void> {
  const folder = join(filesFolder, 'public', 'photos');
  const originals = join(filesFolder, 'public', 'demo-photos');
  await mkdir(folder, { recursive: true });
  await mkdir(originals, { recursive: true });
  for (const { id } of bakedPhotos) {
    await Promise.all(
      photoWidths.map((width) => copyFile(bakedPhotoPath(id, width), join(originals, `${id}-${width}.webp`))),
    );
  }
  for (const home of homes) {
    await Promise.all(
      photoLinks(home).map(({ key, source }) =>
        nameAgain(join(originals, source), join(filesFolder, 'public', key)),
      ),
    );
  }
}

async function nameAgain(original: string, name: string): Promise<void> {
  try {
    await link(original, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    await copyFile(original, name, constants.COPYFILE_FICLONE); // a file system without links
  }
}
