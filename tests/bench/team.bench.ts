// How fast an affiliate's portal answers with 100,000 people below one person: handlers in process, as that person.
import { resolve } from 'node:path';
import { createRouterClient } from '@orpc/server';
import { createDatabase } from '../../src/db/actor.ts';
import { router } from '../../src/server/app/router.ts';
import { closeMonth } from '../../src/server/commissions/months/close.ts';
import type { Services } from '../../src/server/lib/request-context.ts';
import { openSession } from '../support/open-session.ts';
import { codeOf, type MonthDatabase, openMonthDatabase } from './commission-months.ts';
import { percentilesOf, timed } from './measure.ts';
import { type Cell, milliseconds, publish } from './report.ts';

const PEOPLE = 100_000;
/** Direct recruits of one person, so that the widest level is measured too. */
const WIDE = 20_000;
const ROUNDS = 40;
const WARM = 3;
const BUDGET_MS = 100;
const MONTH = '2025-10';

export async function run(): Promise<void> {
  const bench = await openMonthDatabase(PEOPLE, resolve('.data/bench'));
  const database = createDatabase(bench.urls);
  try {
    const top = await prepare(bench);
    const { team, commissions } = clientOf({ database } as Services, top);
    const wide = codeOf(1);
    const asks: [what: string, ask: () => Promise<unknown>][] = [
      ['opening the tree: oneself and the first 50 below', () => openTree(team)],
      ['the first 50 of 20,000 direct recruits', () => team.children({ affiliate_id: wide, limit: 50 })],
      ['the next 50 of them', await nextPage(team, wide)],
      ['searching a rare name', () => team.search({ q: 'Person 99877' })],
      ['searching a name of 11,111', () => team.search({ q: 'Person 9' })],
      ['searching a code', () => team.search({ q: codeOf(77_777) })],
      ['searching nobody', () => team.search({ q: 'zzzz' })],
      ['the way to somebody', () => team.path({ affiliate_id: codeOf(99_999) })],
      ['lines of a closed month', () => commissions.listMine({ month: MONTH, limit: 25 })],
      ['its statement', () => commissions.statementMine({ month: MONTH })],
    ];
    const rows: Cell[][] = [];
    for (const [what, ask] of asks) rows.push(await rowOf(what, ask));
    publish({
      name: 'team',
      command: 'npm run bench -- team',
      columns: ['what', 'p50', 'p95', `budget ≤ ${BUDGET_MS} ms (p95)`],
      rows,
      figures: Object.fromEntries(rows.map(([what, ...rest]) => [String(what), rest])),
      notes: [
        `${PEOPLE.toLocaleString('en-IN')} people below one person; permission, transaction and row policies included.`,
      ],
    });
  } finally {
    await database.close();
    await bench.close();
  }
}

type Client = ReturnType<typeof clientOf>;

/** What the screen asks for before its first rows. */
const openTree = (team: Client['team']) =>
  Promise.all([
    team.path({ affiliate_id: codeOf(0) }),
    team.children({ affiliate_id: codeOf(0), limit: 50 }),
  ]);

async function nextPage(team: Client['team'], affiliate_id: string) {
  const { next_cursor: cursor } = await team.children({ affiliate_id, limit: 50 });
  return () => team.children({ affiliate_id, limit: 50, cursor: cursor ?? undefined });
}

/** The root gets an account, and the first of their recruits many of their own; then the month is closed. */
async function prepare({ owner, urls }: MonthDatabase): Promise<string> {
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `update affiliate_registrations set sponsor_id = $1 where affiliate_id in
       (select affiliate_id from affiliate_registrations where affiliate_id > $1 order by affiliate_id desc limit $2)`,
    [codeOf(1), WIDE],
  );
  const { rows } = await owner.query<{ user_id: string }>(
    `update affiliate_registrations set user_id = (select user_id from profiles limit 1) where affiliate_id = $1
     returning user_id`,
    [codeOf(0)],
  );
  await owner.query('update affiliate_profiles set user_id = $1 where affiliate_id = $2', [
    rows[0]?.user_id,
    codeOf(0),
  ]);
  await owner.query(`update profiles set email_verified = true`);
  await owner.query('set session_replication_role = origin');
  await closeMonth({ urls, month: MONTH, now: '2025-11-10T00:10:00+05:30', requestedBy: null });
  await owner.query('analyze');
  const userId = rows[0]?.user_id ?? '';
  await openSession((text, values) => owner.query(text, values), userId);
  return userId;
}

function clientOf(services: Services, userId: string) {
  return createRouterClient(router, {
    context: {
      services: { ...services, config: { production: false } } as Services,
      subject: { userId, sessionId: userId },
      requestId: 'bench',
      address: null,
      idempotencyKey: null,
    },
  });
}

async function rowOf(what: string, ask: () => Promise<unknown>): Promise<Cell[]> {
  const times: number[] = [];
  for (let round = -WARM; round < ROUNDS; round += 1) {
    const [ms] = await timed(ask);
    if (round >= 0) times.push(ms);
  }
  const { p50, p95 } = percentilesOf(times);
  return [what, milliseconds(p50), milliseconds(p95), p95 <= BUDGET_MS ? 'kept' : 'missed'];
}
