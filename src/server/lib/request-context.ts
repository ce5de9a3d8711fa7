// What each request brings and what each handler may use.
import type { HttpBindings } from '@hono/node-server';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Database } from '../../db/actor.ts';
import type { Scope } from '../../domain/api-tokens.ts';
import type { CalendarDate, Instant } from '../../domain/dates.ts';
import type { InboxKind, Waiting } from '../../domain/inbox.ts';
import type { Actor } from '../../domain/permissions.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { TokenSubject } from './auth/access-tokens.ts';
import type { Auth } from './auth/auth.ts';
import type { Allowance } from './auth/rate-limits.ts';
import type { Config } from './config.ts';
import type { Figure } from './figures.ts';
import type { Jobs } from './jobs.ts';
import type { WordNotice } from './mail-text.ts';
import type { Messenger } from './messenger.ts';
import type { NameCheck } from './name-check.ts';
import type { OnlinePayments } from './online-payments.ts';
import type { RecentResponses } from './recent-responses.ts';
import type { Seals } from './seal.ts';
import type { SettingsStore } from './settings.ts';
import type { Signing } from './signing.ts';
import type { Storage } from './storage.ts';

type NoSchema = Record<string, never>;
/** Queries of whoever acts: a member's transaction or the visitor's pool. */
export type Executor = PgDatabase<NodePgQueryResultHKT, NoSchema>;

/** Long-lived parts of the running server, made once by main. */
export type Services = {
  config: Config;
  database: Database;
  log: Logger;
  /** Business time: what the product takes for now, and for today in India. */
  now: () => Instant;
  today: () => CalendarDate;
  /** The engine that searches ask: whether it can answer, and how old what it knows is, in milliseconds; infinite before it was asked. */
  catalogueState: () => { engine: string; ready: boolean; lagMs: number };
  /** Only where somebody listens to changes and forgets the answers with them. */
  searchAnswers?: AnswerCache;
  /** The key every client sends; it says that the caller is a client of ours and authorises nothing. */
  publicKey: string;
  /** Sign-in, access tokens and rate limits. */
  auth: Auth;
  jobs: Jobs;
  /** PAN and account numbers are stored through these only. */
  seals: Seals;
  /** What administrators may change without a release; read it with `readSettings`. */
  settings: SettingsStore;
  /** Photos, avatars and private files. */
  storage: Storage;
  /** Takes money over the internet; null: fees are paid in cash only. */
  payments: OnlinePayments | null;
  /** Asks banks in whose name an account is held; null: nobody can be asked. */
  nameCheck: NameCheck | null;
  /** Has agreements signed electronically; null: they are signed with our codes alone. */
  signing: Signing | null;
  /** Sends texts by SMS and WhatsApp; null: nobody signs in by a number. */
  messenger: Messenger | null;
  /** The words of each notice, which lie with the features they are about. */
  wordNotice: WordNotice;
  /** What of every feature waits for whoever does these kinds of the office’s work. */
  findWaiting: (db: Executor, own: ReadonlySet<InboxKind>) => Promise<Waiting[]>;
  /** What of every feature `/metrics` shows. */
  figures: readonly Figure[];
  /** What this process answered lately. */
  answers: RecentResponses;
  /** Aborted when this process has been asked to stop: it still serves, and says so to balancers. */
  ending: AbortController;
};

/** Who calls: a person by their session, or a program of theirs by an access token, which stands for the session then. */
export type Caller = TokenSubject & {
  token?: { id: string; scopes: readonly Scope[] };
  /** The view as somebody else that this call is made in (view-as.ts). */
  view?: string;
};

/** What every HTTP handler finds beside the request itself. */
export type HttpEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    address: string | null;
    subject: Caller | null;
    /** Of the limit that this request was counted by. */
    allowance?: Allowance;
  };
};

/** One call, by HTTP or in process, before its procedure is known. */
export type RequestContext = {
  services: Services;
  subject: Caller | null;
  requestId: string;
  address: string | null;
  idempotencyKey: string | null;
  /** Of the answer, where it goes over HTTP. */
  headers?: Headers;
};

/** What handlers get: the actor, the queries of the transaction that runs as them, and a way to open one late. */
export type HandlerContext = RequestContext & {
  actor: Actor;
  db: Executor;
  transaction: <T>(work: (db: Executor) => Promise<T>) => Promise<T>;
  /** The transaction whose result is the answer: a request repeated after a crash finds it, and does nothing twice. */
  conclude: <T>(work: (db: Executor) => Promise<T>) => Promise<T>;
};
