import { expect, it } from 'vitest';
import { business as businessForm, contact, freshPan, pdf } from '../../../tests/support/brokers.ts';
import { startServices } from '../../../tests/support/services.ts';
import { asCsv, syntheticBusiness } from '../../../tests/support/synthetic-business.ts';
import type { SwitchOverKind } from '../../domain/switch-over.ts';
import { tellOfMoved } from '../leases/moved-leases.ts';
import { proveLedger } from '../ledger/ledger-proof.ts';
import { rollDues } from '../rents/dues.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
const [admin, other] = [await addPerson('Anil Admin', ['admin']), await addPerson('Bela Admin', ['admin'])];
const business = syntheticBusiness(7, { people: 60, affiliates: 25, homes: 12, months: 18 });
const owed = [...business.payable.values()].reduce((sum, amount) => sum + amount, 0);

const jobs = {
  tellOfMoved: () => tellOfMoved(services.database, services.jobs),
  writeDues: () => rollDues(services.database, services.jobs, services.now()),
};

const take = (kind: SwitchOverKind, table: string[][], step: 'check' | 'write' = 'write') =>
  as(admin).switchOver.upload({ kind, file: asCsv(table, `${kind}.csv`), step });

/** How many rows a file could have added anywhere. */
const counts = () =>
  asOwner(`select (select count(*) from switch_over_people) as people, (select count(*) from switch_over_files) as files,
    (select count(*) from affiliate_registrations) as affiliates, (select count(*) from ledger_entries) as ledger,
    (select count(*) from journal_entries) as journal, (select count(*) from audit_log where action like 'switchOver.%') as trail`);

it('is the business of administrators alone', async () => {
  const finance = await addPerson('Fatima Finance', ['finance_checker']);
  await expect(as(finance).switchOver.state()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(as(null).switchOver.state()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(
    as(finance).switchOver.upload({ kind: 'people', file: asCsv(business.people), step: 'write' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(as(admin).switchOver.askGoLive({})).rejects.toMatchObject({
    data: { rule: 'switch-over.empty' },
  });
});

it('says of which kinds no file was taken, and that two administrators go live', async () => {
  const { missing, own_approval: own } = await as(admin).switchOver.state();
  expect(missing).toEqual([
    'people',
    'sponsors',
    'brokers',
    'managed-homes',
    'rvl-months',
    'leases',
    'deposits-held',
    'commission-balances',
  ]);
  expect(own).toBeNull();
});

it('checks a file and writes nothing', async () => {
  const before = await counts();
  expect(await take('people', business.people, 'check')).toMatchObject({
    rows: 60,
    fresh: 60,
    repeated: 0,
    problems: [],
    written: false,
  });
  expect(await counts()).toEqual(before);
});

it('says of which columns nothing is taken', async () => {
  const [header = [], ...rows] = business.people;
  const table = [[...header, 'Mobile No'], ...rows.map((row) => [...row, '98450 12345'])];
  expect(await take('people', table, 'check')).toMatchObject({ unread: ['Mobile No'], problems: [] });
});

it('changes nothing by a broken file, and names every problem', async () => {
  const before = await counts();
  const broken = [
    ...business.people,
    ['N-00001', 'Twice', 'twice@business.example', ''],
    ['N-9', '', '', ''],
  ];
  const report = await take('people', broken);
  expect(report).toMatchObject({ written: false, fresh: 0, problem_count: 3 });
  expect(report.problems.map(({ row, reason }) => [row, reason])).toEqual([
    [62, 'switch-over.number-twice'],
    [63, 'switch-over.cell-empty'],
    [63, 'switch-over.contact-missing'],
  ]);
  await expect(take('people', [['number', 'name']])).rejects.toMatchObject({
    data: { errors: [{ field: 'file' }] },
  });
  expect(await counts()).toEqual(before);
});

it('takes the files in order and stands equal to them, to the paisa', async () => {
  expect((await take('sponsors', business.sponsors)).problems[0]?.reason).toBe('switch-over.person-unknown');
  expect(await take('people', business.people)).toMatchObject({ written: true, fresh: 60 });
  expect(await take('sponsors', business.sponsors)).toMatchObject({ written: true, fresh: 25 });
  expect(await take('commission-balances', business.balances)).toMatchObject({ written: true, amount: owed });
  const rows = await asOwner<{
    reference: string;
    sponsor: string | null;
    status: string;
    balance: string;
    since: string;
  }>(`
    select s.reference, o.reference as sponsor, p.status, coalesce(-b.payable, 0)::text as balance,
        (r.created_at at time zone 'Asia/Kolkata')::date::text as since
      from switch_over_people s join affiliate_registrations r on r.affiliate_id = s.affiliate_id join affiliate_profiles p on p.affiliate_id = s.affiliate_id
        left join switch_over_people o on o.affiliate_id = r.sponsor_id left join affiliate_balances b on b.affiliate_id = s.affiliate_id`);
  expect(new Map(rows.map(({ reference, sponsor }) => [reference, sponsor]))).toEqual(business.sponsorOf);
  expect(new Map(rows.map(({ reference, balance }) => [reference, Number(balance)]))).toEqual(
    business.payable,
  );
  expect(new Map(rows.map(({ reference, since }) => [reference, since]))).toEqual(
    new Map(business.sponsors.slice(1).map(([reference, , day]) => [reference, day])),
  );
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['pending']));
});

it('posts what is owed against the opening balance, and the books agree', async () => {
  const sums = await asOwner<{ account: string; sum: string }>(
    `select account, sum(amount) as sum from journal_lines group by 1 order by 1`,
  );
  expect(sums).toEqual([
    { account: 'commission_expense', sum: '0' },
    { account: 'commission_payable', sum: String(-owed) },
    { account: 'opening_balance', sum: String(owed) },
  ]);
  const proof = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
  expect(proof.differences).toEqual([]);
  const state = await as(admin).switchOver.state();
  expect(state.missing).toEqual(['brokers', 'managed-homes', 'rvl-months', 'leases', 'deposits-held']);
  expect(state.checks).toEqual({
    sponsors_differ: 0,
    homes_differ: 0,
    balances_differ: 0,
    leases_differ: 0,
    deposits_differ: 0,
    owed: 0,
    prepaid: 0,
    held_by_owners: 0,
    held_by_us: 0,
    opening_balance: owed,
    trial_balance: 0,
  });
});

it('adds nothing by the same files again, and says a changed row', async () => {
  const before = await counts();
  expect(await take('people', business.people)).toMatchObject({ written: false, fresh: 0, repeated: 60 });
  expect(await take('sponsors', business.sponsors)).toMatchObject({ written: false, repeated: 25 });
  expect(await take('commission-balances', business.balances)).toMatchObject({
    written: false,
    repeated: 25,
  });
  const changed = business.balances.map(([reference = '', amount = '']) =>
    reference === 'N-00002' ? [reference, '99.99'] : [reference, amount],
  );
  expect((await take('commission-balances', changed)).problems).toMatchObject([
    { row: 3, column: 'payable', reason: 'switch-over.changed' },
  ]);
  expect(await counts()).toEqual(before);
});

it('gives a person their place once they prove the address, and binds them by their own yes', async () => {
  const known = await asOwner<{ reference: string; email: string }>(
    `select reference, email from switch_over_people where affiliate_id is not null and email is not null order by reference limit 1`,
  );
  const person = await addPerson('Asha Moves');
  const stranger = await addPerson('Sunil Stranger');
  await asOwner(`update auth.users set email = $2, email_verified = false where id = $1`, [
    person,
    known[0]?.email,
  ]);
  expect((await as(person).affiliates.mine()).affiliate).toBeNull();
  await asOwner(`update auth.users set email_verified = true where id = $1`, [person]);
  const { affiliate } = await as(person).affiliates.mine();
  expect(affiliate).toMatchObject({ status: 'pending', has_consented: false, is_moved_in: true });
  await expect(as(stranger).affiliates.register({ keep_place: true, consent: true })).rejects.toMatchObject({
    data: { rule: 'affiliate.already-registered' },
  });
  const agreed = await as(person).affiliates.register({ keep_place: true, consent: true });
  expect(agreed).toMatchObject({
    affiliate_id: affiliate?.affiliate_id,
    sponsor_id: affiliate?.sponsor_id,
    status: 'pending',
    has_consented: true,
  });
  expect((await as(admin).switchOver.state()).totals).toMatchObject({
    people: 60,
    claimed: 1,
    affiliates: 25,
    brokers: 0,
    homes: 0,
    rvl: 0,
    months: 0,
    months_paid: 0,
    rvl_paid: 0,
    roots: [...business.sponsorOf.values()].filter((sponsor) => sponsor === null).length,
    payable: owed,
  });
});

it('gives no place by a number that nobody proved', async () => {
  const [known] = await asOwner<{ phone: string; code: string }>(
    `select phone, affiliate_id as code from switch_over_people where affiliate_id is not null and email is null limit 1`,
  );
  const person = await addPerson('Ravi Moves');
  await asOwner(`update auth.users set phone = $2, phone_verified = false where id = $1`, [
    person,
    known?.phone,
  ]);
  expect((await as(person).affiliates.mine()).affiliate).toBeNull();
  await asOwner(`update auth.users set phone_verified = true where id = $1`, [person]);
  expect((await as(person).affiliates.mine()).affiliate?.affiliate_id).toBe(known?.code);
});

it('refuses a second place for whoever is an affiliate here already', async () => {
  const person = await addPerson('Already Here');
  await as(admin).affiliates.create({ user_id: person });
  const [row] = await asOwner<{ email: string }>(`select email from auth.users where id = $1`, [person]);
  await take('people', [business.people[0] ?? [], ['N-90001', 'Already Here', row?.email ?? '', '']]);
  const report = await take('sponsors', [business.sponsors[0] ?? [], ['N-90001', '', '2025-01-01']]);
  expect(report).toMatchObject({
    written: false,
    problems: [{ row: 2, reason: 'switch-over.affiliate-here' }],
  });
});

it('begins the registration of a broker with what the file says, and takes no fee twice', async () => {
  const person = await addPerson('Bina Broker');
  const [row] = await asOwner<{ email: string }>(`select email from auth.users where id = $1`, [person]);
  await take('people', [
    business.people[0] ?? [],
    ['N-80001', 'Bina Broker', row?.email ?? '', ''],
    ['N-80002', 'Not Here', 'not.here@business.example', ''],
  ]);
  const table = [
    ['reference', 'firm', 'fee_paid', 'rera_state', 'rera_number'],
    ['N-80001', 'Bina Homes', 'yes', 'Maharashtra', 'A51800012345'],
    ['N-80002', 'Elsewhere', 'no', '', ''],
  ];
  expect(await take('brokers', table)).toMatchObject({ written: true, fresh: 2 });
  expect(await take('brokers', table)).toMatchObject({ written: false, repeated: 2 });
  expect((await as(admin).switchOver.state()).totals.brokers).toBe(2);
  // Nobody is a broker before they sign in and hand in their own papers.
  expect(await asOwner(`select name, firm, status, reg_fee_paid, activated from brokers`)).toEqual([
    { name: 'Bina Broker', firm: 'Bina Homes', status: 'draft', reg_fee_paid: false, activated: false },
  ]);
  const { brokers, payees } = as(person);
  await brokers.saveContact(contact());
  await payees.setPan({ pan: freshPan() });
  await brokers.uploadDocument({ kind: 'pan_card', file: pdf() });
  await brokers.uploadDocument({ kind: 'rera_certificate', file: pdf(), expires_on: '2030-01-01' });
  expect(await brokers.submit({ agrees: true })).toMatchObject({
    status: 'paid',
    firm: 'Bina Homes',
    payment: { amount: 0, status: 'succeeded', note: 'Paid before the switch-over' },
  });
  await expect(brokers.payCash()).rejects.toMatchObject({ data: { rule: 'payment.already-paid' } });
  const { items } = await as(admin).brokerRegistrations.list({ limit: 10 });
  await as(admin).brokerRegistrations.activate({ id: items[0]?.id ?? '' });
  expect(await asOwner(`select status, activated from brokers`)).toEqual([
    { status: 'activated', activated: true },
  ]);
  expect(await asOwner(`select from invoices`)).toEqual([]);
});

it('asks the fee of a broker who had not paid it, and takes no broker who is here already', async () => {
  const person = await addPerson('Chetan Broker');
  const [row] = await asOwner<{ email: string }>(`select email from auth.users where id = $1`, [person]);
  await take('people', [business.people[0] ?? [], ['N-80003', 'Chetan Broker', row?.email ?? '', '']]);
  const table = [
    ['reference', 'firm', 'fee_paid'],
    ['N-80003', 'Chetan Homes', 'no'],
  ];
  const other = await addPerson('Divya Broker');
  const [theirs] = await asOwner<{ email: string }>(`select email from auth.users where id = $1`, [other]);
  await take('people', [business.people[0] ?? [], ['N-80004', 'Divya Broker', theirs?.email ?? '', '']]);
  await as(other).brokers.saveContact(contact());
  expect((await take('brokers', [...table, ['N-80004', 'Divya Homes', 'yes']])).problems).toMatchObject([
    { row: 3, column: 'reference', reason: 'switch-over.broker-here' },
  ]);
  await take('brokers', table);
  await as(person).brokers.saveContact(contact());
  await as(person).payees.setPan({ pan: freshPan() });
  await as(person).brokers.saveBusiness(businessForm());
  await as(person).brokers.uploadDocument({ kind: 'pan_card', file: pdf() });
  await as(person).brokers.uploadDocument({
    kind: 'rera_certificate',
    file: pdf(),
    expires_on: '2030-01-01',
  });
  expect(await as(person).brokers.submit({ agrees: true })).toMatchObject({
    status: 'submitted',
    payment: null,
  });
});

it('takes homes and their months, whose owner finds them, and counts no month twice', async () => {
  const before = await asOwner<{ count: string }>(`select count(*) from ledger_entries`);
  expect((await take('rvl-months', business.months)).problems[0]?.reason).toBe('switch-over.home-unknown');
  expect(await take('managed-homes', business.homes)).toMatchObject({ written: true, fresh: 12 });
  expect(await take('rvl-months', business.months)).toMatchObject({ written: true, fresh: 12 * 18 });
  const homes = [...business.rvl.values()];
  const { totals, checks } = await as(admin).switchOver.state();
  expect(totals).toMatchObject({
    homes: 12,
    rvl: homes.reduce((sum, { amount }) => sum + amount, 0),
    months: 12 * 18,
    months_paid: homes.reduce((sum, { paid }) => sum + paid, 0),
    rvl_paid: homes.reduce((sum, { amount, paid }) => sum + amount * paid, 0),
  });
  expect(checks.homes_differ).toBe(0);
  expect(await take('managed-homes', business.homes)).toMatchObject({ written: false, repeated: 12 });
  expect(await take('rvl-months', business.months)).toMatchObject({ written: false, repeated: 12 * 18 });
  // History pays nobody: no month is recorded as paid here, and no home is published.
  expect(await asOwner(`select from managed_property_rvl_payments`)).toEqual([]);
  expect(await asOwner(`select from properties`)).toEqual([]);
  expect(await asOwner<{ count: string }>(`select count(*) from ledger_entries`)).toEqual(before);

  const [home] = await asOwner<{ id: string; email: string | null; phone: string | null; earlier: string }>(
    `select h.managed_property_id as id, s.email, s.phone, (h.counted_from - 31)::text as earlier
       from switch_over_homes h join switch_over_people s on s.reference = h.owner_reference where s.email is not null limit 1`,
  );
  const owner = async () =>
    (await asOwner(`select owner_id from managed_properties where id = $1`, [home?.id]))[0];
  expect(await owner()).toEqual({ owner_id: null });
  const person = await addPerson('Omkar Owner');
  await asOwner(`update auth.users set email = $2, email_verified = true where id = $1`, [
    person,
    home?.email,
  ]);
  expect(await owner()).toEqual({ owner_id: person });
  await expect(
    asOwner(`update managed_property_details set lease_start_date = $2 where id = $1`, [
      home?.id,
      home?.earlier,
    ]),
  ).rejects.toThrow('switch-over.months-earned');
});

type Held = { by: 'owner' | 'operator'; amount: number };
const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0);
const heldBy = (by: Held['by']) =>
  sumOf([...business.depositOf.values()].filter((one) => one.by === by).map(({ amount }) => amount));
const balances = [...business.balanceOf.values()];
const said = {
  owed: sumOf(balances.filter((amount) => amount > 0)),
  prepaid: -sumOf(balances.filter((amount) => amount < 0)),
  held_by_owners: heldBy('owner'),
  held_by_us: heldBy('operator'),
};

it('changes nothing by a broken file of leases or deposits, and names every problem', async () => {
  expect((await take('deposits-held', business.deposits)).problems[0]?.reason).toBe(
    'switch-over.lease-unknown',
  );
  const [header = [], first = [], ...rest] = business.leases;
  const at = (column: string) => header.indexOf(column);
  const changed = (cells: string[], more: Record<string, string>) =>
    cells.map((cell, place) => more[header[place] ?? ''] ?? cell);
  const before = await counts();
  const report = await take('leases', [
    header,
    changed(first, { home: 'H-9999', due_day: '40', paid_until: '2020-01-01' }),
    changed(rest[0] ?? [], { tenant_email: '', tenant_phone: '', owed: '100', prepaid: '100' }),
    changed(rest[1] ?? [], { home: rest[0]?.[at('home')] ?? '' }),
  ]);
  expect(report).toMatchObject({ written: false, fresh: 0 });
  expect(report.problems.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [2, 'due_day', 'switch-over.count-unreadable'],
    [2, 'home', 'switch-over.home-unknown'],
    [2, 'paid_until', 'switch-over.paid-until-outside'],
    [3, 'tenant_email', 'switch-over.contact-missing'],
    [3, 'prepaid', 'switch-over.owed-and-prepaid'],
    [4, 'home', 'switch-over.home-let-twice'],
  ]);
  expect(await counts()).toEqual(before);
  expect(await asOwner(`select from leases`)).toEqual([]);
});

it('takes running leases and deposits, twice, and stands equal to them to the paisa', async () => {
  const rows = business.leases.length - 1;
  expect(await take('leases', business.leases)).toMatchObject({ problems: [], written: true, fresh: rows });
  expect(await take('deposits-held', business.deposits)).toMatchObject({
    written: true,
    fresh: rows,
    amount: said.held_by_owners + said.held_by_us,
  });
  expect(await take('leases', business.leases)).toMatchObject({ written: false, repeated: rows });
  expect(await take('deposits-held', business.deposits)).toMatchObject({ written: false, repeated: rows });
  const { totals, checks } = await as(admin).switchOver.state();
  expect(totals).toMatchObject({ leases: rows, leases_contested: 0, ...said });
  expect(checks).toMatchObject({ leases_differ: 0, deposits_differ: 0, trial_balance: 0, ...said });
  expect(checks.opening_balance).toBe(owed + said.held_by_us);
  // Nobody accepted anything, and rent before this month is one sum.
  expect(await asOwner(`select from lease_acceptances`)).toEqual([]);
  expect(await asOwner(`select from lease_parties where accepted_at is not null`)).toEqual([]);
  expect(await asOwner(`select count(*)::int as dues, sum(amount)::text as sum from rent_dues`)).toEqual([
    { dues: balances.filter((amount) => amount > 0).length, sum: String(said.owed) },
  ]);
  const proof = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
  expect(proof.differences).toEqual([]);
});

it('owes each deposit that is with the operator back to the tenant of its lease, and no other', async () => {
  const rows = await asOwner<{ reference: string; liability: string; cash: string }>(`
    select s.reference, coalesce(-sum(j.amount) filter (where j.account = 'deposit_payable'), 0)::text as liability,
        coalesce(sum(j.amount) filter (where j.account = 'deposit_cash'), 0)::text as cash
      from switch_over_leases s left join journal_lines j on j.lease_id = s.lease_id group by 1`);
  const found = new Map(rows.map(({ reference, ...sums }) => [reference, sums]));
  for (const [reference, { by, amount }] of business.depositOf) {
    expect(found.get(reference)).toEqual({
      liability: String(by === 'operator' ? amount : 0),
      cash: String(amount),
    });
  }
});

const leasesWith = (reference: string, more: Record<string, string>) =>
  business.leases.map((cells, row) =>
    row > 0 && cells[0] === reference
      ? cells.map((cell, place) => more[business.leases[0]?.[place] ?? ''] ?? cell)
      : cells,
  );

it('takes a newer balance and a newer deposit in place of the ones before', async () => {
  const [ahead = ''] = [...business.balanceOf].find(([, amount]) => amount < 0) ?? [];
  // Word of it goes out once, to whoever has an address and no account yet.
  for (let run = 0; run < 2; run += 1) await jobs.tellOfMoved();
  const reached = business.leases.slice(1).filter((cells) => cells[3] !== '').length;
  expect(await asOwner(`select count(*)::int as letters from pgboss.job where name = 'mail-tenant'`)).toEqual(
    [{ letters: reached }],
  );
  await jobs.writeDues();
  expect(await take('leases', leasesWith(ahead, { prepaid: '', owed: '123.45' }))).toMatchObject({
    written: true,
    fresh: 0,
    changed: 1,
  });
  const [header = [], first = [], ...rest] = business.deposits;
  expect(
    await take('deposits-held', [header, [first[0] ?? '', first[1] ?? '', '1', first[3] ?? ''], ...rest]),
  ).toMatchObject({ written: true, fresh: 0, changed: 1 });
  const changed = await as(admin).switchOver.state();
  expect(changed.totals.owed).toBe(said.owed + 123_45);
  expect(changed.checks).toMatchObject({ leases_differ: 0, deposits_differ: 0, trial_balance: 0 });
  // Terms stay as the first file said them.
  expect((await take('leases', leasesWith(ahead, { rent: '1' }))).problems).toMatchObject([
    { column: 'rent', reason: 'switch-over.changed' },
  ]);
  await take('leases', business.leases);
  await take('deposits-held', business.deposits);
  const { totals, checks } = await as(admin).switchOver.state();
  expect(totals).toMatchObject(said);
  expect(checks).toMatchObject({ leases_differ: 0, deposits_differ: 0, trial_balance: 0, ...said });
  const proof = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
  expect(proof.differences).toEqual([]);
});

it('tells the tenant, who says within seven days that it is not theirs and owes nothing then', async () => {
  const [mine] = await asOwner<{ id: string; email: string; reference: string; held: string }>(`
    select l.id, l.tenant_email as email, s.reference, s.held::text as held from switch_over_leases s join leases l on l.id = s.lease_id
     where l.tenant_email is not null and s.held_by = 'operator' and s.owed > 0 order by 3 limit 1`);
  const id = mine?.id ?? '';
  const tenant = await addPerson('Tara Tenant');
  await asOwner(`update auth.users set email = $2, email_verified = true where id = $1`, [
    tenant,
    mine?.email,
  ]);
  const shown = await as(tenant).leases.get({ id });
  expect(shown).toMatchObject({ state: 'active', side: 'tenant', agreed_at: null, document: null });
  expect(shown.moved_on).not.toBeNull();
  const neighbour = await addPerson('Nina Neighbour');
  const no = { id, version: shown.version, reason: 'I moved out last year' };
  await expect(as(neighbour).leases.contest(no)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(as(admin).leases.contest(no)).rejects.toMatchObject({
    data: { rule: 'lease.transition-not-allowed' },
  });
  await asOwner(
    `update lease_parties set told_at = app.now() - interval '9 days' where lease_id = $1 and role = 'tenant'`,
    [id],
  );
  await expect(as(tenant).leases.contest(no)).rejects.toMatchObject({
    data: { rule: 'lease.contest-too-late' },
  });
  await asOwner(
    `update lease_parties set told_at = app.now() - interval '6 days' where lease_id = $1 and role = 'tenant'`,
    [id],
  );
  expect(await as(tenant).leases.contest(no)).toMatchObject({ state: 'cancelled' });
  await expect(as(tenant).leases.contest(no)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await asOwner(`select from rent_dues where lease_id = $1`, [id])).toEqual([]);
  expect(
    await asOwner(
      `select account from journal_lines where lease_id = $1 group by 1 having sum(amount) <> 0`,
      [id],
    ),
  ).toEqual([]);
  const { totals, checks } = await as(admin).switchOver.state();
  expect(totals).toMatchObject({
    leases: business.leases.length - 2,
    leases_contested: 1,
    held_by_us: said.held_by_us - Number(mine?.held),
  });
  expect(checks).toMatchObject({ leases_differ: 0, deposits_differ: 0, trial_balance: 0 });
  expect(checks.opening_balance).toBe(owed + totals.held_by_us);
  const reference = mine?.reference ?? '';
  expect((await as(admin).switchOver.state()).contested).toMatchObject([
    { reference, reason: 'I moved out last year', held: Number(mine?.held) },
  ]);
  // Nobody goes live without knowing of it.
  for (const without of [0, 2]) {
    await expect(as(admin).switchOver.askGoLive({ without })).rejects.toMatchObject({
      data: { rule: 'switch-over.contested' },
    });
  }
  // The same file again changes nothing; one that names the right person takes it again under its number.
  expect(await take('leases', business.leases)).toMatchObject({ written: false, problems: [] });
  const corrected = { tenant_name: 'Right Tenant', tenant_email: 'right.tenant@business.example', owed: '1' };
  expect(await take('leases', leasesWith(reference, corrected))).toMatchObject({ written: true, fresh: 1 });
  expect(await take('deposits-held', business.deposits)).toMatchObject({ written: true, fresh: 1 });
  const again = await as(admin).switchOver.state();
  expect(again.contested).toEqual([]);
  expect(again.totals).toMatchObject({ leases: business.leases.length - 1, held_by_us: said.held_by_us });
  expect(again.checks).toMatchObject({ leases_differ: 0, deposits_differ: 0, trial_balance: 0 });
  expect(again.checks.opening_balance).toBe(owed + said.held_by_us);
  const states = await asOwner(
    `select state from leases where tenant_name = 'Right Tenant' or id = $1 order by id`,
    [id],
  );
  expect(states).toEqual([{ state: 'cancelled' }, { state: 'active' }]);
});

it('gives leases to the owner who proves the address of the file', async () => {
  const [lease] = await asOwner<{ id: string; email: string }>(`
    select l.id, o.email from switch_over_leases s join leases l on l.id = s.lease_id
        join switch_over_homes h on h.reference = s.home_reference join switch_over_people o on o.reference = h.owner_reference
     where l.landlord_id is null and o.email is not null limit 1`);
  const owner = await addPerson('Olga Owner');
  await asOwner(`update auth.users set email = $2, email_verified = true where id = $1`, [
    owner,
    lease?.email,
  ]);
  expect(await as(owner).leases.get({ id: lease?.id ?? '' })).toMatchObject({
    side: 'landlord',
    state: 'active',
  });
});

it('goes live by two administrators, and takes no file after that', async () => {
  await expect(as(other).switchOver.goLive({})).rejects.toMatchObject({
    data: { rule: 'switch-over.not-asked' },
  });
  expect(await as(admin).switchOver.askGoLive({})).toMatchObject({ stage: 'asked', asked_by: 'Anil Admin' });
  await expect(as(admin).switchOver.askGoLive({})).rejects.toMatchObject({
    data: { rule: 'switch-over.asked' },
  });
  await expect(as(admin).switchOver.goLive({})).rejects.toMatchObject({
    data: { rule: 'switch-over.own-request' },
  });
  // Another file takes the question back.
  await take('people', [business.people[0] ?? [], ['N-90002', 'Late Comer', 'late@business.example', '']]);
  expect((await as(admin).switchOver.state()).stage).toBe('open');
  await as(admin).switchOver.askGoLive({});
  expect(await as(other).switchOver.goLive({})).toMatchObject({ stage: 'live', approved_by: 'Bela Admin' });
  for (const step of ['check', 'write'] as const) {
    await expect(take('people', business.people, step)).rejects.toMatchObject({
      data: { rule: 'switch-over.live' },
    });
  }
  await expect(as(admin).switchOver.askGoLive({})).rejects.toMatchObject({
    data: { rule: 'switch-over.live' },
  });
  expect(await asOwner(`select actor_id from audit_log where action = 'switchOver.goLive'`)).toEqual([
    { actor_id: other },
  ]);
});
