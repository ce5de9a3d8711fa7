/** Makes the long-lived parts of the server and ends them in the right order. */
import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createDatabase, type Database } from '../../db/actor.ts';
import { connections } from '../../db/roles.ts';
import { profiles } from '../../db/schema/identity.ts';
import type { Language } from '../../domain/languages.ts';
import { signInMailJob } from '../account/account-mail.ts';
import { mergeAccounts } from '../account/merge-accounts.ts';
import { sendSignInText } from '../account/sign-in-texts.ts';
import { accountChanges } from '../account/tell-account-changes.ts';
import { recountMonthsJob } from '../analytics/analytics-jobs.ts';
import { registrationFee } from '../brokers/registration-fee.ts';
import { createSigning } from '../leases/signing/create-signing.ts';
import type { AccountChanges } from '../lib/auth/account-changes.ts';
import { createAuth } from '../lib/auth/auth.ts';
import type { SignInText } from '../lib/auth/sign-in-library.ts';
import { type FollowedClock, followClock } from '../lib/clock.ts';
import type { Config, SearchConfig } from '../lib/config.ts';
import { errorHook } from '../lib/error-hook.ts';
import type { Feature, JobParts } from '../lib/feature.ts';
import { type JobHandler, type Jobs, startJobs } from '../lib/jobs.ts';
import { createLog } from '../lib/log.ts';
import { RecentResponses } from '../lib/recent-responses.ts';
import type { Services } from '../lib/request-context.ts';
import { createSeals } from '../lib/seal.ts';
import { SettingsStore } from '../lib/settings.ts';
import { createStorage } from '../lib/storage.ts';
import { findWaiting } from '../lib/waiting.ts';
import { askForLostNumber } from '../lost-numbers/ask.ts';
import { createMailer } from '../mail/mailer.ts';
import { addressProved } from '../mail/undeliverable.ts';
import { createMessenger } from '../messaging/messenger.ts';
import { notify } from '../notifications/notify.ts';
import { createNameCheck } from '../payees/create-name-check.ts';
import { createOnlinePayments } from '../payments/create.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import { follow } from '../search/by-database/follower-of.ts';
import { exportSections } from './export-sections.ts';
import { features } from './features.generated.ts';
import { wordNoticeWith } from './word-notice.ts';

const works = features.flatMap(({ waiting }: Feature) => waiting ?? []);
const figures = features.flatMap(({ figures }: Feature) => figures ?? []);

/** In a demo everybody comes from one address and a few accounts, and a test run signs in hundreds of times. */
const DEMO_LIMIT_FACTOR = 20;

export type RunningServices = Services & {
  /** Every kind of job that the product knows, as it was registered with the queue. */
  handlers: readonly JobHandler[];
  clock: FollowedClock;
  close(): Promise<void>;
};

/** `databaseUrl` says where the database is; each part logs in with its own lesser role, and nobody as the owner. */
export async function createServices(config: Config, databaseUrl: string): Promise<RunningServices> {
  // Loaded only when configured: without it no span is made.
  const tracing = config.tracing && (await import('../lib/tracing.ts')).startTracing(config.tracing);
  const urls = connections(databaseUrl, config.authSecret);
  const readUrls = config.readUrls.map((url) => connections(url, config.authSecret).visitor);
  const pooled = config.poolerUrl && connections(config.poolerUrl, config.authSecret);
  const database = createDatabase(pooled ? { ...urls, pooled } : urls, config.poolSizes, readUrls);
  const log = createLog(config.logLevel, config.errorHookUrl ? errorHook(config.errorHookUrl) : undefined);
  const onError = (error: unknown) => log.error({ err: error }, 'background work failed');
  const clock = await followClock({
    database,
    url: urls.jobs,
    production: config.production,
    onError,
  });
  const mailer = createMailer({ database, ...config.mail, production: config.production });
  const storage = await createStorage(config);
  const payments = await createOnlinePayments(config, database);
  const signing = createSigning(config, database);
  const seals = createSeals(config.sealKeys, config.fingerprintKey);
  const wordNotice = wordNoticeWith(config.authSecret);
  const parts: JobParts = {
    config,
    database,
    urls,
    log,
    mailer,
    origin: config.publicUrl,
    storage,
    payments,
    signing,
    seals,
    wordNotice,
    exportSections,
    paymentPurpose: registrationFee,
    afterMonthClose: countAgain,
  };
  const handlers = features.flatMap(({ jobs }: Feature) => jobs?.(parts) ?? []);
  const jobs = await startJobs({
    pool: database.pools.jobs,
    url: urls.jobs,
    handlers,
    works: config.runsJobs,
    onError,
  });
  const searching = config.search && (await startSearching(config.search, { config, database, onError }));
  const settings = new SettingsStore(database);
  const limitFactor = config.demo ? DEMO_LIMIT_FACTOR : 1;
  const messenger =
    config.messages.kind === 'none'
      ? null
      : createMessenger({ database, jobs, log, seals, settings, factor: limitFactor });
  const text = (sent: SignInText) => sendSignInText(messenger, sent);
  const auth = await createAuth({
    pool: database.pools.auth,
    secret: config.authSecret,
    earlierSecrets: config.earlierSecrets,
    baseURL: config.publicUrl,
    google: config.google,
    oidc: config.oidc,
    limitFactor,
    onSignUp: (userId, language) => welcome(database, jobs, { userId, language }),
    onAddressProved: (email) => database.asWorker((tx) => addressProved(tx, email)),
    // A change that is made stays made, whether or not the old number can be told.
    changes: changesIn(
      config,
      accountChanges(database, jobs, (sent) => text(sent).catch(onError)),
    ),
    mergeAccounts: (from, into) =>
      mergeAccounts({ database, jobs, sendText: (sent) => text(sent).catch(onError) }, from, into),
    askForLostNumber: (asked) => askForLostNumber({ database, jobs, demo: config.demo }, asked),
    security: {
      networks: config.securityLogNetworks,
      write: (line) => log.info({ security: line }, 'security'),
    },
    mail: (mail) => jobs.enqueue(signInMailJob, { ...mail, id: randomUUID() }),
    text,
    hasTexts: messenger !== null,
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
    settings,
    storage,
    payments,
    nameCheck: createNameCheck(config),
    signing,
    messenger,
    wordNotice,
    findWaiting: (db, own) => findWaiting(works, own, { db, now: database.clock.now() }),
    figures,
    answers: new RecentResponses(),
    catalogueState: () => catalogueOf(database).catalogue.state(),
    ending: new AbortController(),
    close: async () => {
      await searching?.close();
      await jobs.stop();
      mailer.close();
      await clock.close();
      await database.close();
      await tracing?.close();
    },
  };
}

interface SearchParts {
  config: Config;
  database: Database;
  onError: (error: unknown) => void;
}

/** Loaded only here: most installations have no search engine. */
async function startSearching(search: SearchConfig, { config, database, onError }: SearchParts) {
  const { createSearchFollower, serversOf, startIndexer } = await import('../search/opensearch/start.ts');
  const { readers, writers } = await serversOf(search);
  follow(database, createSearchFollower(database.visitorUrl, readers));
  if (!config.runsJobs) return undefined;
  return startIndexer({ database, servers: writers, size: search, onError });
}

/** What a closed month costs and leaves stands in the analytics, whose hourly count looks no further back than the last month. */
const countAgain = (jobs: Jobs) => jobs.enqueueOnce(recountMonthsJob, {});

/** The accounts of a demo are for everybody who tries it, on whatever device: a word of each would only be in the way. */
const changesIn = ({ demo }: Config, changes: AccountChanges): AccountChanges =>
  demo ? { ...changes, newDevice: async () => {} } : changes;

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
