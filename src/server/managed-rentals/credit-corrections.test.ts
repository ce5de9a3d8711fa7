import { beforeAll, describe, expect, it } from 'vitest';
import { arrangeMonths } from '../../../tests/support/months.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays } from '../../domain/dates.ts';
import { closeMonth } from '../commissions/months/close.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, urls, services } = test;
const arranged = await arrangeMonths(test);
const [TOP, RIGHT, WRONG] = ['KRY-AAAA2', 'KRY-AAAA3', 'KRY-AAAA4'];
const reason = 'The broker who brought it was entered wrongly';

let drafter: string;
let second: string;
let wrong: string;
let right: string;
let home: string;

/** A home whose lease began so, of nobody's details but the ones a correction reads. */
async function homeOf(payment: string, leaseStart = '2024-01-01'): Promise<string> {
  const [row] = await asOwner<{ id: string }>(
    `insert into managed_property_details (id, application_id, property_name, owner_name, monthly_rent, lease_start_date, rvl_amount)
     select m.id, m.application_id, 'Rose 4', 'Lal Singh', 2500000, $2, 2400000 from managed_properties m
      where m.id = (select managed_property_id from managed_property_rvl_payments where id = $1) returning id`,
    [payment, leaseStart],
  );
  return row?.id ?? '';
}
const close = (month: string) =>
  closeMonth({ urls, month, now: '2025-07-15T12:00:00+05:30', requestedBy: null });
const linesOf = async (month: string) =>
  (
    await asOwner<{ affiliate_id: string; kind: string; amount: string }>(
      `select affiliate_id, kind, sum(amount)::text as amount from managed_rental_commissions
        where month_year = $1 and kind <> 'regular' group by 1, 2 order by 1, 2`,
      [`${month}-01`],
    )
  ).map(({ affiliate_id, kind, amount }) => [affiliate_id, kind, Number(amount)]);

beforeAll(async () => {
  drafter = await addPerson('Divya Drafter', ['admin']);
  // Whoever checks money approves, and may change nothing else of a home.
  second = await addPerson('Sunita Second', ['finance_checker']);
  wrong = await addPerson('Wasim Wrong');
  right = await addPerson('Rita Right');
  await arranged.affiliate(TOP as string);
  await arranged.affiliate(RIGHT as string, TOP as string);
  await arranged.affiliate(WRONG as string);
  for (const [code, person] of [
    [WRONG, wrong],
    [RIGHT, right],
  ])
    await asOwner('update affiliate_registrations set user_id = $2 where affiliate_id = $1', [code, person]);
  // April is closed, May is open: both were credited to the wrong one.
  const payment = await arranged.paid(WRONG as string, '2025-04', 1, '2025-04-05T10:00:00+05:30');
  home = await homeOf(payment);
  const may = await asOwner<{ id: string }>(
    `insert into managed_property_rvl_payments (managed_property_id, payment_month, rvl_amount)
     values ($1, '2025-05-01', 10000000) returning id`,
    [home],
  );
  await arranged.markPaid(may[0]?.id ?? '', '2025-05-05T10:00:00+05:30');
  await arranged.paid(RIGHT as string, '2025-04', 1, '2025-04-05T10:00:00+05:30');
  await close('2025-04');
});

const wanted = (own: object = {}) => ({
  managed_property_id: home,
  affiliate_id: RIGHT as string,
  from: '2025-04-01',
  ...own,
});

describe('a home that was credited to the wrong affiliate', () => {
  it('is put right from a day in the past: what was shown before is what is posted', async () => {
    const before = await as(drafter).creditCorrections.preview(wanted());
    expect(before.until).toBeNull();
    expect(
      before.payments.map(({ month, is_closed, credited }) => [month, is_closed, credited?.affiliate_id]),
    ).toEqual([
      ['2025-04', true, WRONG],
      ['2025-05', false, WRONG],
    ]);
    const april = before.payments[0];
    const sums = (side: 'taken' | 'given') =>
      Object.fromEntries(april?.lines.map((line) => [line.affiliate_id, line[side]]) ?? []);
    expect(sums('taken')[WRONG as string]).toBeGreaterThan(0);
    expect(sums('given')[RIGHT as string]).toBeGreaterThan(0);

    const proposed = await as(drafter).creditCorrections.propose({ ...wanted(), reason });
    expect(proposed).toMatchObject({ state: 'proposed', is_own: true, affiliate: { affiliate_id: RIGHT } });
    await expect(as(drafter).creditCorrections.propose({ ...wanted(), reason })).rejects.toMatchObject({
      data: { rule: 'credit-correction.waits' },
    });
    expect((await as(second).inbox.list()).items).toContainEqual(
      expect.objectContaining({ kind: 'credits-to-approve', count: 1 }),
    );
    await expect(as(drafter).creditCorrections.approve({ id: proposed.id })).rejects.toMatchObject({
      data: { rule: expect.stringMatching(/credit-correction.own|approval.not-alone/) },
    });
    const approved = await as(second).creditCorrections.approve({ id: proposed.id });
    expect(approved).toMatchObject({ state: 'approved', approved_by: 'Sunita Second' });
    expect(await as(second).creditCorrections.approve({ id: proposed.id })).toEqual(approved);

    const ahead = (await as(second).corrections.list({ month: '2025-05' })).items;
    expect(ahead.map(({ kind, reason: why }) => [kind, why]).toSorted()).toEqual([
      ['correction', reason],
      ['reversal', reason],
    ]);
    await close('2025-05');
    const posted = await linesOf('2025-05');
    const expected = [
      ...Object.entries(sums('given')).flatMap(([code, given]) =>
        given ? [[code, 'correction', given]] : [],
      ),
      ...Object.entries(sums('taken')).flatMap(([code, taken]) =>
        taken ? [[code, 'reversal', -taken]] : [],
      ),
    ];
    expect(posted).toEqual(expected.toSorted((one, other) => String(one).localeCompare(String(other))));
    const regular = await asOwner<{ affiliate_id: string }>(
      `select distinct affiliate_id from managed_rental_commissions where month_year = '2025-05-01' and kind = 'regular'`,
    );
    expect(regular.map(({ affiliate_id: code }) => code)).not.toContain(WRONG);
  });

  it('explains to both what the month took back and posted anew, with the reason', async () => {
    const [april] = await asOwner<{ id: string }>(
      `select id from managed_property_rvl_payments where managed_property_id = $1 and payment_month = '2025-04-01'`,
      [home],
    );
    const why = async (person: string, kind?: 'reversal' | 'correction') =>
      (
        await as(person).commissions.explainMine({
          month: '2025-05',
          payment_id: april?.id ?? '',
          ...(kind && { kind }),
        })
      ).payment;
    const taken = { kind: 'reversal', credit_reason: reason, reason: null };
    expect(await why(wrong, 'reversal')).toMatchObject(taken);
    expect(await why(wrong)).toMatchObject(taken);
    expect(await why(right, 'correction')).toMatchObject({ kind: 'correction', credit_reason: reason });
    await asOwner('update affiliate_registrations set user_id = $2 where affiliate_id = $1', [TOP, drafter]);
    expect(await why(drafter, 'correction')).toMatchObject({ kind: 'correction', credit_reason: null });
  });

  it('tells both why, and stands in the trail of both', async () => {
    const notices = async (person: string) =>
      asOwner<{ event: string; note: string | null }>(
        `select event, payload ->> 'note' as note from notifications where user_id = $1`,
        [person],
      );
    expect(await notices(wrong)).toContainEqual({ event: 'home-credit.taken', note: reason });
    expect(await notices(right)).toContainEqual({ event: 'home-credit.corrected', note: reason });
    const [row] = await asOwner<{ people: string[]; reason: string }>(
      `select people, reason from audit_log where action = 'creditCorrections.approve'`,
    );
    expect(row?.people).toEqual(expect.arrayContaining([wrong, right]));
    expect(row?.reason).toBe(reason);
    const [details] = await asOwner('select affiliate_id from managed_property_details where id = $1', [
      home,
    ]);
    expect(details).toEqual({ affiliate_id: RIGHT });
  });

  it('shows nothing where it is right already, and says no at the field', async () => {
    const refused = (own: object, rule: string, field: string) =>
      expect(as(drafter).creditCorrections.preview(wanted(own))).rejects.toMatchObject({
        data: { rule, field },
      });
    await refused({}, 'credit-correction.no-change', 'affiliate_id');
    await refused({ affiliate_id: TOP, from: services.today() }, 'credit-correction.not-past', 'from');
    await refused({ affiliate_id: TOP, from: '2023-12-31' }, 'credit-correction.before-lease', 'from');
    await refused({ affiliate_id: 'KRY-ZZZZ9' }, 'managed-rental.affiliate-not-available', 'affiliate_id');
  });

  it('leaves a later change as it is', async () => {
    const payment = await arranged.paid(WRONG as string, '2025-06', 1, '2025-06-05T10:00:00+05:30');
    const other = await homeOf(payment);
    await arranged.credit(payment, TOP as string, '2025-06-20');
    const of = { managed_property_id: other, affiliate_id: RIGHT as string, from: '2025-06-01' };
    expect(await as(drafter).creditCorrections.preview(of)).toEqual({ until: '2025-06-20', payments: [] });
    const { id } = await as(drafter).creditCorrections.propose({ ...of, reason });
    expect(await as(second).creditCorrections.withdraw({ id, reason: 'Not needed' })).toMatchObject({
      state: 'withdrawn',
    });
    await expect(as(second).creditCorrections.approve({ id })).rejects.toMatchObject({
      data: { rule: 'credit-correction.transition-not-allowed' },
    });
    expect((await as(second).creditCorrections.list({})).items.map(({ state }) => state)).toEqual([
      'withdrawn',
      'approved',
    ]);
  });

  it('is the office’s', async () => {
    await expect(as(wrong).creditCorrections.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      as(null).creditCorrections.preview(wanted({ from: addDays(services.today(), -1) })),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
