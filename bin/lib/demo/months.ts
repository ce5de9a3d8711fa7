/** The story of commission: PANs and accounts are given, each month is closed after its cut-off, and what it brought is paid out. */
import type pg from 'pg';
import { asBulk } from '../../../src/db/bulk.ts';
import { offsetTo } from '../../../src/db/clock.ts';
import { connections, type DatabaseUrls } from '../../../src/db/roles.ts';
import type { DemoPerson } from '../../../src/db/seed/demo/people.ts';
import {
  addDays,
  dateInIndia,
  type Instant,
  type Month,
  monthOf,
  shiftMonth,
} from '../../../src/domain/dates.ts';
import { cutOffOf, isCutOff } from '../../../src/domain/months.ts';
import { masked } from '../../../src/domain/payees.ts';
import { closeMonth } from '../../../src/server/commissions/months/close.ts';
import type { Config } from '../../../src/server/lib/config.ts';
import { createSeals } from '../../../src/server/lib/seal.ts';
import { type Act, at, type Cast } from './stage.ts';

type Parts = {
  config: Config;
  databaseUrl: string;
  /** Drafts what is paid and deals with the bank. */
  maker: DemoPerson;
  /** Closes months, and approves what the maker drafted. */
  checker: DemoPerson;
  first: Month;
  now: Instant;
};

/** All months that are cut off but one, which an administrator may close themselves; what they brought is paid out but for the newest. */
export function commissionMonths(parts: Parts): Act[] {
  const closed = monthsBetween(parts.first, lastToClose(parts.now));
  return closed.flatMap((month, n) => [
    ...closing(parts, month),
    ...(n < closed.length - 1 ? paidOut(parts, month) : []),
  ]);
}

/** The newest month that is cut off is left to be closed by hand. */
function lastToClose(now: Instant): Month {
  const previous = shiftMonth(monthOf(dateInIndia(now)), -1);
  return shiftMonth(previous, isCutOff(previous, now) ? -1 : -2);
}

function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months;
}

const daysAfter = (month: Month, days: number) => addDays(dateInIndia(cutOffOf(month)), days);

/** The checker asks for it, and it is closed by connections of that moment; the queue's own work finds it closed and tells everybody. */
function closing({ config, databaseUrl, checker }: Parts, month: Month): Act[] {
  const moment = at(daysAfter(month, 1), 11);
  const urls = urlsAt(connections(databaseUrl, config.authSecret), moment);
  const close: Act['do'] = async (as) => {
    await as(checker.id).months.close({ month });
    await closeMonth({ urls, month, now: moment, requestedBy: checker.id });
  };
  return [{ at: moment, do: close }];
}

/** The role that loads in bulk, whose connections live at that moment. */
const urlsAt = (urls: DatabaseUrls, moment: Instant): DatabaseUrls => {
  const bulk = new URL(urls.bulk);
  bulk.searchParams.set('options', `-c app.clock_offset=${Math.round(offsetTo(moment))}ms`);
  return { ...urls, bulk: bulk.href };
};

/** One batch of everything that is owed by then: drafted by one, approved by another, sent, and answered by the bank. */
function paidOut({ maker, checker }: Parts, month: Month): Act[] {
  const day = daysAfter(month, 3);
  let batch: string | null = null;
  const step = (
    who: DemoPerson,
    hour: number,
    act: (desk: ReturnType<Cast>['payouts'], id: string) => Promise<unknown>,
  ): Act => ({
    at: at(day, hour),
    do: async (as) => {
      if (batch !== null) await act(as(who.id).payouts, batch);
    },
  });
  const draft: Act['do'] = async (as) => {
    const { payouts } = as(maker.id);
    if ((await payouts.totals()).to_pay.people > 0) batch = (await payouts.createBatch()).id;
  };
  return [
    { at: at(day, 11), do: draft },
    step(checker, 12, (desk, id) => desk.approve({ id })),
    step(maker, 13, (desk, id) => desk.export({ id })),
    step(maker, 18, answered),
  ];
}

export async function answered(desk: ReturnType<Cast>['payouts'], id: string): Promise<void> {
  const lines = ['Code,UTR'];
  for (let cursor: string | undefined | null; cursor !== null; ) {
    const page = await desk.listTransfers({ id, limit: 100, ...(cursor ? { cursor } : {}) });
    lines.push(...page.items.map(({ code }) => `${code},KIRAYA${code}`));
    cursor = page.next_cursor;
  }
  const file = new File([lines.join('\n')], 'answers.csv', { type: 'text/csv' });
  await desk.markPaidByFile({ id, file });
}

/** As of that moment. */
export async function givePayees(urls: DatabaseUrls, config: Config, moment: Instant): Promise<void> {
  await asBulk(urlsAt(urls, moment), (client) => storePayees(client, config));
}

/** Two of three have given both; of the others every second one their PAN. The accounts for trying have. */
async function storePayees(client: pg.Client, { sealKeys, fingerprintKey }: Config): Promise<void> {
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
