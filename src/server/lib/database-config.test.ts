import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (given: Record<string, string>) => readConfig({ AUTH_SECRET: 'x'.repeat(32), ...given });
const own = 'postgres://owner:hidden@db/kiraya';

it('has one address for everything, or a pooler for what requests ask', () => {
  expect(read({ DATABASE_URL: own })).toMatchObject({
    databaseUrl: own,
    poolerUrl: undefined,
    poolSizes: {},
  });
  expect(read({ DATABASE_URL: 'postgres://pooler:6432/kiraya', DATABASE_DIRECT_URL: own })).toMatchObject({
    databaseUrl: own,
    poolerUrl: 'postgres://pooler:6432/kiraya',
  });
});

it('reads sizes of pools and replicas', () => {
  const replicas = ['postgres://one/kiraya', 'postgres://two/kiraya'];
  for (const between of [' ', ',', ', '])
    expect(read({ DATABASE_URL: own, DATABASE_READ_URLS: replicas.join(between) }).readUrls).toEqual(
      replicas,
    );
  expect(read({ DATABASE_URL: own, DATABASE_POOLS: 'app=3, jobs=2' }).poolSizes).toEqual({ app: 3, jobs: 2 });
});

it.each([
  [{ DATABASE_POOLS: 'app=1' }, 'DATABASE_POOLS must leave app at least 2'],
  [{ DATABASE_POOLS: 'members=4' }, 'DATABASE_POOLS must be words such as app=4'],
  [{ DATABASE_DIRECT_URL: own }, 'DATABASE_URL is missing: DATABASE_DIRECT_URL needs it'],
  [{ DATABASE_READ_URLS: own }, 'DATABASE_URL is missing: DATABASE_READ_URLS needs it'],
  [
    { DATABASE_URL: own, DATABASE_READ_URLS: 'postgres://one,two/kiraya' },
    'DATABASE_READ_URLS must name each replica',
  ],
  [{ DATABASE_URL: own, DATABASE_CA_FILE: '/nowhere.pem' }, 'DATABASE_CA_FILE cannot be read: ENOENT'],
  [
    { DATABASE_URL: `${own}?target_session_attrs=standby` },
    'DATABASE_URL may only ask for target_session_attrs',
  ],
])('refuses %o, without a password', (given, reason) => {
  expect(() => read(given as Record<string, string>)).toThrow(reason);
  expect(() => read(given as Record<string, string>)).not.toThrow('hidden');
});
