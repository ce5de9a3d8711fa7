import { beforeEach, describe, expect, it } from 'vitest';
import { noticesOf } from '../../../tests/support/leads.ts';
import {
  agreeLease,
  endLeases,
  managedLease,
  proposeLease,
  runningLease,
  writeDues,
} from '../../../tests/support/leases.ts';
import { today } from '../../../tests/support/managed-rentals.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { asFile, picture } from '../../../tests/support/photos.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, addMonths } from '../../domain/dates.ts';
import { postSettlement } from './deposit-book.ts';
import { exportSections } from './export-sections.ts';
import { endTerms } from './settlement-jobs.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = test;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const DEPOSIT = 9_000_000;
const broken = (rule: string, field?: string) => ({
  code: 'RULE_BROKEN',
  data: { rule, ...(field ? { field } : {}) },
});

/** A lease of one month that ended yesterday, its rent unpaid. */
async function over(own: object = {}) {
  const end_date = addDays(today(), -1);
  const parties = await runningLease(test, { start_date: addMonths(end_date, -1), end_date, ...own });
  await writeDues(test, parties.lease.id);
  await endLeases(test, end_date);
  return { ...parties, id: parties.lease.id };
}

const damage = (label: string, amount: number) => ({ kind: 'damage' as const, label, amount });
const paint = damage('Paint', 450_000);
const cupboard = damage('Cupboard', 1_000_000);

async function proposed(lines = [paint, cupboard], own: object = {}) {
  const parties = await over(own);
  const settlement = await as(parties.landlord).settlements.propose({ id: parties.id, lines });
  return { ...parties, settlement };
}

type Lines = { lines: { id: string; label: string }[] };
const idOf = ({ lines }: Lines, label: string) => lines.find((line) => line.label === label)?.id ?? '';

/** Paint is accepted, the cupboard is not. */
async function disputed(own: object = {}) {
  const parties = await proposed([paint, cupboard], own);
  const { tenant, settlement } = parties;
  const answered = await as(tenant).settlements.answer({
    id: settlement.id,
    answers: [
      { line_id: idOf(settlement, 'Paint'), accepts: true, reason: null },
      { line_id: idOf(settlement, 'Cupboard'), accepts: false, reason: 'It was broken when I came' },
    ],
  });
  return { ...parties, settlement: answered };
}

const postAll = (id: string) => services.database.asWorker((tx) => postSettlement(tx, id, today()));
const bookOf = async (leaseId: string) =>
  Object.fromEntries(
    (
      await asOwner<{ account: string; amount: string }>(
        `select account, sum(amount)::text as amount from journal_lines where lease_id = $1
          group by account having sum(amount) <> 0`,
        [leaseId],
      )
    ).map(({ account, amount }) => [account, Number(amount)]),
  );
const unpaidOf = async (person: string, id: string) => (await as(person).settlements.get({ id })).unpaid;

describe('a settlement', () => {
  it('waits on the first screen of whoever acts next', async () => {
    const { landlord, tenant, settlement } = await proposed([paint]);
    const awaited = async () => [
      (await as(tenant).dashboard.get()).awaiting_me.settlements,
      (await as(landlord).dashboard.get()).awaiting_me.settlements_let,
    ];
    expect(await awaited()).toEqual([1, 0]);
    const answers = [{ line_id: idOf(settlement, 'Paint'), accepts: true, reason: null }];
    const { to_refund } = await as(tenant).settlements.answer({ id: settlement.id, answers });
    expect(await awaited()).toEqual([0, 1]);
    const paid = { amount: to_refund, mode: 'cash' as const, reference: null, paid_on: today() };
    const { refunds } = await as(landlord).settlements.recordRefund({ id: settlement.id, ...paid });
    expect(await awaited()).toEqual([1, 0]);
    await as(tenant).settlements.confirmRefund({ id: refunds[0]?.id ?? '' });
    expect(await awaited()).toEqual([0, 0]);
  });

  it('begins no earlier than the last day, and not of a lease that was renewed', async () => {
    const { lease, landlord, tenant } = await runningLease(test);
    const refused = broken('settlement.too-early');
    await expect(as(tenant).settlements.ask({ id: lease.id })).rejects.toMatchObject(refused);
    await expect(as(landlord).settlements.propose({ id: lease.id, lines: [] })).rejects.toMatchObject(
      refused,
    );
    expect(await as(tenant).settlements.get({ id: lease.id })).toMatchObject({
      can_start: false,
      settlement: null,
    });
    const renewal = await as(landlord).leases.renew({
      id: lease.id,
      end_date: addDays(lease.end_date, 200),
      rent: 3_000_000,
    });
    await proposeLease(test, landlord, renewal);
    await asOwner(
      'update leases set start_date = start_date - 400, end_date = end_date - 400 where id = $1',
      [lease.id],
    );
    await expect(as(tenant).settlements.ask({ id: lease.id })).rejects.toMatchObject(
      broken('settlement.renewed'),
    );
  });

  it('leaves the last day as it is: no notice is taken back and no renewal begins while it goes on', async () => {
    const settled = broken('lease.being-settled');
    const ofNotice = await runningLease(test, { start_date: addMonths(today(), -2) });
    const { id } = ofNotice.lease;
    await asOwner(
      `update leases set state = 'ending', notice_by = 'tenant', notice_given_on = $2::date - 30, ends_on = $2 where id = $1`,
      [id, today()],
    );
    await as(ofNotice.landlord).settlements.propose({ id, lines: [] });
    const { version } = await as(ofNotice.tenant).leases.get({ id });
    const tenant = as(ofNotice.tenant).leases;
    await expect(tenant.withdrawNotice({ id, version })).rejects.toMatchObject(settled);
    await expect(tenant.proposeEnd({ id, version, ends_on: addDays(today(), -1) })).rejects.toMatchObject(
      settled,
    );
    const ofTerm = await runningLease(test, { start_date: addMonths(today(), -2), end_date: today() });
    await as(ofTerm.tenant).settlements.ask({ id: ofTerm.lease.id });
    const renewal = { id: ofTerm.lease.id, end_date: addDays(today(), 200), rent: 3_000_000 };
    await expect(as(ofTerm.landlord).leases.renew(renewal)).rejects.toMatchObject(settled);
  });

  it('is of the deposit that was agreed where the book knows of charges alone', async () => {
    const maintenance = { kind: 'maintenance', paid_by: 'tenant', how: 'fixed', amount: 200_000 };
    const { landlord, tenant, id } = await over({ charges: [maintenance] });
    expect(await bookOf(id)).toMatchObject({ charges_receivable: expect.any(Number) });
    expect(await as(tenant).settlements.get({ id })).toMatchObject({ deposit: 9_000_000 });
    const settlement = await as(landlord).settlements.propose({ id, lines: [] });
    expect(settlement).toMatchObject({ deposit: 9_000_000 });
  });

  it('of a renewal is of the deposit that came in with the lease before, which moves over from its book', async () => {
    const { landlord, tenant, lease } = await runningLease(test, { deposit_due_on: addDays(today(), 3) });
    await writeDues(test, lease.id);
    const { items } = await as(tenant).rents.listDues({ id: lease.id, limit: 50 });
    const due = items.find(({ kind }) => kind === 'deposit')?.id ?? '';
    const paid = { amount: 5_000_000, mode: 'cash' as const, reference: null, paid_on: today() };
    await as(landlord).rents.record({ id: due, ...paid });
    const renewal = await as(landlord).leases.renew({
      id: lease.id,
      end_date: addDays(lease.end_date, 200),
      rent: 3_000_000,
    });
    await agreeLease(test, { landlord, tenant }, renewal);
    await asOwner(
      `update leases set state = 'ended', ended_on = $2, start_date = $2::date - 30, end_date = $2 where id = $1`,
      [renewal.id, addDays(today(), -1)],
    );
    const settlement = await as(landlord).settlements.propose({ id: renewal.id, lines: [] });
    // What was agreed and never paid does not go back.
    expect(settlement).toMatchObject({ deposit: 5_000_000, to_refund: 5_000_000 });
    const { refunds } = await as(landlord).settlements.recordRefund({ id: settlement.id, ...paid });
    await as(tenant).settlements.confirmRefund({ id: refunds[0]?.id ?? '' });
    for (let run = 0; run < 2; run += 1) await postAll(settlement.id);
    for (const id of [lease.id, renewal.id]) {
      const accounts = Object.keys(await bookOf(id));
      expect(accounts.filter((account) => account.startsWith('deposit'))).toEqual([]);
    }
  });

  it('goes from proposal over dispute and decision to the refund that the tenant confirms, and the book is at zero', async () => {
    const { landlord, tenant, id, settlement } = await disputed();
    expect(settlement).toMatchObject({
      state: 'disputed',
      due_on: addDays(today(), 14),
      taken: 450_000,
      held: 1_000_000,
      refund: DEPOSIT - 1_450_000,
      to_refund: DEPOSIT - 1_450_000,
    });
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'settlement.answered']);

    // What is not disputed goes back first.
    const own = { id: settlement.id, paid_on: today(), mode: 'upi' as const };
    await expect(
      as(landlord).settlements.recordRefund({ ...own, amount: DEPOSIT, reference: '432100000001' }),
    ).rejects.toMatchObject(broken('settlement.refund-too-much', 'amount'));
    await expect(
      as(landlord).settlements.recordRefund({ ...own, amount: 100, reference: null }),
    ).rejects.toMatchObject(broken('settlement.reference-missing', 'reference'));
    const paid = await as(landlord).settlements.recordRefund({
      ...own,
      amount: DEPOSIT - 1_450_000,
      reference: '432100000001',
    });
    expect(paid).toMatchObject({ to_refund: 0, refunds: [{ state: 'reported', reference: '432100000001' }] });
    const [first] = paid.refunds;
    const denied = await as(tenant).settlements.denyRefund({ id: first?.id ?? '', reason: 'Nothing came' });
    expect(denied).toMatchObject({
      to_refund: DEPOSIT - 1_450_000,
      refunds: [{ state: 'denied', answer: 'Nothing came' }],
    });
    const again = await as(landlord).settlements.recordRefund({
      ...own,
      amount: DEPOSIT - 1_450_000,
      reference: '432100000002',
    });
    await as(tenant).settlements.confirmRefund({ id: again.refunds[1]?.id ?? '' });
    await postAll(settlement.id);

    const admin = await addPerson('Ada', ['admin']);
    expect(await as(admin).settlements.listDisputes({ show: 'disputed', q: 'Asha' })).toMatchObject({
      items: [{ id: settlement.id, reads_as: 'team' }],
    });
    const decision = { line_id: idOf(settlement, 'Cupboard'), reason: 'The photos show one door only' };
    await expect(
      as(admin).settlements.decide({ id: settlement.id, decisions: [{ ...decision, amount: 1_000_001 }] }),
    ).rejects.toMatchObject(broken('settlement.decided-too-much', 'decisions.0.amount'));
    const decided = await as(admin).settlements.decide({
      id: settlement.id,
      decisions: [{ ...decision, amount: 400_000 }],
    });
    expect(decided).toMatchObject({ state: 'refunding', taken: 850_000, held: 0, to_refund: 600_000 });
    const rest = await as(landlord).settlements.recordRefund({
      ...own,
      amount: 600_000,
      mode: 'cash',
      reference: null,
    });
    const closed = await as(tenant).settlements.confirmRefund({ id: rest.refunds[2]?.id ?? '' });
    expect(closed).toMatchObject({ state: 'closed', due_on: null, debt: 0 });
    await postAll(settlement.id);
    await postAll(settlement.id);
    const file = await as(tenant).settlements.file({ id: settlement.id });
    const paper = (await pdfLines(new Uint8Array(await file.arrayBuffer()))).join('\n');
    // Each deduction with what came of it, what was said, and each refund with its answer; Devanagari is read in the order of its glyphs.
    for (const said of [
      'Begun on Kiraya on',
      'It was broken when I came',
      'The photos show one door only',
      '₹8,500.00',
      '432100000002',
      'The tenant says it did not arrive',
      'The tenant confirmed it',
    ])
      expect(paper).toContain(said);
    // Rent of the lease was nowhere named, so it stays a debt; the deposit is settled to the paisa.
    const [{ amount: open } = { amount: 0 }] = await unpaidOf(tenant, id);
    const all = (await unpaidOf(tenant, id)).reduce((sum, due) => sum + due.amount, 0);
    expect(open).toBeGreaterThan(0);
    expect(await bookOf(id)).toEqual({
      rent_receivable: all,
      rent_earned: -all,
      charges_earned: -850_000,
      rent_collected: 850_000,
    });
  });

  it('takes unpaid rent from the deposit, which closes its months; what is left is a debt that can be waived', async () => {
    const { landlord, tenant, id } = await over({ deposit: 2_000_000 });
    const unpaid = await unpaidOf(landlord, id);
    const rent = unpaid.map(({ due_id, amount }) => ({
      kind: 'rent' as const,
      label: 'Rent',
      amount,
      due_id,
    }));
    const all = unpaid.reduce((sum, { amount }) => sum + amount, 0);
    await expect(as(landlord).settlements.propose({ id, lines: [...rent, ...rent] })).rejects.toMatchObject(
      broken('settlement.due-named-twice', `lines.${rent.length}.due_id`),
    );
    const settlement = await as(landlord).settlements.propose({ id, lines: rent });
    await endTerms(services.database, services.jobs, `${addDays(today(), 8)}T06:00:00Z`);
    const silent = (await as(tenant).settlements.get({ id })).settlement;
    expect(silent).toMatchObject({ state: 'closed', debt: all - 2_000_000, to_refund: 0 });
    expect(silent?.lines.every(({ state, is_by_silence }) => state === 'accepted' && is_by_silence)).toBe(
      true,
    );
    await postAll(settlement.id);
    expect((await unpaidOf(tenant, id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(all - 2_000_000);
    expect(await bookOf(id)).toMatchObject({ rent_receivable: all - 2_000_000, rent_collected: 2_000_000 });
    // The claim stays; it keeps nobody from erasing what else is theirs.
    expect((await as(tenant).privacy.erasure.get()).blocks).toEqual([]);
    const waived = await as(landlord).settlements.waive({ id: settlement.id, reason: 'We agreed on it' });
    expect(waived).toMatchObject({ debt: 0, waived: all - 2_000_000, waive_reason: 'We agreed on it' });
    await postAll(settlement.id);
    expect(await unpaidOf(tenant, id)).toEqual([]);
    expect(await bookOf(id)).toEqual({
      rent_earned: -all,
      rent_collected: 2_000_000,
      rent_waived: all - 2_000_000,
    });
    await expect(
      as(landlord).settlements.waive({ id: settlement.id, reason: 'Again' }),
    ).rejects.toMatchObject(broken('settlement.no-debt'));
  });

  it('is begun by the tenant too: silence of the landlord leaves no deduction but unpaid rent', async () => {
    const { landlord, tenant, id } = await over();
    const asked = await as(tenant).settlements.ask({ id });
    expect(asked).toMatchObject({ state: 'proposing', started_by: 'tenant', due_on: addDays(today(), 7) });
    expect(await as(tenant).settlements.ask({ id })).toEqual(asked);
    await endTerms(services.database, services.jobs, `${addDays(today(), 7)}T06:00:00Z`);
    expect((await as(tenant).settlements.get({ id })).settlement?.state).toBe('proposing');
    await endTerms(services.database, services.jobs, `${addDays(today(), 8)}T06:00:00Z`);
    const { settlement } = await as(tenant).settlements.get({ id });
    expect(settlement?.lines.every(({ kind }) => kind === 'rent')).toBe(true);
    await expect(as(landlord).settlements.propose({ id, lines: [paint] })).rejects.toMatchObject(
      broken('settlement.changed-meanwhile'),
    );
  });

  it('silence of the tenant is no yes to a deduction: the team decides it', async () => {
    const { tenant, id } = await proposed();
    await endTerms(services.database, services.jobs, `${addDays(today(), 8)}T06:00:00Z`);
    expect((await as(tenant).settlements.get({ id })).settlement).toMatchObject({
      state: 'disputed',
      lines: [
        { state: 'disputed', is_by_silence: true, reason: null },
        { state: 'disputed', is_by_silence: true },
      ],
    });
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'settlement.silent']);
  });

  it('a deduction is given up before it is decided, once', async () => {
    const { landlord, settlement } = await disputed();
    const line_id = idOf(settlement, 'Cupboard');
    const dropped = await as(landlord).settlements.dropLine({ line_id });
    expect(dropped).toMatchObject({ state: 'refunding', held: 0, to_refund: DEPOSIT - 450_000 });
    expect(await as(landlord).settlements.dropLine({ line_id })).toEqual(dropped);
    await expect(
      as(landlord).settlements.dropLine({ line_id: idOf(settlement, 'Paint') }),
    ).rejects.toMatchObject(broken('settlement.changed-meanwhile'));
  });

  it('holds photos of both sides, until it is settled', async () => {
    const { landlord, tenant, settlement } = await proposed();
    const line_id = idOf(settlement, 'Cupboard');
    const file = asFile(await picture(400, 400));
    await as(landlord).settlements.addEvidence({ line_id, file });
    const both = await as(tenant).settlements.addEvidence({ line_id, file });
    expect(both.lines.find(({ id }) => id === line_id)?.photos.map(({ side }) => side)).toEqual([
      'landlord',
      'tenant',
    ]);
  });

  it('a deposit that we hold is paid back by the team', async () => {
    const { landlord, settlement } = await disputed({ deposit_held_by: 'company' });
    const admin = await addPerson('Ada', ['admin']);
    const refund = {
      id: settlement.id,
      amount: 100,
      paid_on: today(),
      mode: 'cash' as const,
      reference: null,
    };
    await expect(as(landlord).settlements.recordRefund(refund)).rejects.toMatchObject(
      broken('settlement.not-yours'),
    );
    expect(await as(admin).settlements.recordRefund(refund)).toMatchObject({ refunds: [{ amount: 100 }] });
    expect((await as(admin).settlements.listDisputes({ show: 'to-refund' })).total).toBeGreaterThan(0);
  });
});

describe('who may do what', () => {
  it('is as the table says', async () => {
    const end_date = addDays(today(), -1);
    const { admin, manager, landlord, tenant, home, lease } = await managedLease(test, {
      start_date: addMonths(end_date, -1),
      end_date,
    });
    await endLeases(test, end_date);
    const [nisha, stranger, former] = [
      await addPerson('Nisha'),
      await addPerson('Om', ['landlord']),
      await addPerson('Ila', ['tenant']),
    ];
    await asOwner(
      `insert into lease_parties (lease_id, role, user_id, name, email) values ($1, 'co_tenant', $2, 'Nisha', 'nisha@example.in')`,
      [lease.id, nisha],
    );
    await asOwner(
      `insert into leases (managed_property_id, home_name, landlord_id, landlord_name, tenant_id, tenant_name, tenant_email,
         state, start_date, end_date, ended_on, rent, notice_days, document_version)
       values ($1, 'Rose', $2, 'Lal', $3, 'Ila', 'ila@example.in', 'ended', '2020-01-01', '2020-06-30', '2020-06-30', 100, 0, 1)`,
      [home, landlord, former],
    );
    const people = { landlord, tenant, nisha, manager, former, stranger, admin };
    type Who = keyof typeof people;
    const outcome = (error: { code?: string; data?: { rule?: string } }) =>
      error.code === 'NOT_FOUND'
        ? 'unseen'
        : error.code === 'FORBIDDEN'
          ? 'no'
          : (error.data?.rule ?? error.code ?? 'broken');
    const tried = async (attempt: (person: string) => Promise<unknown>) => {
      const row: Partial<Record<Who, string>> = {};
      for (const [who, person] of Object.entries(people) as [Who, string][]) {
        row[who] = await attempt(person).then(() => 'may', outcome);
      }
      return row;
    };
    const id = lease.id;
    const no = 'settlement.not-yours';
    const hidden = { former: 'unseen', stranger: 'unseen' };
    const ofLease = { landlord: no, tenant: no, nisha: no, manager: no, ...hidden, admin: no };
    expect(await tried((person) => as(person).settlements.ask({ id }))).toEqual({
      ...ofLease,
      tenant: 'may',
    });
    const lines = [cupboard, paint];
    expect(await tried((person) => as(person).settlements.propose({ id, lines }))).toEqual({
      ...ofLease,
      landlord: 'may',
    });
    const { settlement } = await as(landlord).settlements.get({ id });
    if (!settlement) throw new Error('Nothing was proposed');
    const read = await tried((person) => as(person).settlements.get({ id }));
    expect(read).toEqual({
      landlord: 'may',
      tenant: 'may',
      nisha: 'may',
      manager: 'may',
      former: 'unseen',
      stranger: 'unseen',
      admin: 'may',
    });
    const answers = settlement.lines.map(({ id: line_id }) => ({ line_id, accepts: false, reason: 'No' }));
    expect(await tried((person) => as(person).settlements.answer({ id: settlement.id, answers }))).toEqual({
      ...ofLease,
      tenant: 'may',
    });
    const [first, second] = settlement.lines.map((line) => line.id);
    expect(await tried((person) => as(person).settlements.dropLine({ line_id: first ?? '' }))).toEqual({
      ...ofLease,
      landlord: 'may',
    });
    const decisions = [{ line_id: second ?? '', amount: 0, reason: 'No photo of it' }];
    const decided = await tried((person) => as(person).settlements.decide({ id: settlement.id, decisions }));
    expect(decided).toEqual({
      landlord: 'no',
      tenant: 'no',
      nisha: 'no',
      manager: 'no',
      former: 'no',
      stranger: 'no',
      admin: 'may',
    });
    const refund = {
      id: settlement.id,
      amount: 100,
      paid_on: today(),
      mode: 'cash' as const,
      reference: null,
    };
    expect(await tried((person) => as(person).settlements.recordRefund(refund))).toEqual({
      ...ofLease,
      landlord: 'may',
    });
    const { refunds } = (await as(tenant).settlements.get({ id })).settlement ?? { refunds: [] };
    expect(
      await tried((person) => as(person).settlements.confirmRefund({ id: refunds[0]?.id ?? '' })),
    ).toEqual({ ...ofLease, tenant: 'may' });
    await expect(as(landlord).settlements.waive({ id: settlement.id, reason: 'None' })).rejects.toMatchObject(
      broken('settlement.no-debt'),
    );
  });
});

it('stands in the copy of one’s data of both sides, line by line with the refund, and of nobody else', async () => {
  const { landlord, tenant, settlement } = await disputed();
  await as(landlord).settlements.recordRefund({
    id: settlement.id,
    paid_on: today(),
    mode: 'upi',
    amount: 100_000,
    reference: '432100000077',
  });
  const copyOf = (person: string) =>
    services.database.asWorker(async (tx) => {
      const sections = [];
      for (const { file, rows } of exportSections)
        sections.push([file, (await tx.execute(rows(person))).rows]);
      return Object.fromEntries(sections);
    });
  const copy = await copyOf(tenant);
  expect(copy).toMatchObject({
    'deposit-settlements': [
      { 'Deposit (₹)': '90000.00', What: 'Paint', 'Asked (₹)': '4500.00', Answer: 'accepted' },
      { What: 'Cupboard', 'Asked (₹)': '10000.00', 'Why not agreed': 'It was broken when I came' },
    ],
    'deposit-refunds': [{ 'Amount (₹)': '1000.00', Reference: '432100000077', 'Paid on': today() }],
  });
  expect(await copyOf(landlord)).toEqual(copy);
  expect(await copyOf(await addPerson('Nina Neighbour'))).toEqual({
    'deposit-settlements': [],
    'deposit-refunds': [],
  });
});
