import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day } from '../../../tests/support/leads.ts';
import { runningLease, writeDues } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';
import type { SignInText } from '../lib/auth/sign-in-library.ts';
import { mergeAccounts } from './merge-accounts.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = test;
const { database, jobs } = services;
const texts: SignInText[] = [];
const merge = (from: string, into: string) =>
  mergeAccounts({ database, jobs, sendText: async (text) => void texts.push(text) }, from, into);

beforeEach(async () => {
  texts.length = 0;
  await asOwner('delete from auth.rate_limits');
});

/** Where that id still stands in the tables of the product, whatever the column is called. */
async function tracesOf(userId: string): Promise<string[]> {
  const columns = await asOwner<{ place: string; name: string }>(`
    select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as place, c.column_name as name
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema in ('public', 'auth') and c.data_type = 'uuid' and t.table_type = 'BASE TABLE'
     order by 1, 2`);
  const found: string[] = [];
  for (const { place, name } of columns) {
    const rows = await asOwner(`select from ${place} where "${name}" = $1 limit 1`, [userId]);
    if (rows.length > 0) found.push(`${place}.${name}`);
  }
  return found;
}

async function askAbout(seeker: string, home: string): Promise<void> {
  await as(seeker).messages.start({ property_id: home, body: 'Is it still free?' });
  await as(seeker).visits.request({ property_id: home, visit_type: 'in_person', scheduled_date: day(3), slot: 'morning' });
  await as(seeker).applications.submit({ property_id: home, move_in_date: day(9), household: 'family', occupants: 2 });
  await as(seeker).shortlist.add({ property_id: home });
}

const count = async (statement: string, ...values: unknown[]) =>
  Number((await asOwner<{ count: string }>(`select count(*) from ${statement}`, values))[0]?.count);

describe('an account that is brought into another', () => {
  it('leaves everything it had there, and nothing refers to it but the trail', async () => {
    const kept = await addPerson('Asha Rao');
    const { tenant: gone, landlord, lease } = await runningLease(test);
    await writeDues(test, lease.id);
    await as(gone).maintenance.report({ lease_id: lease.id, title: 'The tap drips', category: 'plumbing' });
    const lister = await addPerson('Lal Lister', ['landlord']);
    const seeker = await addPerson('Sita Seeker');
    await askAbout(gone, await addHome(asOwner, lister));
    const ownHome = await addHome(asOwner, gone);
    await askAbout(seeker, ownHome);
    const token = await as(gone).apiTokens.create({ name: 'Desk', scopes: ['properties:read'] }).catch(() => null);

    await merge(gone, kept);

    expect(await tracesOf(gone)).toEqual(expect.arrayContaining([]));
    expect((await tracesOf(gone)).filter((place) => !/audit/.test(place))).toEqual([]);
    expect(token === null || (await count('api_tokens where user_id = $1', kept)) === 0).toBe(true);
    expect((await as(kept).leases.list({})).items.map(({ id }) => id)).toEqual([lease.id]);
    expect((await as(landlord).leases.get({ id: lease.id })).tenant_id).toBe(kept);
    expect((await as(kept).messages.list({})).items.map(({ side }) => side).sort()).toEqual(['lister', 'seeker']);
    expect(await count('property_visits where user_id = $1', kept)).toBe(1);
    expect(await count('property_visits where lister_id = $1', kept)).toBe(1);
    expect(await count('property_applications where lister_id = $1', kept)).toBe(1);
    expect(await count('properties where listed_by = $1', kept)).toBe(1);
    expect(await count('user_roles where user_id = $1', kept)).toBe(1);
  });
});
