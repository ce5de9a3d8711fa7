/** The product with OpenSearch in place of the catalogue in memory, and an engine that is killed, made anew and away. */
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { renewCatalogue } from '../../src/db/catalogue-epoch.ts';
import { seedScale } from '../../src/db/seed/scale.ts';
import { createWriter } from '../../src/server/search/opensearch/client.ts';
import { addHome } from '../support/leads.ts';
import { type SearchNodes, startSearchNodes } from '../support/search-nodes.ts';
import { startServices, type TestServices } from '../support/services.ts';

const HOMES = 1_500;
const nodes: SearchNodes | undefined = await startSearchNodes(1);
const servers = { urls: nodes?.urls ?? [], ca: undefined };
const search = { urls: servers.urls, writeUrls: servers.urls, ca: undefined, shards: 2, replicas: 0 };
const product: TestServices | undefined = nodes && (await startServices({ search, runsJobs: true }));
const owner = new Client(product?.ownerUrl);
const direct = nodes && createWriter(servers);

beforeAll(async () => {
  if (!product) return;
  await owner.connect();
  await seedScale({ ownerUrl: product.ownerUrl, urls: product.urls, properties: HOMES, progress: () => {} });
}, 120_000);

afterAll(async () => {
  await owner.end();
  await direct?.close();
  await nodes?.close();
});

function parts(test: TestContext) {
  if (!nodes || !product || !direct)
    return test.skip('engine not tried: it needs a JDK and Maven (tools/search-node)');
  return { nodes, product, direct };
}

type Versions = [id: string, version: number][];

async function committed(): Promise<Versions> {
  const { rows } = await owner.query(
    'select property_id as id, version::float8 as version from listings order by property_id',
  );
  return rows.map(({ id, version }) => [id, version]);
}

/** What searches read now. */
async function indexed(): Promise<Versions | undefined> {
  const body = { size: 10_000, sort: [{ id: 'asc' as const }], _source: ['id', 'version'] };
  const answer = await direct?.search({ index: 'homes', body }).catch(() => undefined);
  return answer?.body.hits.hits.map(({ _source }) => [_source?.id, _source?.version]);
}

/** None lost, none double, none stale. */
const sameAsCommitted = async () =>
  expect.poll(indexed, { timeout: 120_000, interval: 200 }).toEqual(await committed());

const raise = (share: number) =>
  owner.query(
    `update properties set rent = rent + 10000 where listing_state = 'published'
    and id in (select property_id from listings order by property_id limit $1)`,
    [share],
  );

describe('a product whose searches OpenSearch answers', () => {
  it('finds every home, and what has changed as soon as it is shown', async (test) => {
    const { product } = parts(test);
    await sameAsCommitted();
    const visitor = product.as(null);
    const all = await visitor.properties.search({});
    expect(all.total).toBe((await committed()).length);
    const city = all.facets.city[0];
    const inCity = await visitor.properties.search({ city: city?.label, bedrooms: [2], sort: 'rent_asc' });
    const { rows } = await owner.query(
      `select count(*)::integer as homes from properties p join listings l on l.property_id = p.id
        where p.city = $1 and p.bedrooms = 2`,
      [city?.label],
    );
    expect(inCity.total).toBe(rows[0].homes);

    const home = await addHome(product.asOwner, await product.addPerson('Lal Singh'));
    const wanted = { locality: ['Koramangala'], area_min: 1100, area_max: 1100, bedrooms: [2] };
    const ids = async () => {
      await sameAsCommitted();
      return (await product.as(null).properties.search({ ...wanted, limit: 100 })).items.map(({ id }) => id);
    };
    expect(await ids()).toContain(home);
    await product.asOwner(`update properties set listing_state = 'paused' where id = $1`, [home]);
    expect(await ids()).not.toContain(home);
  });

  it('loses nothing while the index is made anew under writes', async (test) => {
    const { direct } = parts(test);
    const nameOf = async () => Object.keys((await direct.indices.getAlias({ name: 'homes' })).body);
    const before = await nameOf();
    await renewCatalogue(owner);
    for (let turn = 1; turn <= 20; turn += 1) await raise(turn * 10);
    await owner.query(`update properties set listing_state = 'paused' where id in
      (select property_id from listings order by property_id desc limit 50)`);
    await expect.poll(nameOf, { timeout: 60_000 }).not.toEqual(before);
    await sameAsCommitted();
    expect(await nameOf()).toHaveLength(1);
  });

  it('says that it is busy while the engine is away, takes changes all the same, and catches up', async (test) => {
    const { nodes, product } = parts(test);
    const search = () => product.as(null).properties.search({ bedrooms: [2] });
    const total = (await search()).total;
    await nodes.kill(0);
    await expect(search()).rejects.toMatchObject({ status: 503 });
    await raise(300);
    await nodes.start(0);
    await sameAsCommitted();
    const found = async () => (await search().catch(() => undefined))?.total;
    await expect.poll(found, { timeout: 60_000 }).toBe(total);
  }, 400_000);

  it('loses nothing when the engine is killed in the middle of writing', async (test) => {
    const { nodes } = parts(test);
    await raise(HOMES);
    await nodes.kill(0);
    await nodes.start(0);
    await sameAsCommitted();
  }, 400_000);
});
