import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticesOf } from '../../../tests/support/leads.ts';
import { confirmAccounts } from '../../../tests/support/payouts.ts';
import {
  COLLECTED_RENT,
  type CollectedHome,
  collectedHome,
  nextReference,
  rentCameIn,
} from '../../../tests/support/remittances.ts';
import { startServices } from '../../../tests/support/services.ts';
import { proveLedger } from '../ledger/ledger-proof.ts';
import { rotateKeys } from '../lib/rotate-keys.ts';
import { remindPayees } from '../payees/remind.ts';
import { chargeOwners } from './jobs.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = test;

const maker = await addPerson('Maya Maker', ['finance_maker']);
const checker = await addPerson('Chetan Checker', ['finance_checker']);
const NET = COLLECTED_RENT - 240_000;
const COMPANY = 'Singh Estates Private Limited';
const broken = (rule: string, field?: string) => ({ data: { rule, ...(field ? { field } : {}) } });

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  await asOwner('set session_replication_role = replica');
  for (const table of ['payout_lines', 'payouts', 'payout_batches', 'payout_accounts']) {
    await asOwner(`delete from ${table}`);
  }
  await asOwner('set session_replication_role = origin');
});

const found = async (owner: string, legal_name = COMPANY) =>
  (
    await as(owner).organisations.create({
      kind: 'owner_company',
      legal_name,
      city: 'Bengaluru',
      gstin: null,
      rera_number: null,
    })
  ).id;
const giveAccount = async (person: string, name: string, organisation_id: string | null = null) => {
  const account_number = `1${nextReference()}`;
  await as(person).payees.setAccount({
    account_number,
    ifsc: 'HDFC0000001',
    holder_name: name,
    organisation_id,
  });
  await confirmAccounts(asOwner);
  return account_number;
};
const choose = (home: CollectedHome, company: string | null, is_paid = true) =>
  as(home.landlord).ownerCompanies.choose({ id: home.home, organisation_id: company, is_paid });
/** As if the hours in which the owner could object had passed. */
const waited = () => asOwner(`update owner_companies set paid_from = app.now() where paid_from is not null`);
const owed = async (person: string) =>
  (await as(maker).remittances.candidates({ limit: 100 })).items.filter(({ user_id }) => user_id === person);
const drafted = async () => {
  const { id } = await as(maker).remittances.createBatch();
  return { id, items: (await as(maker).payouts.listTransfers({ id })).items };
};
const exported = async () => {
  const { id } = await drafted();
  await as(checker).payouts.approve({ id });
  const file = await as(maker).payouts.export({ id });
  return {
    id,
    rows: Papa.parse<Record<string, string>>(file.csv, { header: true }).data,
    items: (await as(maker).payouts.listTransfers({ id })).items,
  };
};
const isProved = async () =>
  Object.fromEntries((await services.database.asWorker((tx) => proveLedger(tx, 'command'))).found);
const withRent = async (owner?: string) => {
  const home = await collectedHome(test, {}, owner);
  await rentCameIn(test, home);
  await chargeOwners(services.database);
  return home;
};

describe('rent of a home whose owner has a company paid', () => {
  it('goes to the account of the company, by its name, and the owner’s statement says so', async () => {
    const home = await withRent();
    const { landlord } = home;
    const company = await found(landlord);
    await giveAccount(landlord, 'Lal Singh');
    const number = await giveAccount(landlord, COMPANY, company);
    await choose(home, company);
    await waited();
    expect(await owed(landlord)).toMatchObject([
      { full_name: COMPANY, organisation_id: company, amount: NET, block: null },
    ]);
    const { id, items, rows } = await exported();
    expect(items).toMatchObject([{ full_name: COMPANY, holder_name: COMPANY, amount: NET }]);
    expect(rows).toMatchObject([{ 'Beneficiary name': COMPANY, 'Account number': number }]);
    await as(maker).payouts.markPaid({ id: items[0]?.id ?? '', reference: nextReference() });
    expect(await as(maker).payouts.getBatch({ id })).toMatchObject({ state: 'settled' });
    const statement = await as(landlord).remittances.myStatement({});
    expect(statement).toMatchObject({ closing: 0, sums: { paid: -NET } });
    expect(statement.lines).toContainEqual(expect.objectContaining({ kind: 'remittance', reason: COMPANY }));
    expect(await isProved()).toEqual({});
  });

  it('goes to the owner’s own account until the hours are over in which they could object, and they are told', async () => {
    const home = await withRent();
    const company = await found(home.landlord);
    await giveAccount(home.landlord, 'Lal Singh');
    await giveAccount(home.landlord, COMPANY, company);
    const chosen = await choose(home, company);
    expect(chosen.company).toMatchObject({ id: company });
    const hours = (Date.parse(chosen.paid_from ?? '') - Date.parse(services.now())) / 3_600_000;
    expect(Math.round(hours)).toBe(72);
    expect(await noticesOf(asOwner, home.landlord)).toContainEqual([home.landlord, 'payee.company-paid']);
    expect(await owed(home.landlord)).toMatchObject([{ full_name: 'Lal Singh', organisation_id: null }]);
    // Said again it does not begin anew; without the company all is as before at once.
    expect(await choose(home, company)).toMatchObject({ paid_from: chosen.paid_from });
    await waited();
    expect(await owed(home.landlord)).toMatchObject([{ organisation_id: company }]);
    expect(await choose(home, company, false)).toMatchObject({ company: { id: company }, paid_from: null });
    expect(await owed(home.landlord)).toMatchObject([{ organisation_id: null }]);
    await choose(home, company);
    await waited();
    expect(await choose(home, null)).toMatchObject({ company: null, paid_from: null });
    expect(await owed(home.landlord)).toMatchObject([{ organisation_id: null }]);
  });

  it('is said by the owner under fresh proof, and by nobody of the company, the office or the neighbourhood', async () => {
    const home = await withRent();
    const company = await found(home.landlord);
    const neighbour = await withRent();
    for (const [person, status] of [
      [neighbour.landlord, 404],
      [home.tenant, 404],
      [home.admin, 403],
      [maker, 403],
    ] as const)
      await expect(
        as(person).ownerCompanies.choose({ id: home.home, organisation_id: company, is_paid: true }),
      ).rejects.toMatchObject({ status });
    await asOwner(`update auth.sessions set proved_at = now() - interval '1 hour' where user_id = $1`, [
      home.landlord,
    ]);
    await expect(choose(home, company)).rejects.toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
  });

  it('waits while the company has no account, and its administrators are asked for it', async () => {
    const home = await withRent();
    const { landlord } = home;
    const company = await found(landlord);
    await giveAccount(landlord, 'Lal Singh');
    await choose(home, company);
    await waited();
    expect(await owed(landlord)).toMatchObject([{ organisation_id: company, block: 'no-account' }]);
    await as(maker).payees.remind({ user_id: company, what: 'account' });
    await expect(as(maker).payees.remind({ user_id: company, what: 'account' })).rejects.toMatchObject(
      broken('payee.reminded-lately'),
    );
    await asOwner(`delete from notifications where event = 'payee.missing'`);
    await remindPayees(services.database, services.jobs);
    await remindPayees(services.database, services.jobs);
    const told = await asOwner(
      `select payload from notifications where event = 'payee.missing' and user_id = $1`,
      [landlord],
    );
    expect(told).toEqual([{ payload: { what: 'account', organisation: COMPANY } }]);
    await as(landlord).payees.setAccount({
      account_number: '50200012345678',
      ifsc: 'HDFC0000001',
      holder_name: COMPANY,
      organisation_id: company,
    });
    expect(await owed(landlord)).toMatchObject([{ block: 'account-unconfirmed' }]);
    await expect(as(maker).remittances.createBatch()).rejects.toMatchObject(broken('payout.nobody-to-pay'));
  });

  it('that comes back holds the company’s account alone, until it gives another', async () => {
    const one = await withRent();
    const { landlord } = one;
    const own = await withRent(landlord);
    const company = await found(landlord);
    await giveAccount(landlord, 'Lal Singh');
    await giveAccount(landlord, COMPANY, company);
    await choose(one, company);
    await waited();
    const { items } = await exported();
    expect(items.map(({ full_name, amount }) => [full_name, amount]).toSorted()).toEqual([
      ['Lal Singh', NET],
      [COMPANY, NET],
    ]);
    const paidTo = (name: string) => items.find(({ full_name }) => full_name === name)?.id ?? '';
    await as(maker).payouts.markFailed({ id: paidTo(COMPANY), reason: 'Account closed' });
    await as(maker).payouts.markPaid({ id: paidTo('Lal Singh'), reference: nextReference() });
    await rentCameIn(test, own, 1);
    await chargeOwners(services.database);
    expect((await owed(landlord)).map(({ full_name, block }) => [full_name, block]).toSorted()).toEqual([
      ['Lal Singh', null],
      [COMPANY, 'returned'],
    ]);
    await as(landlord).payees.setAccount({
      account_number: `1${nextReference()}`,
      ifsc: 'HDFC0000001',
      holder_name: 'Lal Singh',
    });
    expect((await owed(landlord)).find(({ organisation_id: id }) => id === company)?.block).toBe('returned');
    await giveAccount(landlord, COMPANY, company);
    expect((await owed(landlord)).find(({ organisation_id: id }) => id === company)?.block).toBe(
      'account-changed',
    );
    expect(await isProved()).toEqual({});
  });

  it('is refused to a batch when the owner has it paid to themselves since the draft', async () => {
    const home = await withRent();
    const company = await found(home.landlord);
    await giveAccount(home.landlord, COMPANY, company);
    await choose(home, company);
    await waited();
    const { id } = await drafted();
    await choose(home, null);
    await expect(as(checker).payouts.approve({ id })).rejects.toMatchObject(
      broken('payout.balances-changed'),
    );
  });

  it('is refused when rent of the other side was taken back, though each transfer is below the balance', async () => {
    const home = await withRent();
    const { landlord } = home;
    const other = await collectedHome(test, {}, landlord);
    const line = await rentCameIn(test, other);
    await chargeOwners(services.database);
    const company = await found(landlord);
    await giveAccount(landlord, 'Lal Singh');
    await giveAccount(landlord, COMPANY, company);
    await choose(home, company);
    await waited();
    const { id, items } = await drafted();
    expect(items).toHaveLength(2);
    await as(other.admin).bankStatements.undo({ as: 'operator', id: line, reason: 'Another home' });
    await expect(as(checker).payouts.approve({ id })).rejects.toMatchObject(
      broken('payout.balances-changed'),
    );
  });

  it('is bound to the company under new keys as well', async () => {
    const home = await withRent();
    const company = await found(home.landlord);
    const number = await giveAccount(home.landlord, COMPANY, company);
    await choose(home, company);
    await waited();
    const { id } = await drafted();
    await rotateKeys(services.database, services.seals);
    await as(checker).payouts.approve({ id });
    const file = await as(maker).payouts.export({ id });
    expect(file.csv).toContain(number);
  });

  it('of a home that changes hands goes to no company of its owner before', async () => {
    const home = await withRent();
    const company = await found(home.landlord);
    await giveAccount(home.landlord, COMPANY, company);
    await choose(home, company);
    await waited();
    const heir = await addPerson('Hema Heir', ['landlord']);
    await asOwner('update managed_properties set owner_id = $1 where id = $2', [heir, home.home]);
    expect(await owed(home.landlord)).toMatchObject([{ organisation_id: null, amount: NET }]);
    const theirs = await found(heir, 'Heir Homes');
    await as(heir).ownerCompanies.choose({ id: home.home, organisation_id: theirs, is_paid: true });
    await waited();
    // What the first owner earned stays theirs.
    expect(await owed(home.landlord)).toMatchObject([{ organisation_id: null, amount: NET }]);
    expect(await owed(heir)).toEqual([]);
  });
});

describe('one running account of an owner with a company', () => {
  /** Paise that one side owes us, as a repair would. */
  const charge = async (home: CollectedHome, amount: number) => {
    await asOwner(
      `with entry as (
        insert into journal_entries (kind, happened_on, source_type, source_id, key)
        values ('repair_charged', app.today(), 'maintenance_request', uuidv7(), 'repair of ' || uuidv7()) returning id)
      insert into journal_lines (entry_id, position, account, party_kind, party_id, lease_id, amount)
      select entry.id, l.* from entry, (values
        (1, 'owner_payable', 'owner', $1::uuid, $2::uuid, $3::bigint), (2, 'operator_bank', null, null, $2::uuid, -$3::bigint)) l`,
      [home.landlord, home.lease.id, amount],
    );
  };

  it.each([
    ['the company owes less than the owner is owed', 'company', 500_000, null, NET - 500_000],
    ['the owner owes less than the company is owed', 'own', 500_000, COMPANY, NET - 500_000],
    ['one side owes as much as the other is owed', 'company', NET, null, 0],
    ['one side owes more than the other is owed', 'own', NET + 100, null, 0],
  ] as const)('%s: neither is paid what the other owes', async (_, owing, amount, payee, paid) => {
    const ofCompany = await collectedHome(test);
    const { landlord } = ofCompany;
    const own = await collectedHome(test, {}, landlord);
    const company = await found(landlord);
    await giveAccount(landlord, 'Lal Singh');
    await giveAccount(landlord, COMPANY, company);
    await choose(ofCompany, company);
    await waited();
    const [debtor, creditor] = owing === 'company' ? [ofCompany, own] : [own, ofCompany];
    await rentCameIn(test, creditor);
    await chargeOwners(services.database);
    await charge(debtor, amount);
    const list = await owed(landlord);
    expect(list.reduce((sum, one) => sum + one.amount, 0)).toBe(paid);
    if (paid > 0) {
      expect(list).toMatchObject([{ organisation_id: payee ? company : null, amount: paid }]);
      const { items } = await exported();
      expect(items).toMatchObject([{ amount: paid }]);
      const { items: lines } = await as(maker).remittances.reckoning({ id: items[0]?.id ?? '' });
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(paid);
      expect(await owed(landlord)).toEqual([]);
    }
  });
});
