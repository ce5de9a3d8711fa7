/** Gives the demo a past of its own commission: PANs and accounts, closed months, and one payout, each by the product's own way. */
import { createRouterClient } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../../src/db/actor.ts';
import { asBulk } from '../../src/db/bulk.ts';
import { clockOf } from '../../src/db/clock.ts';
import type { DatabaseUrls } from '../../src/db/roles.ts';
import { demoAccounts } from '../../src/db/seed/demo/demo.ts';
import {
  addDays,
  dateInIndia,
  firstDayOf,
  instantInIndia,
  type Month,
  monthOf,
  shiftMonth,
} from '../../src/domain/dates.ts';
import { cutOffOf, isCutOff } from '../../src/domain/months.ts';
import { masked } from '../../src/domain/payees.ts';
import { router } from '../../src/server/app/router.ts';
import { createServices } from '../../src/server/app/services.ts';
import { closeMonth } from '../../src/server/commissions/months/close.ts';
import type { Config } from '../../src/server/lib/config.ts';
import { createSeals } from '../../src/server/lib/seal.ts';

/** Whether the demo is there and no month of it was closed yet: what an administrator did with it since is never touched. */
async function isDue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ due: boolean }>(
    `select exists (select from auth.users where email = $1)
        and not exists (select from commission_months where closed_at is not null) as due`,
    [demoAccounts[0]?.email],
  );
  return rows[0]?.due ?? false;
}

/** All months that are cut off but two, which an administrator may close themselves; what they brought is paid out but for the newest. */
export async function closeDemoMonths(config: Config, ownerUrl: string, urls: DatabaseUrls): Promise<void> {
  const first = await asBulk(urls, async (client) => {
    if (!(await isDue(client))) return null;
    await givePayees(client, config);
    return nextMonth(client);
  });
  if (first === null) return;
  const toClose = monthsBetween(first, lastToClose((await asBulk(urls, clockOf)).now()));
  for (const month of toClose.slice(0, -1)) await close(urls, month);
  if (toClose.length > 1) await payOut(config, ownerUrl);
  for (const month of toClose.slice(-1)) await close(urls, month);
  await countClosed(urls, toClose);
}

/** As the product does after each close. */
async function countClosed(urls: DatabaseUrls, closed: readonly Month[]): Promise<void> {
  const [first, last] = [closed[0], closed.at(-1)];
  if (!first || !last) return;
  await asBulk(urls, (client) =>
    client.query('select app.refresh_month_figures($1, $2)', [firstDayOf(first), firstDayOf(last)]),
  );
}

async function nextMonth(client: pg.Client): Promise<Month | null> {
  const { rows } = await client.query<{ month: Month | null }>(
    `select to_char(app.next_month_to_close(), 'YYYY-MM') as month`,
  );
  return rows[0]?.month ?? null;
}

/** The newest two months that are cut off are left to be closed by hand. */
function lastToClose(now: string): Month {
  const previous = shiftMonth(monthOf(dateInIndia(now)), -1);
  return shiftMonth(previous, isCutOff(previous, now) ? -2 : -3);
}

function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months;
}

/** As if it had been closed the day after its cut-off: what it posts falls into the financial year of that day. */
async function close(urls: DatabaseUrls, month: Month): Promise<void> {
  const now = instantInIndia(addDays(dateInIndia(cutOffOf(month)), 1), 11);
  await closeMonth({ urls, month, now, requestedBy: null });
}

/** Two of three have given both; of the others every second one their PAN. The accounts for trying have. */
async function givePayees(client: pg.Client, { sealKeys, fingerprintKey }: Config): Promise<void> {
  const seals = createSeals(sealKeys, fingerprintKey);
  const { rows } = await client.query<{ user_id: string; full_name: string; is_account: boolean }>(
    `select r.user_id, r.full_name, p.email like '%@demo.%' as is_account from affiliate_registrations r
       join affiliate_profiles p using (affiliate_id) where p.status <> 'pending' order by r.affiliate_id`,
  );
  const people = rows.map((row, n) => ({ ...row, n, has: row.is_account ? 0 : n % 6 }));
  const pans = people
    .filter(({ has }) => has < 5)
    .map(({ user_id, n }) => {
      const pan = panOf(n);
      const { keyId, sealed } = seals.seal(pan, { column: 'tax_identities.sealed', owner: user_id });
      return [user_id, keyId, sealed, seals.fingerprint(pan), masked(pan)];
    });
  const accounts = people
    .filter(({ has }) => has < 4)
    .map(({ user_id, full_name, n }) => {
      const number = String(50_100_000_000 + n * 7_919);
      const { keyId, sealed } = seals.seal(number, { column: 'payout_accounts.sealed', owner: user_id });
      return [user_id, keyId, sealed, masked(number), branches[n % branches.length], full_name];
    });
  await client.query('begin');
  for (const pan of pans) {
    await client.query(
      'insert into tax_identities (user_id, key_id, sealed, fingerprint, masked) values ($1, $2, $3, $4, $5)',
      pan,
    );
  }
  for (const account of accounts) {
    await client.query(
      `insert into payout_accounts (user_id, key_id, sealed, masked, ifsc, holder_name, confirmed_at, confirmed_how)
         values ($1, $2, $3, $4, $5, $6, app.now(), 'transfer')`,
      account,
    );
  }
  await client.query('commit');
}

const branches = ['HDFC0000001', 'SBIN0000300', 'ICIC0000004', 'UTIB0000007'] as const;

/** A PAN of a person's shape, another one for each number. */
function panOf(n: number): string {
  const letter = (of: number) => String.fromCharCode(65 + (of % 26));
  return `${letter(n)}${letter(n * 7 + 3)}${letter(n * 11 + 5)}P${letter(n * 3 + 1)}${1000 + n}${letter(n * 5)}`;
}

/** One batch of everything that is owed by now, as an administrator drafts, approves, sends and answers it. */
async function payOut(config: Config, ownerUrl: string): Promise<void> {
  const services = await createServices({ ...config, runsJobs: false }, ownerUrl);
  try {
    const userId = await administrator(services.database);
    const sessionId = await openSession(services.database, userId);
    const { payouts } = createRouterClient(router, {
      context: {
        services,
        subject: { userId, sessionId },
        requestId: 'demo',
        address: null,
        idempotencyKey: null,
      },
    });
    const { id } = await payouts.createBatch();
    await payouts.approve({ id });
    await payouts.export({ id });
    await answer(payouts, id);
    await services.database.pools.auth.query('delete from auth.sessions where id = $1', [sessionId]);
  } finally {
    await services.close();
  }
}

/** Procedures answer whose session goes on; nobody has the token of this one. */
async function openSession({ pools }: Database, userId: string): Promise<string> {
  const { rows } = await pools.auth.query<{ id: string }>(
    `insert into auth.sessions (token, user_id, expires_at)
     values (gen_random_uuid()::text, $1, now() + interval '1 hour') returning id`,
    [userId],
  );
  if (!rows[0]) throw new Error('The session was not stored');
  return rows[0].id;
}

async function administrator(database: Database): Promise<string> {
  const email = demoAccounts.find(({ label }) => label === 'admin')?.email;
  const { rows } = await database.asWorker((tx) =>
    tx.execute<{ user_id: string }>(sql`select user_id from profiles where email = ${email}`),
  );
  if (!rows[0]) throw new Error('The demo has no administrator');
  return rows[0].user_id;
}

type Payouts = Pick<
  ReturnType<typeof createRouterClient<typeof router, Record<never, never>>>['payouts'],
  'listTransfers' | 'markPaid'
>;

async function answer(payouts: Payouts, id: string): Promise<void> {
  for (let cursor: string | undefined, n = 0; ; ) {
    const page = await payouts.listTransfers({ id, limit: 100, cursor });
    for (const transfer of page.items) {
      n += 1;
      await payouts.markPaid({ id: transfer.id, reference: `KIRAYA${String(n).padStart(6, '0')}` });
    }
    if (page.next_cursor === null) return;
    cursor = page.next_cursor;
  }
}
