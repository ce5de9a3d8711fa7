// What hosts of PostgreSQL let the owner of a database do, attribute by attribute: each installs, loads, backs up and restores.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backUp } from '../../src/db/backup/backup.ts';
import { restore } from '../../src/db/backup/restore.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { actingRoles, connections, loginRoles } from '../../src/db/roles.ts';
import { seedScale } from '../../src/db/seed/scale.ts';
import { ask, folderOfDatabases } from '../support/embedded.ts';
import { databaseUrl } from '../support/test-server.ts';

const folder = await folderOfDatabases();
const secret = 'of the tests of hosts';

type Host = {
  /** What the owner's role is made with. */
  owner: string;
  /** Who the database belongs to, where that is a role of the host's that the owner is a member of. */
  group?: string;
  /** What the superuser did before. */
  before?: string;
};

const hosts: Record<string, Host> = {
  'RDS and Aurora': { owner: 'createrole createdb' },
  'Cloud SQL, whose databases belong to a role of its own': {
    owner: 'createrole createdb',
    group: 'cloudsqlsuperuser',
  },
  'Azure, Neon and Supabase': { owner: 'createrole createdb bypassrls' },
  'a database made for an owner who makes none': { owner: 'createrole' },
  'one whose administrator has switched on what a creator may do with the roles it makes': {
    owner: 'createrole',
    before: `alter role host_owner set createrole_self_grant = 'set, inherit'`,
  },
  'a server of one’s own': { owner: 'superuser' },
};

async function onServer<T>(
  name: string,
  { owner, group, before }: Host,
  work: (urls: { admin: string; one: string; other: string }) => Promise<T>,
): Promise<T> {
  const dataDir = join(folder, name.replaceAll(/\W+/g, '-'));
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const server: EmbeddedDatabase = await startEmbedded({ dataDir: join(dataDir, 'server'), unsafe: true });
  try {
    await ask(server.url, `create role host_owner login password 'of-the-tests' ${owner}`);
    if (group) await ask(server.url, `create role ${group}; grant ${group} to host_owner`);
    if (before) await ask(server.url, before);
    const ownerUrl = (database: string) => {
      const url = new URL(databaseUrl(server.url, database));
      url.username = 'host_owner';
      url.password = 'of-the-tests';
      return url.href;
    };
    for (const database of ['one', 'other'])
      await ask(server.url, `create database ${database} owner ${group ?? 'host_owner'}`);
    return await work({ admin: server.url, one: ownerUrl('one'), other: ownerUrl('other') });
  } finally {
    await server.stop();
  }
}

describe('an owner as hosts give it', () => {
  // security access: Nobody of the product is above row security, whatever the owner of the database may do
  it.each(Object.entries(hosts))('%s: installs, loads, backs up and restores', async (name, host) => {
    await onServer(name, host, async ({ one, other }) => {
      await migrate(one, { secret });
      await seedScale({
        ownerUrl: one,
        urls: connections(one, secret),
        properties: 40,
        progress: () => undefined,
      });
      const made = await backUp(one, null, join(folder, `backup of ${name}`));
      expect(made.tables['public.properties']?.rows).toBe(40);
      expect(made.tables['public.listings']?.rows).toBeGreaterThan(20);

      await migrate(other, { secret });
      await restore({
        ownerUrl: other,
        filesFolder: null,
        folder: join(folder, `backup of ${name}`),
        replace: true,
      });
      const again = await backUp(other, null, join(folder, `second backup of ${name}`));
      const sums = ({ 'pgboss.version': _, ...tables }: typeof made.tables) => tables;
      expect(sums(again.tables)).toEqual(sums(made.tables));
      expect(
        await ask(
          other,
          `select count(*)::int as bare from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
            and not (relrowsecurity and relforcerowsecurity)`,
        ),
      ).toEqual([{ bare: 0 }]);
      expect(
        await ask(
          other,
          `select rolname from pg_roles where (rolbypassrls or rolsuper)
            and rolname in ('${[...Object.values(loginRoles), ...Object.values(actingRoles)].join("', '")}')`,
        ),
      ).toEqual([]);
    });
  });
});

describe('an owner that cannot install', () => {
  it('without CREATEROLE is told so', () =>
    onServer('without createrole', { owner: 'createdb' }, async ({ one }) => {
      await expect(migrate(one, { secret })).rejects.toThrow(
        'its owner host_owner may not create roles: `alter role "host_owner" createrole`',
      );
    }));

  it('on a server where another owner made the roles is told which, and what to grant; then it can', () =>
    onServer('of another owner', { owner: 'createrole' }, async ({ admin, one }) => {
      await ask(admin, 'create role member');
      await expect(migrate(one, { secret })).rejects.toThrow(
        'the roles member were made by another owner than host_owner: as that one or a superuser, `grant member to "host_owner" with admin option`',
      );
      await ask(admin, 'grant member to "host_owner" with admin option');
      await migrate(one, { secret });
    }));
});

describe('a database of release 1.0, in which two roles were above row security', () => {
  it('has nobody above it after the upgrade, and its loader still sees all', () =>
    onServer('of release 1.0', { owner: 'superuser' }, async ({ admin, one }) => {
      await ask(
        admin,
        'create role kiraya_bulk login noinherit bypassrls; create role kiraya_definer bypassrls',
      );
      await migrate(one, { secret });
      expect(await ask(admin, `select rolname from pg_roles where rolbypassrls and not rolsuper`)).toEqual(
        [],
      );
    }));
});
