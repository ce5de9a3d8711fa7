// What stands between an affiliate and their payout, kept with their registration: whatever happens, it says what the tables say.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { affiliateStatuses } from '../domain/affiliates.ts';
import { candidateBlock } from '../domain/commission/payouts.ts';
import { presentPlan } from '../domain/commission/plan.ts';
import { readStatus } from '../domain/commission/standing.ts';
import { paise } from '../domain/money.ts';
import { asBulk } from './bulk.ts';

const { database, urls, ownerUrl } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });

beforeAll(() => owner.connect());
afterAll(() => owner.end());

async function addPerson(): Promise<string> {
  const id = randomUUID();
  await owner.query(`insert into auth.users (id, name, email) values ($1, 'Asha Rao', $2)`, [
    id,
    `${id}@example.in`,
  ]);
  return id;
}

let people = 0;
function nextCode(): string {
  people += 1;
  return `KRY-${String(people).padStart(5, '0')}`;
}

const registers = (code: string, person: string | null) =>
  `insert into affiliate_registrations (affiliate_id, user_id, full_name)
   values ('${code}', ${person ? `'${person}'` : 'null'}, 'Asha Rao')`;
const givesPan = (person: string) =>
  `insert into tax_identities (user_id, key_id, sealed, fingerprint, masked)
   values ('${person}', 'k', decode(repeat('00', 40), 'hex'), '${person}', '******234F')`;
const givesAccount = (person: string) =>
  `insert into payout_accounts (user_id, key_id, sealed, masked, ifsc, holder_name)
   values ('${person}', 'k', decode(repeat('00', 40), 'hex'), '****1234', 'HDFC0000001', 'Asha Rao')`;
const losesPan = (person: string) => `delete from tax_identities where user_id = '${person}'`;
const losesAccount = (person: string) => `delete from payout_accounts where user_id = '${person}'`;
/** A transfer to the account this person has. */
const comesBack = (code: string, person: string) =>
  `with b as (insert into payout_batches (month, state) values ('2026-10-01', 'cancelled') returning id)
     insert into payouts (batch_id, affiliate_id, user_id, kind, amount, key_id, sealed, masked, ifsc, holder_name)
       select b.id, '${code}', '${person}', 'regular', 1, 'k', '\\x00', '****1234', 'HDFC0000001', 'Asha Rao' from b;
   update payouts set state = 'failed', failure = 'closed', failed_at = now(), entry_id = 2 * number,
     return_entry_id = 2 * number + 1 where user_id = '${person}' and state = 'pending'`;
const getsProfile = (code: string, status: string) =>
  `insert into affiliate_profiles (affiliate_id, full_name, email, status) values ('${code}', 'Asha', 'a@example.in', '${status}')`;
const getsStatus = (code: string, status: string) =>
  `update affiliate_profiles set status = '${status}' where affiliate_id = '${code}'`;
const losesProfile = (code: string) => `delete from affiliate_profiles where affiliate_id = '${code}'`;
const goesTo = (code: string, person: string | null) =>
  `update affiliate_registrations set user_id = ${person ? `'${person}'` : 'null'} where affiliate_id = '${code}'`;

async function storedValue(code: string) {
  const { rows } = await owner.query<{ payout_gap: string | null; is_terminated: boolean }>(
    'select payout_gap, is_terminated from affiliate_registrations where affiliate_id = $1',
    [code],
  );
  return [rows[0]?.payout_gap, rows[0]?.is_terminated];
}

/** Somebody with a registration and these. */
async function arrange(...given: ('pan' | 'account')[]): Promise<{ code: string; person: string }> {
  const [code, person] = [nextCode(), await addPerson()];
  await owner.query(registers(code, person));
  if (given.includes('pan')) await owner.query(givesPan(person));
  if (given.includes('account')) await owner.query(givesAccount(person));
  return { code, person };
}

describe('one after the other', () => {
  it('says what is missing first, and nothing once all is there', async () => {
    const [code, person] = [nextCode(), await addPerson()];
    const steps: [string, string | null, boolean][] = [
      [registers(code, person), 'no-pan', false],
      [getsProfile(code, 'pending'), 'not-active', false],
      [givesAccount(person), 'not-active', false],
      [getsStatus(code, 'active'), 'no-pan', false],
      [givesPan(person), null, false],
      [losesAccount(person), 'no-account', false],
      [getsStatus(code, 'suspended'), 'not-active', false],
      [getsStatus(code, 'terminated'), 'no-account', true],
      [givesAccount(person), null, true],
      [losesPan(person), 'no-pan', true],
      [losesProfile(code), 'no-pan', false],
    ];
    for (const [statement, ...expected] of steps) {
      await owner.query(statement);
      expect([statement, ...(await storedValue(code))]).toEqual([statement, ...expected]);
    }
  });

  it('goes with the person to whom a registration goes', async () => {
    const [giver, taker] = [await arrange('pan', 'account'), await addPerson()];
    await owner.query(goesTo(giver.code, taker));
    expect(await storedValue(giver.code)).toEqual(['no-pan', false]);
    await owner.query(givesPan(taker));
    expect(await storedValue(giver.code)).toEqual(['no-account', false]);
    await owner.query(goesTo(giver.code, giver.person));
    expect(await storedValue(giver.code)).toEqual([null, false]);
    const other = await addPerson();
    await owner.query(losesAccount(giver.person));
    await owner.query(`update tax_identities set user_id = $2 where user_id = $1`, [giver.person, other]);
    expect(await storedValue(giver.code)).toEqual(['no-pan', false]);
  });

  it('knows that an erased person has no account, and their PAN only if they were paid', async () => {
    const [unpaid, paid] = [await arrange('pan', 'account'), await arrange('pan', 'account')];
    for (const { code, person } of [unpaid, paid]) {
      await owner.query(getsProfile(code, 'active'));
      await owner.query('update affiliate_profiles set user_id = $1 where affiliate_id = $2', [person, code]);
    }
    await owner.query(
      `with b as (insert into payout_batches (month) values ('2026-10-01') returning id)
       insert into payouts (batch_id, affiliate_id, user_id, kind, amount, key_id, sealed, masked, ifsc, holder_name)
         select b.id, $1, $2, 'regular', 1, 'k', '\\x00', '****1234', 'HDFC0000001', 'Asha' from b`,
      [paid.code, paid.person],
    );
    for (const { person } of [unpaid, paid]) {
      await database.asWorker((tx) => tx.execute(sql`select from app.erase_person(${person})`));
    }
    expect([await storedValue(unpaid.code), await storedValue(paid.code)]).toEqual([
      ['no-pan', true],
      ['no-account', true],
    ]);
  });

  it('outlives the account of the person', async () => {
    const { code, person } = await arrange('account');
    await owner.query(losesAccount(person));
    await owner.query('delete from auth.users where id = $1', [person]);
    expect(await storedValue(code)).toEqual(['no-pan', false]);
  });

  it('follows a statement that gives many people their PAN', async () => {
    const many = [await arrange('account'), await arrange('account'), await arrange('account')];
    await asBulk(urls, (client) =>
      client.query(
        `insert into tax_identities (user_id, key_id, sealed, fingerprint, masked)
         select id, 'k', decode(repeat('00', 40), 'hex'), id::text::bytea, '******234F' from unnest($1::uuid[]) id`,
        [many.map(({ person }) => person)],
      ),
    );
    for (const { code } of many) expect(await storedValue(code)).toEqual([null, false]);
  });
});

const which = fc.nat(1);
const moves = fc.array(
  fc.oneof(
    fc.record({ what: fc.constantFrom('pan' as const, 'account' as const), of: which, given: fc.boolean() }),
    fc.record({
      what: fc.constant('status' as const),
      of: which,
      to: fc.constantFrom(null, ...affiliateStatuses),
    }),
    fc.record({ what: fc.constant('return' as const), of: which }),
    fc.record({ what: fc.constant('person' as const), of: which, to: fc.constantFrom(null, 0, 1) }),
  ),
  { minLength: 1, maxLength: 15 },
);
type Move = typeof moves extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Two people and two registrations, the first registration belonging to the first person. */
type World = {
  people: { id: string; pan: boolean; account: boolean; returned: boolean }[];
  codes: { code: string; status: (typeof affiliateStatuses)[number] | null; person: number | null }[];
};

/** The statement of a move, and the world after it. Null: there is nothing to do. */
function made(move: Move, { people, codes }: World): string | null {
  if ('given' in move) {
    const person = people[move.of] as World['people'][number];
    if (person[move.what] === move.given) return null;
    person[move.what] = move.given;
    if (move.what === 'account' && move.given) person.returned = false;
    if (move.what === 'pan') return move.given ? givesPan(person.id) : losesPan(person.id);
    return move.given ? givesAccount(person.id) : losesAccount(person.id);
  }
  if (move.what === 'return') {
    const person = people[move.of] as World['people'][number];
    person.returned ||= person.account;
    return comesBack(codes[0]?.code ?? '', person.id);
  }
  const one = codes[move.of] as World['codes'][number];
  if (move.what === 'status') {
    const before = one.status;
    one.status = move.to;
    if (move.to === null) return losesProfile(one.code);
    return before === null ? getsProfile(one.code, move.to) : getsStatus(one.code, move.to);
  }
  if (move.to !== null && codes.some(({ person }) => person === move.to)) return null;
  one.person = move.to;
  return goesTo(one.code, move.to === null ? null : (people[move.to]?.id ?? null));
}

it('is the rule of the domain after any moves', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (all) => {
      const ids = [await addPerson(), await addPerson()];
      const world: World = {
        people: ids.map((id) => ({ id, pan: false, account: false, returned: false })),
        codes: [0, null].map((person) => ({ code: nextCode(), status: null, person })),
      };
      for (const [n, { code }] of world.codes.entries())
        await owner.query(registers(code, n === 0 ? (ids[0] ?? null) : null));
      for (const move of all) {
        const statement = made(move, world);
        if (statement) await owner.query(statement);
        for (const { code, status, person } of world.codes) {
          const whose = person === null ? undefined : world.people[person];
          const gap = candidateBlock(
            {
              balance: paise(9_000_000_000),
              status: readStatus(status),
              hasPan: whose?.pan ?? false,
              hasAccount: whose?.account ?? false,
              isReturned: whose?.returned ?? false,
              isAccountConfirmed: true,
              isAccountHeld: false,
              isInBatch: false,
            },
            presentPlan,
          );
          expect(await storedValue(code)).toEqual([gap, status === 'terminated']);
        }
      }
    }),
    { numRuns: 40 },
  );
});

describe('two transactions at once', () => {
  /** The second begins while the first is open, waits for it and then ends. */
  async function meet(first: string, second: string): Promise<void> {
    const [one, two] = [0, 1].map(() => new pg.Client({ connectionString: ownerUrl })) as [
      pg.Client,
      pg.Client,
    ];
    await Promise.all([one.connect(), two.connect()]);
    try {
      const { rows } = await two.query<{ pid: number }>('select pg_backend_pid() as pid');
      await one.query('begin');
      await two.query('begin');
      await one.query(first);
      const waiting = two.query(second);
      await vi.waitUntil(async () => {
        const blocked = await owner.query('select from unnest(pg_blocking_pids($1))', [rows[0]?.pid]);
        return blocked.rowCount === 1;
      }, 10_000);
      await one.query('commit');
      await waiting;
      await two.query('commit');
    } finally {
      await Promise.all([one.end(), two.end()]);
    }
  }

  it('give PAN and account', async () => {
    const [first, second] = [await arrange(), await arrange()];
    await meet(givesPan(first.person), givesAccount(first.person));
    await meet(givesAccount(second.person), givesPan(second.person));
    expect([await storedValue(first.code), await storedValue(second.code)]).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it('take a transfer back and give another account', async () => {
    const [first, second] = [await arrange('pan', 'account'), await arrange('pan', 'account')];
    const [pending, failing] = comesBack('', '').split(';') as [string, string];
    const of = (statement: string, { code, person }: typeof first) =>
      statement.replace(`'', ''`, `'${code}', '${person}'`).replace(`user_id = ''`, `user_id = '${person}'`);
    for (const one of [first, second]) await owner.query(of(pending, one));
    const anew = ({ person }: typeof first) =>
      `select set_config('app.user_id', '${person}', true);
       update payout_accounts set sealed = decode(repeat('11', 40), 'hex'), masked = '****9999' where user_id = '${person}'`;
    await meet(of(failing, first), anew(first));
    await meet(anew(second), of(failing, second));
    expect([await storedValue(first.code), await storedValue(second.code)]).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it('give a PAN and make active', async () => {
    const [first, second] = [await arrange('account'), await arrange('account')];
    for (const { code } of [first, second]) await owner.query(getsProfile(code, 'pending'));
    await meet(givesPan(first.person), getsStatus(first.code, 'active'));
    await meet(getsStatus(second.code, 'active'), givesPan(second.person));
    expect([await storedValue(first.code), await storedValue(second.code)]).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it('register and give a PAN', async () => {
    const [[first, second], codes] = [
      [await addPerson(), await addPerson()],
      [nextCode(), nextCode()],
    ];
    const [one, other] = codes as [string, string];
    await meet(registers(one, first), givesPan(first));
    await meet(givesPan(second), registers(other, second));
    expect([await storedValue(one), await storedValue(other)]).toEqual([
      ['no-account', false],
      ['no-account', false],
    ]);
  });

  it('give a registration to somebody else, and that one their PAN', async () => {
    const [first, second, taker, other] = [
      await arrange(),
      await arrange(),
      await addPerson(),
      await addPerson(),
    ];
    await meet(goesTo(first.code, taker), givesPan(taker));
    await meet(givesPan(other), goesTo(second.code, other));
    expect([await storedValue(first.code), await storedValue(second.code)]).toEqual([
      ['no-account', false],
      ['no-account', false],
    ]);
  });

  it('are refused with a snapshot that is older than the lock', async () => {
    const { person } = await arrange();
    await owner.query('begin isolation level repeatable read');
    await expect(owner.query(givesPan(person))).rejects.toThrow('read committed');
    await owner.query('rollback');
  });
});

describe('nobody writes it directly', () => {
  // security attacks: What holds a payout is written by nobody, only kept by triggers
  it('not the worker, nor whoever loads in bulk', async () => {
    const { code } = await arrange('account');
    const paidAtOnce = 'update affiliate_registrations set payout_gap = null, is_terminated = true';
    await database.asWorker((tx) => tx.execute(sql.raw(paidAtOnce)));
    expect(await storedValue(code)).toEqual(['no-pan', false]);
    await asBulk(urls, (client) => client.query(paidAtOnce));
    expect(await storedValue(code)).toEqual(['no-pan', false]);
  });

  it('nor an administrator', async () => {
    const [admin, code] = [await addPerson(), nextCode()];
    await owner.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin]);
    await database.asActor({ userId: admin }, (tx) =>
      tx.execute(sql`insert into affiliate_registrations (affiliate_id, full_name, payout_gap, is_terminated)
        values (${code}, 'Asha', null, true)`),
    );
    expect(await storedValue(code)).toEqual(['no-pan', false]);
    for (const column of ['payout_gap', 'is_terminated']) {
      await expect(
        database.asActor({ userId: admin }, (tx) =>
          tx.execute(sql.raw(`update affiliate_registrations set ${column} = null`)),
        ),
      ).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});
