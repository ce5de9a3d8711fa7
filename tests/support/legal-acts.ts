/** A lease whose two sides do what they legally can, and what its book, months, receipts and statements must then say. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { BookEntry } from '../../src/contract/journal.ts';
import { addDays, firstDayOf, monthOf } from '../../src/domain/dates.ts';
import { lastDayAfter } from '../../src/domain/leases.ts';
import { proveLedger } from '../../src/server/ledger/ledger-proof.ts';
import { runningLease, writeDues } from './leases.ts';
import { monthsAgo, today } from './managed-rentals.ts';
import type { TestServices } from './services.ts';

export const RENT = 3_000_000;
let references = 500_000_000_000;
export const upi = (own: object = {}) => {
  references += 1;
  return { amount: RENT, mode: 'upi' as const, reference: `${references}`, paid_on: today(), ...own };
};

/** The term of a lease that began two months ago. */
export function sinceTwoMonths() {
  const start_date = firstDayOf(monthsAgo(2));
  return { start_date, end_date: lastDayAfter(start_date) };
}

/** A lease since two months, with its dues written: next month, this one and the two before. */
export async function letSinceTwoMonths(started: TestServices, own: object = {}) {
  const parties = await runningLease(started, { ...sinceTwoMonths(), ...own });
  await writeDues(started, parties.lease.id);
  return {
    ...parties,
    dues: (await started.as(parties.tenant).rents.listDues({ id: parties.lease.id })).items,
  };
}

export async function bookOfLease(
  { as }: TestServices,
  person: string,
  id: string,
): Promise<{ entries: BookEntry[]; owed: number }> {
  const entries: BookEntry[] = [];
  let page = await as(person).journal.ofLease({ id, limit: 7 });
  entries.push(...page.items);
  while (page.next_cursor) {
    page = await as(person).journal.ofLease({ id, limit: 7, cursor: page.next_cursor });
    entries.push(...page.items);
  }
  return { entries, owed: page.owed };
}

export const kindsOf = (entries: readonly BookEntry[]) => entries.map(({ kind }) => kind).sort();

/** What the nightly proof finds wrong, by kind. */
export async function ledgerDifferences({ services }: TestServices) {
  const { found } = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
  return Object.fromEntries(found);
}

type Act = () => Promise<unknown>;

/** A lease and everything that its two sides can legally do at a moment. */
async function story(started: TestServices, own: object) {
  const { as, asOwner } = started;
  const { landlord, tenant, lease } = await letSinceTwoMonths(started, { notice_days: 0, ...own });
  let now = today();
  const legal = async (dice: number): Promise<Act[]> => {
    const { items: dues } = await as(tenant).rents.listDues({ id: lease.id, limit: 50 });
    const payments = await asOwner<{ id: string; state: string; amount: string }>(
      'select id, state, amount from rent_payments where lease_id = $1 order by id',
      [lease.id],
    );
    const terms = await as(tenant).leases.get({ id: lease.id });
    const seen = { id: lease.id, version: terms.version };
    const due = dues[dice % dues.length];
    const form = () => upi({ amount: 1 + (dice % (2 * RENT)), paid_on: addDays(today(), -(dice % 60)) });
    const picked = (...states: string[]) => {
      const some = payments.filter(({ state }) => states.includes(state));
      return some[dice % some.length];
    };
    const [waiting, open, confirmed] = [
      picked('reported', 'mismatch'),
      picked('reported'),
      picked('confirmed'),
    ];
    const written = () => writeDues(started, lease.id, now);
    return [
      ...(due && due.received < due.amount ? [() => as(tenant).rents.report({ id: due.id, ...form() })] : []),
      ...(due ? [() => as(landlord).rents.record({ id: due.id, ...form() })] : []),
      ...(waiting
        ? [
            () => as(landlord).rents.confirm({ id: waiting.id }),
            () => as(landlord).rents.confirm({ id: waiting.id, amount: 1 + (dice % Number(waiting.amount)) }),
            () => as(tenant).rents.correct({ id: waiting.id, ...form() }),
            () => as(tenant).rents.cancel({ id: waiting.id }),
          ]
        : []),
      ...(open ? [() => as(landlord).rents.dispute({ id: open.id, reason: 'Nothing came' })] : []),
      ...(confirmed ? [() => as(landlord).rents.reverse({ id: confirmed.id, reason: 'It bounced' })] : []),
      ...(terms.state === 'active'
        ? [
            async () => {
              const ends_on = addDays(today(), dice % 40);
              await as(tenant).leases.giveNotice({ ...seen, ends_on });
              await written();
            },
          ]
        : [() => as(tenant).leases.withdrawNotice(seen).then(written)]),
      () => {
        now = addDays(now, dice % 45);
        return written();
      },
    ];
  };
  return { landlord, tenant, lease, legal };
}

/** Book, months, receipts and statements agree to the paisa after so many legal acts of both sides. */
export async function expectAgreementAfterActs(
  started: TestServices,
  acts: number,
  own: object = {},
): Promise<void> {
  const { as, asOwner } = started;
  const { landlord, tenant, lease, legal } = await story(started, own);
  const dice = fc.sample(fc.tuple(fc.nat(), fc.nat()), { numRuns: acts, seed: 35 });
  for (const [which, dealt] of dice) {
    await asOwner('delete from auth.rate_limits');
    const possible = await legal(dealt);
    await possible[which % possible.length]?.();
  }
  const { entries, owed } = await bookOfLease(started, tenant, lease.id);
  expect(new Set(kindsOf(entries)).size).toBe('charges' in own ? 5 : 4);
  const { items: dues, credit } = await as(tenant).rents.listDues({ id: lease.id, limit: 50 });
  expect(owed).toBe(dues.reduce((sum, { amount, received }) => sum + amount - received, 0) - credit);

  // What of a payment went to charges is no rent, and no statement of rent counts it.
  const receipts = await asOwner<{ day: string; amount: number; rent: number }>(
    `select p.paid_on::text as day, p.amount::float8 as amount, (p.amount - coalesce((select sum(a.amount) from rent_allocations a
        join rent_dues d on d.id = a.due_id where a.payment_id = p.id and d.kind <> 'rent'), 0))::float8 as rent
       from rent_payments p where p.lease_id = $1 and p.state = 'confirmed'`,
    [lease.id],
  );
  const rents = receipts.map(({ day, rent }) => ({ day, amount: rent }));
  const totalOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
  const sumIn = (month: string, rows: readonly { day: string; amount: number }[]) =>
    totalOf(rows.filter(({ day }) => monthOf(day) === month));
  const collected = entries.flatMap(({ happened_on: day, lines }) =>
    lines.filter(({ account }) => account === 'rent_collected').map(({ amount }) => ({ day, amount })),
  );
  const { years } = await as(landlord).rents.statement({});
  const statements = await Promise.all(years.map((year) => as(landlord).rents.statement({ year })));
  expect(statements.reduce((sum, statement) => sum + statement.total, 0)).toBe(totalOf(rents));
  for (const { month, received } of statements.flatMap(({ months }) => months)) {
    expect({ month, amount: sumIn(month, rents) }).toEqual({ month, amount: received });
    expect({ month, amount: sumIn(month, collected) }).toEqual({ month, amount: sumIn(month, receipts) });
  }
  expect(totalOf(collected)).toBe(totalOf(receipts));
  expect(await ledgerDifferences(started)).toEqual({});
}
