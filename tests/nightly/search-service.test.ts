/** The product with OpenSearch in place of the catalogue in memory, behind TLS and two users, and an engine that is killed, made anew and away. */
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, type TestContext, vi } from 'vitest';
import { renewCatalogue } from '../../src/db/catalogue-epoch.ts';
import { seedScale } from '../../src/db/seed/scale.ts';
import { createReader, createWriter, serversOf } from '../../src/server/search/opensearch/client.ts';
import { compareIndex } from '../../src/server/search/opensearch/compare.ts';
import { rebuild, retryLetters, searchStatus } from '../../src/server/search/opensearch/status.ts';
import { addHome } from '../support/leads.ts';
import { type SearchNodes, startSearchNodes, WITHOUT_NODES } from '../support/search-nodes.ts';
import { startSearchProxy } from '../support/search-proxy.ts';
import { startServices, type TestServices } from '../support/services.ts';

const HOMES = 1_500;
const nodes: SearchNodes | undefined = await startSearchNodes(1);
const proxy = nodes && (await startSearchProxy(nodes.urls[0] ?? ''));
const search = proxy && {
  urls: [proxy.readUrl],
  writeUrls: [proxy.writeUrl],
  ca: proxy.ca,
  shards: 2,
  replicas: 0,
};
const product: TestServices | undefined = search && (await startServices({ search, runsJobs: true }));
const owner = new Client(product?.ownerUrl);
/** Past the proxy. */
const direct = nodes && createWriter({ urls: nodes.urls, ca: undefined });

beforeAll(async () => {
  if (!product) return;
  await owner.connect();
  await seedScale({ ownerUrl: product.ownerUrl, urls: product.urls, properties: HOMES, progress: () => {} });
}, 120_000);

afterAll(async () => {
  await owner.end();
  await direct?.close();
  await proxy?.close();
  await nodes?.close();
});

async function parts(test: TestContext) {
  if (!nodes || !product || !direct || !proxy || !search) return test.skip(WITHOUT_NODES);
  const { database } = product.services;
  return { nodes, product, direct, proxy, search, database, servers: await serversOf(search) };
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
  expect.poll(indexed, { timeout: 240_000, interval: 200 }).toEqual(await committed());

const raise = (share: number) =>
  owner.query(
    `update properties set rent = rent + 10000 where listing_state = 'published'
    and id in (select property_id from listings order by property_id limit $1)`,
    [share],
  );

const some = async (least: number) =>
  (
    await owner.query(`select property_id as id from listings order by property_id offset $1 limit 1`, [
      least,
    ])
  ).rows[0].id as string;

describe('a product whose searches OpenSearch answers', () => {
  it('finds every home, and what has changed as soon as it is shown', async (test) => {
    const { product } = await parts(test);
    await sameAsCommitted();
    const visitor = product.as(null);
    const all = await visitor.properties.search({});
    expect(all).toMatchObject({ total: (await committed()).length, isCounted: true });
    expect(all).not.toHaveProperty('asOf');
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

  it('needs one user to read and one to write, over TLS, or signatures', async (test) => {
    const { proxy, search, servers } = await parts(test);
    expect(proxy.refused).toEqual([]);
    const reader = createWriter(servers.readers);
    await expect(reader.count({ index: 'homes-*' })).rejects.toMatchObject({ statusCode: 403 });
    const body = [{ delete: { _id: 'x' } }];
    await expect(reader.bulk({ index: 'homes', body })).rejects.toMatchObject({ statusCode: 403 });
    await reader.close();
    const stranger = createReader({ urls: [proxy.url], ca: proxy.ca }, 5_000);
    await expect(stranger.search({ index: 'homes' })).rejects.toMatchObject({ statusCode: 403 });
    await stranger.close();
    const trusting = createReader({ ...servers.readers, ca: undefined }, 5_000);
    await expect(trusting.search({ index: 'homes' })).rejects.toThrow(/self-signed certificate/);
    await trusting.close();
    expect(proxy.refused.splice(0)).toEqual([
      'reader GET /homes-*/_count',
      'reader PUT /homes/_bulk',
      'nobody GET /homes/_search',
    ]);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE').stubEnv('AWS_SECRET_ACCESS_KEY', 'for this test only');
    const { readers } = await serversOf({ ...search, urls: [proxy.url], awsRegion: 'ap-south-1' });
    const signing = createReader(readers, 5_000);
    const answer = await signing.search({ index: 'homes', body: { size: 0 } });
    expect([answer.statusCode, proxy.signed]).toEqual([200, ['ap-south-1']]);
    await signing.close();
    vi.unstubAllEnvs();
  });

  it('loses nothing while the index is made anew under writes', async (test) => {
    const { direct } = await parts(test);
    const nameOf = async () => Object.keys((await direct.indices.getAlias({ name: 'homes' })).body);
    const before = await nameOf();
    await renewCatalogue(owner);
    for (let turn = 1; turn <= 20; turn += 1) await raise(turn * 10);
    await owner.query(`update properties set listing_state = 'paused' where id in
      (select property_id from listings order by property_id desc limit 50)`);
    await expect.poll(nameOf, { timeout: 120_000 }).not.toEqual(before);
    await sameAsCommitted();
    expect(await nameOf()).toHaveLength(1);
  });

  it('makes a new index when it is told to, and keeps the one before true for a day', async (test) => {
    const { direct, database, servers } = await parts(test);
    const before = await searchStatus(database, servers.writers);
    const [index] = await Promise.all([rebuild(servers.writers, () => {}), raise(200)]);
    const after = await searchStatus(database, servers.writers);
    expect(after).toMatchObject({ index, fed: [before.index], building: undefined, letters: [] });
    expect(after.index).not.toBe(before.index);
    await raise(20);
    await sameAsCommitted();
    // Back to the one before, by hand: it has the changes too, and stays in place.
    const actions = [{ remove: { index, alias: 'homes' } }, { add: { index: before.index, alias: 'homes' } }];
    await direct.indices.updateAliases({ body: { actions } } as Parameters<
      typeof direct.indices.updateAliases
    >[0]);
    await raise(10);
    await sameAsCommitted();
    await expect
      .poll(async () => (await searchStatus(database, servers.writers)).fed, { timeout: 60_000 })
      .toEqual([index]);
    expect((await searchStatus(database, servers.writers)).index).toBe(before.index);
  });

  it('puts a home aside that the engine does not take, and gives it once more when told to', async (test) => {
    const { direct, database, servers } = await parts(test);
    const home = await some(5);
    const convert = { field: 'id', type: 'integer', if: `ctx.id == '${home}'` };
    await direct.ingest.putPipeline({ id: 'poison', body: { processors: [{ convert }] } } as Parameters<
      typeof direct.ingest.putPipeline
    >[0]);
    const through = (name: string) =>
      direct.indices.putSettings({
        index: 'homes',
        body: { index: { default_pipeline: name } },
      } as Parameters<typeof direct.indices.putSettings>[0]);
    await through('poison');
    await raise(20);
    const letters = async () => (await searchStatus(database, servers.writers)).letters;
    await expect.poll(letters, { timeout: 60_000 }).toMatchObject([{ home }]);
    const others = (versions: Versions | undefined) => versions?.filter(([id]) => id !== home);
    const wanted = others(await committed());
    await expect.poll(async () => others(await indexed()), { timeout: 60_000 }).toEqual(wanted);
    await through('_none');
    expect(await retryLetters(database)).toBe(1);
    await sameAsCommitted();
    await expect.poll(letters, { timeout: 60_000 }).toEqual([]);
  });

  it('finds at night what differs, and writes it once more', async (test) => {
    const { direct, database, servers } = await parts(test);
    const [lost, stranger] = [await some(9), '01900000-0000-7000-8000-00000000dead'];
    const { body } = await direct.get({ index: 'homes', id: lost });
    await direct.index({
      index: 'homes',
      id: stranger,
      body: { ...body._source, id: stranger, version: 1, check: 1 },
      version: 1,
      version_type: 'external',
    });
    await direct.delete({ index: 'homes', id: lost });
    await direct.indices.refresh({ index: 'homes' });
    expect(await compareIndex(database, servers.writers)).toBe(2);
    await sameAsCommitted();
    await expect
      .poll(() => compareIndex(database, servers.writers), { timeout: 60_000, interval: 1_000 })
      .toBe(0);
  });

  it('answers as it can while the engine is away, takes changes all the same, and catches up', async (test) => {
    const { nodes, product } = await parts(test);
    const visitor = product.as(null).properties;
    const asked = { bedrooms: [2] };
    const { total, facets } = await visitor.search(asked);
    const city = facets.city[0]?.label ?? '';
    await nodes.kill(0);
    // Whoever asks the same within a second shares one answer.
    const asOf = async () => (await visitor.search(asked)).asOf;
    await expect.poll(asOf, { timeout: 10_000 }).toBeDefined();
    expect(await visitor.search(asked)).toMatchObject({ total, totalIsExact: true, isCounted: true });
    const listed = await visitor.search({ city, bedrooms: [3], sort: 'rent_asc', limit: 5 });
    expect(listed).toMatchObject({ isCounted: false, totalIsExact: false, facetsAreExact: false });
    expect(listed).not.toHaveProperty('asOf');
    const { rows } = await owner.query<{ id: string }>(
      `select l.property_id as id from listings l join properties p on p.id = l.property_id
        where p.city = $1 and p.bedrooms = 3 order by l.rent, l.property_id limit 5`,
      [city],
    );
    expect(listed.items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    await expect(visitor.search({ city, furnishing: ['fully_furnished'] })).rejects.toMatchObject({
      status: 503,
    });
    for (let tries = 0; tries < 6; tries += 1)
      await visitor.search({ city, furnishing: ['unfurnished'] }).catch(() => {});
    expect(product.services.catalogueState()).toMatchObject({ engine: 'opensearch', ready: false });
    await raise(300);
    await nodes.start(0);
    await sameAsCommitted();
    const found = async () => {
      const result = await visitor.search(asked).catch(() => undefined);
      return [result?.total, result?.asOf];
    };
    await expect.poll(found, { timeout: 60_000 }).toEqual([total, undefined]);
    expect(product.services.catalogueState().ready).toBe(true);
  }, 600_000);

  it('loses nothing when the engine is killed in the middle of writing', async (test) => {
    const { nodes } = await parts(test);
    await raise(HOMES);
    await nodes.kill(0);
    await nodes.start(0);
    await sameAsCommitted();
  }, 600_000);
});
