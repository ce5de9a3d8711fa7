import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { statementFile } from '../../../tests/support/bank-files.ts';
import { noticesOf } from '../../../tests/support/leads.ts';
import { endLeases } from '../../../tests/support/leases.ts';
import { manageHome, today } from '../../../tests/support/managed-rentals.ts';
import { confirmAccounts } from '../../../tests/support/payouts.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import {
  COLLECTED_RENT,
  type CollectedHome,
  collectedHome,
  nextReference,
  rentCameIn,
} from '../../../tests/support/remittances.ts';
import { startServices } from '../../../tests/support/services.ts';
import { gstinCheckCharacter } from '../../domain/brokers.ts';
import { addDays, addMonths, firstDayOf, monthOf } from '../../domain/dates.ts';
import { noOperator } from '../../domain/gst.ts';
import { feeOfRent } from '../../domain/remittances.ts';
import { proveLedger } from '../ledger/ledger-proof.ts';
import { postSettlement } from '../settlements/deposit-book.ts';
import { invoiceFees } from './fee-invoices.ts';
import { chargeOwners, remindOwing, tellOwners } from './jobs.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = test;

const maker = await addPerson('Maya Maker', ['admin']);
const approver = await addPerson('Arun Approver', ['admin']);

/** Each test starts without drafts, and with nobody of an earlier one to be paid. */
beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  await asOwner('set session_replication_role = replica');
  for (const table of ['payout_lines', 'payouts', 'payout_batches', 'payout_accounts']) {
    await asOwner(`delete from ${table}`);
  }
  await asOwner('set session_replication_role = origin');
});

const RENT = COLLECTED_RENT;
const FEE = 240_000;
const own = { as: 'operator' } as const;
const broken = (rule: string, field?: string) => ({ data: { rule, ...(field ? { field } : {}) } });

const giveAccount = async (person: string, name: string) => {
  await as(person).payees.setAccount({
    account_number: `1${nextReference()}`,
    ifsc: 'HDFC0000001',
    holder_name: name,
  });
  await confirmAccounts(asOwner);
};

const collected = (terms: object = {}) => collectedHome(test, terms);
const cameIn = (home: CollectedHome, at = 0) => rentCameIn(test, home, at);

const bookOf = async (leaseId: string) =>
  Object.fromEntries(
    (
      await asOwner<{ account: string; amount: string }>(
        `select account, sum(amount)::text as amount from journal_lines
          where lease_id = $1 and account in ('operator_bank', 'unknown_payers', 'owner_payable', 'fee_income', 'repair_costs', 'deposit_payable')
          group by account having sum(amount) <> 0`,
        [leaseId],
      )
    ).map(({ account, amount }) => [account, Number(amount)]),
  );
const lastMonth = () => addDays(firstDayOf(monthOf(today())), -3);
/** A rent on the operator's statement of that day; the answer matches it. */
const uploaded = async ({ admin, dues }: CollectedHome, on: string) => {
  const reference = nextReference();
  const file = statementFile([{ on, text: `UPI-ASHA RAO-${reference}`, in: '30000' }]);
  await as(admin).bankStatements.upload({ ...own, file });
  return async () => {
    const { items } = await as(admin).bankStatements.lines(own);
    const id = items.find((one) => one.reference === reference)?.id ?? '';
    await as(admin).bankStatements.match({
      ...own,
      id,
      parts: [{ due_id: dues[0]?.id ?? '', amount: RENT }],
    });
    await chargeOwners(services.database);
  };
};
const mineOf = async (person: string) =>
  (await as(maker).remittances.candidates({ limit: 100 })).items.filter(({ user_id }) => user_id === person);
const exported = async () => {
  const { id } = await as(maker).remittances.createBatch();
  await as(approver).payouts.approve({ id });
  const file = await as(maker).payouts.export({ id });
  return { id, file, items: (await as(maker).payouts.listTransfers({ id })).items };
};
const isProved = async () => {
  const { found } = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
  return Object.fromEntries(found);
};
const chargedTo = (person: string) => as(person).remittances.myStatement({});

describe('the fee', () => {
  it('is charged once for each amount that came in, and taken back with it', async () => {
    const home = await collected();
    const line = await cameIn(home);
    await chargeOwners(services.database);
    await chargeOwners(services.database);
    expect(await bookOf(home.lease.id)).toEqual({
      unknown_payers: RENT,
      owner_payable: FEE - RENT,
      fee_income: -FEE,
    });
    await as(home.admin).bankStatements.undo({ ...own, id: line, reason: 'Another home' });
    await chargeOwners(services.database);
    expect(await bookOf(home.lease.id)).toEqual({});
    expect(await isProved()).toEqual({});
  });

  it('is invoiced once for each home when the month is over, with the tax that it contains', async () => {
    const home = await collected();
    await cameIn(home);
    await chargeOwners(services.database);
    const ends = `${addMonths(firstDayOf(monthOf(today())), 1)}T04:00:00Z`;
    await invoiceFees(services.database, services.jobs, `${today()}T04:00:00Z`);
    const mine = async () => (await as(home.landlord).invoices.listMine({})).items;
    expect(await mine()).toEqual([]);
    const fees = async () =>
      (await as(home.landlord).remittances.myStatement({})).lines.filter(
        ({ kind }) => kind === 'management_fee',
      );
    expect(await fees()).toMatchObject([{ amount: -FEE, invoice: null }]);
    for (let run = 0; run < 2; run += 1) await invoiceFees(services.database, services.jobs, ends);
    expect(await mine()).toMatchObject([{ fee: 'management_fee', kind: 'receipt', total: FEE }]);
    // From the fee one comes to its invoice, on screen and on paper.
    const [invoice] = await mine();
    expect(await fees()).toMatchObject([{ invoice: { id: invoice?.id, number: invoice?.number } }]);
    // So does whoever pays owners, who reads no leases.
    const finance = await addPerson('Mohan Maker', ['finance_maker']);
    expect(await as(finance).remittances.statementOf({ user_id: home.landlord })).toEqual(
      await as(home.landlord).remittances.myStatement({}),
    );
    const paper = await as(home.landlord).remittances.myStatementFile({
      month: monthOf(today()),
      language: 'en',
    });
    expect((await pdfLines(await paper.bytes())).join(' ')).toContain(invoice?.number);
    expect(await bookOf(home.lease.id)).toEqual({
      unknown_payers: RENT,
      owner_payable: FEE - RENT,
      fee_income: -FEE,
    });
    expect(await isProved()).toEqual({});
  });

  it('of a home in another state bears integrated tax, whoever collects, and so does its credit note', async () => {
    const gstin = `27AAPFU0939F1Z${gstinCheckCharacter('27AAPFU0939F1Z')}`;
    const { version } = (await as(maker).settings.get()).operator;
    await as(maker).settings.update({
      section: 'operator',
      version,
      value: {
        ...noOperator,
        legal_name: 'Kiraya Homes',
        address: '12 Baner Road, Pune',
        pan: 'AAPFU0939F',
        gstin,
        state: '27',
      },
    });
    await asOwner(
      `insert into cities (name, slug, state) values ('Mysuru', 'mysuru', 'Karnataka') on conflict do nothing`,
    );
    const [far, near] = [await collected(), await collected()];
    for (const [{ home }, location] of [
      [far, 'Hebbal, Mysuru'],
      [near, 'Panaji Road, Maharashtra'],
    ] as const) {
      await asOwner(
        `update managed_rental_applications set property_location = $1
          where id = (select application_id from managed_properties where id = $2)`,
        [location, home],
      );
    }
    await cameIn(far);
    await cameIn(near);
    await chargeOwners(services.database);
    const ends = `${addMonths(firstDayOf(monthOf(today())), 1)}T04:00:00Z`;
    await invoiceFees(services.database, services.jobs, ends);
    const [there] = (await as(far.landlord).invoices.listMine({})).items;
    expect(there).toMatchObject({ kind: 'tax_invoice', total: FEE, cgst: 0, igst: 36_610 });
    expect((await as(near.landlord).invoices.listMine({})).items).toMatchObject([{ cgst: 18_305, igst: 0 }]);
    const paper = await as(far.landlord).invoices.pdf({ id: there?.id ?? '', language: 'en' });
    expect((await pdfLines(await paper.bytes())).join(' ')).toContain('Karnataka (29)');
    const note = { id: there?.id ?? '', amount: FEE, reason: 'The home was empty' };
    expect(await as(maker).invoices.credit(note)).toMatchObject({ cgst: 0, igst: 36_610 });
    const register = await as(maker).invoices.register({ month: monthOf(today()) });
    expect(await register.text()).toMatch(/Credit note.*29-Karnataka.*-366\.10/);
    const operator = (await as(maker).settings.get()).operator;
    await as(maker).settings.update({ section: 'operator', version: operator.version, value: noOperator });
  });

  it('of a home whose state is not known waits until the office says it, and no tax is guessed', async () => {
    const gstin = `27AAPFU0939F1Z${gstinCheckCharacter('27AAPFU0939F1Z')}`;
    const { version } = (await as(maker).settings.get()).operator;
    await as(maker).settings.update({
      section: 'operator',
      version,
      value: {
        ...noOperator,
        legal_name: 'Kiraya Homes',
        address: '12 Baner Road, Pune',
        pan: 'AAPFU0939F',
        gstin,
        state: '27',
      },
    });
    const home = await collected();
    await asOwner(
      `update managed_rental_applications set property_location = 'Behind the temple', property_address = null
        where id = (select application_id from managed_properties where id = $1)`,
      [home.home],
    );
    await asOwner(`update leases set home_address = 'Behind the temple', property_id = null where id = $1`, [
      home.lease.id,
    ]);
    await cameIn(home);
    await chargeOwners(services.database);
    const ends = `${addMonths(firstDayOf(monthOf(today())), 1)}T04:00:00Z`;
    const mine = async () => (await as(home.landlord).invoices.listMine({})).items;
    for (let run = 0; run < 2; run += 1) await invoiceFees(services.database, services.jobs, ends);
    expect(await mine()).toEqual([]);
    const waiting = async () =>
      (await as(maker).managedRentals.listProperties({ show: 'no-state' })).items.filter(
        ({ id }) => id === home.home,
      );
    const [row] = await waiting();
    expect(row).toMatchObject({ home_state: null, state_missing: true });
    expect((await as(maker).inbox.list()).items.map(({ kind }) => kind)).toContain('homes-without-state');
    if (!row) throw new Error('The home does not wait');
    const form = { ...row, home_state: '29' } as const;
    for (const stranger of [home.landlord, home.tenant]) {
      await expect(as(stranger).managedRentals.updateDetails(form)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    expect(await as(maker).managedRentals.updateDetails(form)).toMatchObject({
      home_state: '29',
      state_missing: false,
    });
    expect(await waiting()).toEqual([]);
    await invoiceFees(services.database, services.jobs, ends);
    expect(await mine()).toMatchObject([{ kind: 'tax_invoice', total: FEE, cgst: 0, igst: 36_610 }]);
    const operator = (await as(maker).settings.get()).operator;
    await as(maker).settings.update({ section: 'operator', version: operator.version, value: noOperator });
  });

  it('is invoiced to the company that the owner named, with its GSTIN, and to the owner again without one', async () => {
    const home = await collected();
    const gstin = '29AAGCB7383J1Z4';
    const company = await as(home.landlord).organisations.create({
      kind: 'owner_company',
      legal_name: 'Singh Estates Private Limited',
      city: 'Bengaluru',
      gstin,
      rera_number: null,
    });
    const chosen = { id: home.home, organisation_id: company.id };
    // Neither another owner, whose company it may be, nor the office says who owns a home.
    const stranger = await addPerson('Zoya Sen', ['landlord']);
    await expect(as(stranger).ownerCompanies.choose(chosen)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(home.tenant).ownerCompanies.choose(chosen)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(home.admin).ownerCompanies.choose(chosen)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const theirs = await as(stranger).organisations.create({
      kind: 'owner_company',
      legal_name: 'Sen Homes',
      city: 'Pune',
      gstin: null,
      rera_number: null,
    });
    await expect(
      as(home.landlord).ownerCompanies.choose({ id: home.home, organisation_id: theirs.id }),
    ).rejects.toMatchObject({ data: { rule: 'owner-company.not-yours' } });
    // An agent of the company does not look after its money.
    await asOwner(`update organisation_members set role = 'agent' where organisation_id = $1`, [company.id]);
    await expect(as(home.landlord).ownerCompanies.choose(chosen)).rejects.toMatchObject({
      data: { rule: 'owner-company.not-yours' },
    });
    await asOwner(`update organisation_members set role = 'accountant' where organisation_id = $1`, [
      company.id,
    ]);
    expect(await as(home.landlord).ownerCompanies.choose(chosen)).toMatchObject({
      company: { id: company.id, gstin },
      choices: [{ id: company.id }],
    });
    await cameIn(home);
    await chargeOwners(services.database);
    const ends = `${addMonths(firstDayOf(monthOf(today())), 1)}T04:00:00Z`;
    await invoiceFees(services.database, services.jobs, ends);
    const [invoice] = (await as(home.landlord).invoices.listMine({})).items;
    expect(invoice).toMatchObject({
      fee: 'management_fee',
      payer_name: 'Singh Estates Private Limited',
      payer_gstin: gstin,
    });
    expect(
      await as(home.landlord).ownerCompanies.choose({ id: home.home, organisation_id: null }),
    ).toMatchObject({ company: null });
    expect((await as(home.landlord).invoices.listMine({})).items).toMatchObject([{ payer_gstin: gstin }]);
  });

  it('is the rule of the domain in the database too', async () => {
    for (const [rent, bp] of [
      [RENT, 800],
      [12_345_700, 800],
      [4_999, 100],
      [5_000, 100],
      [-12_345_700, 850],
      [1, 10_000],
    ] as const) {
      const [row] = await asOwner<{ fee: string }>('select app.fee_of_rent($1, $2)::text as fee', [rent, bp]);
      expect(Number(row?.fee), `${rent} at ${bp}`).toBe(feeOfRent(rent, bp));
    }
  });
});

describe('a remittance', () => {
  it('pays the owner what is left of the rent, line by line, by two administrators, and nothing is owed then', async () => {
    const home = await collected();
    const { landlord, lease } = home;
    await cameIn(home);
    expect(await mineOf(landlord)).toMatchObject([{ block: 'no-account', payee_kind: 'owner' }]);
    await giveAccount(landlord, 'Lal Singh');
    const { id } = await as(maker).remittances.createBatch();
    const { items } = await as(maker).payouts.listTransfers({ id });
    expect(items).toMatchObject([
      {
        payee_kind: 'owner',
        affiliate_id: null,
        amount: RENT - FEE,
        balance_before: RENT - FEE,
        balance_after: 0,
      },
    ]);
    const payout = items[0]?.id ?? '';
    const { items: lines } = await as(maker).remittances.reckoning({ id: payout });
    expect(lines.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
      ['management_fee', -FEE],
      ['operator_received', RENT],
    ]);
    await expect(as(maker).remittances.createBatch()).rejects.toMatchObject(broken('payout.draft-exists'));
    await expect(as(maker).payouts.approve({ id })).rejects.toMatchObject(broken('payout.own-batch'));
    const waits = async () => (await as(approver).inbox.list()).items.map(({ kind }) => kind);
    expect(await waits()).toContain('remittances-to-approve');
    expect(await waits()).not.toContain('batches-to-approve');
    await as(approver).payouts.approve({ id });
    const toSend = (await as(maker).inbox.list()).items.find(({ kind }) => kind === 'remittances-to-send');
    expect(toSend).toMatchObject({ amount: expect.any(Number), late_amount: 0, is_late: false });
    const file = await as(maker).payouts.export({ id });
    expect(Papa.parse<Record<string, string>>(file.csv, { header: true }).data).toMatchObject([
      { Amount: '27600.00', 'Beneficiary name': 'Lal Singh' },
    ]);
    expect(file.file_name).toMatch(/^owners-/);
    await as(maker).payouts.export({ id });
    expect(await bookOf(lease.id)).toEqual({ unknown_payers: RENT, fee_income: -FEE });
    await as(maker).payouts.markPaid({ id: payout, reference: 'UTR000001' });
    expect(await as(maker).payouts.getBatch({ id })).toMatchObject({ state: 'settled', purpose: 'owners' });
    const statement = await chargedTo(landlord);
    expect(statement).toMatchObject({
      opening: 0,
      closing: 0,
      owner_name: 'Lal Singh',
      sums: { rent: RENT, fee: -FEE, paid: FEE - RENT, repair: 0 },
    });
    expect(statement.lines.reduce((sum, { amount }) => sum + amount, statement.opening)).toBe(
      statement.closing,
    );
    expect(await isProved()).toEqual({});
  });

  it('that comes back is owed again, and waits until the account is cleared', async () => {
    const home = await collected();
    const { landlord } = home;
    await cameIn(home);
    await giveAccount(landlord, 'Lal Singh');
    const { items } = await exported();
    const payout = items[0]?.id ?? '';
    await as(maker).payouts.markFailed({ id: payout, reason: 'Account closed' });
    expect(await mineOf(landlord)).toMatchObject([{ amount: RENT - FEE, block: 'returned' }]);
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'payout.failed']);
    // Its owner reads why where they look, and is led to the account.
    expect((await as(landlord).payees.getMine()).account).toMatchObject({ returned: 'Account closed' });
    await as(maker).payouts.clearReturn({ user_id: landlord, reason: 'The owner says it is open' });
    expect((await as(landlord).payees.getMine()).account).toMatchObject({ returned: null });
    const again = await exported();
    expect(again.items).toMatchObject([{ amount: RENT - FEE }]);
    const { items: lines } = await as(maker).remittances.reckoning({ id: again.items[0]?.id ?? '' });
    expect(lines).toMatchObject([
      { kind: 'remittance_returned', reason: 'Account closed', amount: RENT - FEE },
    ]);
    await as(maker).payouts.markPaid({ id: again.items[0]?.id ?? '', reference: 'UTR000002' });
    expect((await chargedTo(landlord)).closing).toBe(0);
    expect(await isProved()).toEqual({});
  });

  it('that comes back in a later month is due since its rent came, and again when it comes back twice', async () => {
    const home = await collected();
    const { landlord } = home;
    await (await uploaded(home, lastMonth()))();
    await giveAccount(landlord, 'Lal Singh');
    const [{ pay_by: due } = { pay_by: null }] = await mineOf(landlord);
    expect(due?.slice(0, 7)).toBe(monthOf(today()));
    for (const _ of ['once', 'twice']) {
      const { items } = await exported();
      const id = items[0]?.id ?? '';
      await as(maker).payouts.markFailed({ id, reason: 'Account closed' });
      expect(await mineOf(landlord)).toMatchObject([{ amount: RENT - FEE, pay_by: due }]);
      await as(maker).payouts.clearReturn({ user_id: landlord, reason: 'The owner says it is open' });
    }
  });

  it('can leave out one owner with a reason, who is paid with the next', async () => {
    const [one, other] = [await collected(), await collected()];
    for (const home of [one, other]) {
      await cameIn(home);
      await giveAccount(home.landlord, 'Lal Singh');
    }
    const { id } = await as(maker).remittances.createBatch();
    const { items } = await as(maker).payouts.listTransfers({ id });
    const theirs = items.find(({ full_name, amount }) => full_name === 'Lal Singh' && amount > 0);
    const left = await as(maker).payouts.leaveOut({
      id: theirs?.id ?? '',
      reason: 'A dispute about the roof',
    });
    expect(left).toMatchObject({ state: 'cancelled', failure: 'A dispute about the roof' });
    expect(await as(maker).payouts.getBatch({ id })).toMatchObject({ transfers: 1, amount: RENT - FEE });
    const rest = items.find((item) => item.id !== theirs?.id)?.id ?? '';
    await expect(as(maker).payouts.leaveOut({ id: rest, reason: 'Also disputed' })).rejects.toMatchObject(
      broken('payout.last-transfer'),
    );
    await as(approver).payouts.approve({ id });
    await expect(as(maker).payouts.leaveOut({ id: rest, reason: 'Too late' })).rejects.toMatchObject(
      broken('payout.transition-not-allowed'),
    );
    await as(maker).payouts.export({ id });
    expect((await exported()).items).toMatchObject([{ amount: RENT - FEE, state: 'pending' }]);
  });

  it('is refused when the rent was taken back since the draft', async () => {
    const home = await collected();
    const line = await cameIn(home);
    await giveAccount(home.landlord, 'Lal Singh');
    const { id } = await as(maker).remittances.createBatch();
    await as(home.admin).bankStatements.undo({ ...own, id: line, reason: 'Another home' });
    await expect(as(approver).payouts.approve({ id })).rejects.toMatchObject(
      broken('payout.balances-changed'),
    );
    await as(maker).payouts.cancel({ id, reason: 'The rent was another home’s' });
    await chargeOwners(services.database);
    expect(await mineOf(home.landlord)).toEqual([]);
  });

  it('takes off a repair that the owner approved and we paid, once', async () => {
    const home = await collected();
    const { tenant, landlord, admin, lease } = home;
    await cameIn(home);
    const raised = await as(tenant).maintenance.raise({
      lease_id: lease.id,
      title: 'Tap',
      description: 'The kitchen tap drips all night',
      category: 'plumbing',
      priority: 'normal',
    });
    const work = { id: raised.id };
    await as(landlord).maintenance.assign({ ...work, assignee_name: 'Plumber', assignee_phone: null });
    await as(landlord).maintenance.quote({ ...work, estimate: 150_000 });
    await as(landlord).maintenance.approve(work);
    const charge = { id: raised.id, reference: 'UTR900001' };
    await expect(as(admin).remittances.chargeRepair(charge)).rejects.toMatchObject(
      broken('remittance.repair-charged'),
    );
    await as(landlord).maintenance.finish({ ...work, cost: 150_000 });
    expect((await as(admin).remittances.repairs({})).items).toMatchObject([
      { id: raised.id, cost: 150_000, charged: 0, title: 'Tap' },
    ]);
    expect(await as(admin).remittances.chargeRepair(charge)).toEqual({ charged: 150_000 });
    await expect(as(admin).remittances.chargeRepair(charge)).rejects.toMatchObject(
      broken('remittance.repair-charged'),
    );
    await giveAccount(landlord, 'Lal Singh');
    expect((await exported()).items).toMatchObject([{ amount: RENT - FEE - 150_000 }]);
    expect(await bookOf(lease.id)).toEqual({
      unknown_payers: RENT,
      operator_bank: -150_000,
      fee_income: -FEE,
    });
  });
});

it('a repair of an owner whom we owe nothing is owed to us, and the next rent sets it off', async () => {
  const home = await collected();
  const { tenant, landlord, admin } = home;
  const raised = await as(tenant).maintenance.raise({
    lease_id: home.lease.id,
    title: 'Tap',
    description: 'The kitchen tap drips all night',
    category: 'plumbing',
    priority: 'normal',
  });
  const work = { id: raised.id };
  await as(landlord).maintenance.assign({ ...work, assignee_name: 'Plumber', assignee_phone: null });
  await as(landlord).maintenance.quote({ ...work, estimate: 150_000 });
  await as(landlord).maintenance.approve(work);
  await as(landlord).maintenance.finish({ ...work, cost: 150_000 });
  await as(admin).remittances.chargeRepair({ id: raised.id, reference: nextReference() });
  const owing = async () =>
    (await as(maker).remittances.owing({ limit: 100 })).items.filter(({ user_id }) => user_id === landlord);
  expect(await owing()).toMatchObject([{ amount: 150_000, homes: [expect.any(String)] }]);
  expect(await chargedTo(landlord)).toMatchObject({ closing: -150_000, sums: { repair: -150_000 } });
  await cameIn(home);
  await giveAccount(landlord, 'Lal Singh');
  expect(await owing()).toEqual([]);
  expect((await exported()).items).toMatchObject([{ amount: RENT - FEE - 150_000 }]);
});

describe('an owner who collects the rent', () => {
  const home = async () => {
    const landlord = await addPerson('Omana Owner', ['landlord']);
    const id = await manageHome(test, { landlord, admin: maker });
    const mandate = await as(maker).mandates.offer({
      id,
      collects: 'owner',
      fee_bp: 800,
      remittance_day: null,
      deposit_holder: 'landlord',
      payee_name: null,
      payee_upi: null,
    });
    await as(landlord).mandates.accept({ id: mandate.id, text_hash: mandate.text_hash, name: 'Omana Owner' });
    const [payment] = await asOwner<{ id: string; rent: number }>(
      `insert into managed_property_rvl_payments (managed_property_id, payment_month, rvl_amount, payment_status, payment_date,
         marked_paid_at, sequence) values ($1, $2, 3000000, 'paid', $3, app.now(), 1)
       on conflict (managed_property_id, payment_month) do update set payment_status = 'paid', payment_date = excluded.payment_date,
         marked_paid_at = app.now(), sequence = 1, rvl_amount = 3000000 returning id`,
      [id, firstDayOf(monthOf(today())), today()],
    );
    return { landlord, id, payment: payment?.id ?? '' };
  };
  const nextMonth = () => addMonths(firstDayOf(monthOf(today())), 1);
  const invoice = () => invoiceFees(services.database, services.jobs, `${nextMonth()}T04:00:00Z`);
  const owesTold = async (person: string) =>
    (await noticesOf(asOwner, person)).filter(([, event]) => event === 'owing.reminder');
  const owingOf = async (person: string) =>
    (await as(maker).remittances.owing({ limit: 100 })).items.filter(({ user_id }) => user_id === person);

  it('is invoiced once a month for rent that was paid, owes it, is reminded, and pays', async () => {
    const { landlord } = await home();
    for (let run = 0; run < 2; run += 1) await invoice();
    const { items } = await as(landlord).invoices.listMine({});
    expect(items).toMatchObject([{ fee: 'management_fee', total: FEE }]);
    const pdf = await as(landlord).invoices.pdf({ id: items[0]?.id ?? '', language: 'en' });
    expect((await pdfLines(await pdf.bytes())).join(' ')).toContain('To be paid by');
    expect(await owingOf(landlord)).toMatchObject([{ amount: FEE, month: FEE, two_months: 0, older: 0 }]);
    expect(await chargedTo(landlord)).toMatchObject({ closing: -FEE, sums: { fee: -FEE } });
    expect(await mineOf(landlord)).toEqual([]);
    await remindOwing(services.database, services.jobs, `${today()}T04:00:00Z`);
    expect(await owesTold(landlord)).toEqual([]);
    await asOwner('set session_replication_role = replica');
    await asOwner(
      `update journal_entries set happened_on = happened_on - 40 where source_id = '${items[0]?.id}'`,
    );
    await asOwner(`update invoices set due_on = due_on - 40 where id = '${items[0]?.id}'`);
    await asOwner('set session_replication_role = origin');
    for (let run = 0; run < 2; run += 1) {
      await remindOwing(services.database, services.jobs, `${today()}T04:00:00Z`);
    }
    expect(await owesTold(landlord)).toHaveLength(1);
    expect(await owingOf(landlord)).toMatchObject([{ two_months: FEE, month: 0 }]);
    const pay = { user_id: landlord, amount: 100_000, paid_on: today(), reference: nextReference() };
    await expect(
      as(maker).remittances.recordPayment({ ...pay, paid_on: addDays(today(), 1) }),
    ).rejects.toMatchObject({ data: { errors: [{ field: 'paid_on' }] } });
    expect(await as(maker).remittances.recordPayment(pay)).toEqual({ left: FEE - 100_000 });
    await expect(as(maker).remittances.recordPayment(pay)).rejects.toMatchObject(
      broken('remittance.reference-used', 'reference'),
    );
    const rest = { ...pay, reference: nextReference() };
    await expect(as(maker).remittances.recordPayment({ ...rest, amount: FEE })).rejects.toMatchObject(
      broken('remittance.more-than-owed', 'amount'),
    );
    expect(await as(maker).remittances.recordPayment({ ...rest, amount: FEE - 100_000 })).toEqual({
      left: 0,
    });
    expect(await owingOf(landlord)).toEqual([]);
    expect(await isProved()).toEqual({});
  });

  it('gets a credit note when the rent turns out not to be paid, and a new invoice when it is', async () => {
    const { landlord, payment } = await home();
    await invoice();
    await asOwner(
      `update managed_property_rvl_payments set payment_status = 'pending', marked_paid_at = null, payment_date = null where id = $1`,
      [payment],
    );
    for (let run = 0; run < 2; run += 1) await invoice();
    const kinds = async () => (await as(landlord).invoices.listMine({})).items.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['credit_note', 'receipt']);
    expect(await owingOf(landlord)).toEqual([]);
    await asOwner(
      `update managed_property_rvl_payments set payment_status = 'paid', marked_paid_at = app.now(), payment_date = $2, sequence = 2 where id = $1`,
      [payment, today()],
    );
    for (let run = 0; run < 2; run += 1) await invoice();
    expect(await kinds()).toEqual(['receipt', 'credit_note', 'receipt']);
    expect(await owingOf(landlord)).toMatchObject([{ amount: FEE }]);
  });

  it('is seen by finance and the viewer, and answered by the maker alone', async () => {
    const { landlord } = await home();
    await invoice();
    const pay = { user_id: landlord, amount: FEE, paid_on: today(), reference: nextReference() };
    for (const role of ['viewer', 'finance_checker'] as const) {
      const person = await addPerson('Vikram Looks', [role]);
      expect((await as(person).remittances.owing({ limit: 100 })).items.length).toBeGreaterThan(0);
      expect((await as(person).invoices.list({})).items.length).toBeGreaterThan(0);
      await expect(as(person).remittances.recordPayment(pay)).rejects.toMatchObject({ status: 403 });
    }
    await expect(as(landlord).remittances.owing({})).rejects.toMatchObject({ status: 403 });
    const finance = await addPerson('Mohan Maker', ['finance_maker']);
    expect(await as(finance).remittances.recordPayment(pay)).toEqual({ left: 0 });
  });
});

describe('lines that were matched before the books knew of them', () => {
  it('are posted once, with a report', async () => {
    const home = await collected();
    await cameIn(home);
    await asOwner('set session_replication_role = replica');
    await asOwner(`delete from journal_lines l using journal_entries e where e.id = l.entry_id
      and e.kind = 'operator_received' and l.lease_id = '${home.lease.id}'`);
    await asOwner(`delete from journal_entries e where e.kind = 'operator_received'
      and not exists (select from journal_lines l where l.entry_id = e.id)`);
    await asOwner('set session_replication_role = origin');
    expect(await as(maker).remittances.postBacklog()).toEqual({ payments: 1, amount: RENT });
    expect(await as(maker).remittances.postBacklog()).toEqual({ payments: 0, amount: 0 });
    expect(await bookOf(home.lease.id)).toEqual({ unknown_payers: RENT, owner_payable: -RENT });
  });
});

const DEPOSIT = 6_000_000;

/** A home whose tenant owes us the deposit from today on. */
async function withDeposit(terms: object = {}) {
  const home = await collected({
    start_date: today(),
    end_date: addMonths(today(), 11),
    deposit: DEPOSIT,
    deposit_held_by: 'company',
    ...terms,
  });
  const due = home.dues.find(({ kind }) => kind === 'deposit');
  return { ...home, due: due?.id ?? '' };
}

/** So much comes to our account, and is recorded as these parts. */
async function came({ admin }: CollectedHome, parts: { due_id: string; amount: number }[]) {
  const reference = nextReference();
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const line = { on: today(), text: `UPI-ASHA RAO-${reference}`, in: String(sum / 100) };
  await as(admin).bankStatements.upload({ ...own, file: statementFile([line]) });
  const { items } = await as(admin).bankStatements.lines(own);
  const found = items.find((one) => one.reference === reference);
  await as(admin).bankStatements.match({ ...own, id: found?.id ?? '', parts });
  return found?.id ?? '';
}

/** Of all leases: what we owe tenants, and what the leases’ own books say that we hold. */
const heldByUs = async () =>
  (
    await asOwner<{ owed: string; held: string }>(`
      select coalesce(-sum(amount) filter (where account = 'deposit_payable'), 0)::text as owed,
          coalesce(sum(amount) filter (where account = 'deposit_cash' and party_id is null), 0)::text as held from journal_lines`)
  )[0];

describe('a deposit that is paid to us', () => {
  it('is owed to the tenant from the day it came, bears no fee and is no money of the owner', async () => {
    const home = await withDeposit();
    const before = await heldByUs();
    const { items } = await as(home.admin).bankStatements.openDues(own);
    expect(items).toContainEqual(expect.objectContaining({ id: home.due, due: 'deposit', open: DEPOSIT }));
    const line = await came(home, [{ due_id: home.due, amount: DEPOSIT }]);
    await chargeOwners(services.database);
    expect(await bookOf(home.lease.id)).toEqual({ unknown_payers: DEPOSIT, deposit_payable: -DEPOSIT });
    expect(await chargedTo(home.landlord)).toMatchObject({
      closing: 0,
      sums: { rent: 0, held: 0, fee: 0 },
    });
    expect(await mineOf(home.landlord)).toEqual([]);
    expect(Number((await heldByUs())?.owed)).toBe(Number(before?.owed) + DEPOSIT);
    expect(Number((await heldByUs())?.held)).toBe(Number(before?.held) + DEPOSIT);
    expect(await isProved()).toEqual({});
    await as(home.admin).bankStatements.undo({ ...own, id: line, reason: 'Another tenant' });
    expect(await bookOf(home.lease.id)).toEqual({});
    expect(await heldByUs()).toEqual(before);
    expect(await isProved()).toEqual({});
  });

  it('is told apart from the rent of one transfer, and goes back by a batch without being counted again', async () => {
    const home = await withDeposit();
    const { tenant, landlord, lease } = home;
    const rent = home.dues.find(({ kind }) => kind === 'rent');
    const paid = rent?.amount ?? 0;
    await came(home, [
      { due_id: home.due, amount: DEPOSIT },
      { due_id: rent?.id ?? '', amount: paid },
    ]);
    await chargeOwners(services.database);
    const fee = feeOfRent(paid, 800);
    expect(await bookOf(lease.id)).toEqual({
      unknown_payers: DEPOSIT + paid,
      deposit_payable: -DEPOSIT,
      owner_payable: fee - paid,
      fee_income: -fee,
    });
    await asOwner(`update leases set ends_on = $2, state = 'ending' where id = $1`, [lease.id, today()]);
    await endLeases(test, today());
    const proposed = await as(landlord).settlements.propose({
      id: lease.id,
      lines: [{ kind: 'damage', label: 'Paint', amount: 500_000 }],
    });
    expect(proposed).toMatchObject({ deposit: DEPOSIT, held_by: 'company' });
    await as(tenant).settlements.answer({
      id: proposed.id,
      answers: [{ line_id: proposed.lines[0]?.id ?? '', accepts: true, reason: null }],
    });
    const post = () => services.database.asWorker((tx) => postSettlement(tx, proposed.id, today()));
    await post();
    await chargeOwners(services.database);
    expect((await bookOf(lease.id)).deposit_payable).toBe(500_000 - DEPOSIT);
    await giveAccount(tenant, 'Asha Rao');
    const { items } = await exported();
    const transfer = items.find(({ payee_kind: kind }) => kind === 'tenant');
    expect(transfer?.amount).toBeGreaterThanOrEqual(DEPOSIT - 500_000);
    expect((await bookOf(lease.id)).deposit_payable ?? 0).toBe(0);
    await as(maker).payouts.markPaid({ id: transfer?.id ?? '', reference: 'UTR2000001' });
    const shown = (await as(tenant).settlements.get({ id: lease.id })).settlement;
    await as(tenant).settlements.confirmRefund({ id: shown?.refunds[0]?.id ?? '' });
    await post();
    await chargeOwners(services.database);
    const { owed, held } = (await heldByUs()) ?? {};
    expect(owed).toBe(held);
  });
});

/** Of each lease whose book knows of a deposit with us: what we owe its tenant, and what its own book says. */
const heldByLease = () =>
  asOwner<{ lease_id: string; owed: string; held: string }>(`
    select lease_id, coalesce(-sum(amount) filter (where account = 'deposit_payable'), 0)::text as owed,
        coalesce(sum(amount) filter (where account = 'deposit_cash' and party_id is null), 0)::text as held
      from journal_lines where lease_id is not null group by 1`);

it('deposits that we owe are those of the leases, whatever comes in and is taken back', async () => {
  const homes = [await withDeposit(), await withDeposit({ deposit: 4_000_000 })];
  const deposits = [DEPOSIT, 4_000_000];
  const lines: { home: CollectedHome; id: string; at: number; amount: number }[] = [];
  const paid = [0, 0];
  // The same steps each time: parts of 700 to 10,700 rupees, and each third step takes one back.
  let state = 7;
  const below = (bound: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
  for (let step = 0; step < 9; step += 1) {
    if (step % 3 === 2) {
      const [gone] = lines.splice(below(lines.length), 1);
      if (!gone) continue;
      await as(gone.home.admin).bankStatements.undo({ ...own, id: gone.id, reason: 'Another tenant' });
      paid[gone.at] = (paid[gone.at] ?? 0) - gone.amount;
    } else {
      const at = below(2);
      const home = homes[at];
      if (!home) continue;
      const amount = 70_000 + below(1_000_000);
      const id = await came(home, [{ due_id: home.due, amount }]);
      lines.push({ home, id, at, amount });
      paid[at] = (paid[at] ?? 0) + amount;
    }
    const rows = await heldByLease();
    for (const { owed, held } of rows) expect(owed).toBe(held);
    homes.forEach(({ lease }, at) => {
      const row = rows.find(({ lease_id: id }) => id === lease.id);
      expect(Number(row?.owed ?? 0)).toBe(Math.min(paid[at] ?? 0, deposits[at] ?? 0));
    });
  }
  expect(await isProved()).toEqual({});
});

describe('a deposit that is with us', () => {
  it('goes back to the tenant with the batch, and the part that counts goes to the owner', async () => {
    const end_date = addDays(today(), -1);
    const home = await collected({
      start_date: addMonths(end_date, -1),
      end_date,
      deposit: 9_000_000,
      deposit_held_by: 'company',
    });
    const { tenant, landlord, lease } = home;
    await endLeases(test, end_date);
    const proposed = await as(landlord).settlements.propose({
      id: lease.id,
      lines: [{ kind: 'damage', label: 'Paint', amount: 450_000 }],
    });
    const settlement = await as(tenant).settlements.answer({
      id: proposed.id,
      answers: [{ line_id: proposed.lines[0]?.id ?? '', accepts: true, reason: null }],
    });
    expect(settlement).toMatchObject({ state: 'refunding', held_by: 'company' });
    const post = () => services.database.asWorker((tx) => postSettlement(tx, settlement.id, today()));
    await post();
    await chargeOwners(services.database);
    expect(await bookOf(lease.id)).toEqual({
      operator_bank: 9_000_000,
      deposit_payable: -8_550_000,
      owner_payable: -450_000,
    });
    await giveAccount(tenant, 'Asha Rao');
    await giveAccount(landlord, 'Lal Singh');
    const { id, items } = await exported();
    expect(items.map(({ payee_kind, amount }) => [payee_kind, amount]).toSorted()).toEqual([
      ['owner', 450_000],
      ['tenant', 8_550_000],
    ]);
    expect(await bookOf(lease.id)).toEqual({ operator_bank: 9_000_000 });
    for (const [place, { id: payout }] of items.entries()) {
      await as(maker).payouts.markPaid({ id: payout, reference: `UTR10000${place}` });
    }
    expect(await as(maker).payouts.getBatch({ id })).toMatchObject({ state: 'settled' });
    const shown = (await as(tenant).settlements.get({ id: lease.id })).settlement;
    expect(shown?.refunds).toMatchObject([{ amount: 8_550_000, state: 'reported', mode: 'bank_transfer' }]);
    await as(tenant).settlements.confirmRefund({ id: shown?.refunds[0]?.id ?? '' });
    await post();
    await chargeOwners(services.database);
    expect(await bookOf(lease.id)).toEqual({ operator_bank: 9_000_000 });
    expect(await mineOf(tenant)).toEqual([]);
    const payout = items.find(({ payee_kind: kind }) => kind === 'tenant')?.id ?? '';
    await expect(as(maker).payouts.markFailed({ id: payout, reason: 'Closed' })).rejects.toMatchObject(
      broken('payout.refund-confirmed'),
    );
    expect(await isProved()).not.toHaveProperty('remittances-differ');
  });
});

describe('an owner’s month', () => {
  it('comes as a letter once, and as a PDF that says the same', async () => {
    const home = await collected();
    const { landlord } = home;
    await cameIn(home);
    await chargeOwners(services.database);
    const next = `${addMonths(firstDayOf(monthOf(today())), 1)}T04:00:00.000Z`;
    await tellOwners(services.database, services.jobs, next);
    await tellOwners(services.database, services.jobs, next);
    const notices = await asOwner<{ payload: object }>(
      `select payload from notifications where user_id = $1 and event = 'owner.statement'`,
      [landlord],
    );
    expect(notices).toMatchObject([{ payload: { rent: RENT, fee: FEE, paid: 0, balance: RENT - FEE } }]);
    const month = monthOf(today());
    const paper = async (language: 'en' | 'hi') => {
      const file = await as(landlord).remittances.myStatementFile({ month, language });
      return (await pdfLines(await file.bytes())).join(' ');
    };
    const text = await paper('en');
    for (const shown of ['Rent received', '₹30,000.00', '-₹2,400.00', '₹27,600.00'])
      expect(text).toContain(shown);
    expect(await paper('hi')).not.toContain('Rent received');
  });

  it('that was sent stays: a payment matched later counts in the next one, and says when it came', async () => {
    const home = await collected();
    const { landlord } = home;
    const cameOn = lastMonth();
    const match = await uploaded(home, cameOn);
    const statement = (month: string) => as(landlord).remittances.myStatement({ month });
    const before = await statement(monthOf(cameOn));
    await match();
    expect({ ...(await statement(monthOf(cameOn))), months: [] }).toEqual({ ...before, months: [] });
    expect(await statement(monthOf(today()))).toMatchObject({
      opening: 0,
      closing: RENT - FEE,
      lines: [{ kind: 'operator_received', on: today(), late_for: cameOn, amount: RENT }, { amount: -FEE }],
    });
    const paper = await as(landlord).remittances.myStatementFile({ month: monthOf(today()), language: 'en' });
    expect((await pdfLines(await paper.bytes())).join(' ')).toContain('after the statement of that month');
    expect(await isProved()).toEqual({});
  });

  it('calls a deposit a deposit, not rent', async () => {
    const home = await withDeposit();
    const reference = nextReference();
    const file = statementFile([{ on: today(), text: `NEFT-ASHA RAO-${reference}`, in: '90000' }]);
    await as(home.admin).bankStatements.upload({ ...own, file });
    const { items } = await as(home.admin).bankStatements.lines(own);
    const id = items.find((one) => one.reference === reference)?.id ?? '';
    const { items: dues } = await as(home.admin).bankStatements.openDues({ ...own, limit: 50 });
    const mine = (due: string) =>
      dues.find((one) => one.due === due && home.dues.some(({ id: of }) => of === one.id))?.id ?? '';
    const parts = [
      { due_id: mine('rent'), amount: RENT },
      { due_id: mine('deposit'), amount: DEPOSIT },
    ];
    await as(home.admin).bankStatements.match({ ...own, id, parts });
    expect(await as(home.landlord).remittances.myStatement({})).toMatchObject({
      sums: { rent: RENT, held: 0 },
      closing: RENT,
      all_lines: 2,
      lines: expect.arrayContaining([
        expect.objectContaining({ kind: 'operator_received', amount: RENT, held: null }),
        expect.objectContaining({ kind: 'deposit_held', amount: 0, held: DEPOSIT }),
      ]),
    });
  });

  it('is seen by its owner and by administrators', async () => {
    const home = await collected();
    const { landlord, tenant } = home;
    await cameIn(home);
    for (const other of [tenant, await addPerson('Some Stranger'), await addPerson('Bina', ['broker'])]) {
      expect(await as(other).remittances.myStatement({})).toMatchObject({ lines: [], closing: 0 });
      const refused = { status: 403 };
      await expect(as(other).remittances.statementOf({ user_id: landlord })).rejects.toMatchObject(refused);
      await expect(as(other).remittances.candidates({})).rejects.toMatchObject(refused);
      await expect(as(other).remittances.createBatch()).rejects.toMatchObject(refused);
      await expect(as(other).remittances.postBacklog()).rejects.toMatchObject(refused);
      const read = services.database.asActor({ userId: other }, (tx) =>
        tx.execute('select * from app.remittance_candidates()'),
      );
      expect((await read).rows).toEqual([]);
    }
    expect(await as(maker).remittances.statementOf({ user_id: landlord })).toMatchObject({ closing: RENT });
    // Whoever pays owners reads no leases, and sees the same with its homes.
    const finance = await addPerson('Mohan Maker', ['finance_maker']);
    const mine = await as(landlord).remittances.myStatement({});
    expect(mine.lines[0]?.home_name).toEqual(expect.any(String));
    expect(await as(finance).remittances.statementOf({ user_id: landlord })).toEqual(mine);
  });
});
