/** Every act of a tenancy as everybody who might try it: allowed, hidden, forbidden or refused by a rule, and nothing written where refused. */
import { beforeEach, expect, it } from 'vitest';
import { pdf } from '../../../tests/support/brokers.ts';
import { addHome } from '../../../tests/support/leads.ts';
import { leaseCode, leaseInput, proposeLease, writeDues } from '../../../tests/support/leases.ts';
import { manageHome, monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { asFile, picture } from '../../../tests/support/photos.ts';
import { startServices } from '../../../tests/support/services.ts';
import { procedures } from '../../contract/every-procedure.ts';
import { addDays, addMonths, firstDayOf } from '../../domain/dates.ts';
import { financialYear } from '../../domain/rents.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;

const RENT = 6_000_000;
const people = {
  landlord: await addPerson('Lal Singh', ['landlord']),
  tenant: await addPerson('Asha Rao', ['tenant']),
  coTenant: await addPerson('Nisha Rao', ['tenant']),
  manager: await addPerson('Mina Manager', ['property_manager']),
  managerOfOthers: await addPerson('Omar Manager', ['property_manager']),
  formerTenant: await addPerson('Farid Khan', ['tenant']),
  stranger: await addPerson('Zoya Sen'),
  admin: await addPerson('Ada Admin', ['admin']),
};
type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];
const photo = asFile(await picture(500, 400));
const emailOf = async (person: string) =>
  (await asOwner<{ email: string }>('select email from profiles where user_id = $1', [person]))[0]?.email ??
  '';
const [tenantEmail, coTenantEmail] = [await emailOf(people.tenant), await emailOf(people.coTenant)];

beforeEach(() => asOwner('delete from auth.rate_limits'));

/** A lease and what the act is about: a due, a payment, a settlement, a report, by the procedures’ own names. */
type Scene = { id: string; version: number; of: string; line: string; sha256: string };
const scene = (own: Partial<Scene> & { id: string }): Scene => ({
  version: 1,
  of: own.id,
  line: own.id,
  sha256: '0'.repeat(64),
  ...own,
});

/** A home under management that the manager looks after: what each scene has a copy of. */
const firstHome = await manageHome(started, people);
await as(people.admin).managedRentals.assignManager({ id: firstHome, manager_id: people.manager });

/** One like it, whose last tenant has left. Row by row, since a scene is built two hundred times. */
async function homeOfLandlord(): Promise<string> {
  const [id, application_id] = [crypto.randomUUID(), crypto.randomUUID()];
  const copied = (table: string, where: string, own: object) =>
    asOwner(
      `insert into ${table} select (jsonb_populate_record(t, $2::jsonb)).* from ${table} t where ${where}`,
      [firstHome, JSON.stringify(own)],
    );
  const applied = 'id = (select application_id from managed_properties where id = $1)';
  // What triggers would add is in the rows that are copied.
  await asOwner('set session_replication_role = replica');
  await copied('managed_rental_applications', applied, { id: application_id });
  await copied('managed_properties', 'id = $1', { id, application_id });
  await copied('managed_property_details', 'id = $1', { id, application_id });
  await copied('managed_property_managers', 'managed_property_id = $1', { managed_property_id: id });
  await asOwner('set session_replication_role = origin');
  await write(id, {
    tenant: 'formerTenant',
    state: 'ended',
    start: addMonths(today(), -20),
    end: addMonths(today(), -9),
  });
  return id;
}

type Written = { tenant: Who; state: 'active' | 'ended'; start: string; end: string };
/** As the tenancy stands, without the way that led there: the tests of each step go it. */
async function write(home: string, { tenant, state, start, end }: Written): Promise<string> {
  const [row] = await asOwner<{ id: string }>(
    `insert into leases (managed_property_id, home_name, landlord_id, landlord_name, tenant_name, tenant_email, state, start_date,
        end_date, ended_on, rent, deposit, notice_days, created_by, agreed_at, document_version, payee_name, payee_upi)
      values ($1, 'Rose ' || uuidv7(), $2, 'Lal Singh', 'Asha Rao', $3, 'draft', $4, $5, null, $6, 9000000, 30, $2, app.now(), 1, 'Lal Singh',
        'lal.singh@okbank') returning id`,
    [home, people.landlord, await emailOf(people[tenant]), start, end, RENT],
  );
  const id = row?.id ?? '';
  if (tenant === 'tenant') {
    await asOwner(
      `insert into lease_parties (lease_id, role, name, user_id, email) values ($1, 'co_tenant', 'Nisha Rao', $2, $3)`,
      [id, people.coTenant, coTenantEmail],
    );
  }
  await asOwner('update leases set state = $2, ended_on = $3 where id = $1', [
    id,
    state,
    state === 'ended' ? end : null,
  ]);
  return id;
}

/** A landlord proposes to one person five times a week at most; scenes do it more often. */
const forgetProposals = () =>
  asOwner(`update lease_documents set created_at = created_at - interval '40 days'`);

const draft = async (): Promise<Scene> => {
  await forgetProposals();
  const { id, version } = await as(people.landlord).leases.create({
    ...leaseInput({ rent: RENT }),
    managed_property_id: await homeOfLandlord(),
    tenant_name: 'Asha Rao',
    tenant_email: tenantEmail,
    co_tenants: [{ name: 'Nisha Rao', email: coTenantEmail }],
  });
  return scene({ id, version });
};

const proposed = async (): Promise<Scene> => {
  const at = await draft();
  const { id, version, document } = await proposeLease(started, people.landlord, at);
  for (const person of [people.tenant, people.coTenant]) await as(person).leases.agreementFile({ id });
  return scene({ id, version, sha256: document?.sha256 ?? '' });
};

const onPaper = async (): Promise<Scene> => {
  const { id, version } = await draft();
  const signed = await as(people.landlord).leases.sign({ id, version, file: pdf('signed.pdf') });
  return scene({ id, version: signed.version });
};

/** As a file of a business brings one: ₹5,000 owed, and a deposit with the owner. */
const moved = async (): Promise<Scene> => {
  const home = await homeOfLandlord();
  const first = firstDayOf(monthsAgo(2));
  const id = await write(home, {
    tenant: 'tenant',
    state: 'active',
    start: first,
    end: addDays(addMonths(first, 11), -1),
  });
  const rentFrom = firstDayOf(today().slice(0, 7));
  await asOwner('update leases set moved_on = app.today(), rent_from = $2 where id = $1', [id, rentFrom]);
  await asOwner(
    `insert into switch_over_people (reference, name, email) values ($1, 'Lal Singh', 'lal@business.example')`,
    [id],
  );
  await asOwner(
    `insert into switch_over_homes (reference, owner_reference, location, property_type, rvl, fee_bp, managed_since, counted_from,
        managed_property_id) values ($1, $1, 'Baner', 'apartment', $3, 800, app.today(), app.today(), $2)`,
    [id, home, RENT],
  );
  await asOwner(
    `insert into switch_over_leases (reference, home_reference, rent, deposit, owed, prepaid, paid_until, held_by, held, held_since,
        lease_id) values ($1::text, $1::text, $2, 9000000, 0, 0, $3::date - 1, 'owner', 9000000, app.today(), ($1::text)::uuid)`,
    [id, RENT, rentFrom],
  );
  await asOwner(`select app.open_moved_balance($1, 500000, 0, $2::date - 1, $2::date)`, [id, rentFrom]);
  return scene({ id });
};
const contested = async (): Promise<Scene> => {
  const { id } = await moved();
  const { id: of } = await as(people.tenant).openingFigures.contest({ id, ...figure });
  return scene({ id, of });
};
const figure = { kind: 'balance', amount: 0, reason: 'I paid it in cash' } as const;

const running = async (): Promise<Scene> => {
  const id = await write(await homeOfLandlord(), {
    tenant: 'tenant',
    state: 'active',
    start: firstDayOf(monthsAgo(2)),
    end: addDays(addMonths(firstDayOf(monthsAgo(2)), 11), -1),
  });
  await writeDues(started, id);
  return scene({ id });
};

const leaving = async (): Promise<Scene> => {
  const { id } = await running();
  const { version } = await as(people.tenant).leases.giveNotice({
    id,
    version: 1,
    ends_on: addDays(today(), 40),
  });
  return scene({ id, version });
};

const earlierEnd = async (): Promise<Scene> => {
  const { id } = await running();
  const { version } = await as(people.tenant).leases.proposeEnd({
    id,
    version: 1,
    ends_on: addDays(today(), 10),
  });
  return scene({ id, version });
};

let references = 700_000_000_000;
const payment = (amount = RENT) => {
  references += 1;
  return { amount, mode: 'upi' as const, reference: `${references}`, paid_on: today(), note: null };
};
const firstDue = async (id: string): Promise<string> =>
  (
    await asOwner<{ id: string }>('select id from rent_dues where lease_id = $1 order by month limit 1', [id])
  )[0]?.id ?? '';

const owing = async (): Promise<Scene> => {
  const { id } = await running();
  return scene({ id, of: await firstDue(id) });
};
const reported = async (): Promise<Scene> => {
  const { id, of } = await owing();
  return scene({ id, of: (await as(people.tenant).rents.report({ id: of, ...payment() })).id });
};
const disputed = async (): Promise<Scene> => {
  const at = await reported();
  await as(people.landlord).rents.dispute({ id: at.of, reason: 'Nothing came' });
  return at;
};
const paid = async (): Promise<Scene> => {
  const at = await reported();
  await as(people.landlord).rents.confirm({ id: at.of });
  return at;
};
const electricity = () => ({
  kind: 'electricity' as const,
  month: monthsAgo(1),
  due_date: addDays(today(), 7),
  amount: 90_000,
});
const charged = async (): Promise<Scene> => {
  const { id } = await running();
  const { id: of } = await as(people.landlord).rents.enterCharge({ id, ...electricity() });
  return scene({ id, of });
};
const objected = async (): Promise<Scene> => {
  const at = await charged();
  await as(people.tenant).rents.objectToCharge({ id: at.of, reason: 'The meter shows less' });
  return at;
};
const lateFee = async (): Promise<Scene> => {
  const { id } = await running();
  const [row] = await asOwner<{ id: string }>(
    `insert into rent_dues (lease_id, kind, month, from_date, to_date, due_date, amount)
      values ($1, 'late_fee', $2, $2, $2, $2, 50000) returning id`,
    [id, firstDayOf(monthsAgo(1))],
  );
  return scene({ id, of: row?.id ?? '' });
};
const challan = () => {
  references += 1;
  return { amount: 120_000, reference: `AK${references}`, paid_on: today() };
};
const withTds = async (): Promise<Scene> => {
  const { id, of } = await owing();
  const { closings } = await as(people.tenant).rents.recordTds({ id: of, ...challan() });
  return scene({ id, of: closings[0]?.id ?? '' });
};

const over = async (): Promise<Scene> => {
  const end = addDays(today(), -1);
  const id = await write(await homeOfLandlord(), {
    tenant: 'tenant',
    state: 'ended',
    start: addMonths(end, -1),
    end,
  });
  await writeDues(started, id);
  return scene({ id });
};
const settling = async (): Promise<Scene> => {
  const { id } = await over();
  const lines = [{ kind: 'damage' as const, label: 'Cupboard', amount: 1_000_000 }];
  const settlement = await as(people.landlord).settlements.propose({ id, lines });
  return scene({ id, of: settlement.id, line: settlement.lines[0]?.id ?? '' });
};
const answered = (accepts: boolean) => async (): Promise<Scene> => {
  const at = await settling();
  const answers = [{ line_id: at.line, accepts, reason: accepts ? null : 'It was broken before' }];
  await as(people.tenant).settlements.answer({ id: at.of, answers });
  return at;
};
const accepted = answered(true);
const inDispute = answered(false);
const refund = { amount: 100_000, paid_on: today(), mode: 'cash' as const, reference: null };
const refunded = async (): Promise<Scene> => {
  const at = await accepted();
  const { refunds } = await as(people.landlord).settlements.recordRefund({ id: at.of, ...refund });
  return { ...at, of: refunds[0]?.id ?? '' };
};
/** More is taken than the deposit holds. */
const indebted = async (): Promise<Scene> => {
  const { id } = await over();
  const lines = [{ kind: 'damage' as const, label: 'Fire', amount: 9_900_000 }];
  const settlement = await as(people.landlord).settlements.propose({ id, lines });
  const answers = [{ line_id: settlement.lines[0]?.id ?? '', accepts: true, reason: null }];
  await as(people.tenant).settlements.answer({ id: settlement.id, answers });
  return scene({ id, of: settlement.id });
};

const reportLine = crypto.randomUUID();
const report = (lease_id: string) => ({
  lease_id,
  kind: 'move_in' as const,
  inspected_on: today(),
  rooms: [
    {
      id: crypto.randomUUID(),
      kind: 'living' as const,
      items: [{ id: reportLine, kind: 'walls' as const, condition: 'good' as const }],
    },
  ],
  meters: [],
  keys: [],
});
const reportSent = async (): Promise<Scene> => {
  const { id } = await running();
  const { id: of } = await as(people.landlord).conditionReports.send(report(id));
  return scene({ id, of });
};
const reportAgreed = async (): Promise<Scene> => {
  const at = await reportSent();
  await as(people.tenant).conditionReports.agree({ id: at.of, version: 1, name: 'Asha Rao' });
  return at;
};

const listed = async (): Promise<Scene> => {
  references += 1;
  return scene({
    id: await addHome(asOwner, people.landlord, { title: `Home ${references}` }),
    of: `Home ${references}`,
  });
};
const preparedByManager = async (): Promise<Scene> => {
  const { id, version } = await as(people.manager).leases.create({
    ...leaseInput({ rent: RENT, payee_name: null, payee_upi: null }),
    managed_property_id: await homeOfLandlord(),
    tenant_name: 'Asha Rao',
    tenant_email: tenantEmail,
  });
  return scene({ id, version });
};

const homeless = async (): Promise<Scene> => scene({ id: await homeOfLandlord() });
const stamped = async (): Promise<Scene> => {
  const { id } = await running();
  const { stamped_copies: copies } = await as(people.landlord).leases.addStampedCopy({
    id,
    file: pdf('stamped.pdf'),
  });
  return scene({ id, of: copies[0]?.id ?? '' });
};
const taxed = async (): Promise<Scene> => {
  const id = await homeOfLandlord();
  const tax = { managed_property_id: id, paid_on: today(), amount: 500_000 };
  return scene({ id, of: (await as(people.landlord).rents.addMunicipalTax(tax)).id });
};
/** Whoever is sent none tries one that is made up. */
const codeOf = (who: Who, id: string) => leaseCode(started, people[who], id).catch(() => '123456');
const roleOf = (who: Who) =>
  who === 'manager' ? ('manager' as const) : who === 'landlord' ? ('landlord' as const) : ('tenant' as const);

type Client = ReturnType<typeof as>;
type Act = {
  at: () => Promise<Scene>;
  /** What it answers for a list: whether the lease of the scene is in it. */
  run: (own: Client, scene: Scene, who: Who) => Promise<unknown>;
  /** In the order of `everybody`. */
  may: string;
};
const act = (may: string, at: Act['at'], run: Act['run']): Act => ({ may, at, run });
const holds = (id: string) => (page: { items: object[] }) =>
  page.items.some((item) => Object.values(item).includes(id)) ? 'seen' : 'empty';
const year = () => financialYear(today());

/**
 * Y: done, or seen. e: an answer without anything of this lease. N: not found. F: forbidden. R: refused by a rule, so that its reader
 * learns why.     Landlord, tenant, co-tenant, manager of the home, manager of others, former tenant, stranger, administrator.
 */
const acts: Readonly<Record<string, Act>> = {
  'leases.options': act('e e e e e e e e', draft, (own) => own.leases.options({}).then(() => 'empty')),
  'leases.known': act('Y R R Y R R R Y', homeless, (own, { id }) =>
    own.leases.known({ kind: 'managed', id }),
  ),
  'leases.create': act('Y R R R R R R Y', homeless, (own, { id }) =>
    own.leases.create({
      ...leaseInput(),
      managed_property_id: id,
      tenant_name: 'Om Sen',
      tenant_email: 'om.sen@example.in',
    }),
  ),
  // Whoever looks after the home prepares it for the owner, who says where the rent goes and signs.
  'leases.create, without an account for the rent': act('Y R R Y R R R Y', homeless, (own, { id }) =>
    own.leases.create({
      ...leaseInput({ payee_name: null, payee_upi: null }),
      managed_property_id: id,
      tenant_name: 'Om Sen',
      tenant_email: 'om.sen@example.in',
    }),
  ),
  'leases.importDrafts': act('Y e e e e e e e', listed, async (own, { of }) => {
    const text = `Home,Tenant name,Email,Mobile,Start date,End date,Monthly rent,Deposit,Due day,UPI address\n"${of}",Om,om@example.in,,${today()},,"30,000",90000,5,lal@okbank`;
    const file = new File([text], 'leases.csv', { type: 'text/csv' });
    const { written } = await own.leases.importDrafts({ file, step: 'write' });
    return written > 0 ? 'written' : 'empty';
  }),
  'leases.get': act('Y Y Y Y N N N Y', running, (own, { id }) => own.leases.get({ id })),
  'leases.get, of a draft': act('Y N N Y N N N Y', draft, (own, { id }) => own.leases.get({ id })),
  'leases.agreementFile': act('Y Y Y Y N N N Y', running, (own, { id }) => own.leases.agreementFile({ id })),
  'leases.documentFile': act('Y Y Y Y N N N Y', stamped, (own, { id, of }) =>
    own.leases.documentFile({ id, document_id: of }),
  ),
  'leases.listLet': act('Y e e e e e e e', running, (own, { id }) =>
    own.leases.listLet({ show: 'all' }).then(holds(id)),
  ),
  'leases.listMine': act('e Y Y e e e e e', running, (own, { id }) =>
    own.leases.listMine({}).then(holds(id)),
  ),
  'leases.listPrepared': act('e e e Y e e e e', preparedByManager, (own, { id }) =>
    own.leases.listPrepared({}).then(holds(id)),
  ),
  'leases.withdrawPrepared': act('F N N Y N N N F', preparedByManager, (own, { id, version }) =>
    own.leases.withdrawPrepared({ id, version }),
  ),
  'leases.update': act('Y N N F N N N Y', draft, (own, { id, version }) =>
    own.leases.update({ id, version, ...leaseInput({ rent: RENT }) }),
  ),
  'leases.update, of what is agreed': act('R F F F N N N R', running, (own, { id, version }) =>
    own.leases.update({ id, version, ...leaseInput({ rent: RENT }) }),
  ),
  'leases.setPayee': act('Y F F F N N N Y', running, (own, { id, version }) =>
    own.leases.setPayee({ id, version, payee_name: 'Lal Singh', payee_upi: 'lal.two@okbank' }),
  ),
  'leases.code': act('R Y Y F N N N R', proposed, (own, { id }) =>
    own.leases.code({ id, by: 'emailed-code' }),
  ),
  'leases.propose': act('Y N N F N N N Y', draft, async (own, { id, version }, who) =>
    own.leases.propose({ id, version, code: await codeOf(who, id), name: 'Lal Singh' }),
  ),
  'leases.accept': act('R Y Y F N N N R', proposed, async (own, { id, sha256 }, who) =>
    own.leases.accept({ id, sha256, code: await codeOf(who, id), name: 'Asha Rao' }),
  ),
  'leases.eSign': act('Y R R F N N N F', proposed, (own, { id, sha256 }) => own.leases.eSign({ id, sha256 })),
  'leases.decline': act('R Y Y F N N N R', proposed, (own, { id, version }) =>
    own.leases.decline({ id, version }),
  ),
  'leases.disown': act('R Y Y F N N N R', proposed, async (own, { id, version }) => {
    const answer = await own.leases.disown({ id, version });
    // The landlord may propose to this person no more: the next scene does again.
    await asOwner('update leases set disowned_at = null where id = $1', [id]);
    return answer;
  }),
  'leases.withdraw': act('Y R R F N N N Y', proposed, (own, { id, version }) =>
    own.leases.withdraw({ id, version }),
  ),
  'leases.withdraw, of what is agreed': act('R R R F N N N R', running, (own, { id, version }) =>
    own.leases.withdraw({ id, version }),
  ),
  'leases.sign': act('Y N N F N N N Y', draft, (own, { id, version }) =>
    own.leases.sign({ id, version, file: pdf('signed.pdf') }),
  ),
  'leases.addStampedCopy': act('Y Y Y F N N N Y', running, (own, { id }) =>
    own.leases.addStampedCopy({ id, file: pdf('stamped.pdf') }),
  ),
  'leases.contest': act('R Y Y F N N N R', onPaper, (own, { id, version }) =>
    own.leases.contest({ id, version, reason: 'I never signed this' }),
  ),
  'leases.giveNotice': act('Y Y R F N N N Y', running, (own, { id, version }) =>
    own.leases.giveNotice({ id, version, ends_on: addDays(today(), 40) }),
  ),
  'leases.withdrawNotice, of the tenant': act('R Y R F N N N R', leaving, (own, { id, version }) =>
    own.leases.withdrawNotice({ id, version }),
  ),
  'leases.proposeEnd': act('Y Y R F N N N Y', running, (own, { id, version }) =>
    own.leases.proposeEnd({ id, version, ends_on: addDays(today(), 10) }),
  ),
  'leases.agreeEnd, to the tenant': act('Y R R F N N N Y', earlierEnd, (own, { id, version }) =>
    own.leases.agreeEnd({ id, version }),
  ),
  'leases.declineEnd': act('Y Y R F N N N Y', earlierEnd, (own, { id, version }) =>
    own.leases.declineEnd({ id, version }),
  ),
  'leases.renew': act('Y F F F N N N Y', running, (own, { id }) =>
    own.leases.renew({ id, end_date: addMonths(today(), 20), rent: RENT }),
  ),
  'leases.repairs': act('Y Y Y Y N N N Y', running, (own, { id }) => own.leases.repairs({ id })),
  'leases.place': act('Y Y Y Y N N N Y', running, (own, { id }) => own.leases.place({ id })),
  'leases.lawOfHome': act('Y R R Y R R R Y', homeless, (own, { id }) =>
    own.leases.lawOfHome({ kind: 'managed', id }),
  ),
  'leases.law': act('Y Y Y Y N N N Y', running, (own, { id }) => own.leases.law({ id })),

  'rents.listDues': act('Y Y Y Y N N N Y', running, (own, { id }) => own.rents.listDues({ id })),
  'rents.enterCharge': act('Y F F Y N N N Y', running, (own, { id }) =>
    own.rents.enterCharge({ id, ...electricity() }),
  ),
  'rents.addChargePhoto': act('Y F F Y N N N Y', charged, (own, { of }) =>
    own.rents.addChargePhoto({ id: of, file: photo }),
  ),
  'rents.objectToCharge': act('F Y Y F N N N F', charged, (own, { of }) =>
    own.rents.objectToCharge({ id: of, reason: 'The meter shows less' }),
  ),
  'rents.keepCharge': act('Y F F Y N N N Y', objected, (own, { of }) =>
    own.rents.keepCharge({ id: of, reason: 'See the photo' }),
  ),
  'rents.cancelCharge': act('Y F F Y N N N Y', charged, (own, { of }) =>
    own.rents.cancelCharge({ id: of, reason: 'Read wrongly' }),
  ),
  'rents.waiveLateFee': act('Y F F Y N N N Y', lateFee, (own, { of }) =>
    own.rents.waiveLateFee({ id: of, reason: 'A bank holiday' }),
  ),
  'rents.recordTds': act('F Y Y F N N N F', owing, (own, { of }) =>
    own.rents.recordTds({ id: of, ...challan() }),
  ),
  'rents.takeBackTds, of the tenant': act('Y Y Y Y N N N Y', withTds, (own, { of }) =>
    own.rents.takeBackTds({ id: of, reason: 'Not in Form 26AS' }),
  ),
  'rents.listPayments': act('Y Y Y Y e e e e', reported, (own, { of }, who) =>
    own.rents.listPayments({ as: roleOf(who) }).then(holds(of)),
  ),
  'rents.report': act('F Y Y F N N N F', owing, (own, { of }) => own.rents.report({ id: of, ...payment() })),
  'rents.record': act('Y F F Y N N N Y', owing, (own, { of }) => own.rents.record({ id: of, ...payment() })),
  'rents.confirm': act('Y R R Y N N N Y', reported, (own, { of }) => own.rents.confirm({ id: of })),
  'rents.dispute': act('Y R R Y N N N Y', reported, (own, { of }) =>
    own.rents.dispute({ id: of, reason: 'Nothing came' }),
  ),
  'rents.correct': act('R Y Y R N N N R', disputed, (own, { of }) =>
    own.rents.correct({ id: of, ...payment() }),
  ),
  'rents.cancel': act('R Y Y R N N N R', reported, (own, { of }) => own.rents.cancel({ id: of })),
  'rents.reverse': act('Y R R Y N N N Y', paid, (own, { of }) =>
    own.rents.reverse({ id: of, reason: 'It came back' }),
  ),
  'rents.replace': act('Y R R Y N N N Y', paid, (own, { of }) =>
    own.rents.replace({ id: of, ...payment(), reason: 'Another amount came' }),
  ),
  'rents.grid': act('Y e e Y e e e e', running, async (own, { id }, who) => {
    const [lease] = await asOwner<{ name: string }>('select home_name as name from leases where id = $1', [
      id,
    ]);
    return own.rents
      .grid({ as: who === 'manager' ? 'manager' : 'landlord', q: lease?.name ?? '' })
      .then(holds(id));
  }),
  'rents.summary': act('Y e e Y e e e e', running, async (own, _, who) => {
    const { leases } = await own.rents.summary({ as: who === 'manager' ? 'manager' : 'landlord' });
    return leases > 0 ? 'seen' : 'empty';
  }),
  'rents.statement': act('Y e e Y e e e e', paid, async (own, _, who) => {
    const { receipts } = await own.rents.statement({ as: who === 'manager' ? 'manager' : 'landlord' });
    return receipts > 0 ? 'seen' : 'empty';
  }),
  'rents.statementFile': act('Y e e Y e e e e', paid, async (own, { of }, who) => {
    const side = who === 'manager' ? ('manager' as const) : ('landlord' as const);
    const file = await own.rents.statementFile({ as: side, year: year(), format: 'csv' });
    const [row] = await asOwner<{ number: string }>(
      'select receipt_number as number from rent_payments where id = $1',
      [of],
    );
    return (await file.text()).includes(row?.number ?? '?') ? 'seen' : 'empty';
  }),
  'rents.hraStatement': act('Y Y Y Y N N N Y', paid, (own, { id }) =>
    own.rents.hraStatement({ id, year: year() }),
  ),
  'rents.addMunicipalTax': act('Y R R R R R R R', homeless, (own, { id }) =>
    own.rents.addMunicipalTax({ managed_property_id: id, paid_on: today(), amount: 500_000 }),
  ),
  'rents.removeMunicipalTax': act('Y N N N N N N N', taxed, (own, { of }) =>
    own.rents.removeMunicipalTax({ id: of }),
  ),
  'rents.receiptFile': act('Y Y Y Y N N N Y', paid, (own, { of }) => own.rents.receiptFile({ id: of })),

  'settlements.get': act('Y Y Y Y N N N Y', settling, (own, { id }) => own.settlements.get({ id })),
  'settlements.file': act('Y Y Y Y N N N Y', settling, (own, { of }) => own.settlements.file({ id: of })),
  'settlements.ask': act('R Y R R N N N R', over, (own, { id }) => own.settlements.ask({ id })),
  'settlements.ask, before the end': act('R R R R N N N R', running, (own, { id }) =>
    own.settlements.ask({ id }),
  ),
  'settlements.propose': act('Y R R R N N N R', over, (own, { id }) =>
    own.settlements.propose({ id, lines: [] }),
  ),
  'settlements.addEvidence': act('Y Y R R N N N R', settling, (own, { line }) =>
    own.settlements.addEvidence({ line_id: line, file: photo }),
  ),
  'settlements.answer': act('R Y R R N N N R', settling, (own, { of, line }) =>
    own.settlements.answer({ id: of, answers: [{ line_id: line, accepts: true, reason: null }] }),
  ),
  'settlements.dropLine': act('Y R R R N N N R', settling, (own, { line }) =>
    own.settlements.dropLine({ line_id: line }),
  ),
  'settlements.waive': act('Y R R R N N N R', indebted, (own, { of }) =>
    own.settlements.waive({ id: of, reason: 'We part as friends' }),
  ),
  'settlements.recordRefund': act('Y R R R N N N R', accepted, (own, { of }) =>
    own.settlements.recordRefund({ id: of, ...refund }),
  ),
  'settlements.confirmRefund': act('R Y R R N N N R', refunded, (own, { of }) =>
    own.settlements.confirmRefund({ id: of }),
  ),
  'settlements.denyRefund': act('R Y R R N N N R', refunded, (own, { of }) =>
    own.settlements.denyRefund({ id: of, reason: 'Nothing came' }),
  ),
  'settlements.listDisputes': act('F F F F F F F Y', inDispute, (own, { of }) =>
    own.settlements.listDisputes({ show: 'disputed' }).then(holds(of)),
  ),
  'settlements.decide': act('F F F F F F F Y', inDispute, (own, { of, line }) =>
    own.settlements.decide({
      id: of,
      decisions: [{ line_id: line, amount: 500_000, reason: 'One door of two' }],
    }),
  ),

  'openingFigures.ofLease': act('Y Y Y Y N N N Y', contested, (own, { id }) =>
    own.openingFigures.ofLease({ id }),
  ),
  'openingFigures.contest': act('R Y R R N N N R', moved, (own, { id }) =>
    own.openingFigures.contest({ id, ...figure }),
  ),
  'openingFigures.answer': act('Y Y R R N N N R', contested, (own, { of }) =>
    own.openingFigures.answer({ id: of, amount: 0, reason: 'Let it be' }),
  ),
  'openingFigures.decide': act('F F F F F F F Y', contested, (own, { of }) =>
    own.openingFigures.decide({ id: of, amount: 0, reason: 'The receipt is here' }),
  ),
  'openingFigures.list': act('F F F F F F F Y', contested, (own, { of }) =>
    own.openingFigures.list({}).then(holds(of)),
  ),

  'conditionReports.get': act('Y Y Y Y N N N Y', running, (own, { id }) =>
    own.conditionReports.get({ lease_id: id }),
  ),
  'conditionReports.addPhoto': act('Y Y F Y N N N Y', running, (own, { id }) =>
    own.conditionReports.addPhoto({ lease_id: id, file: photo }),
  ),
  'conditionReports.send': act('Y Y F Y N N N Y', running, (own, { id }) =>
    own.conditionReports.send(report(id)),
  ),
  'conditionReports.comment, on the landlord’s': act('R Y Y R N N N R', reportSent, (own, { of }) =>
    own.conditionReports.comment({ id: of, version: 1, comments: [{ body: 'The wall has a crack' }] }),
  ),
  'conditionReports.agree, to the landlord’s': act('R Y R R N N N R', reportSent, (own, { of }) =>
    own.conditionReports.agree({ id: of, version: 1, name: 'Asha Rao' }),
  ),
  'conditionReports.file': act('Y Y Y Y N N N Y', reportAgreed, (own, { of }) =>
    own.conditionReports.file({ id: of }),
  ),

  'journal.ofLease': act('Y Y Y Y N N N Y', running, (own, { id }) => own.journal.ofLease({ id })),
};

const letters: Readonly<Record<string, string>> = { NOT_FOUND: 'N', FORBIDDEN: 'F', RULE_BROKEN: 'R' };
const audited = async (): Promise<number> =>
  (await asOwner<{ rows: number }>('select count(*)::int as rows from audit_log'))[0]?.rows ?? 0;

/** Scenes in which nobody has written anything yet. */
const untouched = new Map<Act['at'], Scene>();

/** What each of them is answered. The next one finds the scene as it was: built anew after whoever wrote something. */
async function tried({ at, run }: Act): Promise<string> {
  const answers: string[] = [];
  for (const who of everybody) {
    await asOwner('delete from auth.rate_limits');
    const found = untouched.get(at) ?? (await at());
    untouched.set(at, found);
    const before = await audited();
    try {
      const answer = await run(as(people[who]), found, who);
      answers.push(answer === 'empty' ? 'e' : 'Y');
      if ((await audited()) > before) untouched.delete(at);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!(code in letters)) throw error;
      answers.push(letters[code] ?? '');
      expect(await audited(), `${who} was refused and wrote something`).toBe(before);
    }
  }
  return answers.join(' ');
}

it('has a row for every procedure of a tenancy', () => {
  const ofTenancy = procedures.filter(({ name }) =>
    /^(leases|rents|settlements|conditionReports|openingFigures)\.|^journal\.ofLease$/.test(name),
  );
  const rows = new Set(Object.keys(acts).map((name) => name.split(',')[0]));
  expect(ofTenancy.map(({ name }) => name).filter((name) => !rows.has(name))).toEqual([]);
});

it.each(Object.entries(acts))('%s', async (_, one) => {
  expect(await tried(one)).toBe(one.may);
});
