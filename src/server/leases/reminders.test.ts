import { beforeEach, describe, expect, it } from 'vitest';
import { leaseInput, runningLease, writeDues } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, formatDate } from '../../domain/dates.ts';
import { formatRupees, formatRupeesAndPaise, paise } from '../../domain/money.ts';
import { inLanguage } from '../lib/i18n.ts';
import { remindOfRent } from '../rents/dues.ts';
import { notices as rentNotices } from '../rents/notices.ts';
import { endOver, remindOfEnds } from './lease-ends.ts';
import { notices as leaseNotices } from './notices.ts';

const started = await startServices({ runsJobs: false });
const { services, as, asOwner } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const RENT = 3_000_000;
const DEPOSIT = 9_000_000;

/** A lease of eleven months from today with a rise of 5 percent, and the time of it. */
async function lived(own: object = {}) {
  const parties = await runningLease(started, {
    rent: RENT,
    deposit: DEPOSIT,
    escalation_bp: 500,
    due_day: 5,
    ...own,
  });
  const { end_date: end } = leaseInput();
  return { ...parties, end };
}
type Lived = Awaited<ReturnType<typeof lived>>;

/** What was said to a person of one kind, in words. */
const lettersTo = async (person: string, event: string) => {
  const rows = await asOwner<{ event: string; payload: object }>(
    'select event, payload from notifications where user_id = $1 and event = $2 order by created_at, id',
    [person, event],
  );
  const kind = event.startsWith('lease.') ? leaseNotices.lease : rentNotices.rent;
  return rows.map((row) => inLanguage('en', () => kind.word(row, '')?.sentence ?? ''));
};
const eventsOf = async (person: string, events: readonly string[]) =>
  (
    await asOwner<{ event: string }>(
      'select event from notifications where user_id = $1 and event = any ($2) order by created_at, id',
      [person, [...events]],
    )
  ).map(({ event }) => event);

/** Everything that goes by the clock, on the morning of that day; twice, as when a job is tried again. */
async function onDay({ lease }: Lived, date: string): Promise<void> {
  const now = `${date}T09:00:00+05:30`;
  await writeDues(started, lease.id, date);
  for (const _ of [1, 2]) {
    await endOver(services.database, services.jobs, now);
    await remindOfRent(services.database, services.jobs, now);
    await remindOfEnds(services.database, services.jobs, now);
  }
}

describe('what is said by the clock', () => {
  const rentDays = async (about: Lived) => {
    const { items } = await as(about.tenant).rents.listDues({ id: about.lease.id });
    const [, second] = items.toSorted((one, other) => one.month.localeCompare(other.month));
    return second?.due_date ?? '';
  };

  it.each([
    ['four days before rent is due', (due: string) => addDays(due, -4), []],
    ['three days before', (due: string) => addDays(due, -3), ['rent.due']],
    ['on the day', (due: string) => due, ['rent.due']],
    ['five days late', (due: string) => addDays(due, 5), ['rent.late']],
  ])('of rent: %s', async (_, dayOf, sent) => {
    const about = await lived();
    await writeDues(started, about.lease.id);
    const due = await rentDays(about);
    const month = due.slice(0, 7);
    // The month before was paid.
    await asOwner('update rent_dues set reminders = 3 where lease_id = $1 and due_date < $2', [
      about.lease.id,
      due,
    ]);
    await onDay(about, dayOf(due));
    const events = await asOwner<{ event: string; payload: { amount: number; date: string } }>(
      `select event, payload from notifications where user_id = $1 and event in ('rent.due', 'rent.late') and payload ->> 'month' = $2`,
      [about.tenant, month],
    );
    expect(events.map(({ event }) => event)).toEqual(sent);
    for (const { payload } of events) expect(payload).toMatchObject({ amount: RENT, date: due });
  });

  it.each([
    [46, []],
    [45, ['lease.ends-soon']],
    [16, ['lease.ends-soon']],
    [15, ['lease.ends-soon']],
    [0, ['lease.ends-soon']],
  ])('of the end, %i days before it', async (days, sent) => {
    const about = await lived();
    await onDay(about, addDays(about.end, -days));
    for (const person of [about.tenant, about.landlord]) {
      expect(await eventsOf(person, ['lease.ends-soon', 'lease.ended'])).toEqual(sent);
    }
  });

  it('of a whole lease: 45 and 15 days before its end, and the day after it', async () => {
    const about = await lived();
    for (const days of [46, 45, 44, 15, 14, 0, -1, -2]) await onDay(about, addDays(about.end, -days));
    for (const person of [about.tenant, about.landlord]) {
      expect(await eventsOf(person, ['lease.ends-soon', 'lease.ended'])).toEqual([
        'lease.ends-soon',
        'lease.ends-soon',
        'lease.ended',
      ]);
    }
  });
});

describe('a letter names', () => {
  const soon = (money: number) => formatRupeesAndPaise(paise(money));

  it.each([
    ['the rent after a rise, the deposit, the day, and who acts', 500, [soon(RENT), soon(3_150_000)]],
    ['that the rent stays', 0, [soon(RENT), 'leaves it so']],
  ])('%s', async (_, escalation_bp, words) => {
    const about = await lived({ escalation_bp });
    await onDay(about, addDays(about.end, -45));
    for (const [person, next] of [
      [about.tenant, 'ask your landlord for a renewal'],
      [about.landlord, 'Propose a renewal on its page'],
    ] as const) {
      const [text] = await lettersTo(person, 'lease.ends-soon');
      for (const word of [...words, soon(DEPOSIT), formatDate(about.end), next]) expect(text).toContain(word);
    }
  });

  it('at the end: the deposit, and whose turn it is', async () => {
    const about = await lived();
    await onDay(about, addDays(about.end, 1));
    for (const [person, next] of [
      [about.tenant, 'Ask for your deposit of ₹90,000 on its page.'],
      [about.landlord, 'Say on its page what you want to deduct'],
    ] as const) {
      expect((await lettersTo(person, 'lease.ended'))[0]).toContain(next);
    }
  });

  it('of rent: the amount, the day and what to do', async () => {
    const about = await lived();
    await writeDues(started, about.lease.id);
    const { items } = await as(about.tenant).rents.listDues({ id: about.lease.id });
    const due = items.toSorted((one, other) => other.month.localeCompare(one.month))[0];
    await onDay(about, addDays(due?.due_date ?? '', 5));
    const text = (await lettersTo(about.tenant, 'rent.late')).join(' ');
    for (const word of [formatRupees(paise(RENT)), formatDate(due?.due_date ?? ''), 'enter the reference']) {
      expect(text).toContain(word);
    }
  });
});
