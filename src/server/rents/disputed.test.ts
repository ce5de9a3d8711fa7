/** A month whose payment waits for an answer is not asked for again, and what came of it is confirmed. */
import { beforeEach, expect, it } from 'vitest';
import { noticesOf } from '../../../tests/support/leads.ts';
import { managedLease, runningLease, writeDues } from '../../../tests/support/leases.ts';
import { monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { firstDayOf } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { waitsForAnswer } from './dues.ts';

const started = await startServices({ runsJobs: false });
const { as, asOwner, services } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const RENT = 2_300_000;
const PART = 2_000_000;
let references = 200_000_000_000;
const upi = (amount: number) => {
  references += 1;
  return { amount, mode: 'upi' as const, reference: `${references}`, paid_on: today() };
};

const terms = () => {
  const start_date = firstDayOf(monthsAgo(1));
  return { start_date, end_date: lastDayAfter(start_date), rent: RENT };
};

type Parties = { lease: { id: string }; tenant: string };

/** The month before this one, with its rent reported in full and disputed by whoever receives it. */
async function disputed<Own extends Parties>(parties: Own, receiver: string) {
  await writeDues(started, parties.lease.id);
  const month = async () => {
    const { items } = await as(parties.tenant).rents.listDues({ id: parties.lease.id });
    const found = items.find((due) => due.month === monthsAgo(1));
    if (!found) throw new Error('Nothing is due');
    return found;
  };
  const payment = await as(parties.tenant).rents.report({ id: (await month()).id, ...upi(RENT) });
  await as(receiver).rents.dispute({ id: payment.id, reason: 'Only ₹20,000 came' });
  return { ...parties, payment, month };
}

async function ofLandlord() {
  const parties = await runningLease(started, terms());
  return disputed(parties, parties.landlord);
}

it('says of a disputed month how much of it waits for an answer', async () => {
  const { month, payment, landlord } = await ofLandlord();
  expect(await month()).toMatchObject({ received: 0, reported: 0, disputed: RENT, state: 'late' });
  await as(landlord).rents.confirm({ id: payment.id });
  expect(await month()).toMatchObject({ received: RENT, disputed: 0, state: 'paid' });
});

it.each([
  ['reported', true],
  ['mismatch', true],
  ['cancelled', false],
] as const)('is not reminded of while its payment is %s: %s', async (state, expected) => {
  const { payment, month } = await ofLandlord();
  await asOwner('update rent_payments set state = $2 where id = $1', [payment.id, state]);
  const { id } = await month();
  expect(await services.database.asWorker((tx) => waitsForAnswer(tx, id))).toBe(expected);
});

it('is not reminded of either while a payment for another month covers it', async () => {
  const { tenant, lease } = await runningLease(started, terms());
  await writeDues(started, lease.id);
  const { items } = await as(tenant).rents.listDues({ id: lease.id });
  const [last, current] = [monthsAgo(1), monthsAgo(0)].map((month) =>
    items.find((due) => due.month === month),
  );
  const waits = () => services.database.asWorker((tx) => waitsForAnswer(tx, current?.id ?? ''));
  expect(await waits()).toBe(false);
  await as(tenant).rents.report({ id: last?.id ?? '', ...upi(2 * RENT) });
  expect(await waits()).toBe(true);
});

it('is received in the part that came, with a receipt for it, and the rest is paid afterwards', async () => {
  const { tenant, landlord, payment, month, lease } = await ofLandlord();
  const confirmed = await as(landlord).rents.confirm({ id: payment.id, amount: PART });
  expect(confirmed).toMatchObject({
    state: 'confirmed',
    amount: PART,
    reported_amount: RENT,
    receipt_number: expect.stringMatching(/^KR\//),
    covers: [{ month: monthsAgo(1), amount: PART }],
  });
  expect(await month()).toMatchObject({ received: PART, reported: 0, disputed: 0, state: 'late' });
  expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'rent.confirmPart']);
  const [said] = await asOwner<{ data: object }>(
    `select payload as data from notifications where user_id = $1 and event = 'rent.confirmPart'`,
    [tenant],
  );
  expect(said?.data).toMatchObject({ amount: PART, reported: RENT });
  const rest = await as(tenant).rents.report({ id: (await month()).id, ...upi(RENT - PART) });
  await as(landlord).rents.confirm({ id: rest.id });
  expect(await month()).toMatchObject({ received: RENT, state: 'paid' });
  const { credit } = await as(landlord).rents.listDues({ id: lease.id });
  expect(credit).toBe(0);
  expect((await as(landlord).rents.statement({})).total).toBe(RENT);
});

it('is confirmed in part once, whoever else confirms, disputes or corrects it at that moment', async () => {
  const { tenant, landlord, payment, month } = await ofLandlord();
  const answers = await Promise.allSettled([
    as(landlord).rents.confirm({ id: payment.id, amount: PART }),
    as(landlord).rents.confirm({ id: payment.id, amount: PART }),
    as(landlord).rents.confirm({ id: payment.id }),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { received } = await month();
  expect([PART, RENT]).toContain(received);
  await expect(as(tenant).rents.correct({ id: payment.id, ...upi(RENT) })).rejects.toMatchObject({
    data: { rule: 'rent.transition-not-allowed' },
  });
  await as(landlord).rents.reverse({ id: payment.id, reason: 'It went back' });
  expect((await month()).received).toBe(0);
});

it('is confirmed in part by the manager of the home too', async () => {
  const parties = await managedLease(started, terms());
  const { payment, manager, landlord, month } = await disputed(parties, parties.manager);
  const confirmed = await as(manager).rents.confirm({ id: payment.id, amount: PART });
  expect(confirmed).toMatchObject({ amount: PART, reported_amount: RENT });
  expect((await month()).received).toBe(PART);
  expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'rent.confirmPart']);
});

it('keeps what the tenant reported only where another amount was confirmed', async () => {
  const { landlord, payment } = await ofLandlord();
  expect(await as(landlord).rents.confirm({ id: payment.id })).toMatchObject({ reported_amount: null });
});
