// What acting as a person costs: the same statement in their transaction under row security, and by the owner without either.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Cell } from '../../bin/lib/markdown-table.ts';
import { openBenchDatabase } from './database.ts';
import { type Percentiles, percentilesOf, timed } from './measure.ts';
import { milliseconds, publish } from './report.ts';

const ROUNDS = 500;
const WARM = 50;
const BUDGET = 2;
const columns = 'id, title, city, locality, rent, availability, listing_state, view_count, created_at';

type Compared = { actor: Percentiles; bare: Percentiles };

export async function run(): Promise<void> {
  const bench = await openBenchDatabase(100_000);
  const owner = new pg.Pool({ connectionString: bench.ownerUrl, max: 8 });
  try {
    const { rows: listers } = await owner.query<{ lister: string; home: string }>(
      `select listed_by as lister, min(id::text) as home from properties group by 1 having count(*) >= 20 limit 50`,
    );
    const of = (round: number) => listers[round % listers.length] ?? { lister: '', home: '' };
    const list = (round: number) => ({
      text: `select ${columns} from properties where listed_by = $1 order by created_at desc limit 20`,
      value: of(round).lister,
    });
    const record = (round: number) => ({
      text: `select ${columns} from properties where id = $1`,
      value: of(round).home,
    });
    const rows: Cell[][] = [];
    for (const [name, statement] of [
      ['own homes, 20 of them', list],
      ['one own home', record],
    ] as const) {
      for (const atOnce of [1, 8]) {
        const compared = await compare(
          (round) => {
            const { text, value } = statement(round);
            const [before = '', after = ''] = text.split('$1');
            const query = sql`${sql.raw(before)}${value}${sql.raw(after)}`;
            return bench.database.asReadingActor({ userId: of(round).lister }, (db) => db.execute(query));
          },
          (round) => {
            const { text, value } = statement(round);
            return owner.query(text, [value]);
          },
          atOnce,
        );
        rows.push(rowOf(name, atOnce, compared));
      }
    }
    publish({
      name: 'actor',
      command: 'npm run bench -- actor',
      columns: ['what', 'at once', 'actor p50', 'p95', 'bare p50', 'p95', 'ratio p50', `budget ≤ ${BUDGET}`],
      rows,
      figures: Object.fromEntries(rows.map(([what, atOnce, ...rest]) => [`${what}, ${atOnce}`, rest])),
      notes: [
        `The actor's includes the read-only transaction that every GET runs in, the role and row policies; of ${listers.length} listers.`,
      ],
    });
  } finally {
    await owner.end();
    await bench.close();
  }
}

type Ask = (round: number) => Promise<unknown>;

/** Both ways in turn, so that whatever else the machine does hits both alike. */
async function compare(actor: Ask, bare: Ask, atOnce: number): Promise<Compared> {
  const times: Record<keyof Compared, number[]> = { actor: [], bare: [] };
  for (let round = -WARM; round < ROUNDS / atOnce; round += 1) {
    for (const [who, ask] of [
      ['actor', actor],
      ['bare', bare],
    ] as const) {
      const batch = Array.from({ length: atOnce }, (_, n) => timed(() => ask(Math.abs(round) * atOnce + n)));
      const spent = (await Promise.all(batch)).map(([ms]) => ms);
      if (round >= 0) times[who].push(...spent);
    }
  }
  return { actor: percentilesOf(times.actor), bare: percentilesOf(times.bare) };
}

function rowOf(name: string, atOnce: number, { actor, bare }: Compared): Cell[] {
  const ratio = actor.p50 / bare.p50;
  return [
    name,
    atOnce,
    ...[actor.p50, actor.p95, bare.p50, bare.p95].map(milliseconds),
    ratio.toFixed(2),
    ratio <= BUDGET ? 'kept' : 'missed',
  ];
}
