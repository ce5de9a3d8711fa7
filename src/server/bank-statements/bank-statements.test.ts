import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { statementFile } from '../../../tests/support/bank-files.ts';
import { noticesOf } from '../../../tests/support/leads.ts';
import { managedLease, runningLease, writeDues } from '../../../tests/support/leases.ts';
import { monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { collectedHome } from '../../../tests/support/remittances.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, firstDayOf } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { proveLedger } from '../ledger/ledger-proof.ts';
import { cleanUp } from '../privacy/retention.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const RENT = 3_000_000;
let last = 500_000_000_000;
const nextReference = () => {
  last += 1;
  return `${last}`;
};
const broken = (rule: string, field?: string) => ({ data: { rule, ...(field ? { field } : {}) } });
const side = { as: 'landlord' } as const;

/** A lease whose rent is open for two months past, this one and the next. */
async function letOut(own: object = {}) {
  const start_date = firstDayOf(monthsAgo(2));
  const parties = await runningLease(started, { start_date, end_date: lastDayAfter(start_date), ...own });
  await writeDues(started, parties.lease.id);
  return { ...parties, dues: await duesOf(parties.landlord, parties.lease.id) };
}
const duesOf = async (person: string, id: string) =>
  (await as(person).rents.listDues({ id, limit: 50 })).items.toReversed();
const upload = (person: string, rows: Parameters<typeof statementFile>[0]) =>
  as(person).bankStatements.upload({ ...side, file: statementFile(rows) });
const linesOf = async (person: string, show: 'open' | 'recorded' | 'ignored' = 'open') =>
  as(person).bankStatements.lines({ ...side, show });
const onlyLine = async (person: string) => {
  const { items } = await linesOf(person);
  const [line] = items;
  if (!line || items.length > 1) throw new Error(`There are ${items.length} open lines`);
  return line;
};

describe('a statement', () => {
  it('is read once: the same file adds nothing, and what went out is not kept', async () => {
    const { landlord } = await letOut();
    const rows = [
      { on: today(), text: 'UPI-ASHA RAO-412345678901-RENT', in: '30,000.00' },
      { on: today(), text: 'UPI-GROCER-412345670000-PAY', out: '500.00' },
    ];
    expect(await upload(landlord, rows)).toMatchObject({
      layout: 'hdfc',
      added: 1,
      repeated: 0,
      paid_out: 1,
    });
    expect(await upload(landlord, rows)).toMatchObject({ added: 0, repeated: 1 });
    expect(await asOwner('select narration from bank_lines where owner_id = $1', [landlord])).toEqual([
      { narration: 'UPI-ASHA RAO-412345678901-RENT' },
    ]);
  });

  it('with a cell that cannot be read says every such cell, and is not taken', async () => {
    const { landlord } = await letOut();
    const good = { on: today(), text: 'UPI-ASHA RAO-412345678901', in: '30000' };
    const { added, problems } = await upload(landlord, [
      good,
      { on: '2026-13-45', text: 'X', in: '1' },
      { ...good, in: '3o000' },
    ]);
    expect({ added, rows: problems.map(({ row, field }) => [row, field]) }).toEqual({
      added: 0,
      rows: [
        [3, 'date'],
        [4, 'amount'],
      ],
    });
    expect((await linesOf(landlord)).total).toBe(0);
  });

  it('of unknown headers is read by the columns that a person names', async () => {
    const { landlord } = await letOut();
    const file = new File([`My bank\nWhen,What,Money\n${today()},From Asha,30000\n`], 'own.csv');
    const { layout, unknown } = await as(landlord).bankStatements.upload({ ...side, file });
    expect(layout).toBeNull();
    expect(unknown?.rows[0]).toEqual(['When', 'What', 'Money']);
    const named = { header_row: unknown?.header_row ?? 0, date: 0, narration: 1 };
    await expect(as(landlord).bankStatements.upload({ ...side, file, ...named })).rejects.toMatchObject({
      status: 422,
    });
    expect(await as(landlord).bankStatements.upload({ ...side, file, ...named, amount: 2 })).toMatchObject({
      layout: 'other',
      added: 1,
    });
  });

  it.each([
    ['no text', new File([new Uint8Array([0x50, 0x4b, 0, 0])], 'a.xlsx')],
    ['no table', new File(['Hello'], 'a.csv')],
    ['no payments', statementFile([])],
    ['too many rows', new File(['a,b,c\n'.repeat(5001)], 'a.csv')],
  ])('that is %s is refused at the file', async (_, file) => {
    const { landlord } = await letOut();
    await expect(as(landlord).bankStatements.upload({ ...side, file })).rejects.toMatchObject({
      status: 422,
    });
  });
});

it('a payment that another file words differently is the same one, and a second of its reference is not', async () => {
  const { landlord } = await letOut();
  const reference = nextReference();
  const row = { on: today(), text: `UPI-ASHA RAO-${reference}-RENT`, in: '30000.00' };
  const said = { ...row, text: `UPI/${reference}/UPI/ASHA RAO/asha@okaxis/RENT` };
  expect(await upload(landlord, [row])).toMatchObject({ added: 1 });
  expect(await upload(landlord, [said])).toMatchObject({ added: 0, repeated: 1 });
  expect(await upload(landlord, [said, said])).toMatchObject({ added: 1, repeated: 1 });
  expect(await upload(landlord, [said, said])).toMatchObject({ added: 0, repeated: 2 });
  expect(await upload(landlord, [{ ...said, in: '20000.00' }])).toMatchObject({ added: 1 });
  const elsewhere = await letOut();
  expect(await upload(elsewhere.landlord, [said])).toMatchObject({ added: 1 });
});

describe('a line', () => {
  it('that a tenant reported is sure, and is confirmed with all that are sure, once', async () => {
    const { landlord, tenant, dues, lease } = await letOut();
    const reference = nextReference();
    const due = dues[0]?.id ?? '';
    await as(tenant).rents.report({
      id: due,
      amount: RENT,
      mode: 'upi',
      reference,
      paid_on: today(),
      note: null,
    });
    await upload(landlord, [{ on: today(), text: `UPI-A RAO-${reference}`, in: '30000.00' }]);
    expect(await linesOf(landlord)).toMatchObject({
      sure: 1,
      items: [{ match: { kind: 'payment', grade: 'sure', reasons: ['reference', 'amount'] } }],
    });
    const answers = await Promise.all(
      [1, 2].map(() =>
        as(landlord)
          .bankStatements.matchSure(side)
          .catch(() => null),
      ),
    );
    expect(answers.reduce((sum, answer) => sum + (answer?.matched ?? 0), 0)).toBe(1);
    expect((await duesOf(landlord, lease.id))[0]).toMatchObject({ received: RENT, state: 'paid' });
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'rent.confirm']);
    expect((await linesOf(landlord, 'recorded')).items).toMatchObject([
      { matched: RENT, payments: [{ amount: RENT }] },
    ]);
  });

  it('that is a little short of a month or a report is a part of it, which a person records', async () => {
    const { landlord, tenant, dues, lease } = await letOut();
    const [month, next] = dues.map(({ id }) => id);
    const reference = nextReference();
    const paidOn = { mode: 'upi', paid_on: today(), note: null } as const;
    await as(tenant).rents.report({ id: next ?? '', amount: RENT, reference, ...paidOn });
    await upload(landlord, [
      { on: dues[0]?.due_date ?? '', text: `UPI-ASHA RAO-${nextReference()}`, in: '29500.00' },
      { on: today(), text: `UPI-A RAO-${reference}`, in: '29000.00' },
    ]);
    const { items, sure } = await linesOf(landlord);
    expect(sure).toBe(0);
    const [short, reported] = [2_950_000, 2_900_000].map((amount) =>
      items.find((one) => one.amount === amount),
    );
    expect(short?.match).toMatchObject({ kind: 'due', id: month, grade: 'part', reasons: ['payer', 'day'] });
    expect(reported?.match).toMatchObject({ kind: 'payment', grade: 'part', reasons: ['reference'] });
    expect(await as(landlord).bankStatements.matchSure(side)).toEqual({ matched: 0, left: 0 });
    const parts = [{ due_id: month ?? '', amount: 2_950_000 }];
    await as(landlord).bankStatements.match({ ...side, id: short?.id ?? '', parts });
    await as(landlord).bankStatements.match({
      ...side,
      id: reported?.id ?? '',
      payment_id: reported?.match?.id,
    });
    const received = (await duesOf(landlord, lease.id)).map((due) => due.received);
    expect(received.reduce((sum, one) => sum + one, 0)).toBe(5_850_000);
    expect((await linesOf(landlord)).items).toEqual([]);
  });

  it('that names the tenant is likely the month nearest to it; one click records it with a receipt', async () => {
    const { landlord, tenant, lease, dues } = await letOut();
    const reference = nextReference();
    await upload(landlord, [{ on: dues[1]?.due_date ?? '', text: `UPI-ASHA RAO-${reference}`, in: '30000' }]);
    const line = await onlyLine(landlord);
    expect(line.match).toMatchObject({
      kind: 'due',
      id: dues[1]?.id,
      grade: 'likely',
      month: dues[1]?.month,
    });
    const parts = [{ due_id: line.match?.id ?? '', amount: RENT }];
    const recorded = await as(landlord).bankStatements.match({ ...side, id: line.id, parts });
    expect(recorded).toMatchObject({
      matched: RENT,
      payments: [{ receipt_number: expect.stringContaining('KR/') }],
    });
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'rent.recorded']);
    await expect(as(landlord).bankStatements.match({ ...side, id: line.id, parts })).rejects.toMatchObject(
      broken('bank-line.changed'),
    );
    expect((await duesOf(landlord, lease.id))[1]).toMatchObject({ received: RENT });
    const posted = await asOwner(`select from journal_entries where key = 'rent_received ' || $1`, [
      recorded.payments[0]?.id,
    ]);
    expect(posted).toHaveLength(1);
  });

  it('is split over months and over leases of one landlord, and taken back whole', async () => {
    const { landlord, lease, dues } = await letOut();
    const other = await letOut();
    await asOwner('update leases set landlord_id = $1 where id = $2', [landlord, other.lease.id]);
    await upload(landlord, [{ on: today(), text: `NEFT-SBINN52026110612345678-PARENTS`, in: '75,000.00' }]);
    const line = await onlyLine(landlord);
    const parts = [
      { due_id: dues[0]?.id ?? '', amount: RENT },
      { due_id: other.dues[0]?.id ?? '', amount: RENT },
    ];
    const match = (own: object) => as(landlord).bankStatements.match({ ...side, id: line.id, parts, ...own });
    await expect(match({ parts: [...parts, ...parts] })).rejects.toMatchObject(
      broken('bank-line.month-twice'),
    );
    await expect(match({ parts: [{ ...parts[0], amount: 7_500_001 }] })).rejects.toMatchObject(
      broken('bank-line.parts-too-much', 'amount'),
    );
    expect(await match({})).toMatchObject({
      matched: 2 * RENT,
      payments: [{ amount: RENT }, { amount: RENT }],
    });
    // Half a month is left of it.
    expect((await onlyLine(landlord)).matched).toBe(2 * RENT);
    await match({ parts: [{ due_id: dues[1]?.id ?? '', amount: 1_500_000 }] });
    expect((await linesOf(landlord)).total).toBe(0);
    expect((await duesOf(landlord, lease.id)).map(({ received }) => received)).toEqual([
      RENT,
      1_500_000,
      0,
      0,
    ]);
    const undone = await as(landlord).bankStatements.undo({
      ...side,
      id: line.id,
      reason: 'Another tenant’s',
    });
    expect(undone).toMatchObject({ matched: 0, payments: [] });
    expect((await duesOf(landlord, lease.id)).map(({ received }) => received)).toEqual([0, 0, 0, 0]);
    await expect(
      as(landlord).bankStatements.undo({ ...side, id: line.id, reason: 'Once more' }),
    ).rejects.toMatchObject(broken('bank-line.nothing-to-undo'));
  });

  it('of a payment recorded by hand is only linked, and opens again when that payment is taken back', async () => {
    const { landlord, dues } = await letOut();
    const reference = nextReference();
    const payment = await as(landlord).rents.record({
      id: dues[0]?.id ?? '',
      amount: RENT,
      mode: 'upi',
      reference,
      paid_on: today(),
      note: null,
    });
    await upload(landlord, [{ on: today(), text: `UPI-X-${reference}`, in: '30000' }]);
    const line = await onlyLine(landlord);
    await expect(
      as(landlord).bankStatements.match({
        ...side,
        id: line.id,
        parts: [{ due_id: dues[1]?.id ?? '', amount: RENT }],
      }),
    ).rejects.toMatchObject(broken('rent.reference-used', 'reference'));
    await as(landlord).bankStatements.matchSure(side);
    expect((await linesOf(landlord)).total).toBe(0);
    await as(landlord).rents.reverse({ id: payment.id, reason: 'It bounced' });
    expect(await onlyLine(landlord)).toMatchObject({ id: line.id, matched: 0 });
  });

  it('is ignored with a reason, and opened again', async () => {
    const { landlord } = await letOut();
    await upload(landlord, [{ on: today(), text: 'SALARY', in: '90000' }]);
    const { id, match } = await onlyLine(landlord);
    expect(match).toBeNull();
    await as(landlord).bankStatements.ignore({ ...side, id, reason: 'My salary' });
    expect((await linesOf(landlord, 'ignored')).items).toMatchObject([{ ignored_reason: 'My salary' }]);
    await expect(
      as(landlord).bankStatements.ignore({ ...side, id, reason: 'Once more' }),
    ).rejects.toMatchObject(broken('bank-line.changed'));
    await as(landlord).bankStatements.reopen({ ...side, id });
    expect(await onlyLine(landlord)).toMatchObject({ id, ignored_reason: null });
  });

  it('and its months are out of reach of everybody else', async () => {
    const { landlord, tenant, dues } = await letOut();
    const neighbour = await letOut();
    await upload(landlord, [{ on: today(), text: `UPI-ASHA RAO-${nextReference()}`, in: '30000' }]);
    const { id } = await onlyLine(landlord);
    const admin = await addPerson('Ada Admin', ['admin']);
    for (const person of [tenant, neighbour.landlord, admin]) {
      expect((await linesOf(person)).total).toBe(0);
      await expect(
        as(person).bankStatements.ignore({ ...side, id, reason: 'Not mine' }),
      ).rejects.toMatchObject({ status: 404 });
    }
    expect((await as(tenant).bankStatements.openDues(side)).items).toEqual([]);
    const theirs = [{ due_id: neighbour.dues[0]?.id ?? '', amount: 100 }];
    await expect(as(landlord).bankStatements.match({ ...side, id, parts: theirs })).rejects.toMatchObject({
      status: 404,
    });
    await expect(as(landlord).bankStatements.lines({ as: 'operator' })).rejects.toMatchObject({
      status: 403,
    });
    expect(
      (await as(landlord).bankStatements.openDues({ ...side, q: 'asha' })).items.map((due) => due.id),
    ).toEqual(dues.map((due) => due.id));
  });
});

describe('the operator’s account', () => {
  it('gets the rent that a mandate says it collects, is seen by administrators, and waits in their inbox', async () => {
    const start_date = firstDayOf(monthsAgo(1));
    const { admin, home, lease, landlord, tenant } = await managedLease(started, {
      start_date,
      end_date: lastDayAfter(start_date),
    });
    await writeDues(started, lease.id);
    const [due] = await duesOf(landlord, lease.id);
    const own = { as: 'operator' } as const;
    const file = statementFile([
      { on: due?.due_date ?? '', text: `UPI-ASHA RAO-${nextReference()}`, in: '30000' },
    ]);
    await as(admin).bankStatements.upload({ ...own, file });
    const [line] = (await as(admin).bankStatements.lines(own)).items;
    // The tenant pays the landlord until the landlord agrees to another way.
    expect(line?.match).toBeNull();
    const mandate = await as(admin).mandates.offer({
      id: home,
      collects: 'operator',
      fee_bp: 800,
      remittance_day: 7,
      deposit_holder: 'company',
      payee_name: 'Kiraya Homes',
      payee_upi: 'rent@okbank',
    });
    await as(landlord).mandates.accept({ id: mandate.id, text_hash: mandate.text_hash, name: 'Lal Singh' });
    const [collected] = (await as(admin).bankStatements.lines(own)).items;
    expect(collected?.match).toMatchObject({ kind: 'due', id: due?.id });
    expect((await as(admin).inbox.list()).items).toContainEqual(
      expect.objectContaining({ kind: 'bank-lines', count: 1 }),
    );
    const parts = [{ due_id: due?.id ?? '', amount: RENT }];
    const refused = broken('rent.paid-to-operator');
    const form = {
      amount: RENT,
      mode: 'upi' as const,
      reference: nextReference(),
      paid_on: today(),
      note: null,
    };
    await expect(as(landlord).rents.record({ id: due?.id ?? '', ...form })).rejects.toMatchObject(refused);
    const reported = await as(tenant).rents.report({ id: due?.id ?? '', ...form });
    expect(await noticesOf(asOwner, landlord)).not.toContainEqual([landlord, 'rent.reported']);
    await expect(as(landlord).rents.confirm({ id: reported.id })).rejects.toMatchObject(refused);
    await expect(
      as(landlord).rents.dispute({ id: reported.id, reason: 'Nothing came' }),
    ).rejects.toMatchObject(refused);
    const seen = await as(landlord).rents.listPayments({ as: 'landlord', lease_id: lease.id });
    expect(seen.items).toMatchObject([{ side: 'receiver', is_answered_by_operator: true }]);
    const payer = await as(tenant).rents.listPayments({ lease_id: lease.id });
    expect(payer.items).toMatchObject([{ side: 'tenant', is_answered_by_operator: true }]);
    expect((await as(tenant).rents.listDues({ id: lease.id })).is_answered_by_operator).toBe(true);
    expect((await as(admin).rents.listDues({ id: lease.id })).is_answered_by_operator).toBe(false);
    const past = services.database.asActor({ userId: landlord }, (tx) =>
      tx.execute(`update rent_payments set state = 'mismatch' where id = '${reported.id}'`),
    );
    await expect(past).rejects.toMatchObject({
      cause: { message: 'This side may not move the payment there' },
    });
    await as(tenant).rents.cancel({ id: reported.id });
    await as(admin).bankStatements.match({ ...own, id: line?.id ?? '', parts });
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'rent.recorded']);
    const owed = () =>
      asOwner<{ account: string; party: string | null; amount: string }>(
        `select account, party_id as party, sum(amount)::text as amount from journal_lines
          where lease_id = $1 and account in ('unknown_payers', 'owner_payable') group by 1, 2 order by 1`,
        [lease.id],
      );
    const came = [
      { account: 'owner_payable', party: landlord, amount: `${-RENT}` },
      { account: 'unknown_payers', party: null, amount: `${RENT}` },
    ];
    expect(await owed()).toEqual(came);
    const again = { ...own, id: line?.id ?? '' };
    await as(admin).bankStatements.undo({ ...again, reason: 'Another home' });
    expect((await owed()).map(({ amount }) => amount)).toEqual(['0', '0']);
    await as(admin).bankStatements.match({ ...again, parts });
    expect(await owed()).toEqual(came);
    const { found } = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
    expect(Object.fromEntries(found)).toEqual({});
    const notManaged = await letOut();
    await expect(
      as(admin).bankStatements.match({
        ...own,
        id: line?.id ?? '',
        parts: [{ due_id: notManaged.dues[0]?.id ?? '', amount: 1 }],
      }),
    ).rejects.toMatchObject(broken('bank-line.changed'));
  });
});

describe('a payment of an unknown payer to the operator', () => {
  const own = { as: 'operator' } as const;
  const sums = async () =>
    Object.fromEntries(
      (
        await asOwner<{ account: string; amount: number }>(
          `select l.account, sum(l.amount)::int as amount from journal_lines l join journal_entries e on e.id = l.entry_id
            where e.source_type = 'bank_line' and e.source_id = (select max(id::text)::uuid from bank_lines where owner_id is null)
            group by 1 having sum(l.amount) <> 0 order by 1`,
        )
      ).map(({ account, amount }) => [account, amount]),
    );
  const came = async (on: string) => {
    const admin = await addPerson('Ada Admin', ['admin']);
    const reference = nextReference();
    await as(admin).bankStatements.upload({
      ...own,
      file: statementFile([{ on, text: `NEFT-SOMEBODY-${reference}`, in: '5000' }]),
    });
    const { items, held } = await as(admin).bankStatements.lines(own);
    const line = items.find((one) => one.reference === reference);
    return { admin, id: line?.id ?? '', days: line?.held_days, held };
  };
  const isProved = async () => {
    const { found } = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
    expect(Object.fromEntries(found)).toEqual({});
  };

  it('is held from its own day on, in a trial balance that sums to zero, and shows its age', async () => {
    const { admin, held, days } = await came(addDays(today(), -9));
    expect(days).toBe(9);
    expect(held).toBe(500_000);
    expect(await sums()).toEqual({ operator_bank: 500_000, unknown_payers: -500_000 });
    expect(
      await asOwner(`select happened_on::text as on from journal_entries where kind = 'unknown_received'
        order by id desc limit 1`),
    ).toEqual([{ on: addDays(today(), -9) }]);
    const { rows } = await as(admin).books.trialBalance({});
    expect(rows.reduce((sum, { closing }) => sum + closing, 0)).toBe(0);
    expect(rows).toContainEqual(expect.objectContaining({ account: 'unknown_payers', is_own: true }));
    await isProved();
  });

  it.each([
    ['recorded', null, {}],
    ['fee', null, { operator_bank: 500_000, fee_clearing: -500_000 }],
    ['returned', today(), {}],
  ] as const)(
    'that is %s leaves the account, and comes back when that is taken back',
    async (outcome, returned_on, left) => {
      const { admin, id } = await came(addDays(today(), -1));
      const ignore = { ...own, id, reason: 'UTR 99 to the payer', outcome };
      if (returned_on) {
        for (const day of [null, addDays(today(), 1), addDays(today(), -2)]) {
          await expect(
            as(admin).bankStatements.ignore({ ...ignore, returned_on: day }),
          ).rejects.toMatchObject(broken('bank-line.returned-when', 'returned_on'));
        }
      }
      expect(await as(admin).bankStatements.ignore({ ...ignore, returned_on })).toMatchObject({
        outcome,
        returned_on,
        held_days: null,
      });
      expect(await sums()).toEqual(left);
      await isProved();
      await as(admin).bankStatements.reopen({ ...own, id });
      expect(await sums()).toEqual({ operator_bank: 500_000, unknown_payers: -500_000 });
      await isProved();
    },
  );

  it('is not forgotten after half a year', async () => {
    const { admin, id } = await came(addDays(today(), -2));
    await asOwner(`update bank_lines set created_at = app.now() - interval '181 days' where id = '${id}'`);
    await cleanUp(services.database);
    expect((await as(admin).bankStatements.lines(own)).items.map((line) => line.id)).toContain(id);
  });
});

it('deletes lines that nothing was recorded from after half a year, with the account at once', async () => {
  const { landlord } = await letOut();
  await upload(landlord, [{ on: addDays(today(), -1), text: 'SALARY', in: '90000' }]);
  await cleanUp(services.database);
  expect((await linesOf(landlord)).total).toBe(1);
  await asOwner(`update bank_lines set created_at = app.now() - interval '181 days' where owner_id = $1`, [
    landlord,
  ]);
  await cleanUp(services.database);
  expect((await linesOf(landlord)).total).toBe(0);
  await upload(landlord, [{ on: today(), text: 'SALARY', in: '90000' }]);
  await services.database.asWorker((tx) => tx.execute(`select app.erase_person('${landlord}')`));
  expect(await asOwner('select from bank_statements where owner_id = $1', [landlord])).toEqual([]);
});

describe('a finance maker', () => {
  const own = { as: 'operator' } as const;

  it('matches what came in, takes a part of it, undoes it and says what is no rent, without a lease of their own', async () => {
    const home = await collectedHome(started);
    const { lease, landlord, tenant, dues } = home;
    const maker = await addPerson('Mohan Maker', ['finance_maker']);
    const [first, second] = dues.map(({ id }) => id);
    const reference = nextReference();
    const paid = { mode: 'upi', reference, paid_on: today(), note: null } as const;
    const reported = await as(tenant).rents.report({ id: first ?? '', amount: RENT, ...paid });
    expect((await as(maker).inbox.list()).items).toContainEqual(
      expect.objectContaining({ kind: 'rents-to-confirm' }),
    );
    const open = await as(maker).bankStatements.openDues({ ...own, show: 'reported' });
    expect(open.items).toMatchObject([
      { id: first, reported: { amount: RENT, reference, paid_on: today() } },
    ]);
    const unknown = nextReference();
    const short = nextReference();
    const file = statementFile([
      { on: today(), text: `UPI-ASHA RAO-${reference}`, in: '30000' },
      { on: today(), text: `UPI-ASHA RAO-${short}`, in: '29500' },
      { on: today(), text: `NEFT-SOMEBODY-${unknown}`, in: '700' },
    ]);
    expect(await as(maker).bankStatements.upload({ ...own, file })).toMatchObject({ added: 3 });
    const found = async (wanted: string, show: 'open' | 'recorded' | 'ignored' = 'open') => {
      const { items } = await as(maker).bankStatements.lines({ ...own, show });
      const line = items.find((one) => one.reference === wanted);
      if (!line) throw new Error(`No ${show} line has the reference ${wanted}`);
      return line;
    };
    expect((await found(reference)).match).toMatchObject({ id: reported.id, grade: 'sure' });
    await as(maker).bankStatements.matchSure(own);
    expect(await found(reference, 'recorded')).toMatchObject({
      payments: [
        { id: reported.id, tenant_name: 'Asha Rao', receipt_number: expect.stringContaining('KR/') },
      ],
    });
    const rest = await as(maker).bankStatements.openDues({ ...own, q: 'Asha' });
    expect(rest.items.map(({ id }) => id)).toContain(second);
    const line = await found(short);
    const parts = [{ due_id: second ?? '', amount: 2_950_000 }];
    await as(maker).bankStatements.match({ ...own, id: line.id, parts });
    expect((await duesOf(landlord, lease.id))[1]).toMatchObject({ received: 2_950_000 });
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'rent.recorded']);
    const reason = 'Of another home';
    await as(maker).bankStatements.undo({ ...own, id: line.id, reason });
    expect((await duesOf(landlord, lease.id))[1]).toMatchObject({ received: 0 });
    expect((await found(short)).matched).toBe(0);
    const no = { ...own, id: (await found(unknown)).id, reason: 'Nobody we know' };
    expect(await as(maker).bankStatements.ignore({ ...no, outcome: 'fee' })).toMatchObject({
      outcome: 'fee',
    });
    // What the act wrote is under the maker's name, and of the lease they see nothing by any other way.
    expect(
      await asOwner(
        `select action from audit_log where actor_id = $1 and action like 'rents.%' order by id`,
        [maker],
      ),
    ).toEqual([{ action: 'rents.confirm' }, { action: 'rents.record' }, { action: 'rents.reverse' }]);
    await expect(as(maker).leases.get({ id: lease.id })).rejects.toMatchObject({ status: 404 });
    await expect(as(maker).rents.listDues({ id: lease.id })).rejects.toMatchObject({ status: 404 });
    await expect(as(maker).rents.reverse({ id: reported.id, reason })).rejects.toMatchObject({ status: 404 });
    const { found: wrong } = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
    expect(Object.fromEntries(wrong)).toEqual({});
  });

  it('reaches no lease that its owner collects, and their own owner’s alone within the act', async () => {
    const collected = await collectedHome(started);
    const other = await letOut();
    const maker = await addPerson('Mohan Maker', ['finance_maker']);
    const file = statementFile([{ on: today(), text: `NEFT-X-${nextReference()}`, in: '900' }]);
    await as(maker).bankStatements.upload({ ...own, file });
    const [line] = (await as(maker).bankStatements.lines(own)).items;
    const parts = [{ due_id: other.dues[0]?.id ?? '', amount: 100 }];
    await expect(as(maker).bankStatements.match({ ...own, id: line?.id ?? '', parts })).rejects.toMatchObject(
      { status: 404 },
    );
    // Whoever could say by SQL for which lease they record gets no further than the rule of the act.
    const seen = (userId: string, lease: string) =>
      services.database.asActor({ userId }, async (tx) => {
        await tx.execute(sql`select set_config('app.collecting', ${lease}, true)`);
        const { rows } = await tx.execute(sql`select id from leases where id = ${lease}`);
        return rows.length;
      });
    const checker = await addPerson('Charu Checker', ['finance_checker']);
    expect(await seen(maker, collected.lease.id)).toBe(1);
    expect(await seen(maker, other.lease.id)).toBe(0);
    expect(await seen(checker, collected.lease.id)).toBe(0);
    expect(await seen(other.landlord, collected.lease.id)).toBe(0);
    const change = services.database.asActor({ userId: maker }, async (tx) => {
      await tx.execute(sql`select set_config('app.collecting', ${collected.lease.id}, true)`);
      const { rowCount } = await tx.execute(
        sql`update leases set version = 9 where id = ${collected.lease.id}`,
      );
      return rowCount;
    });
    expect(await change).toBe(0);
  });

  it.each(['finance_checker', 'support', 'viewer', 'programme_manager'] as const)(
    'alone does so beside administrators: a %s is refused',
    async (role) => {
      const person = await addPerson('Charu Checker', [role]);
      await expect(as(person).bankStatements.lines(own)).rejects.toMatchObject({ status: 403 });
      const { rows } = await services.database.asActor({ userId: person }, (tx) =>
        tx.execute(sql`select (select count(*) from app.collected_dues())::int as dues,
          (select count(*) from app.payments_we_collect())::int as payments,
          (select count(*) from app.reports_we_collect())::int as reports,
          (select count(*) from app.collect(${randomUUID()}, null, null))::int as held`),
      );
      expect(rows).toEqual([{ dues: 0, payments: 0, reports: 0, held: 0 }]);
    },
  );
});
