// How fast administrators' screens answer among 100,000 people and 1,000,000 homes: the handler's work, in process.
import { parseArgs } from 'node:util';
import { createRouterClient } from '@orpc/server';
import pg from 'pg';
import type { UserFilters } from '../../src/contract/users.ts';
import { router } from '../../src/server/app/router.ts';
import type { Services } from '../../src/server/lib/request-context.ts';
import { openSession } from '../support/open-session.ts';
import { addDesk } from './admin-desk.ts';
import { addManagedHomes, addPeople, PEOPLE } from './admin-people.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { listProcedures, questionsOf } from './list-questions.ts';
import { percentilesOf, timed } from './measure.ts';
import { postmasterOf, processorSeconds, spentSince } from './processor-time.ts';
import { type Cell, milliseconds, print, publish } from './report.ts';

const HOMES = 1_000_000;
const ROUNDS = 40;
const WARM = 3;
const BUDGET_MS = 100;
/** What takes so long is measured well enough by fewer rounds. */
const ENOUGH_MS = 10_000;

/** `--homes N` for another size: what is not the usual one is no measurement of the budget. Questions that are named are printed only. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals: named } = parseArgs({
    args,
    options: { homes: { type: 'string', default: String(HOMES) } },
    allowPositionals: true,
  });
  const homes = Number(values.homes);
  const bench = await openBenchDatabase(homes);
  try {
    const admin = await addPeople(bench);
    const managed = await addManagedHomes(bench);
    const desk = await addDesk(bench);
    const busy = await busyOf(bench);
    await openSessionOf(bench, admin);
    const client = clientOf(bench, admin);
    const { suspensions, users } = client;
    const second = await users.list({ limit: 20 });
    const asks: Ask[] = [
      ...searches.map(([what, filters]): Ask => [what, () => users.list(filters)]),
      ['second page', () => users.list({ cursor: second.next_cursor ?? '' })],
      ['the figures above the list', () => users.figures()],
      ['one person', () => users.get({ userId: busy.person })],
      ['whether an account is suspended', () => suspensions.get({ user_id: busy.person })],
      ['rental values of a person', () => users.rvlRecords({ userId: busy.person })],
      ['commissions of a person', () => users.commissionMonths({ userId: busy.person })],
      ['payments of a person', () => users.payments({ userId: busy.person })],
      ['transfers to a person', () => users.transfers({ userId: busy.person })],
      ['activity of a person', () => users.activity({ userId: busy.person })],
      ['the administrator’s activity', () => users.activity({ userId: admin })],
      ...(await screensOf(client, busy)),
    ];
    const rows: Cell[][] = [];
    const chosen = named.length > 0 ? asks.filter(([what]) => named.includes(what)) : asks;
    for (const ask of chosen) rows.push(await rowOf(busy.postmaster, ask));
    (named.length > 0 ? print : publish)({
      name: 'admin',
      command: 'npm run bench -- admin',
      columns: ['what', 'p50', 'p95', `budget ≤ ${BUDGET_MS} ms (p95)`, 'processor ms'],
      rows,
      figures: Object.fromEntries(rows.map(([what, ...rest]) => [String(what), rest])),
      notes: [
        `Among ${inWords(PEOPLE)} people, ${inWords(homes)} homes, ${inWords(managed)} managed homes, and ${Object.entries(
          desk,
        )
          .map(([what, count]) => `${inWords(count)} ${what}`)
          .join(', ')}; permission, transaction and row policies included.`,
      ],
    });
  } finally {
    await bench.close();
  }
}

const searches: [string, Partial<UserFilters>][] = [
  ['newest people', {}],
  ['by name', { sort: 'name' }],
  ['by last login', { sort: 'last_login' }],
  ['brokers', { role: 'broker' }],
  ['plain users, oldest first', { role: 'user', sort: 'oldest' }],
  ['never signed in', { active: 'never' }],
  ['a name, 8,000 of them', { q: 'asha' }],
  ['name and city', { q: 'asha rao pune' }],
  ['one e-mail address', { q: '.77777@' }],
  ['a phone number', { q: '98000 77777' }],
  ['two letters', { q: 'ra' }],
  ['nobody', { q: 'zzzzqqq' }],
];

const inWords = (count: number) => count.toLocaleString('en-IN');

type AdminClient = ReturnType<typeof clientOf>;
type Ask = [what: string, ask: () => Promise<unknown>];

/** What each tab asks first, with each of its filters, in the order of the tabs. */
async function screensOf(client: AdminClient, busy: Busy): Promise<Ask[]> {
  return [
    ['the dashboard’s figures', () => client.admin.overview()],
    ['the dashboard’s homes', () => client.admin.properties.list({})],
    ['homes that are rented', () => client.admin.properties.list({ status: 'rented' })],
    ['homes by a word', () => client.admin.properties.list({ q: 'baner' })],
    ['homes by three words', () => client.admin.properties.list({ q: 'baner pune 2' })],
    ['homes by a word that is rented', () => client.admin.properties.list({ q: 'baner', status: 'rented' })],
    ['homes that nobody has', () => client.admin.properties.list({ q: 'zzzzqqq' })],
    ['applications on the dashboard', () => client.managedRentals.list({ show: 'all' })],
    ['applications to approve', () => client.managedRentals.list({})],
    ['managed homes', () => client.managedRentals.listProperties({})],
    ['managed homes by a word', () => client.managedRentals.listProperties({ q: 'rose 4711' })],
    ['managed homes whose lease differs', () => client.managedRentals.listProperties({ show: 'differs' })],
    ['mandates of one home', () => client.mandates.ofHome({ id: busy.home })],
    ['affiliates to credit', () => client.managedRentals.affiliates({ q: 'asha' })],
    ['RVL tracking', () => client.rvl.grid({})],
    ['RVL tracking by a word', () => client.rvl.grid({ q: 'rose 4711' })],
    ['months of one home', () => client.rvl.history({ id: busy.home, month: busy.month })],
    ...deskOf(client),
    ['one enquiry', () => client.enquiries.get({ id: busy.enquiry })],
    ['one complaint', () => client.complaints.get({ id: busy.complaint })],
    ['prices of tenant checks', () => client.tenantChecks.terms()],
    ['tenant checks', () => client.tenantChecks.list({})],
    ['all tenant checks', () => client.tenantChecks.list({ show: 'all' })],
    ['tenant checks to refund', () => client.tenantChecks.list({ show: 'refund_due' })],
    ['guaranteed leases', () => client.guaranteedLeases.list({})],
    ['all guaranteed leases', () => client.guaranteedLeases.list({ show: 'all' })],
    ['one tenant check', () => client.tenantChecks.get({ id: busy.tenant_check })],
    ['one guaranteed lease', () => client.guaranteedLeases.get({ id: busy.guaranteed_lease })],
    ['registrations of brokers', () => client.brokerRegistrations.list({})],
    ['one registration', () => client.brokerRegistrations.get({ broker_id: busy.broker })],
    ...(await moneyOf(client, busy)),
    ['roles of a person', () => client.roles.list({ userId: busy.person })],
    ['staff requests', () => client.roles.requests()],
    ['lost numbers', () => client.lostNumbers.list()],
    ['brokers of shadow balancing', () => client.shadowBalancing.listBrokers({})],
    ['a broker of shadow balancing', () => client.shadowBalancing.listBrokers({ q: 'asha' })],
    ['grants’ history', () => client.shadowBalancing.listAudit({})],
    ['shadow powers', () => client.shadowPower.list({})],
    ['shadow powers by a name', () => client.shadowPower.list({ q: 'asha' })],
    ['affiliates', () => client.affiliates.list({})],
    ['affiliates by a name', () => client.affiliates.list({ q: 'asha rao' })],
    ['one affiliate', () => client.affiliates.get({ affiliate_id: busy.code })],
    ['documents', () => client.documents.list()],
    ['one document', () => client.documents.get({ id: 'database-schema' })],
    ['trial balance of a month', () => client.books.trialBalance({})],
    ['unpaid registrations', () => client.brokerRegistrations.listUnpaid({})],
    ['rates of GST', () => client.invoices.rates()],
    ['tax to deposit', () => client.tds.overview()],
    ['GST to pay', () => client.gstPayments.overview()],
    ['tax of a quarter', () => client.tds.payees({ quarter: '2026-27 Q2' })],
    ['analytics, a year', () => client.analytics.get({})],
    ['analytics of one city', () => client.analytics.get({ city: 'Pune', months: 36 })],
    ['funnel of a year', () => client.analytics.funnel({})],
    ['funnel of brokers, three years', () => client.analytics.funnel({ by: 'broker', months: 36 })],
    ['state of a switch-over', () => client.switchOver.state()],
    ['contested opening figures', () => client.openingFigures.list({ show: 'open' })],
    ['settings', () => client.settings.get()],
    ['versions of the plan', () => client.commissionPlans.list()],
    ...(await trailOf(client, busy)),
  ];
}

function deskOf(client: AdminClient): Ask[] {
  const { enquiries, complaints, settlements, reports, flags, claims, mailLog } = client;
  const { curatedLocalities, servedCities, importReviews } = client;
  return [
    ['enquiries', () => enquiries.list({})],
    ['all enquiries', () => enquiries.list({ show: 'all' })],
    ['enquiries of nobody', () => enquiries.list({ assigned: 'nobody' })],
    ['enquiries by a frequent word', () => enquiries.list({ show: 'all', q: 'baner' })],
    ['enquiries by a rare word', () => enquiries.list({ show: 'all', q: '4711@example' })],
    ['enquiries that nobody sent', () => enquiries.list({ show: 'all', q: 'zzzzqqq' })],
    ['disputed deposits', () => settlements.listDisputes({})],
    ['settlements by a name', () => settlements.listDisputes({ show: 'all', q: 'asha' })],
    ['complaints', () => complaints.list({})],
    ['all complaints', () => complaints.list({ show: 'all' })],
    ['complaints with the grievance officer', () => complaints.list({ show: 'escalated' })],
    ['reported listings', () => reports.list({})],
    ['all reports', () => reports.list({ show: 'all' })],
    ['reports by a word', () => reports.list({ show: 'all', q: 'baner' })],
    ['reports of no home', () => reports.list({ show: 'all', q: 'zzzzqqq' })],
    ['doubtful listings', () => flags.list({})],
    ['all doubts', () => flags.list({ show: 'all' })],
    ['doubts by a word', () => flags.list({ show: 'all', q: 'baner' })],
    ['doubts of no home', () => flags.list({ show: 'all', q: 'zzzzqqq' })],
    ['imports that wait', () => importReviews.list({})],
    ['imports by a word', () => importReviews.list({ show: 'all', q: 'homes' })],
    ['localities that wait', () => curatedLocalities.list({})],
    ['known localities', () => curatedLocalities.list({ show: 'known' })],
    ['localities by a word', () => curatedLocalities.list({ show: 'all', q: 'baner' })],
    ['localities of no city', () => curatedLocalities.list({ show: 'all', q: 'zzzzqqq' })],
    ['localities to merge into', () => curatedLocalities.find({ id: 1, q: 'na' })],
    ['cities asked for', () => servedCities.list({})],
    ['all cities', () => servedCities.list({ show: 'all' })],
    ['cities of no state', () => servedCities.list({ show: 'all', q: 'zzzzqqq' })],
    ['the verification queue', () => claims.list({})],
    ['all claims', () => claims.list({ show: 'all' })],
    ['claims of a kind that is not there', () => claims.list({ show: 'all', kind: 'photos' })],
    ['claims by a word', () => claims.list({ show: 'all', q: 'baner' })],
    ['claims by a name', () => claims.list({ show: 'all', q: 'asha' })],
    ['claims of nobody', () => claims.list({ show: 'all', q: 'zzzzqqq' })],
    ['letters by a frequent word', () => mailLog.list({ q: 'baner' })],
    ['letters to one address', () => mailLog.list({ q: '.77777@bench' })],
    ...listsOf(client),
  ];
}

/** Of each tab that is one list, without naming it here. */
function listsOf(client: AdminClient): Ask[] {
  return listProcedures().flatMap((procedure) => {
    const list = procedure
      .split('.')
      .reduce<object>((at, word) => (at as Record<string, object>)[word] ?? {}, client);
    return questionsOf(procedure).map(
      ([what, input]): Ask => [what, () => (list as (input: object) => Promise<unknown>)(input)],
    );
  });
}

async function moneyOf(client: AdminClient, busy: Busy): Promise<Ask[]> {
  const { payouts, remittances } = client;
  const { items } = await payouts.listBatches({});
  const id = items[0]?.id ?? '';
  const [transfer] = (await payouts.listTransfers({ id, limit: 1 })).items;
  const second = await payouts.candidates({ limit: 100 });
  const [home] = (await client.managedRentals.listProperties({ limit: 1 })).items;
  const credited = {
    managed_property_id: home?.id ?? '',
    affiliate_id: null,
    from: home?.lease_start_date ?? '',
  };
  return [
    ['commission months', () => client.months.list()],
    ['held money', () => client.commissions.listHolds({})],
    ['adjustments', () => client.adjustments.list({})],
    ['adjustments that wait', () => client.adjustments.list({ show: 'waiting' })],
    ['corrections of credited homes', () => client.creditCorrections.list({})],
    [
      'a correction of a credited home, before it is proposed',
      () => client.creditCorrections.preview(credited),
    ],
    ['corrections of a month', () => client.corrections.list({ month: busy.month })],
    ['owed to owners', () => remittances.candidates({})],
    ['owed by owners', () => remittances.owing({})],
    ['repairs to charge', () => remittances.repairs({})],
    ['a month of an owner', () => remittances.statementOf({ user_id: busy.person })],
    ['what a transfer pays', () => remittances.reckoning({ id: transfer?.id ?? '' })],
    ['owed to affiliates', () => payouts.candidates({})],
    ['the next of them', () => payouts.candidates({ cursor: second.next_cursor ?? '' })],
    ['who is paid next', () => payouts.candidates({ show: 'to_pay' })],
    ['who is carried', () => payouts.candidates({ show: 'carried' })],
    ['owed to a name', () => payouts.candidates({ q: 'asha' })],
    ['owed to one code', () => payouts.candidates({ q: busy.code })],
    ['owed to nobody', () => payouts.candidates({ q: 'zzzzqqq' })],
    ['what is owed in all', () => payouts.totals()],
    ['payout batches', () => payouts.listBatches({})],
    ['one batch', () => payouts.getBatch({ id })],
    ['its transfers', () => payouts.listTransfers({ id })],
    ['its transfers that failed', () => payouts.listTransfers({ id, state: 'failed' })],
    ['its transfers by a reference', () => payouts.listTransfers({ id, q: 'UTR77777' })],
    ['the ledger’s last proof', () => client.ledger.lastProof()],
    ['a payee', () => client.payees.get({ user_id: busy.person })],
  ];
}

async function trailOf({ audit }: AdminClient, { person, day }: Busy): Promise<Ask[]> {
  const { next_cursor: cursor } = await audit.list({ limit: 100 });
  return [
    ['the audit trail', () => audit.list({})],
    ['its next page', () => audit.list({ cursor: cursor ?? '' })],
    ['the trail of a person', () => audit.list({ actor: person })],
    ['the trail of a thing', () => audit.list({ subject: person })],
    ['the trail of a frequent action', () => audit.list({ action: 'properties.update' })],
    ['the trail of a rare action', () => audit.list({ action: 'roles' })],
    ['the trail of an action that never was', () => audit.list({ action: 'nothing' })],
    ['the trail of a day long ago', () => audit.list({ from: day, until: day })],
    ['the trail until that day', () => audit.list({ until: day })],
    ['a rare action of that day', () => audit.list({ action: 'roles', from: day, until: day })],
  ];
}

/** Somebody with a long past, and other things to ask for by name. */
type Busy = Record<
  | 'person'
  | 'home'
  | 'code'
  | 'enquiry'
  | 'complaint'
  | 'tenant_check'
  | 'guaranteed_lease'
  | 'broker'
  | 'month'
  | 'day',
  string
> & {
  postmaster: number;
};

async function busyOf({ ownerUrl }: BenchDatabase): Promise<Busy> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<Omit<Busy, 'postmaster'>>(`
    select m.owner_id as person, m.id as home, b.affiliate_id as code,
        (select id from enquiries order by created_at limit 1) as enquiry,
        (select id from complaints order by created_at limit 1) as complaint,
        (select id from tenant_checks order by created_at limit 1) as tenant_check,
        (select id from guaranteed_leases order by created_at limit 1) as guaranteed_lease,
        (select id from brokers order by created_at limit 1) as broker,
        to_char(now() - interval '2 months', 'YYYY-MM') as month,
        to_char(now() - interval '200 days', 'YYYY-MM-DD') as day
      from (select owner_id, id from managed_properties order by created_at limit 1) m,
        (select affiliate_id from affiliate_balances where payable < 0 order by md5(affiliate_id) limit 1) b`);
  const postmaster = await postmasterOf(owner);
  await owner.end();
  if (!rows[0]) throw new Error('There is nobody to ask for');
  return { ...rows[0], postmaster };
}

/** The clock, and what of it the two processors worked: the clock alone counts what others do on the machine. */
async function rowOf(postmaster: number, [what, ask]: Ask): Promise<Cell[]> {
  const times: number[] = [];
  const end = performance.now() + ENOUGH_MS;
  for (let round = 0; round < WARM; round += 1) await ask();
  const before = processorSeconds(postmaster);
  while (times.length < ROUNDS && (times.length < WARM || performance.now() < end)) {
    const [ms] = await timed(ask);
    times.push(ms);
  }
  const { own, server } = spentSince(before, processorSeconds(postmaster));
  const { p50, p95 } = percentilesOf(times);
  const worked = ((own + server) * 1000) / times.length;
  return [
    what,
    milliseconds(p50),
    milliseconds(p95),
    p95 <= BUDGET_MS ? 'kept' : 'missed',
    milliseconds(worked),
  ];
}

async function openSessionOf({ ownerUrl }: BenchDatabase, userId: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await openSession((text, values) => owner.query(text, values), userId);
  await owner.end();
}

/** Only what reading as an administrator needs. */
function clientOf({ database }: BenchDatabase, userId: string) {
  const services = { database, config: { production: false } } as Services;
  return createRouterClient(router, {
    context: {
      services,
      subject: { userId, sessionId: userId },
      requestId: 'bench',
      address: null,
      idempotencyKey: null,
    },
  });
}
