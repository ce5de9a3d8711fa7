// How many of the first ten homes are what was asked for, beside PostgreSQL's full text with trigrams, or OpenSearch, over the same homes.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { propertyFilters } from '../../src/contract/property-filters.ts';
import type { Database } from '../../src/db/actor.ts';
import { seedBasePlaces } from '../../src/db/seed/base-places.ts';
import { seedDemo } from '../../src/db/seed/demo/demo.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { catalogueOf } from '../../src/server/search/by-database/catalogue-of.ts';
import { queryOn } from '../../src/server/search/query.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { openOnOpenSearch } from './on-opensearch.ts';
import { type JudgedHome, judgedQueries } from './relevance-queries.ts';
import { publish } from './report.ts';

const PAGE = 10;
const LEAST = 0.95;
/** Engines may differ by so much. */
const MOST_APART = 0.01;

interface Score {
  precision: number;
  isEmpty: boolean;
}

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      size: { type: 'string', default: '5000' },
      wrong: { type: 'boolean', default: false },
      engine: { type: 'string' },
    },
  });
  if (values.engine !== undefined && values.engine !== 'opensearch')
    throw new StartupError('usage: npm run bench -- relevance [--engine opensearch]');
  const bench = await openBenchDatabase(Number(values.size));
  const owner = new pg.Client({ connectionString: bench.ownerUrl });
  await owner.connect();
  let peer: Peer | undefined;
  try {
    await seedBasePlaces(bench.urls);
    await seedDemo({ urls: bench.urls, filesFolder: mkdtempSync(join(tmpdir(), 'relevance-')) });
    const homes = await homesOf(owner);
    const search = await searchIn(bench.database);
    peer = values.engine ? await openSearch(bench) : await fullText(owner);
    const groups = new Map<string, Scores>();
    for (const { group, q, answers } of judgedQueries()) {
      const right = new Set(homes.flatMap((home) => (answers(home) ? [home.id] : [])));
      if (right.size === 0) continue;
      const found = await search(q);
      const ids = found.items.map(({ id }) => id);
      const product = scoreOf(ids, right);
      const others = await peer.find(q);
      if (values.wrong && product.precision < 1)
        console.log(
          `${product.precision.toFixed(2)} of ${right.size}: ${q} → ${JSON.stringify(found.understood)}`,
        );
      const scores = groups.get(group) ?? { product: [], peer: [], same: 0 };
      scores.product.push(product);
      scores.peer.push(scoreOf(others, right));
      if (others.length === ids.length && others.every((id) => ids.includes(id))) scores.same += 1;
      groups.set(group, scores);
    }
    report(homes.length, groups, peer);
  } finally {
    await peer?.close();
    await owner.end();
    await bench.close();
  }
}

/** What is measured beside the product. */
interface Peer {
  name: string;
  /** The product's own search by another engine. */
  isEngine: boolean;
  find(q: string): Promise<string[]>;
  close(): Promise<void>;
}

async function searchIn(database: Database) {
  const search = catalogueOf(database);
  await search.catalogue.shown([]);
  const visitor = queryOn(database.pools.visitor);
  return (q: string) => search.search(visitor, propertyFilters.parse({ q, limit: PAGE }));
}

async function openSearch(bench: BenchDatabase): Promise<Peer> {
  const { database, close } = await openOnOpenSearch(bench);
  const search = await searchIn(database);
  return {
    name: 'OpenSearch',
    isEngine: true,
    async find(q) {
      const { items, isCounted } = await search(q);
      if (!isCounted) throw new Error(`OpenSearch did not answer ${q}`);
      return items.map(({ id }) => id);
    },
    close,
  };
}

async function fullText(owner: pg.Client): Promise<Peer> {
  await owner.query(wordsTable);
  return {
    name: 'full text, else trigrams',
    isEngine: false,
    find: (q) => byFullText(owner, q),
    close: async () => {},
  };
}

function scoreOf(ids: readonly string[], right: ReadonlySet<string>): Score {
  const satisfied = ids.slice(0, PAGE).filter((id) => right.has(id)).length;
  return { precision: satisfied / Math.min(PAGE, right.size), isEmpty: ids.length === 0 };
}

interface Row extends Record<string, unknown> {
  card: string;
  pg_for: string | null;
  floor: number | null;
  facing: string | null;
  parking: string | null;
  water_supply: string | null;
  lat: number;
  lng: number;
}

async function homesOf(owner: pg.Client): Promise<JudgedHome[]> {
  const { rows } = await owner.query<Row>(
    `select x.card, p.pg_for, p.floor, p.facing, p.parking, p.water_supply, 6 + x.lat_cell / 300.0::float8 as lat, 67 + x.lng_cell / 300.0::float8 as lng
      from listings x join properties p on p.id = x.property_id`,
  );
  return rows.map(({ card, pg_for, floor, facing, parking, water_supply, lat, lng }) => {
    const home = JSON.parse(card);
    return {
      id: home.id,
      city: home.city,
      locality: home.locality,
      rent: home.rent / 100,
      bedrooms: home.bedrooms,
      area: home.area_sqft,
      furnishing: home.furnishing,
      type: home.property_type,
      tenant: home.preferred_tenant,
      pgFor: pg_for,
      floor,
      facing,
      parking,
      water: water_supply,
      listedAs: home.listed_as,
      amenities: home.amenities,
      pets: home.pets_allowed,
      verified: home.verified,
      freeFrom: home.available_from,
      point: { lat, lng },
    };
  });
}

/** What the homes are, in words, as whoever had nothing but full text would write it. */
const wordsTable = `create temporary table peer as select property_id as id, best, concat_ws(' ', p.title, c.name, array_to_string(c.aliases, ' '),
      l.name, array_to_string(l.aliases, ' '), l.pincode, p.landmark, p.description, p.bedrooms || ' BHK', p.bedrooms || 'bhk', p.bedrooms || ' bedroom',
      replace(p.furnishing, '_', ' '), case when p.furnishing <> 'unfurnished' then 'furnished' end, replace(p.property_type::text, '_', ' '),
      p.preferred_tenant, case when p.preferred_tenant = 'anyone' then 'family bachelors' end,
      case p.pg_for when 'women' then 'women girls ladies' when 'men' then 'men boys' when 'anyone' then 'women girls ladies men boys' end,
      case when p.listed_as = 'owner' then 'owner no brokerage' end, replace(array_to_string(p.amenities, ' '), '_', ' '),
      case when 'air_conditioning' = any(p.amenities) then 'ac' end, case when p.pets_allowed then 'pet friendly pets allowed' end,
      case when p.verified then 'verified' end, p.rent / 100) as words
    from listings x join properties p on p.id = x.property_id join localities l on l.id = x.locality_id join cities c on c.id = x.city_id;
  alter table peer add column found tsvector generated always as (to_tsvector('english', words)) stored;
  create index on peer using gin (found);
  analyze peer`;

/** All words by full text; where no home has them all, the most alike by trigrams. */
async function byFullText(owner: pg.Client, q: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from peer, plainto_tsquery('english', $1) asked where found @@ asked
      order by ts_rank(found, asked) desc, best desc, id limit ${PAGE}`,
    [q],
  );
  if (rows.length > 0) return rows.map(({ id }) => id);
  const alike = await owner.query<{ id: string }>(
    `select id from peer order by word_similarity($1, words) desc, best desc, id limit ${PAGE}`,
    [q],
  );
  return alike.rows.map(({ id }) => id);
}

const mean = (scores: readonly Score[]): number =>
  scores.reduce((sum, { precision }) => sum + precision, 0) / scores.length;
const emptyShare = (scores: readonly Score[]): number =>
  scores.filter(({ isEmpty }) => isEmpty).length / scores.length;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

interface Scores {
  product: Score[];
  peer: Score[];
  /** Searches with the same first ten homes, in whatever order. */
  same: number;
}

function report(homes: number, groups: ReadonlyMap<string, Scores>, { name, isEngine }: Peer): void {
  const whole = [...groups.values()];
  const all: Scores = {
    product: whole.flatMap(({ product }) => product),
    peer: whole.flatMap(({ peer }) => peer),
    same: whole.reduce((sum, { same }) => sum + same, 0),
  };
  const rows = [...groups, ['all', all] as const].map(([group, { product, peer, same }]) => [
    group,
    product.length,
    mean(product).toFixed(2),
    percent(emptyShare(product)),
    mean(peer).toFixed(2),
    percent(emptyShare(peer)),
    ...(isEngine ? [percent(same / product.length)] : []),
  ]);
  const precision = { product: mean(all.product), peer: mean(all.peer) };
  publish({
    name: isEngine ? 'relevance-opensearch' : 'relevance',
    command: `npm run bench -- relevance${isEngine ? ' --engine opensearch' : ''}`,
    columns: [
      'searches',
      'number',
      'P@10',
      'empty',
      `P@10, ${name}`,
      `empty, ${name}`,
      ...(isEngine ? ['same first ten'] : []),
    ],
    rows,
    figures: { homes, precision: precision.product, empty: emptyShare(all.product), peer: precision.peer },
    notes: [
      `${homes.toLocaleString('en-IN')} homes, those of the demo and of the scale seed. P@10: homes of the first ten that are all that was asked, of as many as there could be; searches that no home answers are left out. Limit: ${LEAST}${isEngine ? `, engines apart: ${MOST_APART}` : ''}.`,
    ],
  });
  const isApart = isEngine && Math.abs(precision.product - precision.peer) > MOST_APART;
  if (isApart || precision.product < LEAST) process.exitCode = 1;
}
