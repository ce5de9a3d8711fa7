/** Makes the long-lived parts of the server and ends them in the right order. */
import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createDatabase, type Database } from '../../db/actor.ts';
import { connections } from '../../db/roles.ts';
import { profiles } from '../../db/schema/identity.ts';
import type { Language } from '../../domain/languages.ts';
import { affiliateNoticeHandlers } from '../jobs/affiliate-notices.ts';
import { alertHandlers } from '../jobs/alerts.ts';
import { enquiryHandlers } from '../jobs/enquiries.ts';
import { fileHandlers } from '../jobs/files.ts';
import { mailHandlers } from '../jobs/mail.ts';
import { monthHandlers } from '../jobs/months.ts';
import { noticeHandlers } from '../jobs/notices.ts';
import { paymentHandlers } from '../jobs/payments.ts';
import { privacyHandlers } from '../jobs/privacy.ts';
import { pushHandlers } from '../jobs/pushes.ts';
import { tenancyHandlers } from '../jobs/tenancy.ts';
import { upkeepHandlers } from '../jobs/upkeep.ts';
import { webhookHandlers } from '../jobs/webhooks.ts';
import { createAuth } from './auth.ts';
import { followClock, type MovableClock } from './clock.ts';
import type { Config } from './config.ts';
import { type JobHandler, type Jobs, startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { signInMailJob } from './mail.ts';
import { createMailer } from './mailer.ts';
import { notify } from './notify.ts';
import { createOnlinePayments } from './payments/create.ts';
import { RecentAnswers } from './recent-answers.ts';
import type { Services } from './request-context.ts';
import { createSeals } from './seal.ts';
import { SettingsStore } from './settings.ts';
import { createStorage } from './storage.ts';
import { accountChanges } from './tell-account-changes.ts';
import { addressProved } from './undeliverable.ts';

/** In a demo everybody comes from one address and a few accounts, and a test run signs in hundreds of times. */
const DEMO_LIMIT_FACTOR = 20;

export type RunningServices = Services & {
  /** Every kind of job that the product knows, as it was registered with the queue. */
  handlers: readonly JobHandler[];
  clock: MovableClock;
  close(): Promise<void>;
};

/** `databaseUrl` is the owner's; each part logs in with its own lesser role. */
export async function createServices(config: Config, databaseUrl: string): Promise<RunningServices> {
  const urls = connections(databaseUrl, config.authSecret);
  const readUrls = config.readUrls.map((url) => connections(url, config.authSecret).visitor);
  const database = createDatabase(urls, {}, readUrls);
  const log = createLog(config.logLevel);
  const onError = (error: unknown) => log.error({ err: error }, 'background work failed');
  const clock = await followClock({
    database,
    ownerUrl: databaseUrl,
    url: urls.jobs,
    production: config.production,
    onError,
  });
  const mailer = createMailer({ database, ...config.mail });
  const storage = await createStorage(config);
  const payments = await createOnlinePayments(config, database);
  const seals = createSeals(config.sealKeys, config.fingerprintKey);
  const handlers = [
    ...mailHandlers({ database, mailer, origin: config.publicUrl }),
    ...noticeHandlers({ database, mailer, origin: config.publicUrl, secret: config.authSecret }),
    ...pushHandlers(database, config.push),
    ...alertHandlers(database),
    ...fileHandlers(database, storage),
    ...enquiryHandlers(database),
    ...upkeepHandlers(database),
    ...privacyHandlers(database, storage),
    ...tenancyHandlers(database),
    ...monthHandlers(database, urls),
    ...affiliateNoticeHandlers(database),
    ...paymentHandlers({ database, payments }),
    ...webhookHandlers({ database, seals, allowsLocal: config.webhooksLocal }),
  ];
  const jobs = await startJobs({
    pool: database.pools.jobs,
    url: urls.jobs,
    handlers,
    works: config.runsJobs,
    onError,
  });
  const auth = await createAuth({
    pool: database.pools.auth,
    secret: config.authSecret,
    baseURL: config.publicUrl,
    google: config.google,
    limitFactor: config.demo ? DEMO_LIMIT_FACTOR : 1,
    onSignUp: (userId, language) => welcome(database, jobs, { userId, language }),
    onAddressProved: (email) => database.asWorker((tx) => addressProved(tx, email)),
    changes: accountChanges(database, jobs),
    mail: (mail) => jobs.enqueue(signInMailJob, { ...mail, id: randomUUID() }),
    onError,
  });
  return {
    config,
    database,
    log,
    publicKey: publicKeyOf(config),
    auth,
    jobs,
    handlers,
    clock,
    now: database.clock.now,
    today: database.clock.today,
    seals,
    settings: new SettingsStore(database),
    storage,
    payments,
    answers: new RecentAnswers(),
    ending: new AbortController(),
    close: () => close(jobs, clock, database),
  };
}

type NewPerson = { userId: string; language: Language | null };

/** Whoever signs up on a Hindi page is spoken to in Hindi from the first letter on. */
function welcome(database: Database, jobs: Jobs, { userId, language }: NewPerson): Promise<void> {
  return database.asWorker(async (db) => {
    if (language) await db.update(profiles).set({ language }).where(eq(profiles.userId, userId));
    await notify({ db, jobs, actorId: null }, userId, { event: 'account.welcome' });
  });
}

function publicKeyOf({ authSecret }: Config): string {
  return createHmac('sha256', authSecret).update('public client key').digest('base64url');
}

async function close(jobs: Jobs, clock: MovableClock, database: Database): Promise<void> {
  await jobs.stop();
  await clock.close();
  await database.close();
}
