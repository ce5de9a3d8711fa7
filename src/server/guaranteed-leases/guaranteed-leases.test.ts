import { beforeEach, describe, expect, it } from 'vitest';
import { statementFile } from '../../../tests/support/bank-files.ts';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { agreeLease, leaseInput, writeDues } from '../../../tests/support/leases.ts';
import { manageHome } from '../../../tests/support/managed-rentals.ts';
import { confirmAccounts } from '../../../tests/support/payouts.ts';
import { nextReference } from '../../../tests/support/remittances.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, shiftMonth } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { proveLedger } from '../ledger/ledger-proof.ts';
import { chargeOwners } from '../remittances/jobs.ts';
import { moveGuaranteed } from './jobs.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = test;

// Within a month, so that an offer has days to be answered.
await test.moveTo(`${firstDayOf(shiftMonth(monthOf(services.today()), 1))}T06:30:00Z`);

const RENT = 2_500_000;
const MARKET = 3_000_000;

const admin = await addPerson('Ada Admin', ['admin']);
const verifier = await addPerson('Vani Verifier', ['verification']);
const finance = await addPerson('Mohan Maker', ['finance_maker']);
const support = await addPerson('Sunil Support', ['support']);
let owner: string;
let neighbour: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  owner = await addPerson('Lal Singh', ['landlord']);
  neighbour = await addPerson('Nina Neighbour', ['landlord']);
});

const today = () => services.today();
const thisMonth = () => monthOf(today());
const rule = (name: string, field?: string) => ({ data: { rule: name, ...(field && { field }) } });
const notFound = { code: 'NOT_FOUND' };
const forbidden = { code: 'FORBIDDEN' };

const order = (own: object = {}) =>
  as(owner).guaranteedLeases.order({
    form_id: crypto.randomUUID(),
    home: 'Rose 4',
    address: 'Baner Road 4, Pune',
    hoped_rent: 2_800_000,
    ...own,
  });

const inspected = async (own: object = {}) => {
  const { id } = await order(own);
  await as(verifier).guaranteedLeases.inspect({
    id,
    inspected_on: today(),
    inspection: 'Dry, painted, water all day',
  });
  return id;
};

const terms = (own: object = {}) => ({
  rent: RENT,
  market_rent: MARKET,
  first_month: thisMonth(),
  months: 6,
  fee_bp: 800,
  remittance_day: 7,
  payee_name: 'Kiraya Homes',
  payee_upi: 'rent@okbank',
  conditions: 'The owner repaints before the first tenant.',
  offer_until: [addDays(today(), 2), lastDayOf(thisMonth())].toSorted()[0] ?? '',
  ...own,
});

const offered = async (own: object = {}, ordered: object = {}) => {
  const id = await inspected(ordered);
  return as(admin).guaranteedLeases.offer({ id, ...terms(own) });
};

const agreed = async (own: object = {}, ordered: object = {}) => {
  const { id, text_hash } = await offered(own, ordered);
  return as(owner).guaranteedLeases.accept({ id, text_hash: text_hash ?? '', name: 'Lal Singh' });
};

const eventsOf = async (user: string) =>
  (
    await asOwner<{ event: string }>(
      `select event from notifications where user_id = $1 and event like 'guaranteed-lease.%' order by id`,
      [user],
    )
  ).map(({ event }) => event);

/** Paise that we owe somebody as an owner. */
const owedTo = async (party: string) => {
  const [row] = await asOwner<{ sum: string }>(
    `select coalesce(-sum(amount), 0)::text as sum from journal_lines where account = 'owner_payable' and party_id = $1`,
    [party],
  );
  return Number(row?.sum);
};
const marginOf = async (id: string, reader = finance) =>
  (await as(reader).guaranteedLeases.get({ id })).margin;

/** A tenant moves into the home on the first of that month, and pays that month's rent to our account. */
async function tenantPays(home: string, month: string, rent = MARKET) {
  const tenant = await addPerson('Asha Rao', ['tenant']);
  const [row] = await asOwner<{ email: string }>('select email from profiles where user_id = $1', [tenant]);
  const start_date = firstDayOf(month);
  const draft = await as(owner).leases.create({
    ...leaseInput({ start_date, end_date: lastDayAfter(start_date), rent }),
    managed_property_id: home,
    tenant_name: 'Asha Rao',
    tenant_email: row?.email ?? '',
  });
  const lease = await agreeLease(test, { landlord: owner, tenant }, draft);
  await writeDues(test, lease.id, today());
  const { items } = await as(owner).rents.listDues({ id: lease.id, limit: 50 });
  const due = items.find((one) => one.month === month && one.kind === 'rent');
  const reference = nextReference();
  const file = statementFile([{ on: today(), text: `UPI-ASHA RAO-${reference}`, in: String(rent / 100) }]);
  await as(admin).bankStatements.upload({ as: 'operator', file });
  const lines = (await as(admin).bankStatements.lines({ as: 'operator' })).items;
  const line = lines.find((one) => one.reference === reference)?.id ?? '';
  await as(admin).bankStatements.match({
    as: 'operator',
    id: line,
    parts: [{ due_id: due?.id ?? '', amount: rent }],
  });
  return { lease, line };
}

describe('an order', () => {
  it('sent twice is one, and waits for our team', async () => {
    const form_id = crypto.randomUUID();
    const first = await order({ form_id });
    expect(await order({ form_id })).toEqual(first);
    expect(first).toMatchObject({ status: 'requested', side: 'owner', home: 'Rose 4', rent: null });
    expect(first.number).toMatch(/^G-\d{4}-\d{6}$/);
    const { items } = await as(verifier).guaranteedLeases.list({ q: 'lal rose' });
    expect(items.map(({ id }) => id)).toContain(first.id);
  });
  it('names only homes of the owner', async () => {
    const home = await manageHome(test, { landlord: neighbour, admin });
    await expect(order({ managed_property_id: home })).rejects.toMatchObject({
      data: { errors: [{ field: 'home' }] },
    });
    await expect(order({ property_id: UNKNOWN_ID })).rejects.toMatchObject({
      data: { errors: [{ field: 'home' }] },
    });
  });
  it('is refused while there is another one for the same home', async () => {
    const home = await manageHome(test, { landlord: owner, admin });
    await order({ managed_property_id: home });
    await expect(order({ managed_property_id: home })).rejects.toMatchObject(
      rule('guaranteed-lease.home-ordered', 'home'),
    );
  });
  it('is not there for a neighbour, and closed to support', async () => {
    const { id } = await offered();
    const own = as(neighbour).guaranteedLeases;
    await expect(own.getMine({ id })).rejects.toMatchObject(notFound);
    await expect(own.cancel({ id })).rejects.toMatchObject(notFound);
    await expect(own.decline({ id, reason: 'Not mine' })).rejects.toMatchObject(notFound);
    await expect(own.list({})).rejects.toMatchObject(forbidden);
    await expect(as(support).guaranteedLeases.get({ id })).rejects.toMatchObject(forbidden);
  });
  it('is cancelled by its owner once, and ends', async () => {
    const { id } = await order();
    await as(owner).guaranteedLeases.cancel({ id });
    expect(await as(owner).guaranteedLeases.cancel({ id })).toMatchObject({ status: 'cancelled' });
    await expect(
      as(verifier).guaranteedLeases.inspect({ id, inspected_on: today(), inspection: 'Seen' }),
    ).rejects.toMatchObject(rule('guaranteed-lease.moved-on'));
  });
  it('is refused with a reason that the owner reads', async () => {
    const { id } = await order();
    await as(verifier).guaranteedLeases.refuse({ id, reason: 'We have nobody in this city yet' });
    expect(await as(owner).guaranteedLeases.getMine({ id })).toMatchObject({
      status: 'refused',
      reason: 'We have nobody in this city yet',
    });
    expect(await eventsOf(owner)).toEqual(['guaranteed-lease.refused']);
  });
});

describe('an offer', () => {
  it('is made by administrators alone, after the inspection', async () => {
    const { id } = await order();
    await expect(as(admin).guaranteedLeases.offer({ id, ...terms() })).rejects.toMatchObject(
      rule('guaranteed-lease.not-inspected'),
    );
    await expect(as(verifier).guaranteedLeases.offer({ id, ...terms() })).rejects.toMatchObject(forbidden);
    await expect(as(finance).guaranteedLeases.offer({ id, ...terms() })).rejects.toMatchObject(forbidden);
  });
  it('shows the owner rent and text, and keeps what we expect to earn and our notes from them', async () => {
    const { id } = await offered();
    expect(await as(owner).guaranteedLeases.getMine({ id })).toMatchObject({
      status: 'offered',
      rent: RENT,
      market_rent: null,
      inspection: null,
      margin: null,
      text: expect.stringContaining('₹25,000 for each month'),
    });
    expect(await as(admin).guaranteedLeases.get({ id })).toMatchObject({
      market_rent: MARKET,
      inspection: 'Dry, painted, water all day',
    });
    expect(await eventsOf(owner)).toEqual(['guaranteed-lease.offered']);
  });
  it('is accepted by nobody but the owner, and only as it was read', async () => {
    const { id, text_hash } = await offered();
    const yes = { id, text_hash: text_hash ?? '', name: 'Lal Singh' };
    await expect(as(admin).guaranteedLeases.accept(yes)).rejects.toMatchObject(notFound);
    await expect(as(neighbour).guaranteedLeases.accept(yes)).rejects.toMatchObject(notFound);
    await as(admin).guaranteedLeases.offer({ id, ...terms({ rent: RENT - 100_000 }) });
    const other = {
      ...yes,
      text_hash: (await as(owner).guaranteedLeases.getMine({ id: yes.id })).text_hash ?? '',
      name: 'ramesh',
    };
    await expect(as(owner).guaranteedLeases.accept(other)).rejects.toMatchObject({
      data: { rule: 'guaranteed-lease.name-differs' },
    });
    await expect(as(owner).guaranteedLeases.accept(yes)).rejects.toMatchObject(
      rule('guaranteed-lease.text-changed'),
    );
  });
  it('once accepted comes to the owner as a letter, though they accepted it themselves; finance reads it and does nothing', async () => {
    const { id, text_hash } = await offered();
    await as(owner).guaranteedLeases.accept({ id, text_hash: text_hash ?? '', name: 'Lal Singh' });
    expect(
      await asOwner(
        `select payload ->> 'signed' as signed, (payload ->> 'rent')::int as rent, email_at is not null as is_mailed
          from notifications where user_id = $1 and event = 'guaranteed-lease.agreed'`,
        [owner],
      ),
    ).toEqual([{ signed: 'Lal Singh', rent: RENT, is_mailed: true }]);
    expect(await as(finance).guaranteedLeases.get({ id })).toMatchObject({ status: 'agreed' });
    const why = { id, reason: 'It costs too much' };
    await expect(as(finance).guaranteedLeases.refuse(why)).rejects.toMatchObject({ status: 403 });
    await expect(as(finance).guaranteedLeases.giveNoticeToOwner(why)).rejects.toMatchObject({ status: 403 });
  });
  it('that was declined can be followed by a better one', async () => {
    const { id } = await offered();
    await as(owner).guaranteedLeases.decline({ id, reason: 'Too little' });
    expect(await eventsOf(admin)).toContain('guaranteed-lease.declined');
    const better = await as(admin).guaranteedLeases.offer({ id, ...terms({ rent: RENT + 100_000 }) });
    expect(better).toMatchObject({ status: 'offered', reason: null, rent: RENT + 100_000 });
  });
  it('that nobody answered expires the night after its last day, with a notice', async () => {
    const { id } = await offered();
    await asOwner('update guaranteed_leases set offer_until = $2 where id = $1', [id, addDays(today(), -1)]);
    await moveGuaranteed(services.database, services.jobs, services.now());
    await moveGuaranteed(services.database, services.jobs, services.now());
    expect(await as(owner).guaranteedLeases.getMine({ id })).toMatchObject({ status: 'expired' });
    expect((await eventsOf(owner)).filter((event) => event.endsWith('expired'))).toHaveLength(1);
  });
  it('is not accepted after its last day', async () => {
    const { id, text_hash } = await offered();
    await asOwner('update guaranteed_leases set offer_until = $2 where id = $1', [id, addDays(today(), -1)]);
    await expect(
      as(owner).guaranteedLeases.accept({ id, text_hash: text_hash ?? '', name: 'Lal Singh' }),
    ).rejects.toMatchObject(rule('guaranteed-lease.offer-over'));
  });
});

describe('an agreement', () => {
  it('puts the home under a mandate with the guaranteed text, once for two clicks', async () => {
    const first = await agreed();
    const again = await as(owner).guaranteedLeases.accept({
      id: first.id,
      text_hash: first.text_hash ?? '',
      name: 'Lal Singh',
    });
    expect(again.managed_property_id).toBe(first.managed_property_id);
    const { items } = await as(owner).mandates.ofHome({ id: first.managed_property_id ?? '' });
    expect(items).toMatchObject([
      { state: 'agreed', collects: 'operator', fee_bp: 800, remittance_day: 7, signed_name: 'Lal Singh' },
    ]);
    expect(items[0]?.text).toBe(first.text);
    expect(await eventsOf(admin)).toContain('guaranteed-lease.accepted');
  });
  it('takes over a home that is managed already, and keeps its mandate and management meanwhile', async () => {
    const home = await manageHome(test, { landlord: owner, admin });
    const { managed_property_id } = await agreed({}, { managed_property_id: home });
    expect(managed_property_id).toBe(home);
    await expect(
      as(admin).mandates.offer({ id: home, collects: 'owner', fee_bp: 800, deposit_holder: 'landlord' }),
    ).rejects.toMatchObject(rule('guaranteed-lease.running'));
    await expect(
      as(admin).managedRentals.end({ id: home, lease_end_date: today(), reason: 'Sold' }),
    ).rejects.toMatchObject(rule('guaranteed-lease.running'));
  });
  it('ends after notice of either side with the second month after it, once', async () => {
    const { id } = await agreed({ months: 12 });
    const day = lastDayOf(shiftMonth(thisMonth(), 2));
    await expect(as(neighbour).guaranteedLeases.giveNotice({ id, reason: 'Not mine' })).rejects.toMatchObject(
      notFound,
    );
    await expect(
      as(finance).guaranteedLeases.giveNoticeToOwner({ id, reason: 'No right' }),
    ).rejects.toMatchObject(forbidden);
    expect(await as(owner).guaranteedLeases.giveNotice({ id, reason: 'I move in' })).toMatchObject({
      ends_on: day,
      notice_by: 'owner',
    });
    expect(await as(owner).guaranteedLeases.giveNotice({ id, reason: 'Again' })).toMatchObject({
      notice_reason: 'I move in',
    });
    await expect(
      as(admin).guaranteedLeases.giveNoticeToOwner({ id, reason: 'We too' }),
    ).rejects.toMatchObject(rule('guaranteed-lease.notice-given'));
    expect(await eventsOf(admin)).toContain('guaranteed-lease.owner-notice');
  });
  it('writes each act down', async () => {
    const { id } = await agreed();
    const rows = await asOwner<{ action: string }>(
      'select action from audit_log where subject_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'guaranteedLeases.order',
      'guaranteedLeases.inspect',
      'guaranteedLeases.offer',
      'guaranteedLeases.accept',
    ]);
  });
});

describe('the money of a guarantee', () => {
  it('owes the owner the same rent with and without a tenant, and posts gap and surplus to our margin', async () => {
    const { id, managed_property_id: home } = await agreed({ months: 3 });
    const first = thisMonth();
    // The first month is empty.
    await chargeOwners(services.database);
    await chargeOwners(services.database);
    expect(await owedTo(owner)).toBe(RENT);
    expect(await marginOf(id)).toBe(-RENT);
    const { items } = await as(finance).remittances.candidates({});
    expect(items.find(({ user_id }) => user_id === owner)).toMatchObject({ amount: RENT, homes: ['Rose 4'] });

    // In the second a tenant pays more than the guaranteed rent, and in the third their payment is taken back.
    await test.moveTo(`${firstDayOf(shiftMonth(first, 1))}T06:30:00Z`);
    const paid = await tenantPays(home ?? '', shiftMonth(first, 1));
    await chargeOwners(services.database);
    await chargeOwners(services.database);
    expect(await owedTo(owner)).toBe(2 * RENT);
    expect(await marginOf(id)).toBe(MARKET - 2 * RENT);
    expect(await marginOf(id, verifier)).toBeNull();
    const { sums, lines } = await as(owner).remittances.myStatement({ month: thisMonth() });
    expect(sums).toMatchObject({ rent: MARKET, guaranteed: RENT, kept: -MARKET, fee: 0 });
    expect(lines.find(({ kind }) => kind === 'guaranteed_rent')).toMatchObject({ home_name: 'Rose 4' });

    await test.moveTo(`${firstDayOf(shiftMonth(first, 2))}T06:30:00Z`);
    await as(admin).bankStatements.undo({ as: 'operator', id: paid.line, reason: 'Wrong line' });
    await chargeOwners(services.database);
    expect(await owedTo(owner)).toBe(3 * RENT);
    expect(await marginOf(id)).toBe(-3 * RENT);

    // Over: no more rent, and no second end.
    await test.moveTo(`${firstDayOf(shiftMonth(first, 3))}T06:30:00Z`);
    await moveGuaranteed(services.database, services.jobs, services.now());
    await chargeOwners(services.database);
    expect(await owedTo(owner)).toBe(3 * RENT);
    expect(await as(owner).guaranteedLeases.getMine({ id })).toMatchObject({ status: 'ended' });
    expect(await eventsOf(owner)).toContain('guaranteed-lease.ended');
  });

  it('that comes back from the bank keeps its home and the day that was promised', async () => {
    await agreed({ months: 3 });
    await chargeOwners(services.database);
    await as(owner).payees.setAccount({
      account_number: '60200000001',
      ifsc: 'HDFC0000001',
      holder_name: 'Omkar Owner',
    });
    await confirmAccounts(asOwner);
    const owed = async () =>
      (await as(finance).remittances.candidates({})).items.find(({ user_id }) => user_id === owner);
    const before = await owed();
    const checker = await addPerson('Charu Checker', ['finance_checker']);
    const { id } = await as(finance).remittances.createBatch();
    await as(checker).payouts.approve({ id });
    await as(finance).payouts.export({ id });
    const { items } = await as(finance).payouts.listTransfers({ id });
    const transfer = items.find(({ full_name }) => full_name === before?.full_name);
    await as(finance).payouts.markFailed({ id: transfer?.id ?? '', reason: 'Account closed' });
    expect(await owed()).toMatchObject({
      amount: RENT,
      homes: ['Rose 4'],
      pay_by: before?.pay_by,
      block: 'returned',
    });
    expect(before?.pay_by).not.toBeNull();
  });

  it('charges the fee on rent of the months after the guarantee', async () => {
    const { managed_property_id: home } = await agreed({ months: 3 });
    await test.moveTo(`${addMonths(firstDayOf(thisMonth()), 3)}T06:30:00Z`);
    await moveGuaranteed(services.database, services.jobs, services.now());
    await tenantPays(home ?? '', thisMonth());
    await chargeOwners(services.database);
    expect(await owedTo(owner)).toBe(3 * RENT + MARKET - (MARKET * 8) / 100);
  });

  it('leaves books that prove themselves', async () => {
    const { found } = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
    expect(Object.fromEntries(found)).toEqual({});
  });
});
