/** What a feature of the server brings, declared in its `feature.ts`: `npm run features` lists the declarations, `app/` puts them to use. */
import type { Logger } from 'pino';
import type { Database } from '../../db/actor.ts';
import type { DatabaseUrls } from '../../db/roles.ts';
import type { Config } from './config.ts';
import type { ExportSection } from './export-section.ts';
import type { Figure } from './figures.ts';
import type { JobHandler, Jobs } from './jobs.ts';
import type { Mailer, WordNotice } from './mail-text.ts';
import type { OnlinePayments } from './online-payments.ts';
import type { PaymentPurpose } from './payment-purpose.ts';
import type { Seals } from './seal.ts';
import type { Signing } from './signing.ts';
import type { Storage } from './storage.ts';
import type { WaitingWork } from './waiting.ts';

/** What jobs work with. A new job takes what it needs, and nothing else is edited. */
export type JobParts = {
  config: Config;
  database: Database;
  urls: DatabaseUrls;
  log: Logger;
  mailer: Mailer;
  /** Our own address, which links in letters begin with. */
  origin: string;
  storage: Storage;
  payments: OnlinePayments | null;
  signing: Signing | null;
  seals: Seals;
  wordNotice: WordNotice;
  /** Of all features, in the order of the copy. */
  exportSections: readonly ExportSection[];
  /** What money is paid for. */
  paymentPurpose: PaymentPurpose;
  /** What other features do once a month is closed. */
  afterMonthClose: (jobs: Jobs) => Promise<void>;
};

export type Feature = {
  /** Handlers under the contract's names: `{ visits: { list, … } }`. */
  procedures?: object;
  jobs?: (parts: JobParts) => readonly JobHandler[];
  /** What the copy of one's data shows of it. */
  exportSections?: readonly ExportSection[];
  /** What of it waits for the office. */
  waiting?: readonly WaitingWork[];
  /** What of it whoever runs the product watches. */
  figures?: readonly Figure[];
};

/** Keeps the exact types: the router is checked against the contract with them. */
export const defineFeature = <const Declared extends Feature>(feature: Declared): Declared => feature;
