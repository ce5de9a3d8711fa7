import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartupError } from '../../db/startup-error.ts';
import { readConfig, variableNames } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kiraya-config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const secret = 'a secret of more than thirty-two characters';
const base64Key = randomBytes(32).toString('base64');
const productionKeys = {
  SEAL_KEYS: `2026-11:${base64Key}`,
  FINGERPRINT_KEY: base64Key,
  PUBLIC_URL: 'https://kiraya.example',
  SMTP_URL: 'smtps://mail.example',
  TRUST_PROXY: 'true',
};

describe('configuration', () => {
  it('runs a demo on the loopback address when nothing is set', () => {
    const config = readConfig({ DATA_DIR: dataDir });
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      demo: true,
      databaseUrl: undefined,
      storage: { kind: 'disk', folder: join(dataDir, 'files') },
    });
  });

  it('makes the demo secret once and keeps it to its owner', () => {
    const { authSecret } = readConfig({ DATA_DIR: dataDir });
    expect(authSecret.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR: dataDir }).authSecret).toBe(authSecret);
    expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['a public address', { HOST: '0.0.0.0' }],
    ['a database of one’s own', { DATABASE_URL: 'postgres://owner@db/kiraya' }],
    ['production', { NODE_ENV: 'production', ...productionKeys }],
  ])('is no demo with %s', (_, variables) => {
    expect(readConfig({ AUTH_SECRET: secret, ...variables }).demo).toBe(false);
  });

  it('goes on serving for ten seconds after the word to stop in production, and nowhere else unless asked to', () => {
    const inProduction = { NODE_ENV: 'production', AUTH_SECRET: secret, ...productionKeys };
    expect(readConfig(inProduction).drainSeconds).toBe(10);
    expect(readConfig({ ...inProduction, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
    expect(readConfig({ AUTH_SECRET: secret }).drainSeconds).toBe(0);
    expect(readConfig({ AUTH_SECRET: secret, DRAIN_SECONDS: '25' }).drainSeconds).toBe(25);
    expect(() => readConfig({ AUTH_SECRET: secret, DRAIN_SECONDS: 'ten' })).toThrow(StartupError);
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ AUTH_SECRET: secret, PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      demo: true,
    });
  });

  it.each([
    { PUBLIC_URL: 'https://kiraya.example' },
    { TRUST_PROXY: 'true' },
    { SMTP_URL: 'smtp://mail.example' },
  ])('is no demo where others come: %o', (given) => {
    expect(readConfig({ AUTH_SECRET: secret, ...given }).demo).toBe(false);
  });

  it('seals with the given key, and still opens what a trial sealed with its own', () => {
    const trial = readConfig({ AUTH_SECRET: secret }).sealKeys;
    expect(trial).toMatchObject([{ id: expect.stringMatching(/^trial-[0-9a-f]{8}$/) }]);
    const given = readConfig({ AUTH_SECRET: secret, NODE_ENV: 'production', ...productionKeys });
    expect(given.sealKeys).toEqual([{ id: '2026-11', key: Buffer.from(base64Key, 'base64') }, ...trial]);
    expect(given.fingerprintKey).toEqual(Buffer.from(base64Key, 'base64'));
  });

  it('reads addresses and S3', () => {
    const config = readConfig({
      AUTH_SECRET: secret,
      PUBLIC_URL: 'https://kiraya.example/',
      STORAGE: 's3',
      S3_BUCKET: 'homes',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    });
    expect(config.publicUrl).toBe('https://kiraya.example');
    const keys = { accessKeyId: 'id', secretAccessKey: 'key' };
    expect(config.storage).toEqual({
      kind: 's3',
      bucket: 'homes',
      region: 'ap-south-1',
      endpoint: undefined,
      keys,
    });
  });

  it('lets the machine’s role sign where no key is given, and takes no half pair', () => {
    const bucket = { AUTH_SECRET: secret, STORAGE: 's3', S3_BUCKET: 'homes', S3_REGION: 'ap-south-1' };
    expect(readConfig(bucket).storage).toMatchObject({ keys: undefined });
    expect(() => readConfig({ ...bucket, S3_ACCESS_KEY_ID: 'id' })).toThrow(
      /^S3_SECRET_ACCESS_KEY is missing/,
    );
  });

  it('reads where pages fetch photos', () => {
    const given = { AUTH_SECRET: secret, ASSETS_URL: 'https://cdn.example/public/' };
    expect(readConfig(given).assetsUrl).toBe('https://cdn.example/public');
    expect(() => readConfig({ ...given, ASSETS_URL: 'https://*.example/' })).toThrow(
      /ASSETS_URL must name one host/,
    );
  });

  // security review: Production started without https, a way to send mail, or a real secret (M5)
  it.each([
    [{ PORT: 'abc' }, /^PORT must be a port number/],
    [{ PORT: '70000' }, /^PORT must be a port number/],
    [{ DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL must be a postgres/],
    [{ DATABASE_URL: 'postgres://x' }, /^DATABASE_URL must name a database/],
    [{ AUTH_SECRET: 'short' }, /^AUTH_SECRET must have at least 32/],
    [
      { AUTH_SECRET: 'replace-me-with-48-random-characters' },
      /^AUTH_SECRET is still the one of .env.example/,
    ],
    [{ NODE_ENV: 'production', AUTH_SECRET: undefined }, /^AUTH_SECRET is missing/],
    [{ NODE_ENV: 'production' }, /^SEAL_KEYS is missing/],
    [{ NODE_ENV: 'production', ...productionKeys, FINGERPRINT_KEY: '' }, /^FINGERPRINT_KEY is missing/],
    [
      { NODE_ENV: 'production', ...productionKeys, AUTH_SECRET: 'a'.repeat(40) },
      /^AUTH_SECRET is too regular/,
    ],
    [{ NODE_ENV: 'production', ...productionKeys, PUBLIC_URL: '' }, /^PUBLIC_URL is missing/],
    [
      { NODE_ENV: 'production', ...productionKeys, PUBLIC_URL: 'http://kiraya.example' },
      /^PUBLIC_URL must be an https/,
    ],
    [{ NODE_ENV: 'production', ...productionKeys, SMTP_URL: '' }, /^SMTP_URL is missing/],
    [
      { NODE_ENV: 'production', ...productionKeys, SEARCH_URL: 'http://search.example:9200' },
      /^SEARCH_URL must be https/,
    ],
    [{ SEARCH_WRITE_URL: 'https://search.example:9200' }, /^SEARCH_URL is missing/],
    [{ SEARCH_URL: 'search.example:9200' }, /^SEARCH_URL must be https/],
    [{ SEARCH_URL: 'https://search.example', SEARCH_SHARDS: '0' }, /^SEARCH_SHARDS must be at least 1/],
    [{ SEARCH_URL: 'https://search.example', SEARCH_CA_FILE: '/nowhere' }, /^SEARCH_CA_FILE cannot be read/],
    [{ NODE_ENV: 'production', ...productionKeys, TRUST_PROXY: 'false' }, /^METRICS_TOKEN is missing/],
    [{ SEAL_KEYS: base64Key }, /^SEAL_KEYS must be a list of/],
    [{ FINGERPRINT_KEY: 'c2hvcnQ=' }, /^FINGERPRINT_KEY must be 32 bytes/],
    [{ GOOGLE_CLIENT_ID: 'only half' }, /^GOOGLE_CLIENT_SECRET is missing/],
    [{ OIDC_STAFF_ONLY: 'true' }, /^OIDC_ISSUER is missing/],
    [
      { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'kiraya' },
      /^OIDC_CLIENT_SECRET is missing/,
    ],
    [{ STORAGE: 's3' }, /^S3_BUCKET is missing/],
    [{ PORT: 'x', SMTP_URL: 'y' }, /^PORT .*; SMTP_URL must be/],
  ])('says in one line what is wrong with %o', (variables, reason) => {
    const read = () => readConfig({ AUTH_SECRET: secret, ...variables });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(reason);
  });

  const templates = {
    MESSAGE_TEMPLATES:
      'sign-in-code.en:t1 sign-in-code.hi:t2 merge-code.en:t8 number-code.en:t9 lease-code.en:t13 number-changed.en:t3 number-lost.en:t10 number-moved.en:t11 number-kept.en:t12 new-sign-in.en:t4 payee-account-set.en:t7 lease-offered.en:t5 check-asked.en:t40 application-accepted.en:t41 settlement-proposed.en:t42 home-handed-in.en:t6 enquiry-handed-in.en:t14',
  };
  const msg91 = { MESSAGES: 'msg91', MSG91_AUTH_KEY: 'key', ...templates };

  // security identity: Production refuses the sandbox of text messages, and needs a way to send mail or messages
  it('searches are answered by the memory of a process unless the address of an engine is named', () => {
    const urls = ['https://reader:word@one.example:9200', 'https://reader:word@two.example:9200'];
    expect(readConfig({ DATA_DIR: dataDir }).search).toBeUndefined();
    expect(
      readConfig({ DATA_DIR: dataDir, SEARCH_URL: urls.join(' '), SEARCH_REPLICAS: '1' }).search,
    ).toEqual({
      urls,
      writeUrls: urls,
      ca: undefined,
      shards: 1,
      replicas: 1,
    });
  });

  it('texts are kept in a demo, sent by whom production names, and never by the sandbox there', () => {
    expect(readConfig({ AUTH_SECRET: secret }).messages).toEqual({ kind: 'sandbox' });
    expect(readConfig({ AUTH_SECRET: secret, HOST: '0.0.0.0' }).messages).toEqual({ kind: 'none' });
    const live = { AUTH_SECRET: secret, NODE_ENV: 'production', ...productionKeys };
    expect(readConfig(live).messages).toEqual({ kind: 'none' });
    expect(() => readConfig({ ...live, MESSAGES: 'sandbox' })).toThrow(
      /^MESSAGES is sandbox, which sends nothing/,
    );
    expect(readConfig({ ...live, SMTP_URL: '', ...msg91 })).toMatchObject({
      mail: { smtpUrl: undefined },
      messages: { kind: 'msg91', authKey: 'key', whatsapp: null, templates: { 'sign-in-code.hi': 't2' } },
    });
    expect(readConfig({ AUTH_SECRET: secret, ...msg91 }).demo).toBe(false);
  });

  const gupshup = {
    MESSAGES: 'gupshup',
    GUPSHUP_USER_ID: '2000',
    GUPSHUP_PASSWORD: 'p',
    GUPSHUP_SENDER: 'KIRAYA',
    DLT_ENTITY_ID: '1101',
    ...templates,
  };
  const whatsapp = { WHATSAPP_NUMBER: '919812345678', WHATSAPP_TEMPLATES: 'sign-in-code.en:kiraya_code' };
  it.each([
    [{ ...msg91, MSG91_AUTH_KEY: '' }, /^MSG91_AUTH_KEY is missing/],
    [
      { ...msg91, MESSAGE_TEMPLATES: 'sign-in-code.en:t1' },
      /^MESSAGE_TEMPLATES is missing merge-code.en, number-code.en, lease-code.en, number-changed.en, number-lost.en, number-moved.en, number-kept.en, new-sign-in.en, payee-account-set.en, lease-offered.en, check-asked.en, application-accepted.en, settlement-proposed.en, home-handed-in.en, enquiry-handed-in.en/,
    ],
    [{ ...msg91, MESSAGE_TEMPLATES: 'unknown.en:t1' }, /^MESSAGE_TEMPLATES must be a list of "template:id"/],
    [{ ...msg91, ...whatsapp }, /^MSG91_WHATSAPP_NAMESPACE is missing/],
    [{ ...gupshup, ...whatsapp }, /^GUPSHUP_WHATSAPP_KEY is missing/],
    [{ ...gupshup, GUPSHUP_PASSWORD: '' }, /^GUPSHUP_PASSWORD is missing/],
    [{ ...gupshup, GUPSHUP_SENDER: '' }, /^GUPSHUP_SENDER is missing/],
    [{ ...gupshup, DLT_ENTITY_ID: '' }, /^DLT_ENTITY_ID is missing/],
    [{ ...msg91, WHATSAPP_NUMBER: '+91 98' }, /^WHATSAPP_NUMBER must be a number/],
    [{ MESSAGE_REPORT_SECRET: 'short' }, /^MESSAGE_REPORT_SECRET must have at least 32/],
    [{ MESSAGES: 'pigeon' }, /^MESSAGES must be msg91, gupshup, sandbox or none/],
  ])('says what the provider of texts lacks (%#)', (given, reason) => {
    expect(() => readConfig({ AUTH_SECRET: secret, ...given })).toThrow(reason);
  });

  const razorpay = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 'k', RAZORPAY_WEBHOOK_SECRET: 'w' };
  const live = { AUTH_SECRET: secret, NODE_ENV: 'production', ...productionKeys };

  // security identity: Production refuses sandbox payments and default secrets
  it('production refuses the sandbox, and takes cash alone until a provider is named', () => {
    const sandbox = () => readConfig({ ...live, PAYMENTS: 'sandbox' });
    expect(sandbox).toThrow(StartupError);
    expect(sandbox).toThrow(/^PAYMENTS is sandbox, which takes no money: production refuses it/);
    expect(() => readConfig({ ...live, ...razorpay, PAYMENTS: 'sandbox' })).toThrow(/^PAYMENTS is sandbox/);
    expect(readConfig(live).payments).toEqual({ kind: 'none' });
    const keys = { keyId: 'rzp_live_x', keySecret: 'k', webhookSecret: 'w' };
    expect(readConfig({ ...live, ...razorpay }).payments).toEqual({ kind: 'razorpay', ...keys });
  });

  // security identity: Production refuses the sandbox of the bank's name check
  it('the bank’s name check is off unless asked for, and production refuses its sandbox', () => {
    expect(readConfig({ AUTH_SECRET: secret }).nameCheck).toBe('none');
    expect(readConfig({ AUTH_SECRET: secret, NAME_CHECK: 'sandbox' }).nameCheck).toBe('sandbox');
    const live = { AUTH_SECRET: secret, NODE_ENV: 'production', ...productionKeys };
    expect(readConfig(live).nameCheck).toBe('none');
    expect(() => readConfig({ ...live, NAME_CHECK: 'sandbox' })).toThrow(
      /^NAME_CHECK is sandbox, which asks no bank: production refuses it/,
    );
    expect(() => readConfig({ AUTH_SECRET: secret, NAME_CHECK: 'bank' })).toThrow(
      /^NAME_CHECK must be sandbox or none/,
    );
  });

  // security identity: Production refuses the sandbox of e-signatures
  it('e-signatures are tried out in a demo, elsewhere off unless asked for, and production refuses their sandbox', () => {
    expect(readConfig({ AUTH_SECRET: secret }).signing).toBe('sandbox');
    expect(readConfig({ AUTH_SECRET: secret, SIGNING: 'none' }).signing).toBe('none');
    expect(readConfig({ AUTH_SECRET: secret, HOST: '0.0.0.0' }).signing).toBe('none');
    expect(readConfig(live).signing).toBe('none');
    expect(() => readConfig({ ...live, SIGNING: 'sandbox' })).toThrow(
      /^SIGNING is sandbox, which signs nothing: production refuses it/,
    );
    expect(() => readConfig({ AUTH_SECRET: secret, SIGNING: 'digio' })).toThrow(
      /^SIGNING must be sandbox or none/,
    );
  });

  it('a demo pays in the sandbox, what others reach in none, and a provider needs every key', () => {
    expect(readConfig({ AUTH_SECRET: secret }).payments).toEqual({ kind: 'sandbox' });
    expect(readConfig({ AUTH_SECRET: secret, HOST: '0.0.0.0' }).payments).toEqual({ kind: 'none' });
    for (const name of Object.keys(razorpay)) {
      const given = { AUTH_SECRET: secret, ...razorpay, PAYMENTS: 'razorpay', [name]: '' };
      expect(() => readConfig(given)).toThrow(new RegExp(`^${name} is missing`));
    }
  });

  it('never repeats a secret in its complaint', () => {
    expect(() => readConfig({ AUTH_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
    expect(() => readConfig({ AUTH_SECRET: secret, SEAL_KEYS: 'a:hunter2' })).not.toThrow(/hunter2/);
  });

  it('.env.example lists every variable and no other', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...variableNames].sort());
  });
});
