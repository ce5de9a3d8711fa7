// Many homes changed by one statement, while somebody else saves a home of their own: how long both take.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Cell } from '../../bin/lib/markdown-table.ts';
import { eraseDue } from '../../src/server/privacy/erase.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { addHomes, addLandlords, removeHomes, servicesOn } from './landlords.ts';
import { percentilesOf, timed } from './measure.ts';
import { milliseconds, publish } from './report.ts';

/** A save of a home of one's own, meanwhile. */
const SAVE_BUDGET_MS = 1_000;

interface Work {
  name: string;
  /** Of `chosen`, a table of the homes that it is about. */
  homes: number;
  change: string;
  /** The same without any trigger: `listings` changed by one statement for all, which nothing that keeps it true can beat. */
  limit: string;
  undo: string;
  budgetMs: number;
}

const pauseHomes: Pick<Work, 'change' | 'limit' | 'undo'> = {
  change: `update properties set listing_state = 'paused' where id in (select id from chosen)`,
  limit: `update properties set listing_state = 'paused' where id in (select id from chosen);
    delete from listings where property_id in (select id from chosen)`,
  undo: `update properties set listing_state = 'published' where id in (select id from chosen)`,
};

const works: Work[] = [
  { name: '2,000 homes leave', homes: 2_000, ...pauseHomes, budgetMs: 2_000 },
  { name: '35,000 homes leave', homes: 35_000, ...pauseHomes, budgetMs: 20_000 },
  {
    name: 'rents of 10,000 homes',
    homes: 10_000,
    change: 'update properties set rent = rent + 100 where id in (select id from chosen)',
    limit: `update properties set rent = rent + 100 where id in (select id from chosen);
      update listings set rent = rent + 100 where property_id in (select id from chosen)`,
    undo: 'update properties set rent = rent - 100 where id in (select id from chosen)',
    budgetMs: 20_000,
  },
];

/** Homes of one person who is erased: four times as many may take four times as long. */
const ERASED = [2_500, 10_000];
/** Milliseconds a home. */
const ERASURE_BUDGET_MS = 2;

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { size: { type: 'string', default: '100000' } } });
  const size = Number(values.size);
  const bench = await openBenchDatabase(size);
  const [owner, saver] = [new pg.Client(bench.ownerUrl), new pg.Client(bench.ownerUrl)];
  await Promise.all([owner.connect(), saver.connect()]);
  try {
    const rows: Cell[][] = [];
    for (const work of works) rows.push(await measure(work, owner, saver));
    for (const homes of ERASED) rows.push(await measureErasure(homes, bench, owner, saver));
    publish({
      name: size === 100_000 ? 'mass' : `mass-${size}`,
      command: `npm run bench -- mass --size ${size}`,
      columns: [
        'at once',
        'product ms',
        'without triggers',
        'ratio',
        'budget',
        'saves meanwhile p99 ms',
        'kept',
      ],
      rows,
      figures: { rows },
      notes: [
        `Of ${size.toLocaleString('en-IN')} homes. One transaction each. Meanwhile another person saves the rent of a home of their own, again and again.`,
      ],
    });
  } finally {
    await Promise.all([owner.end(), saver.end()]);
    await bench.close();
  }
}

async function measure(work: Work, owner: pg.Client, saver: pg.Client): Promise<Cell[]> {
  await owner.query('drop table if exists chosen');
  await owner.query(`create temporary table chosen as
    select property_id as id from listings order by hashtext(property_id::text) limit ${work.homes}`);
  const { rows } = await owner.query(
    'select property_id as id from listings where property_id not in (select id from chosen) limit 1',
  );
  const { ms, p99 } = await whileSaving(saver, rows[0]?.id, () => owner.query(work.change));
  await owner.query(work.undo);
  await owner.query(`begin; set local session_replication_role = replica`);
  const [least] = await timed(() => owner.query(work.limit));
  await owner.query('rollback');
  return rowOf(work.name, { ms, least, p99, budgetMs: work.budgetMs });
}

/** Through the job that erases accounts. The limit: the same change of the person's homes, and of their entries, without triggers. */
async function measureErasure(
  homes: number,
  bench: BenchDatabase,
  owner: pg.Client,
  saver: pg.Client,
): Promise<Cell[]> {
  const { rows } = await owner.query('select property_id as id from listings limit 1');
  const services = await servicesOn(bench);
  const [person = ''] = await addLandlords(owner, 1);
  try {
    await addHomes(owner, [person], homes, 'published');
    await owner.query(`begin; set local session_replication_role = replica`);
    const [least] = await timed(() =>
      owner.query(`update properties set listing_state = 'withdrawn', description = '', image_urls = '{}', cover = null
          where listed_by = '${person}';
        delete from listings l using properties p where p.id = l.property_id and p.listed_by = '${person}'`),
    );
    await owner.query('rollback');
    await owner.query('insert into erasures (user_id, due_on) values ($1, app.today())', [person]);
    const { ms, p99 } = await whileSaving(saver, rows[0]?.id, () =>
      eraseDue(services.database, services.jobs, services.now()),
    );
    const name = `a person with ${homes.toLocaleString('en-IN')} homes erased`;
    return rowOf(name, { ms, least, p99, budgetMs: homes * ERASURE_BUDGET_MS });
  } finally {
    await removeHomes(owner, [person]);
    await services.close();
  }
}

/** Another person saves the rent of a home of their own, again and again. */
async function whileSaving(saver: pg.Client, own: string, work: () => Promise<unknown>) {
  const saves: number[] = [];
  let isRunning = true;
  const saving = (async () => {
    while (isRunning) {
      const [ms] = await timed(() =>
        saver.query('update properties set rent = rent + 100 where id = $1', [own]),
      );
      saves.push(ms);
      await pause(5);
    }
  })();
  const [ms] = await timed(work).finally(() => {
    isRunning = false;
  });
  await saving;
  return { ms, p99: percentilesOf(saves).p99 };
}

function rowOf(
  name: string,
  { ms, least, p99, budgetMs }: { ms: number; least: number; p99: number; budgetMs: number },
): Cell[] {
  const isKept = ms <= budgetMs && p99 <= SAVE_BUDGET_MS;
  return [
    name,
    milliseconds(ms),
    milliseconds(least),
    (ms / least).toFixed(1),
    `≤ ${budgetMs}`,
    milliseconds(p99),
    isKept ? 'yes' : 'no',
  ];
}
