import { globSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { managedLease, writeDues } from '../../../tests/support/leases.ts';
import {
  bookOfLease,
  expectAgreementAfterActs,
  kindsOf,
  ledgerDifferences,
  letSinceTwoMonths,
  RENT,
  sinceTwoMonths,
  upi,
} from '../../../tests/support/legal-acts.ts';
import { monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import type { BookEntry } from '../../contract/journal.ts';
import { addDays, addMonths } from '../../domain/dates.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, ownerUrl } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const letOut = (own: object = {}) => letSinceTwoMonths(started, own);
const bookOf = (person: string, id: string) => bookOfLease(started, person, id);
const differences = () => ledgerDifferences(started);

/** The balance of each account of a lease; accounts at zero are left out. */
function balancesOf(entries: readonly BookEntry[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { account, amount } of entries.flatMap(({ lines }) => lines)) {
    sums[account] = (sums[account] ?? 0) + amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

/** As the owner without triggers: a database as a release before the journal left it, or as somebody tampered with it. */
async function withoutTriggers(text: string): Promise<void> {
  const owner = new Client(ownerUrl);
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  await owner.query(text);
  await owner.end();
}

describe('the book of a lease', () => {
  it('has each month of rent, what came in and what it covers', async () => {
    const { landlord, tenant, lease, dues } = await letOut();
    expect(kindsOf((await bookOf(tenant, lease.id)).entries)).toEqual(Array(4).fill('rent_due'));
    const payment = await as(tenant).rents.report({ id: dues[3]?.id ?? '', ...upi() });
    expect((await bookOf(tenant, lease.id)).entries).toHaveLength(4);
    await as(landlord).rents.confirm({ id: payment.id, amount: 2_000_000 });
    const { entries, owed } = await bookOf(landlord, lease.id);
    expect(kindsOf(entries)).toEqual([...['rent_applied'], ...Array(4).fill('rent_due'), 'rent_received']);
    expect(balancesOf(entries)).toEqual({
      rent_receivable: 4 * RENT - 2_000_000,
      rent_collected: 2_000_000,
      rent_earned: -4 * RENT,
    });
    expect(owed).toBe(4 * RENT - 2_000_000);
    expect(entries[0]?.owed_after).toBe(owed);
    expect(entries.reduce((sum, { change }) => sum + change, 0)).toBe(owed);
    const { items: moving, total } = await as(tenant).journal.ofLease({ id: lease.id, show: 'balance' });
    expect(moving.every(({ change }) => change !== 0)).toBe(true);
    expect([moving.length, total]).toEqual([5, 5]);
    expect(entries.find(({ kind }) => kind === 'rent_received')).toMatchObject({
      happened_on: today(),
      lines: [
        { account: 'rent_prepaid', party: 'tenant', amount: -2_000_000 },
        { account: 'rent_collected', party: 'owner', amount: 2_000_000 },
      ],
    });
    expect(await differences()).toEqual({});
  });

  it('reads by the days on which things happened, whenever they were booked', async () => {
    const { landlord, tenant, lease, dues } = await letOut();
    const oldest = dues[3];
    const paid_on = addDays(oldest?.due_date ?? '', 1);
    await as(landlord).rents.record({ id: oldest?.id ?? '', ...upi({ paid_on }) });
    const moving = (await bookOf(tenant, lease.id)).entries.filter(({ change }) => change !== 0).reverse();
    const days = moving.map(({ happened_on }) => happened_on);
    expect(days).toEqual(days.toSorted());
    expect(moving.map(({ owed_after }) => owed_after / RENT)).toEqual([1, 0, 1, 2, 3]);
  });

  it('keeps more than is due as credit until the next month is written', async () => {
    const { landlord, lease, dues } = await letOut();
    await as(landlord).rents.record({ id: dues[0]?.id ?? '', ...upi({ amount: 5 * RENT }) });
    const before = await bookOf(landlord, lease.id);
    expect(balancesOf(before.entries)).toMatchObject({ rent_prepaid: -RENT });
    expect(before.owed).toBe(-RENT);
    await writeDues(started, lease.id, addMonths(today(), 1));
    const after = await bookOf(landlord, lease.id);
    expect(balancesOf(after.entries)).toEqual({ rent_collected: 5 * RENT, rent_earned: -5 * RENT });
    expect(after.owed).toBe(0);
    expect(await differences()).toEqual({});
  });

  it('takes a payment back with everything it covered, on the day it was made, and lets other credit cover that', async () => {
    const { landlord, lease, dues } = await letOut();
    const oldest = dues[3]?.id ?? '';
    const paid_on = addDays(today(), -3);
    const cheque = await as(landlord).rents.record({
      id: oldest,
      ...upi({ amount: 2_000_000, mode: 'cheque', reference: '000777', paid_on }),
    });
    // Ten thousand complete the month, all others are paid, and the rest is credit.
    const more = await as(landlord).rents.record({ id: oldest, ...upi({ amount: 4 * RENT }) });
    const bounced = await as(landlord).rents.reverse({ id: cheque.id, reason: 'The cheque bounced' });
    expect(bounced.state).toBe('cancelled');
    const { entries, owed } = await bookOf(landlord, lease.id);
    expect(entries.filter(({ kind }) => kind === 'rent_reversed')).toMatchObject([{ happened_on: paid_on }]);
    expect(balancesOf(entries)).toEqual({ rent_collected: 4 * RENT, rent_earned: -4 * RENT });
    expect(owed).toBe(0);
    const { items } = await as(landlord).rents.listPayments({ as: 'landlord', lease_id: lease.id });
    const [covering] = items.filter(({ id }) => id === more.id);
    expect(covering?.covers.find(({ month }) => month === monthsAgo(2))).toMatchObject({ amount: RENT });
    expect(await differences()).toEqual({});
  });

  it('follows a notice: months that go are taken out, and a shorter one is posted as the difference', async () => {
    const { tenant, lease } = await letOut({ notice_days: 0 });
    const noticed = await as(tenant).leases.giveNotice({
      id: lease.id,
      version: lease.version,
      ends_on: today(),
    });
    await writeDues(started, lease.id);
    const { items } = await as(tenant).rents.listDues({ id: lease.id });
    const expected = items.reduce((sum, { amount }) => sum + amount, 0);
    expect((await bookOf(tenant, lease.id)).owed).toBe(expected);
    await as(tenant).leases.withdrawNotice({ id: lease.id, version: noticed.version });
    await writeDues(started, lease.id);
    await writeDues(started, lease.id);
    expect((await bookOf(tenant, lease.id)).owed).toBe(4 * RENT);
    expect(await differences()).toEqual({});
  });

  it('is posted with the act or not at all: a payment that is refused leaves no entry', async () => {
    const { landlord, lease, dues } = await letOut();
    const form = upi();
    await as(landlord).rents.record({ id: dues[3]?.id ?? '', ...form });
    const before = (await bookOf(landlord, lease.id)).entries;
    await expect(as(landlord).rents.record({ id: dues[2]?.id ?? '', ...form })).rejects.toMatchObject({
      code: 'RULE_BROKEN',
    });
    expect((await bookOf(landlord, lease.id)).entries).toEqual(before);
  });
});

describe('who reads and posts', () => {
  it('both sides, the manager and administrators read the whole book; nobody else finds it', async () => {
    const { admin, manager, landlord, tenant, lease } = await managedLease(started, sinceTwoMonths());
    await writeDues(started, lease.id);
    const { items } = await as(tenant).rents.listDues({ id: lease.id });
    for (const [receiver, due] of [
      [landlord, items[3]],
      [manager, items[2]],
      [admin, items[1]],
    ] as const) {
      await as(receiver).rents.record({ id: due?.id ?? '', ...upi() });
    }
    const book = await bookOf(landlord, lease.id);
    expect(kindsOf(book.entries)).toEqual([
      ...Array(3).fill('rent_applied'),
      ...Array(4).fill('rent_due'),
      ...Array(3).fill('rent_received'),
    ]);
    for (const person of [tenant, manager, admin]) expect(await bookOf(person, lease.id)).toEqual(book);
    const actors = await asOwner<{ actor_id: string | null }>(
      `select distinct e.actor_id from journal_entries e join journal_lines l on l.entry_id = e.id where l.lease_id = $1`,
      [lease.id],
    );
    expect(actors.map(({ actor_id }) => actor_id)).toEqual(
      expect.arrayContaining([null, landlord, manager, admin]),
    );
    const strangers = [
      await addPerson('Om', ['landlord']),
      await addPerson('Ila', ['tenant']),
      await addPerson('Pia', ['property_manager']),
    ];
    for (const person of strangers) {
      await expect(as(person).journal.ofLease({ id: lease.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(as(null).journal.ofLease({ id: lease.id })).rejects.toMatchObject({ status: 401 });
    await expect(as(admin).journal.ofLease({ id: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('whom the lease names beside its sides reads it and its book: a co-tenant pays, and neither acts for the others', async () => {
    const { lease, dues, landlord } = await letOut();
    const coTenant = await addPerson('Ravi Rao', ['tenant']);
    const coOwner = await addPerson('Sita Singh', ['landlord']);
    for (const person of [coTenant, coOwner]) {
      await expect(as(person).journal.ofLease({ id: lease.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await asOwner(
      `insert into lease_parties (lease_id, role, user_id, name, email, share_bp)
        values ($1, 'co_tenant', $2, 'Ravi Rao', 'ravi.rao@example.in', null),
          ($1, 'co_owner', $3, 'Sita Singh', null, 5000)`,
      [lease.id, coTenant, coOwner],
    );
    const book = await bookOf(landlord, lease.id);
    const act = { id: dues[0]?.id ?? '', ...upi() };
    const notice = { id: lease.id, version: lease.version, ends_on: today() };
    for (const [person, side] of [
      [coTenant, 'tenant'],
      [coOwner, null],
    ] as const) {
      expect(await bookOf(person, lease.id)).toEqual(book);
      expect(await as(person).leases.get({ id: lease.id })).toMatchObject({ side, state: 'active' });
    }
    for (const refused of [
      () => as(coOwner).rents.record(act),
      () => as(coOwner).rents.report(act),
      () => as(coOwner).leases.giveNotice(notice),
    ]) {
      await expect(refused()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(as(coTenant).rents.record(act)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as(coTenant).leases.giveNotice(notice)).rejects.toMatchObject({
      data: { rule: 'lease.transition-not-allowed' },
    });
    expect(await as(coTenant).rents.report(act)).toMatchObject({ side: 'tenant', state: 'reported' });
  });
});

describe('the database refuses', () => {
  const entry = (key: string) => `insert into journal_entries (kind, happened_on, source_type, key)
    values ('rent_due', '2026-11-01', 'rent_due', '${key}') returning id`;
  const line = (account: string, place: number, amount: number) =>
    `select id, ${place}, '${account}', '${UNKNOWN_ID}'::uuid, ${amount} from e`;
  const lines = (...all: string[]) =>
    `insert into journal_lines (entry_id, position, account, lease_id, amount) ${all.join(' union all ')}`;

  it.each([
    ['an entry without lines', entry('none'), 'do not sum to zero'],
    [
      'an entry of one line',
      `with e as (${entry('one')}) ${lines(line('rent_receivable', 1, 5))}`,
      'do not sum to zero',
    ],
    [
      'an entry that loses a paisa',
      `with e as (${entry('paisa')}) ${lines(line('rent_receivable', 1, 5), line('rent_earned', 2, -4))}`,
      'do not sum to zero',
    ],
    ['a change', `update journal_lines set amount = amount + 1`, 'append-only'],
    ['a deletion', `delete from journal_entries`, 'append-only'],
    ['emptying it', `truncate journal_lines cascade`, 'append-only'],
    [
      'lines for an entry of before, even two that sum to zero',
      `with e as (select id from journal_entries limit 1) ${lines(line('rent_receivable', 8, 5), line('rent_earned', 9, -5))}`,
      'written at once',
    ],
  ])('%s', async (_, statement, why) => {
    await letOut();
    await expect(asOwner(statement)).rejects.toThrow(why);
  });
});

describe('rows from before the journal', () => {
  it('are posted once, to the same balances as if they had been posted when they happened', async () => {
    const { landlord, lease, dues } = await letOut();
    await as(landlord).rents.record({ id: dues[0]?.id ?? '', ...upi({ amount: 7_654_321 }) });
    const gone = await as(landlord).rents.record({ id: dues[3]?.id ?? '', ...upi() });
    await as(landlord).rents.reverse({ id: gone.id, reason: 'Not ours' });
    const before = balancesOf((await bookOf(landlord, lease.id)).entries);
    await withoutTriggers(
      'delete from journal_lines; delete from journal_entries; delete from lease_parties',
    );
    expect(Object.keys(await differences()).sort()).toEqual(['parties-differ', 'rents-differ']);
    await asOwner('select app.post_backlog()');
    await asOwner('select app.post_backlog()');
    expect(balancesOf((await bookOf(landlord, lease.id)).entries)).toEqual(before);
    expect(Object.keys(await differences())).toEqual(['parties-differ']);
    const [fill = ''] = globSync('src/db/migrations/*_lease-parties.sql');
    await asOwner(readFileSync(fill, 'utf8'));
    await asOwner(readFileSync(fill, 'utf8'));
    expect(await differences()).toEqual({});
  });
});

it('after 15 legal acts book, months, receipts and statements agree to the paisa; 200 by night', async () => {
  await expectAgreementAfterActs(started, 15);
});
