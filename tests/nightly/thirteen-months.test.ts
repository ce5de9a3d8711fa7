/** Thirteen months of a product, moved by its clock: every scheduled job runs and finds what it is there for. */
import { expect, it } from 'vitest';
import { onePagePdf } from '../../src/db/seed/demo/broker-rows.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  instantInIndia,
  type Month,
  monthOf,
} from '../../src/domain/dates.ts';
import { isCutOff } from '../../src/domain/months.ts';
import { runAdminCommand } from '../../src/server/app/admin-commands.ts';
import { affiliateMaker } from '../support/affiliates.ts';
import { proveTrail, wholeTrail } from '../support/audit-trail.ts';
import { freshPan, registered } from '../support/brokers.ts';
import { addPlaces, homeInput } from '../support/homes.ts';
import { addHome } from '../support/leads.ts';
import { addParties, agreeLease, leaseInput, signedLease } from '../support/leases.ts';
import { manageHome } from '../support/managed-rentals.ts';
import { passTime } from '../support/pass-time.ts';
import { confirmAccounts } from '../support/payouts.ts';
import { startServices } from '../support/services.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const test = await startServices({ runsJobs: false, webhooksLocal: true, payments: { kind: 'sandbox' } });
const { as, asOwner, addPerson, services } = test;
const time = passTime(test);
const receiver = await startReceiver();
const begin = services.today();
const end = addMonths(begin, 13);
const LAKH = 10_000_000;
const scheduled = services.handlers.filter(({ schedule }) => schedule !== undefined).map(({ name }) => name);

/** How often at least what does not come every day. */
const rare: Readonly<Record<string, number>> = {
  'payees.remind': 55,
  'remittances.invoice-fees': 12,
  'remittances.remind-owing': 55,
  'remittances.statements': 12,
};

const everyRowChained = `not exists (select from audit_log a where created_at < app.now() - interval '2 days'
  and not exists (select from audit_chain c where c.row_id = a.id))`;
/** What stands in the database because the job did its work: true at the end. Whoever schedules a job says it here. */
const traces: Readonly<Record<string, string>> = {
  'audit.chain': 'exists (select from audit_chain)',
  'audit.prove': everyRowChained,
  // It writes to the log alone: audit-heads.test.ts reads that.
  'audit.publish-head': 'true',
  'enquiries.tell-office': notices('enquiry.received'),
  // An address of this machine is never called.
  'imports.photos': `exists (select from import_photos where state = 'failed')`,
  'months.propose': `(select count(*) >= 11 from commission_months where proposed_at is not null)`,
  'payments.reconcile': `(select bool_and(reg_fee_paid) from brokers)`,
  'payees.remind': notices('payee.missing'),
  'privacy.erase-due': `(select bool_and(state = 'done') from erasures) and not exists (select from data_exports where state = 'ready')`,
  // No mandate says here that we collect: remittances.test.ts charges fees, and tells their owners.
  'remittances.charge': 'true',
  'remittances.invoice-fees': 'true',
  'remittances.remind-owing': 'true',
  'remittances.statements': 'true',
  'tenancy.begin-leases': acted('leases.begin'),
  'tenancy.condition-photos': `not exists (select from condition_photos p where p.created_at < app.now() - interval '32 days'
    and not exists (select from condition_reports r where r.photos @> jsonb_build_array(jsonb_build_object('id', p.id))))`,
  'tenancy.condition-reminders': 'exists (select from condition_reminders)',
  // Nobody orders a check in this year: its own test runs both.
  'guaranteed-leases.move': `not exists (select from guaranteed_leases where status = 'offered' and offer_until < app.today()
    or status = 'agreed' and ends_on < app.today())`,
  'tenant-checks.expire': `not exists (select from tenant_checks where status = 'asked' and expires_on < app.today())`,
  'tenant-checks.forget': `not exists (select from tenant_checks where kept_until < app.today())`,
  'tenancy.end-renewed': acted('leases.endRenewed'),
  'tenancy.end-leases': acted('leases.end'),
  'tenancy.lapse-prepared': acted('leases.lapsePrepared'),
  'tenancy.settlement-terms': acted('settlements.endTerm'),
  // No lease of this year came with a business; the tests of opening figures run it.
  'tenancy.opening-figure-terms': `not exists (select from opening_figures)`,
  // No provider signs here: the tests of e-signatures run it.
  'tenancy.open-signing-requests': `not exists (select from signing_requests where state = 'open')`,
  // No lease of this year has the term.
  'tenancy.late-fees': `not exists (select from rent_dues where kind = 'late_fee')`,
  'tenancy.lease-reminders': notices('lease.ends-soon'),
  // No business moves in here: switch-over-leases.test.ts tells of leases that do, and hears who comes later.
  'tenancy.moved-arrivals': 'true',
  'tenancy.tell-of-moved': 'true',
  'tenancy.paper-leases': acted('leases.acceptBySilence'),
  'tenancy.rent-reminders': `(select count(*) > 10 from notifications where event like 'rent.due%')`,
  // No rent of this year is above the limit: tds-reminders.test.ts has the year of one that is.
  'tenancy.tds-reminders': `not ${notices('due.tdsToDeduct')}`,
  'tenancy.roll-dues': `(select max(month) >= date_trunc('month', app.today()) from rent_dues)`,
  'upkeep.check-listings': `exists (select from listing_flags)`,
  'upkeep.clean-up': `exists (select from notifications n where n.created_at < app.now() - interval '31 days')
    and not exists (select from mails where created_at < app.now() - interval '31 days')`,
  // The machine's hour, not the product's: processes that follow the catalogue measure by it.
  'upkeep.clear-catalogue-changes': `exists (select from catalogue_changes)`,
  'upkeep.count-months': `exists (select from month_figures where month = date_trunc('month', app.today() - 40)::date and visits > 0)`,
  'upkeep.count-views': `exists (select from properties where view_count > 0)`,
  'upkeep.end-claims': `exists (select from verification_claims where status = 'expired')`,
  'upkeep.end-visits': `(select count(*) > 10 from property_visits where status = 'cancelled')`,
  'upkeep.home-counts': `(select count(distinct month) >= 13 from home_counts)`,
  'upkeep.leftover-files': `not exists (select from files where kind = 'import')`,
  'upkeep.leftover-papers': `exists (select from verification_claims where status = 'declined' and file_id is null)`,
  // The demo's photos are no uploads; photos.test.ts looks at one.
  'upkeep.photo-looks': `not exists (select from property_photos where look is null and files ? 'avif'
    and created_at < app.now() - interval '2 days')`,
  'upkeep.list-anew': `exists (select from app.listing_shape where listed_to is null)`,
  'upkeep.mail-notices': `exists (select from mails where status = 'sent' and created_at > app.now() - interval '31 days')`,
  'upkeep.match-listings': `exists (select from saved_search_matches) or ${notices('search.matches')}`,
  'upkeep.prove-ledger': `(select count(*) >= 390 from ledger_proofs) and not ${notices('ledger.differs')}`,
  'upkeep.recount-months': `(select count(distinct month) > 12 from month_figures)`,
  'upkeep.refresh-rents': `(select max(refreshed_at) > app.now() - interval '2 days' from city_rents)`,
  'upkeep.remind-of-leads': notices('lead.reminder'),
  'upkeep.remind-of-visits': notices('visit.reminded'),
  'upkeep.search-digests': noticesOf('search.matches', 'Dina Digest'),
  'upkeep.search-letters': noticesOf('search.matches', 'Sita Search'),
  'upkeep.stale-listings': `exists (select from properties where listing_state = 'paused') and ${notices('listing.stale')}`,
  'webhooks.retry': `exists (select from webhook_deliveries where state = 'delivered')`,
};

function notices(event: string): string {
  return `exists (select from notifications where event = '${event}')`;
}
function acted(action: string): string {
  return `exists (select from audit_log where action = '${action}')`;
}
function noticesOf(event: string, name: string): string {
  return `exists (select from notifications n join profiles p using (user_id) where n.event = '${event}' and p.full_name = '${name}')`;
}

async function withoutTrace(): Promise<string[]> {
  const found = Object.entries(traces).map(([name, trace]) => `('${name}', (${trace}))`);
  const rows = await asOwner<{ name: string }>(
    `select name from (values ${found.join(', ')}) t (name, is_there) where is_there is not true`,
  );
  return rows.map(({ name }) => name);
}

type Cast = Awaited<ReturnType<typeof gather>>;

/** Those whose year it is, with what they have on its first day. */
async function gather() {
  await addPlaces(asOwner);
  const [maker, approver] = [
    await addPerson('Maya Maker', ['admin']),
    await addPerson('Arun Approver', ['admin']),
  ];
  const owner = await addPerson('Om Owner', ['landlord']);
  const affiliate = await affiliateMaker(test)('Asha Affiliate');
  await as(affiliate.userId).payees.setPan({ pan: freshPan() });
  await as(affiliate.userId).payees.setAccount({
    account_number: '50100123456789',
    ifsc: 'HDFC0000001',
    holder_name: 'Asha Affiliate',
  });
  await confirmAccounts(asOwner);
  const own = { affiliate_id: affiliate.code, monthly_rent: 5 * LAKH, rvl_amount: 5 * LAKH };
  const managed = await manageHome(test, { landlord: owner, admin: maker, own });
  const lister = await addPerson('Lal Lister', ['landlord']);
  await as(lister).webhooks.create({ url: receiver.url, events: ['listing.published'] });
  const [seeker, reader] = [await addPerson('Sita Search'), await addPerson('Dina Digest')];
  await as(seeker).savedSearches.save({ query: 'city=Bengaluru', frequency: 'at_once' });
  await as(reader).savedSearches.save({ query: 'city=Bengaluru', frequency: 'daily' });
  const leases = [await signedLease(test), await signedLease(test)];
  const [renewed, left] = leases as [(typeof leases)[0], (typeof leases)[0]];
  return { maker, approver, affiliate, managed, lister, seeker, reader, leases, renewed, left };
}

/** A lease that was signed on paper, whose tenant reads the scan and says nothing. */
async function signOnPaper(): Promise<void> {
  const { landlord, tenant, home, email } = await addParties(test);
  const party = { property_id: home, tenant_name: 'Asha Rao', tenant_email: email };
  const { id, version } = await as(landlord).leases.create({ ...leaseInput(), ...party });
  const file = new File([new Uint8Array(onePagePdf('A lease'))], 'signed.pdf', { type: 'application/pdf' });
  await as(landlord).leases.sign({ id, version, file });
  await as(tenant).leases.agreementFile({ id });
}

/** A lease that a broker wrote for an owner, who never signs. */
async function prepareForOwner(): Promise<void> {
  const writer = await addPerson('Bina Broker', ['broker']);
  await as(writer).leases.create({
    ...leaseInput({ payee_name: null, payee_upi: null }),
    property_id: await addHome(asOwner, writer),
    tenant_name: 'Asha Rao',
    tenant_email: 'asha.rao@example.in',
    owner: { name: 'Omana Owner', email: 'omana.owner@example.in', phone: null },
  });
}

/** As after rent that came to our account; the owner gives no account of theirs. */
async function oweOwner(landlord: string): Promise<void> {
  await asOwner(
    `with entry as (insert into journal_entries (kind, happened_on, source_type, key)
        values ('operator_received', app.today(), 'rent_payment', 'before the year') returning id)
      insert into journal_lines (entry_id, position, account, party_kind, party_id, amount)
      select e.id, l.position, l.account, l.party_kind, l.party_id::uuid, l.amount
        from entry e, (values (1, 'operator_bank', null, null, 100000), (2, 'owner_payable', 'owner', $1, -100000))
          l (position, account, party_kind, party_id, amount)`,
    [landlord],
  );
}

/** What happens once, on its first days. */
async function beginYear({ lister, seeker, renewed }: Cast): Promise<void> {
  await oweOwner(renewed.landlord);
  await as(seeker).privacy.exports.request();
  await signOnPaper();
  await prepareForOwner();
  const leaver = await addPerson('Lata Leaver');
  await as(leaver).privacy.erasure.request({ email: (await as(leaver).account.me()).email ?? '' });
  const home = await publish(lister, 2_900_000);
  await asOwner(
    `insert into verification_claims (user_id, property_id, kind, status, method, decided_at, valid_until)
      values ($1, $2, 'ownership', 'verified', 'paper_checked', app.now(), app.today() + 300)`,
    [lister, home],
  );
  await asOwner(
    `insert into files (owner_id, kind, key, content_type, bytes) values ($1, 'import', $2, 'text/csv', 1)`,
    [lister, `imports/${lister}`],
  );
  await asOwner(
    `with run as (insert into import_runs (owner_id, file_name, mapping) values ($1, 'homes.csv', '{}') returning id)
      insert into import_photos (property_id, url, run_id, row_number, place)
        select $2, 'http://127.0.0.1/a.jpg', id, 2, 0 from run`,
    [lister, home],
  );
  await asOwner(
    `with paper as (insert into files (owner_id, kind, key, content_type, bytes)
        values ($1, 'document', $2, 'application/pdf', 1) returning id)
      insert into verification_claims (user_id, kind, status, file_id) select $1, 'identity', 'declined', id from paper`,
    [lister, `documents/${lister}`],
  );
  const broker = await registered(test, 'Radha Broker');
  const { order_id: orderId, amount } = await as(broker).brokers.payOnline();
  await services.payments?.pretend?.({ orderId, amount }, true);
}

async function publish(lister: string, rent: number): Promise<string> {
  const { id } = await as(lister).properties.create(homeInput({ rent }));
  await as(lister).properties.publish({ id });
  return id;
}

/**
 * Each month somebody lists a home, somebody looks at it and asks for a visit, which is never answered but agreed to in the end,
 * and somebody writes to us.
 */
async function listAndVisit({ lister, seeker }: Cast, today: CalendarDate): Promise<void> {
  await asOwner(`insert into enquiries (kind, name, email, message, form_id)
    values ('contact', 'Ila Sen', 'ila@example.in', 'Please call me.', uuidv7())`);
  const home = await publish(lister, 3_000_000 + daysBetween(begin, today) * 100);
  await asOwner('insert into property_views (property_id, viewer, viewed_on) values ($1, $2, app.today())', [
    home,
    seeker,
  ]);
  const { id } = await as(seeker).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: addDays(today, 2),
    // Reminders come three hours ahead, and here they go out at ten.
    slot: '12:00',
  });
  if (daysBetween(today, end) < 62) await as(lister).visits.accept({ id, address: '4 Rose Lane' });
  await asOwner('update lead_cards set reminder_on = $2 where property_id = $1', [home, addDays(today, 1)]);
}

/** A few days late, so that they are reminded first. */
async function payRents({ leases }: Cast, today: CalendarDate): Promise<void> {
  for (const { lease, tenant, landlord } of leases) {
    const { items } = await as(tenant).rents.listDues({ id: lease.id, limit: 50 });
    for (const due of items.filter(({ due_date, state }) => due_date <= today && state !== 'paid')) {
      const reference = due.id.replaceAll(/\D/g, '').slice(-12);
      const paid = {
        id: due.id,
        amount: due.amount - due.received,
        mode: 'upi' as const,
        reference,
        paid_on: today,
      };
      const { id } = await as(tenant).rents.report(paid);
      await as(landlord).rents.confirm({ id });
    }
  }
}

/** The month that is cut off is closed, and what it brought is paid out by two administrators. */
async function closeAndPayOut({ maker, approver }: Cast): Promise<void> {
  const [row] = await asOwner<{ next: Month | null }>(
    `select to_char(app.next_month_to_close(), 'YYYY-MM') as next`,
  );
  if (!row?.next || !isCutOff(row.next, services.now())) return;
  await as(maker).months.close({ month: row.next });
  await time.work();
  if ((await as(maker).payouts.totals()).to_pay.people === 0) return;
  const { id } = await as(maker).payouts.createBatch();
  await as(approver).payouts.approve({ id });
  await as(approver).payouts.export({ id });
  const { items } = await as(maker).payouts.listTransfers({ id });
  for (const transfer of items) {
    await as(maker).payouts.markPaid({ id: transfer.id, reference: `HDFC${row.next.replace('-', '')}` });
  }
}

/** One lease goes on with a new one, the other ends with notice. */
async function endTerms({ renewed, left }: Cast, today: CalendarDate): Promise<void> {
  const lastDay = renewed.lease.end_date;
  if (daysBetween(today, lastDay) === 20) {
    const terms = { id: renewed.lease.id, end_date: addMonths(lastDay, 11), rent: 3_100_000 };
    await agreeLease(test, renewed, await as(renewed.landlord).leases.renew(terms));
  }
  if (daysBetween(today, lastDay) === 40) {
    const { id, version } = await as(left.tenant).leases.get({ id: left.lease.id });
    await as(left.tenant).leases.giveNotice({ id, version, ends_on: lastDay });
  }
  if (today === addDays(lastDay, 1)) await as(left.tenant).settlements.ask({ id: left.lease.id });
}

async function live(cast: Cast, today: CalendarDate): Promise<void> {
  await asOwner('delete from auth.rate_limits');
  const [month, day] = [monthOf(today), Number(today.slice(8))];
  if (day === 3) await listAndVisit(cast, today);
  if (day === 5) await as(cast.maker).rvl.markPaid({ id: cast.managed, month });
  if (day === 8) await payRents(cast, today);
  if (day === 12) await closeAndPayOut(cast);
  await endTerms(cast, today);
}

it('a product lives thirteen months, and every scheduled job does its work', async () => {
  expect(Object.keys(traces).toSorted()).toEqual(scheduled.toSorted());
  const cast = await gather();
  await beginYear(cast);
  for (let today = addDays(begin, 1); today <= end; today = addDays(today, 1)) {
    await time.passTo(instantInIndia(today, 12));
    expect(services.today()).toBe(today);
    await live(cast, today);
  }

  expect(scheduled.filter((name) => (time.runs.get(name) ?? 0) < (rare[name] ?? 390))).toEqual([]);
  expect(await withoutTrace()).toEqual([]);
  // Every rupee is accounted for, and the year is one unbroken chain.
  const tools = { ...services, origin: 'https://kiraya.example' };
  expect(await runAdminCommand(tools, ['verify-ledger'])).toMatchObject({ ok: true });
  expect(await proveTrail(services)).toMatchObject(wholeTrail);
  const [sums] = await asOwner<{ paid: number; owed: number; closed: number }>(`
    select (select count(*)::int from commission_months where closed_at is not null) as closed,
      -sum(bank)::float8 as paid, -sum(payable)::float8 as owed from ledger_entries`);
  expect(sums?.closed).toBeGreaterThanOrEqual(11);
  expect(sums?.paid).toBeGreaterThan(0);
  expect(await asOwner(`select name, state from pgboss.job where state in ('failed', 'retry')`)).toEqual([]);
  const { items } = await as(cast.renewed.tenant).leases.listMine({});
  expect(items.map(({ state }) => state).toSorted()).toEqual(['active', 'ended']);
});
