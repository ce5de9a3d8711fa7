import { randomInt, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cloneDatabase } from '../../../../tests/support/database.ts';
import { taxRuleOn, taxRules, taxToDeduct } from '../../../domain/commission/tds.ts';
import { paise } from '../../../domain/money.ts';
import { postTax } from './tax.ts';

const { ownerUrl, urls } = await cloneDatabase();
const owner = new Client(ownerUrl);
const bulk = new Client(urls.bulk);
const runId = randomUUID();

beforeAll(async () => {
  await owner.connect();
  await bulk.connect();
});
afterAll(async () => {
  await owner.end();
  await bulk.end();
});
beforeEach(async () => {
  await bulk.query('begin');
});

const addAffiliate = async (code: string, hasPan: boolean) => {
  const { rows } = await owner.query<{ id: string }>(
    'insert into auth.users (name, email) values ($1, $2) returning id',
    [code, `${code.toLowerCase()}@example.com`],
  );
  const userId = rows[0]?.id;
  await owner.query(
    'insert into affiliate_registrations (affiliate_id, user_id, full_name) values ($1, $2, $1)',
    [code, userId],
  );
  if (hasPan) {
    await owner.query(
      `insert into tax_identities (user_id, key_id, sealed, fingerprint, masked)
       values ($1, 'k', decode(repeat('00', 40), 'hex'), decode(md5($2), 'hex'), '******234F')`,
      [userId, code],
    );
  }
};

/** An entry posted before, in the day book. */
const earlier = (code: string, kind: string, postedOn: string, amounts: Record<string, number>) =>
  owner.query(
    `insert into ledger_entries (kind, affiliate_id, month, posted_on, ${Object.keys(amounts).join(', ')})
     values ($1, $2, '2026-09-01', $3, ${Object.values(amounts).join(', ')})`,
    [kind, code, postedOn],
  );

/** The close's own table with these credits; posts the tax and gives it by affiliate. */
async function close(postedOn: string, credits: [code: string, kind: string, paise: number][]) {
  const { rows } = await bulk.query<{ name: string }>(
    `select app.create_month_table('ledger_entries', '2026-10', $1) as name`,
    [runId],
  );
  const entries = rows[0]?.name ?? '';
  for (const [at, [code, kind, amount]] of credits.entries()) {
    const [account, other] = kind === 'release' ? ['held', 'payable'] : ['expense', 'payable'];
    await bulk.query(
      `insert into ${entries} (id, book, kind, affiliate_id, month, posted_on, ${account}, ${other})
       values ($1, '2026-10', $2, $3, '2026-10-01', $4, $5, $6)`,
      [at + 1, kind, code, postedOn, amount, -amount],
    );
  }
  const result = await postTax(bulk, { month: '2026-10', runId, postedOn, entries });
  const { rows: posted } = await bulk.query<{ affiliate_id: string; payable: string; memo: string }>(
    `select * from ${entries} where kind = 'tax' order by id`,
  );
  await bulk.query('rollback');
  return { result, posted };
}

it('deducts from the whole total once it passes the threshold, by the PAN', async () => {
  await addAffiliate('KRY-BELOW', true);
  await addAffiliate('KRY-ABOVE', true);
  await addAffiliate('KRY-NOPAN', false);
  await earlier('KRY-ABOVE', 'regular', '2026-05-10', { expense: 1_900_000, payable: -1_900_000 });
  await earlier('KRY-ABOVE', 'payout', '2026-05-20', { payable: 1_900_000, bank: -1_900_000 });
  const { result, posted } = await close('2026-11-10', [
    ['KRY-BELOW', 'regular', 2_000_000],
    ['KRY-ABOVE', 'regular', 150_000],
    ['KRY-ABOVE', 'release', 50_000],
    ['KRY-NOPAN', 'late', 2_500_000],
  ]);
  expect(posted.map(({ affiliate_id: code, payable, memo }) => [code, Number(payable), memo])).toEqual([
    ['KRY-ABOVE', 42_000, '393(1) Sl. 1(ii), 2 % of ₹21,000.00'],
    ['KRY-NOPAN', 500_000, '393(1) Sl. 1(ii), 20 % of ₹25,000.00'],
  ]);
  expect(result).toEqual({ entries: 2, amount: 542_000 });
});

it('begins anew with the financial year of the posting date, by its own section', async () => {
  await addAffiliate('KRY-MARCH', true);
  await earlier('KRY-MARCH', 'regular', '2026-03-10', { expense: 9_000_000, payable: -9_000_000 });
  const before = await close('2026-03-31', [['KRY-MARCH', 'regular', 100_000]]);
  expect(before.posted).toMatchObject([{ payable: '182000', memo: '194H, 2 % of ₹91,000.00' }]);
  await bulk.query('begin');
  expect((await close('2026-04-10', [['KRY-MARCH', 'regular', 100_000]])).posted).toEqual([]);
});

it('before the first rule deducts nothing', async () => {
  expect((await close('2025-03-10', [['KRY-ABOVE', 'regular', 99_000_000]])).result.entries).toBe(0);
});

it('agrees with the rule of one affiliate, whatever came before', async () => {
  const credits: [string, string, number][] = [];
  const expected: [string, number][] = [];
  for (let at = 0; at < 60; at += 1) {
    const code = `KRY-R${String(at).padStart(4, '0')}`;
    const hasPan = at % 3 > 0;
    const [before, deducted, back] = [
      randomInt(1, 4_000_000),
      randomInt(0, 800) * 100,
      randomInt(1, 2_000_000),
    ];
    await addAffiliate(code, hasPan);
    await earlier(code, 'regular', '2026-08-10', { expense: before, payable: -before });
    if (deducted) await earlier(code, 'tax', '2026-08-10', { payable: deducted, tds: -deducted });
    const given = randomInt(1, 4_000_000);
    credits.push([code, 'regular', given], [code, 'reversal', -back]);
    const total = paise(before + given - back);
    const tax = taxToDeduct(taxRuleOn('2026-11-10'), { total, deducted: paise(deducted), hasPan });
    if (given > back && tax > 0) expected.push([code, tax]);
  }
  const { posted } = await close('2026-11-10', credits);
  expect(posted.map(({ affiliate_id: code, payable }) => [code, Number(payable)])).toEqual(expected);
  expect(expected.length).toBeGreaterThan(5);
});

it('knows the rules of the law from the first day on', async () => {
  const { rows } = await owner.query(
    `select valid_from::text as "validFrom", section, rate_bp as "rateBp", without_pan_bp as "withoutPanBp",
      threshold::int as threshold from tax_rules order by valid_from`,
  );
  expect(rows).toEqual(taxRules);
});
