// The one place that reads the environment: checked once at start, so that a mistake is a sentence and not a crash later.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type AuditKey, auditKeyOf } from '../../db/audit-chain.ts';
import { withoutLogin } from '../../db/roles.ts';
import { StartupError } from '../../db/startup-error.ts';
import type { SigningProvider } from '../../domain/signing.ts';
import type { OidcConfig } from './auth/oidc-provider.ts';
import { type NetworkWords, networkWords } from './auth/security-log.ts';
import { longSecret, secretsIn, wordList } from './config-values.ts';
import { type DatabaseConfig, databaseVariables, readDatabaseConfig } from './database-config.ts';
import { type MessageConfig, messagesOf, messageVariables, sendsTexts } from './message-config.ts';
import { knownPushServices } from './push-services.ts';
import { type ScannerAddress, scannerAddressOf } from './scanner-address.ts';
import { type SealKey, sealKeyList, secretKey } from './seal.ts';
import type { DiskStorage, S3Storage } from './storage/store.ts';
import type { TracingConfig } from './tracing.ts';
import { type VapidKeys, vapidKeysFrom, vapidKeysOf } from './vapid.ts';

export type Config = DatabaseConfig & {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Origin people use, without a trailing slash. */
  publicUrl: string;
  /** Signs tokens and links and derives the database logins' passwords. */
  authSecret: string;
  /** Named after it: they open and prove what was made under them, and make nothing new. */
  earlierSecrets: readonly string[];
  /** Seal PAN and account numbers: the first one new ones, the others what was sealed before. */
  sealKeys: readonly SealKey[];
  /** Notices the same PAN at two people without opening any. */
  fingerprintKey: Buffer;
  /** Make the hashes of the audit chain: the first one new ones, the others those of before. */
  auditKeys: readonly AuditKey[];
  /** Embedded database on a loopback address: printed accounts and the mailbox page. */
  demo: boolean;
  /** Refuses whatever is meant for trying out. */
  production: boolean;
  /** Administrators work only with two-step sign-in: everywhere but in a demo. */
  adminsNeedSecondFactor: boolean;
  /** Opens `/metrics`; without it only callers from this machine and its private networks read it. */
  metricsToken: string | undefined;
  /** Where a worker says how it is; without it nowhere. */
  workerPort: number | undefined;
  /** Sends spans by OpenTelemetry; without it nowhere. */
  tracing: TracingConfig | undefined;
  /** Gets each line of the log about an error. */
  errorHookUrl: string | undefined;
  /** The address in X-Forwarded-For is our own proxy's word. */
  trustProxy: boolean;
  logLevel: string;
  /** So long a server that stops goes on serving while `/readyz` sends balancers away. */
  drainSeconds: number;
  /** Folder of the embedded database, the generated secret and files on disk. */
  dataDir: string;
  /** False leaves the schema to `npm run migrate`: servers and commands then refuse a database that is not at theirs. */
  migratesOnStart: boolean;
  /** Without `smtpUrl` mail is kept for the mailbox page only. */
  /** `bounceSecret`: whoever knows it may report letters that came back. */
  /** Web push: our key pair, whom a push service may write to, and the hosts that are push services. */
  push: VapidKeys & { contact: string; services: readonly string[] };
  mail: { smtpUrl: string | undefined; from: string; bounceSecret: string | undefined };
  /** How lines of the security log name networks. */
  securityLogNetworks: NetworkWords;
  /** Who sends texts by SMS and WhatsApp. */
  messages: MessageConfig;
  google: { clientId: string; clientSecret: string } | undefined;
  /** The identity provider of whoever runs the installation. */
  oidc: OidcConfig | undefined;
  /** False leaves the jobs to `npm run worker`. */
  runsJobs: boolean;
  storage: DiskStorage | S3Storage;
  /** Pages fetch public files there, without a slash at the end; otherwise from us. */
  assetsUrl: string | undefined;
  /** OpenSearch answers searches; without it each process keeps the catalogue in memory. */
  search: SearchConfig | undefined;
  /** Looks for viruses in uploaded papers; without it nobody does. */
  scanner: ScannerAddress | undefined;
  payments: PaymentConfig;
  /** Who says in whose name a payee's bank account is held. */
  nameCheck: 'none' | 'sandbox';
  /** Who has agreements signed electronically. */
  signing: 'none' | SigningProvider;
  /** Webhooks may lead to this machine and its network, over plain HTTP: for trying out. */
  webhooksLocal: boolean;
  /** Whose map is drawn under ours, and the origins its style loads from; without a style only our outline. */
  map: { styleUrl: string | undefined; origins: readonly string[] };
};

/** `host` leads to a stand-in in tests; nothing in the environment sets it. */
export type PaymentConfig =
  | { kind: 'none' }
  | { kind: 'sandbox' }
  | { kind: 'razorpay'; keyId: string; keySecret: string; webhookSecret: string; host?: string };

export type SearchConfig = {
  /** Nodes, with the login that may read. */
  urls: readonly string[];
  /** The same ones with the login that may write. */
  writeUrls: readonly string[];
  /** PEM of the authority that signed their certificates, where systems do not know it. */
  ca: string | undefined;
  /** Requests are signed for Amazon's service in this region. */
  awsRegion?: string | undefined;
  shards: number;
  /** Copies of each shard. */
  replicas: number;
};

export type Environment = Record<string, string | undefined>;

const EXAMPLE_SECRET = 'replace-me-with-48-random-characters';
/** Names of this machine for itself. */
export const loopbackHosts = ['localhost', '127.0.0.1', '::1'];

const searchUrls = wordList.pipe(
  z.array(z.url({ protocol: /^https?$/, error: 'must be https:// addresses' })).min(1),
);
const fewShards = (least: number) =>
  z
    .string()
    .regex(/^\d{1,2}$/, 'must be a number of at most two digits')
    .transform(Number)
    .refine((shards) => shards >= least, `must be at least ${least}`);

/** Its origin enters the content security policy as it is, where a star would mean every host. */
const contentUrl = z
  .url({ protocol: /^https?$/, error: 'must be an https:// address' })
  .refine((url) => !new URL(url).hostname.includes('*'), 'must name one host, without a star');

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65535, 'must be a port number from 0 to 65535');

const samplers = ['parentbased_always_on', 'parentbased_traceidratio'] as const;

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  AUTH_SECRET: z
    .string()
    .transform(secretsIn)
    .pipe(
      z.array(longSecret.refine((secret) => secret !== EXAMPLE_SECRET, 'is still the one of .env.example')),
    )
    .refine((secrets) => new Set(secrets).size === secrets.length, 'names a secret twice')
    .optional(),
  SEAL_KEYS: sealKeyList.optional(),
  FINGERPRINT_KEY: secretKey.optional(),
  AUDIT_KEY: wordList.pipe(z.array(longSecret)).optional(),
  METRICS_TOKEN: longSecret.optional(),
  TRUST_PROXY: z.enum(['true', 'false']).default('false'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of seconds, at most 999')
    .transform(Number)
    .optional(),
  WORKER_PORT: port.optional(),
  ERROR_HOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an https:// address' }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: contentUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: contentUrl.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json', { error: 'must be http/json' }).optional(),
  OTEL_SERVICE_NAME: z.string().default('kiraya'),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be ${samplers.join(' or ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0)
    .max(1)
    .default(1),
  DATA_DIR: z.string().default('.data'),
  ...databaseVariables,
  MIGRATE_ON_START: z.enum(['true', 'false']).default('true'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .includes('@', { error: 'must hold an e-mail address' })
    .default('Kiraya <no-reply@localhost>'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}=?$/, 'must be 32 bytes in base64url')
    .optional(),
  PUSH_SERVICES: wordList.optional(),
  MAIL_BOUNCE_SECRET: longSecret.optional(),
  ...messageVariables,
  RUN_JOBS: z.enum(['true', 'false']).default('true'),
  WEBHOOKS_LOCAL: z.enum(['true', 'false']).default('false'),
  MAP_STYLE_URL: contentUrl.optional(),
  MAP_ORIGINS: wordList.pipe(z.array(contentUrl.transform((url) => new URL(url).origin))).optional(),
  SECURITY_LOG_NETWORKS: z.enum(networkWords, { error: 'must be hashed, plain or none' }).default('hashed'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an https:// address' }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must have at most 40 characters').optional(),
  OIDC_DOMAINS: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .optional(),
  OIDC_STAFF_ONLY: z.enum(['true', 'false']).default('false'),
  PAYMENTS: z
    .enum(['razorpay', 'sandbox', 'none'], { error: 'must be razorpay, sandbox or none' })
    .optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  NAME_CHECK: z.enum(['sandbox', 'none'], { error: 'must be sandbox or none' }).default('none'),
  SIGNING: z.enum(['sandbox', 'none'], { error: 'must be sandbox or none' }).optional(),
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  ASSETS_URL: contentUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: z.url('must be an address').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SEARCH_URL: searchUrls.optional(),
  SEARCH_WRITE_URL: searchUrls.optional(),
  SEARCH_CA_FILE: z.string().optional(),
  SEARCH_AWS_REGION: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region such as ap-south-1')
    .optional(),
  SEARCH_SHARDS: fewShards(1).default(1),
  SEARCH_REPLICAS: fewShards(0).default(0),
  CLAMAV_SOCKET: z
    .string()
    .refine((given) => scannerAddressOf(given) !== null, 'must be the path of a socket, or host:port')
    .optional(),
});
type Variables = z.output<typeof variables>;

/** Every variable the product reads, for checking that .env.example lists them all. */
export const variableNames = Object.keys(variables.shape);

/** Reads `.env` and the environment (which wins) and settles both. Fails with StartupError. */
export function loadConfig(libraries: 'production' | 'development' = 'production'): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  // React and others pick their slow development builds by this variable alone; a demo should be fast too.
  process.env.NODE_ENV = libraries;
  return config;
}

/** Those of AUTH_SECRET, newest first. */
export const secretsOf = ({ authSecret, earlierSecrets }: Pick<Config, 'authSecret' | 'earlierSecrets'>) =>
  [authSecret, ...earlierSecrets] as const;

/** From now on nothing in this process names the owner of the database; what it starts later does not hear of it either. */
export function forgetOwner(config: Config): Config {
  delete process.env.DATABASE_URL;
  delete process.env.DATABASE_DIRECT_URL;
  return {
    ...config,
    databaseUrl: config.databaseUrl && withoutLogin(config.databaseUrl),
    poolerUrl: config.poolerUrl && withoutLogin(config.poolerUrl),
  };
}

export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const checked = variables.safeParse(given);
  if (!checked.success) {
    const problems = checked.error.issues.map(({ path, message }) => `${path[0]?.toString()} ${message}`);
    throw new StartupError(`${[...new Set(problems)].join('; ')} (see .env.example)`);
  }
  return settle(checked.data);
}

function settle(given: Variables): Config {
  const production = given.NODE_ENV === 'production';
  const isLoopback = loopbackHosts.includes(given.HOST);
  const dataDir = resolve(given.DATA_DIR);
  const demo = !production && isLoopback && !given.DATABASE_URL && isOnlyForThisMachine(given);
  const [authSecret = defaultSecret(production, dataDir), ...earlierSecrets] = given.AUTH_SECRET ?? [];
  const secrets = secretsOf({ authSecret, earlierSecrets });
  const seals = sealing(given, production, secrets);
  if (production) refuseOpenProduction(given, authSecret);
  return {
    host: given.HOST,
    port: given.PORT,
    publicUrl: (given.PUBLIC_URL ?? `http://${isLoopback ? 'localhost' : given.HOST}:${given.PORT}`).replace(
      /\/+$/,
      '',
    ),
    authSecret,
    earlierSecrets,
    ...seals,
    auditKeys: auditKeys(given, secrets),
    demo,
    production,
    adminsNeedSecondFactor: !demo,
    trustProxy: given.TRUST_PROXY === 'true',
    metricsToken: given.METRICS_TOKEN,
    workerPort: given.WORKER_PORT,
    tracing: tracingOf(given),
    errorHookUrl: given.ERROR_HOOK_URL,
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    // Elsewhere nobody stands in front who would have to hear of it, and Ctrl+C should be quick.
    drainSeconds: given.DRAIN_SECONDS ?? (production ? 10 : 0),
    dataDir,
    ...readDatabaseConfig(given),
    mail: { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM, bounceSecret: given.MAIL_BOUNCE_SECRET },
    securityLogNetworks: given.SECURITY_LOG_NETWORKS,
    messages: messagesOf(given, { production, demo }),
    google: googleKeys(given),
    oidc: oidcOf(given, production),
    runsJobs: given.RUN_JOBS === 'true',
    migratesOnStart: given.MIGRATE_ON_START === 'true',
    storage: storage(given, dataDir),
    assetsUrl: given.ASSETS_URL?.replace(/\/+$/, ''),
    search: searchOf(given, production),
    scanner: scannerAddressOf(given.CLAMAV_SOCKET ?? '') ?? undefined,
    payments: payments(given, { production, demo }),
    nameCheck: nameCheckOf(given, production),
    signing: signingOf(given, { production, demo }),
    webhooksLocal: webhooksLocal(given, production),
    map: mapOf(given),
    push: pushOf(given, production, authSecret),
  };
}

/** A secret of fewer different characters was typed, not made. */
const DIFFERENT_CHARACTERS = 10;

/** What a trial may do without: people's sessions by HTTPS alone, letters that leave, and figures that are not everybody's. */
function refuseOpenProduction(given: Variables, authSecret: string): void {
  if (new Set(authSecret).size < DIFFERENT_CHARACTERS)
    throw new StartupError('AUTH_SECRET is too regular: make one by chance (see .env.example)');
  if (!given.PUBLIC_URL) throw missing('PUBLIC_URL', 'production needs the https:// address people use');
  if (!given.PUBLIC_URL.startsWith('https:'))
    throw new StartupError('PUBLIC_URL must be an https:// address in production (see .env.example)');
  if (!given.SMTP_URL && !sendsTexts(given))
    throw missing('SMTP_URL', 'production has to send codes and letters, or codes by MESSAGES');
  // A proxy that does not say for whom it asks makes everybody a caller from a private network.
  if (!given.METRICS_TOKEN && given.TRUST_PROXY === 'false')
    throw missing('METRICS_TOKEN', 'without TRUST_PROXY=true everybody behind a proxy could read /metrics');
}

/** A public address, a proxy in front, a mail server or a provider of texts say that others come here: then there are no printed accounts. */
function isOnlyForThisMachine(given: Variables): boolean {
  const isPublic = given.PUBLIC_URL && !loopbackHosts.includes(new URL(given.PUBLIC_URL).hostname);
  return !isPublic && given.TRUST_PROXY === 'false' && !given.SMTP_URL && !sendsTexts(given);
}

/** Made once and kept beside the demo's database, whose logins depend on it. */
function defaultSecret(production: boolean, dataDir: string): string {
  if (production) throw missing('AUTH_SECRET', 'production has no default secret');
  const path = join(dataDir, 'auth-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(path))
      writeFileSync(path, randomBytes(36).toString('base64url'), { mode: 0o600, flag: 'wx' });
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new StartupError(`cannot keep a secret in ${path}: ${(error as Error).message}`);
  }
}

/**
 * Without keys of its own a trial derives one from its secret. It stays good for opening, so that an installation may begin
 * without keys and be given some later.
 */
function sealing(given: Variables, production: boolean, secrets: readonly string[]) {
  const { SEAL_KEYS: keys = [], FINGERPRINT_KEY: fingerprintKey } = given;
  if (production && keys.length === 0) throw missing('SEAL_KEYS', 'production seals with keys of its own');
  if (production && !fingerprintKey) throw missing('FINGERPRINT_KEY', 'production has no default one');
  const derived = secrets.map((secret) => {
    const key = createHmac('sha256', secret).update('seal key').digest();
    return { id: `trial-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`, key };
  });
  const [newest = ''] = secrets;
  return {
    sealKeys: [...keys, ...derived],
    fingerprintKey: fingerprintKey ?? createHmac('sha256', newest).update('fingerprint key').digest(),
  };
}

/** Without a key of its own the chain follows the secret; that one stays good for what was hashed before there was another. */
function auditKeys({ AUDIT_KEY: keys = [] }: Variables, secrets: readonly string[]): readonly AuditKey[] {
  const derived = secrets.map((secret) =>
    createHmac('sha256', secret).update('audit key').digest('base64url'),
  );
  return [...keys, ...derived].map(auditKeyOf);
}

/** Services are hosts; only a trial may name an origin without TLS, to which anybody signed in could make us send. */
function pushOf(given: Variables, production: boolean, authSecret: string): Config['push'] {
  const { VAPID_PRIVATE_KEY: key, PUSH_SERVICES: services = knownPushServices, MAIL_FROM: from } = given;
  if (production && services.some((service) => service.includes('/'))) {
    throw new StartupError('PUSH_SERVICES names an origin: production takes hosts only (see .env.example)');
  }
  const contact = `mailto:${/[^\s<]+@[^\s>]+/.exec(from)?.[0] ?? from}`;
  return { ...(key ? vapidKeysOf(key) : vapidKeysFrom(authSecret)), services, contact };
}

function webhooksLocal({ WEBHOOKS_LOCAL: given }: Variables, production: boolean): boolean {
  if (given === 'true' && production) {
    throw new StartupError(
      'WEBHOOKS_LOCAL opens your own network to others: production refuses it (see .env.example)',
    );
  }
  return given === 'true';
}

function tracingOf(given: Variables): TracingConfig | undefined {
  const endpoint = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? given.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || given.OTEL_SDK_DISABLED === 'true') return undefined;
  const share = given.OTEL_TRACES_SAMPLER === 'parentbased_traceidratio' ? given.OTEL_TRACES_SAMPLER_ARG : 1;
  return { service: given.OTEL_SERVICE_NAME, share };
}

function mapOf({ MAP_STYLE_URL: styleUrl, MAP_ORIGINS: more = [] }: Variables): Config['map'] {
  const origins = styleUrl === undefined ? [] : [new URL(styleUrl).origin, ...more];
  return { styleUrl, origins: [...new Set(origins)] };
}

function searchOf(given: Variables, production: boolean): SearchConfig | undefined {
  const { SEARCH_URL: urls, SEARCH_WRITE_URL: writeUrls = urls, SEARCH_CA_FILE: caFile } = given;
  if (!urls || !writeUrls) {
    if (writeUrls || caFile || given.SEARCH_AWS_REGION)
      throw missing('SEARCH_URL', 'the other variables of the search engine need it');
    return undefined;
  }
  if (production && [...urls, ...writeUrls].some((url) => !url.startsWith('https:')))
    throw new StartupError('SEARCH_URL must be https:// addresses in production (see .env.example)');
  return {
    urls,
    writeUrls,
    ca: caFile === undefined ? undefined : readCertificate(caFile),
    awsRegion: given.SEARCH_AWS_REGION,
    shards: given.SEARCH_SHARDS,
    replicas: given.SEARCH_REPLICAS,
  };
}

function readCertificate(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartupError(`SEARCH_CA_FILE cannot be read: ${(error as Error).message}`);
  }
}

function googleKeys(given: Variables): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = given;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId) throw missing('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET needs it');
  if (!clientSecret) throw missing('GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID needs it');
  return { clientId, clientSecret };
}

function oidcOf(given: Variables, production: boolean): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  const { OIDC_NAME: name, OIDC_DOMAINS: domains = [] } = given;
  const staffOnly = given.OIDC_STAFF_ONLY === 'true';
  if (!issuer) {
    const isWanted = clientId || clientSecret || name || domains.length > 0 || staffOnly;
    if (isWanted) throw missing('OIDC_ISSUER', 'the other variables of OIDC need it');
    return undefined;
  }
  if (!clientId) throw missing('OIDC_CLIENT_ID', 'OIDC_ISSUER needs it');
  if (!clientSecret) throw missing('OIDC_CLIENT_SECRET', 'OIDC_ISSUER needs it');
  if (!name) throw missing('OIDC_NAME', 'people read it on the button');
  if (production && !issuer.startsWith('https:'))
    throw new StartupError('OIDC_ISSUER must be an https:// address in production (see .env.example)');
  return { issuer, clientId, clientSecret, name, domains, staffOnly };
}

/** A demo pays in the sandbox, and says so; elsewhere the provider is named, and production never names the sandbox. */
function payments(
  given: Variables,
  { production, demo }: { production: boolean; demo: boolean },
): PaymentConfig {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = given;
  const hasKeys = Boolean(keyId || keySecret || webhookSecret);
  const kind = given.PAYMENTS ?? (hasKeys ? 'razorpay' : demo ? 'sandbox' : 'none');
  if (kind === 'none') return { kind };
  if (kind === 'sandbox') {
    if (production)
      throw new StartupError(
        'PAYMENTS is sandbox, which takes no money: production refuses it (see .env.example)',
      );
    return { kind };
  }
  if (!keyId) throw missing('RAZORPAY_KEY_ID', 'PAYMENTS=razorpay needs it');
  if (!keySecret) throw missing('RAZORPAY_KEY_SECRET', 'PAYMENTS=razorpay needs it');
  if (!webhookSecret) throw missing('RAZORPAY_WEBHOOK_SECRET', 'PAYMENTS=razorpay needs it');
  return { kind, keyId, keySecret, webhookSecret };
}

function nameCheckOf({ NAME_CHECK: kind }: Variables, production: boolean): Config['nameCheck'] {
  if (kind === 'sandbox' && production) {
    throw new StartupError(
      'NAME_CHECK is sandbox, which asks no bank: production refuses it (see .env.example)',
    );
  }
  return kind;
}

/** A demo tries it out in the sandbox; elsewhere it is asked for. */
function signingOf(
  { SIGNING: given }: Variables,
  { production, demo }: { production: boolean; demo: boolean },
): Config['signing'] {
  const kind = given ?? (demo ? 'sandbox' : 'none');
  if (kind === 'sandbox' && production) {
    throw new StartupError(
      'SIGNING is sandbox, which signs nothing: production refuses it (see .env.example)',
    );
  }
  return kind;
}

function storage(given: Variables, dataDir: string): Config['storage'] {
  if (given.STORAGE === 'disk') return { kind: 'disk', folder: join(dataDir, 'files') };
  const need = (name: 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string => {
    const value = given[name];
    if (!value) throw missing(name, 'STORAGE=s3 needs it');
    return value;
  };
  const hasKeys = given.S3_ACCESS_KEY_ID !== undefined || given.S3_SECRET_ACCESS_KEY !== undefined;
  return {
    kind: 's3',
    bucket: need('S3_BUCKET'),
    region: need('S3_REGION'),
    endpoint: given.S3_ENDPOINT,
    keys: hasKeys
      ? { accessKeyId: need('S3_ACCESS_KEY_ID'), secretAccessKey: need('S3_SECRET_ACCESS_KEY') }
      : undefined,
  };
}

function missing(name: string, reason: string): StartupError {
  return new StartupError(`${name} is missing: ${reason} (see .env.example)`);
}
