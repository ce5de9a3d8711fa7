import { beforeEach, describe, expect, it } from 'vitest';
import { addHome } from '../../../tests/support/leads.ts';
import {
  addParties,
  leaseInput,
  managedLease,
  runningLease,
  writeDues,
} from '../../../tests/support/leases.ts';
import { monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, firstDayOf, formatDate } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { financialYear } from '../../domain/rents.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const RENT = 3_000_000;
const since = firstDayOf(monthsAgo(2));
const terms = { start_date: since, end_date: lastDayAfter(since), rent: RENT };
const cash = (own: object = {}) => ({
  amount: RENT,
  mode: 'cash' as const,
  reference: null,
  paid_on: today(),
  ...own,
});
const notFound = { code: 'NOT_FOUND' };
const textOf = async (file: File) => pdfLines(new Uint8Array(await file.arrayBuffer()));

async function managedWithRent() {
  const parties = await managedLease(started, terms);
  await writeDues(started, parties.lease.id);
  const { items } = await as(parties.tenant).rents.listDues({ id: parties.lease.id });
  return { ...parties, dues: items.toReversed() };
}

describe('a manager', () => {
  // spec 2.1: Manager pages linked and not routed there: properties, maintenance, tenants, reports … only homes assigned to them
  it('sees leases, homes and rent of the homes assigned to them, and nothing once they are not', async () => {
    const { admin, manager, tenant, lease, home, dues } = await managedWithRent();
    await runningLease(started);
    const late = dues.filter(({ state }) => state === 'late').reduce((sum, { amount }) => sum + amount, 0);
    expect((await as(manager).leases.listLet({ as: 'manager' })).items).toMatchObject([
      { id: lease.id, side: null },
    ]);
    expect((await as(manager).leases.listLet({})).items).toEqual([]);
    expect((await as(manager).portfolio.homes({ as: 'manager' })).items).toMatchObject([
      { id: home, kind: 'managed', lease: { id: lease.id, tenant_name: 'Asha Rao' }, late },
    ]);
    expect(await as(manager).portfolio.summary({ as: 'manager' })).toMatchObject({
      homes: 1,
      let: 1,
      drafts: 0,
    });
    expect(await as(manager).rents.summary({ as: 'manager' })).toMatchObject({ leases: 1, expected: RENT });
    expect((await as(manager).rents.grid({ as: 'manager' })).items).toMatchObject([{ lease_id: lease.id }]);
    const reported = await as(tenant).rents.report({
      id: dues[0]?.id ?? '',
      ...cash({ mode: 'upi', reference: '400000000001' }),
    });
    expect((await as(manager).rents.listPayments({ as: 'manager' })).items).toMatchObject([
      { side: 'receiver' },
    ]);
    expect(await as(manager).rents.confirm({ id: reported.id })).toMatchObject({ state: 'confirmed' });
    const recorded = await as(manager).rents.record({ id: dues[1]?.id ?? '', ...cash() });
    expect(await as(manager).rents.statement({ as: 'manager' })).toMatchObject({
      total: RENT * 2,
      receipts: 2,
    });
    await as(admin).managedRentals.assignManager({ id: home, manager_id: null });
    expect((await as(manager).leases.listLet({ as: 'manager' })).items).toEqual([]);
    expect((await as(manager).portfolio.homes({ as: 'manager' })).items).toEqual([]);
    await expect(as(manager).leases.get({ id: lease.id })).rejects.toMatchObject(notFound);
    await expect(as(manager).rents.record({ id: dues[2]?.id ?? '', ...cash() })).rejects.toMatchObject(
      notFound,
    );
    await expect(as(manager).rents.reverse({ id: recorded.id, reason: 'No more' })).rejects.toMatchObject(
      notFound,
    );
    await expect(as(manager).rents.receiptFile({ id: recorded.id })).rejects.toMatchObject(notFound);
  });

  it('leaves the lease itself to its parties', async () => {
    const { manager, lease } = await managedWithRent();
    const seen = { id: lease.id, version: lease.version };
    for (const refused of [
      () => as(manager).leases.giveNotice({ ...seen, ends_on: addDays(today(), 40) }),
      () => as(manager).leases.setPayee({ ...seen, payee_name: 'Mina', payee_upi: 'mina@okbank' }),
      () => as(manager).leases.renew({ id: lease.id, end_date: addDays(lease.end_date, 300), rent: RENT }),
    ]) {
      await expect(refused()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

describe('a landlord', () => {
  // spec 2.1: Landlord pages linked by the sidebar and not routed there: properties, tenants, financials, reports, documents … homes and occupancy, listed and managed
  it('finds listed and managed homes together, let and vacant, by words, page by page', async () => {
    const { landlord, home } = await managedWithRent();
    const listed = await addHome(asOwner, landlord);
    const all = await as(landlord).portfolio.homes({ limit: 1 });
    expect(all).toMatchObject({
      total: 2,
      items: [{ id: listed, kind: 'listed', lease: null, is_pg: false }],
    });
    await asOwner(`update properties set property_type = 'pg' where id = $1`, [listed]);
    expect((await as(landlord).portfolio.homes({})).items).toMatchObject([{ is_pg: true, beds: null }, {}]);
    await asOwner(`update properties set property_type = 'apartment' where id = $1`, [listed]);
    const rest = await as(landlord).portfolio.homes({ limit: 1, cursor: all.next_cursor ?? '' });
    expect(rest.items).toMatchObject([{ id: home }]);
    expect((await as(landlord).portfolio.homes({ show: 'vacant' })).items).toMatchObject([
      { kind: 'listed' },
    ]);
    expect((await as(landlord).portfolio.homes({ show: 'let' })).items).toMatchObject([{ kind: 'managed' }]);
    expect((await as(landlord).portfolio.homes({ q: 'near the park' })).items).toHaveLength(1);
    const stranger = await addPerson('Om', ['landlord', 'property_manager']);
    for (const role of ['landlord', 'manager'] as const) {
      expect((await as(stranger).portfolio.homes({ as: role })).items).toEqual([]);
      expect(await as(stranger).portfolio.summary({ as: role })).toMatchObject({ homes: 0, ending: [] });
    }
  });

  // spec 2.1: Landlord pages linked by the sidebar and not routed there: properties, tenants, financials, reports, documents … the yearly statement equals the sum of its receipts
  it('offers a listed home again once its last lease is over, and not while another one waits to begin', async () => {
    const lister = await addPerson('Lal Singh', ['landlord']);
    const home = await addHome(asOwner, lister);
    const lease = (state: string, from: number) =>
      asOwner(
        `insert into leases (property_id, home_name, landlord_id, landlord_name, tenant_name, tenant_email, state, start_date, end_date,
            ended_on, rent, notice_days)
          values ($1, 'Rose', $2, 'Lal Singh', 'Om', 'om@example.in', $3, app.today() + $4::int, app.today() + $4::int + 100,
            case when $3 = 'ended' then app.today() + $4::int + 100 end, 2000000, 30)`,
        [home, lister, state, from],
      );
    const shown = async () => (await as(lister).portfolio.homes({})).items.find(({ id }) => id === home);
    await lease('ended', -200);
    await asOwner(`update properties set availability = 'rented' where id = $1`, [home]);
    expect(await shown()).toMatchObject({ availability: 'rented', lease: null, is_to_offer_again: true });
    await as(lister).properties.setAvailability({ id: home, availability: 'available' });
    expect(await shown()).toMatchObject({ availability: 'available', is_to_offer_again: false });
    await lease('accepted', 20);
    await asOwner(`update properties set availability = 'rented' where id = $1`, [home]);
    expect(await shown()).toMatchObject({ is_to_offer_again: false });
  });

  it('finds what they let though nobody lists it any more, or a broker does', async () => {
    const { landlord, home, lease } = await runningLease(started, terms);
    const broker = await addPerson('Bina Broker', ['broker']);
    for (const change of [`listing_state = 'withdrawn'`, `listed_by = '${broker}'`]) {
      await asOwner(`update properties set ${change} where id = $1`, [home]);
      expect(await as(landlord).portfolio.summary({})).toMatchObject({ homes: 1, let: 1 });
      expect((await as(landlord).portfolio.homes({})).items).toMatchObject([
        { id: home, kind: 'leased', lease: { id: lease.id, tenant_name: 'Asha Rao' } },
      ]);
    }
    const stranger = await addPerson('Om', ['landlord']);
    expect(await as(stranger).portfolio.summary({})).toMatchObject({ homes: 0 });
  });

  it('is not told that a month is late that waits for their own answer', async () => {
    const { landlord, tenant, lease } = await runningLease(started, terms);
    await writeDues(started, lease.id);
    const { items } = await as(tenant).rents.listDues({ id: lease.id });
    const late = items.filter(({ state }) => state === 'late');
    const amount = late.reduce((sum, due) => sum + due.amount, 0);
    const { late: months } = await as(landlord).rents.summary({});
    expect(months).toBe(late.length);
    const lateOnes = async () => {
      const { items: rows, total } = await as(landlord).rents.grid({ show: 'late' });
      const { items: leases } = await as(landlord).leases.listLet({ show: 'late' });
      expect(leases.map(({ id }) => id)).toEqual(rows.map(({ lease_id: id }) => id));
      return [total, rows[0]?.rent_now?.late_amount];
    };
    expect(await lateOnes()).toEqual([1, amount]);
    expect(await as(landlord).rents.summary({})).toMatchObject({ late_leases: 1, late_amount: amount });
    expect((await as(landlord).leases.listLet({})).items).toMatchObject([
      { rent_now: { late_since: late.at(-1)?.due_date, late_amount: amount, waits_for: null } },
    ]);
    const said = { mode: 'upi' as const, reference: '400000000777', amount };
    const payment = await as(tenant).rents.report({ id: late[0]?.id ?? '', ...cash(said) });
    expect(await as(landlord).rents.summary({})).toMatchObject({
      late: 0,
      late_amount: 0,
      late_leases: 0,
      waiting: 1,
    });
    expect(await lateOnes()).toEqual([0, undefined]);
    expect((await as(landlord).leases.listLet({})).items).toMatchObject([
      { rent_now: { late_since: null, waits_for: 'receiver' } },
    ]);
    expect((await as(landlord).portfolio.homes({})).items).toMatchObject([{ late: 0 }]);
    // What is in dispute waits for an answer as well.
    await as(landlord).rents.dispute({ id: payment.id, reason: 'Nothing came' });
    expect(await as(landlord).rents.summary({})).toMatchObject({ late: 0, late_amount: 0, late_leases: 0 });
    expect(await as(landlord).rents.summary({})).toMatchObject({ waiting: 1, disputed: 1 });
    expect((await as(landlord).leases.listLet({})).items).toMatchObject([
      { rent_now: { waits_for: 'tenant' } },
    ]);
    expect((await as(landlord).rents.grid({})).items[0]?.months.map((cell) => cell?.waits_for)).toContain(
      'tenant',
    );
    expect(await lateOnes()).toEqual([0, undefined]);
    expect((await as(landlord).portfolio.homes({})).items).toMatchObject([{ late: 0 }]);
  });

  it('has a year that is the sum of its receipts, on the page, in the PDF and in the CSV', async () => {
    const { landlord, tenant, dues, lease } = await managedWithRent();
    for (const due of dues.slice(0, 3))
      await as(landlord).rents.record({ id: due.id, ...cash({ amount: 1_000_050 }) });
    const { id } = await as(tenant).maintenance.raise({
      lease_id: lease.id,
      title: 'Tap',
      category: 'plumbing',
    });
    await as(landlord).maintenance.assign({ id, assignee_name: 'Ramesh', assignee_phone: null, note: null });
    await as(landlord).maintenance.finish({ id, cost: 50_000, note: null });
    const year = financialYear(today());
    const statement = await as(landlord).rents.statement({ year });
    expect(statement).toMatchObject({ total: 3_000_150, receipts: 3, repairs: 50_000, deposits: 9_000_000 });
    expect(statement.homes).toMatchObject([{ received: 3_000_150, receipts: 3, repairs: 50_000 }]);
    const csv = await as(landlord).rents.statementFile({ year, format: 'csv' });
    const rows = (await csv.text()).trim().split('\r\n').slice(1);
    const sumOf = (kind: string) =>
      rows
        .filter((row) => row.split(',')[1] === kind)
        .reduce((total, row) => total + Math.round(Number(row.split(',').at(-1)) * 100), 0);
    expect([rows.length, sumOf('Rent received'), sumOf('Repair')]).toEqual([4, statement.total, 50_000]);
    // The month it covers, and whose home it is.
    expect(rows[0]).toMatch(/,20\d\d-\d\d,.*,Lal Singh,Asha Rao,/);
    const named = await textOf(
      await as(landlord).rents.statementFile({ year, format: 'pdf', language: 'en' }),
    );
    expect(named.join('\n')).toContain(formatDate(today()));
    expect(named.join('\n')).toContain('not given');
    const pdf = await as(landlord).rents.statementFile({ year, format: 'pdf', language: 'hi' });
    const lines = (await textOf(pdf)).join('\n');
    for (const words of [formatRupeesExact(paise(3_000_150)), 'देय', 'कुल']) expect(lines).toContain(words);
    const other = await addPerson('Om', ['landlord']);
    expect(await (await as(other).rents.statementFile({ year, format: 'csv' })).text()).toBe('');
  });
});

describe('papers of a lease', () => {
  // spec 2.1: Landlord pages linked by the sidebar and not routed there: properties, tenants, financials, reports, documents … agreements and receipts as papers
  it('are for its sides: the agreement from its terms, with names in Devanagari', async () => {
    const { landlord, tenant, home, email } = await addParties(started);
    await asOwner(`update profiles set full_name = 'राम लाल' where user_id = $1`, [landlord]);
    const lease = await as(landlord).leases.create({
      ...leaseInput({ terms: 'No smoking indoors.' }),
      property_id: home,
      tenant_name: 'आशा राव',
      tenant_email: email,
    });
    expect(await as(landlord).portfolio.summary({})).toMatchObject({ drafts: 1, to_sign: 1 });
    await expect(as(tenant).leases.agreementFile({ id: lease.id })).rejects.toMatchObject(notFound);
    const lines = (await textOf(await as(landlord).leases.agreementFile({ id: lease.id }))).join('\n');
    for (const words of [
      'राम लाल',
      'आशा राव',
      'A draft: nothing is agreed yet.',
      'No smoking indoors.',
      '₹30,000.00',
      // In Hindi beside it.
      'ड्राफ़्ट है',
      'घर',
    ]) {
      expect(lines).toContain(words);
    }
    const stranger = await addPerson('Om', ['landlord']);
    await expect(as(stranger).leases.agreementFile({ id: lease.id })).rejects.toMatchObject(notFound);
  });

  it('receipts name the landlord’s PAN above a lakh a year, and keep that they did', async () => {
    const { landlord, tenant, manager, dues } = await managedWithRent();
    await as(landlord).payees.setPan({ pan: 'ABCPE1234F' });
    const { id, receipt_number: number } = await as(landlord).rents.record({
      id: dues[0]?.id ?? '',
      ...cash(),
    });
    const words = { en: 'Rupees thirty thousand only', hi: 'तीस' };
    for (const [person, language] of [
      [tenant, 'hi'] as const,
      [landlord, 'en'] as const,
      [manager, 'en'] as const,
    ]) {
      const lines = (await textOf(await as(person).rents.receiptFile({ id, language }))).join('\n');
      // A word that is drawn in the order of its letters.
      expect(lines).toContain(language === 'hi' ? 'रकम' : `Rent receipt ${number}`);
      expect(lines).toContain(String(number));
      expect(lines).toContain('ABCPE1234F');
      expect(lines.replaceAll(/\s+/g, ' ')).toContain(words[language]);
    }
    const trail = await asOwner(
      `select from audit_log where action = 'rents.receiptPan' and subject_id = $1`,
      [id],
    );
    expect(trail).toHaveLength(3);
    const stranger = await addPerson('Om', ['tenant', 'landlord', 'property_manager']);
    await expect(as(stranger).rents.receiptFile({ id })).rejects.toMatchObject(notFound);
    await as(landlord).rents.reverse({ id, reason: 'The cheque bounced' });
    const voided = (await textOf(await as(tenant).rents.receiptFile({ id, language: 'en' }))).join('\n');
    expect(voided).toContain('No longer valid');
    expect(voided).not.toContain('ABCPE1234F');
  });

  it('name the days the rent is for, and keep a place for a stamp on cash above ₹5,000', async () => {
    const { landlord, tenant, dues } = await managedWithRent();
    const receiptOf = async (amount: number) => {
      const { id } = await as(landlord).rents.record({ id: dues[0]?.id ?? '', ...cash({ amount }) });
      return (await textOf(await as(tenant).rents.receiptFile({ id, language: 'en' }))).join('\n');
    };
    const small = await receiptOf(500_000);
    const days = [dues[0]?.from_date ?? '', dues[0]?.to_date ?? ''].map(formatDate);
    expect(small).toContain(days.join(' – '));
    expect(small).toContain('Signature of');
    expect(small).not.toContain('Revenue stamp');
    expect(await receiptOf(500_001)).toContain('Revenue stamp of ₹1');
  });

  it('a year for the employer has every receipt, the landlord’s PAN and the sum in words', async () => {
    const { landlord, tenant, lease, dues } = await managedWithRent();
    const year = financialYear(today());
    const hra = (person: string, own: object = {}) =>
      as(person).rents.hraStatement({ id: lease.id, year, language: 'en', ...own });
    await expect(hra(tenant)).rejects.toMatchObject({
      data: { rule: 'rent.nothing-in-year', field: 'year' },
    });
    await as(landlord).payees.setPan({ pan: 'ABCPE1235G' });
    const first = await as(landlord).rents.record({ id: dues[0]?.id ?? '', ...cash() });
    const second = await as(landlord).rents.record({ id: dues[1]?.id ?? '', ...cash({ amount: 1_000_050 }) });
    const lines = (await textOf(await hra(tenant))).join('\n');
    for (const words of [
      first.receipt_number,
      second.receipt_number,
      'ABCPE1235G',
      '₹40,000.50',
      'Rupees forty thousand and fifty paise only',
    ]) {
      expect(lines).toContain(words);
    }
    expect((await textOf(await hra(tenant, { language: 'hi' }))).join('\n')).toContain('ABCPE1235G');
    await expect(hra(await addPerson('Om', ['tenant', 'landlord']))).rejects.toMatchObject(notFound);
  });

  it('say that the PAN was asked for until the landlord gives one, and name it from then on', async () => {
    const { landlord, tenant, dues } = await managedWithRent();
    const { id } = await as(landlord).rents.record({ id: dues[0]?.id ?? '', ...cash() });
    const receipt = async () =>
      (await textOf(await as(tenant).rents.receiptFile({ id, language: 'en' }))).join('\n');
    expect(await receipt()).toContain('requested, not given yet');
    await as(landlord).payees.setPan({ pan: 'ABCPE4321M' });
    expect(await receipt()).toContain('ABCPE4321M');
    await as(landlord).payees.setPan({ pan: 'ABCPE4322N' });
    expect(await receipt()).toContain('ABCPE4322N');
  });

  // security access: PAN and account numbers lie encrypted and are masked … a receipt shows administrators and programs the last characters
  it('show an administrator and a program of the tenant’s the last characters of the PAN only', async () => {
    const { admin, landlord, tenant, dues } = await managedWithRent();
    await as(landlord).payees.setPan({ pan: 'ABCPE5678K' });
    const { id } = await as(landlord).rents.record({ id: dues[0]?.id ?? '', ...cash() });
    const token = { id: 'a token', scopes: ['rent:read' as const] };
    for (const caller of [
      as(admin),
      as(tenant, { subject: { userId: tenant, sessionId: 'a token', token } }),
    ]) {
      const lines = (await textOf(await caller.rents.receiptFile({ id, language: 'en' }))).join('\n');
      expect(lines).toContain('******678K');
      expect(lines).not.toContain('ABCPE5678K');
    }
    const trail = await asOwner(
      `select from audit_log where action = 'rents.receiptPan' and subject_id = $1`,
      [id],
    );
    expect(trail).toHaveLength(0);
  });

  it('and name none below', async () => {
    const { landlord, tenant, lease } = await runningLease(started, { ...terms, rent: 500_000 });
    await writeDues(started, lease.id);
    await as(landlord).payees.setPan({ pan: 'ABCPE9876K' });
    const { items } = await as(tenant).rents.listDues({ id: lease.id });
    const { id } = await as(landlord).rents.record({ id: items[0]?.id ?? '', ...cash({ amount: 500_000 }) });
    const lines = (await textOf(await as(tenant).rents.receiptFile({ id }))).join('\n');
    expect(lines).not.toContain('PAN');
  });
});

describe('a confirmed rent of a managed home', () => {
  it('offers Mark Paid to administrators and marks nothing by itself', async () => {
    const { admin, landlord, home, dues } = await managedWithRent();
    const month = monthsAgo(0);
    const cellOf = async (show: 'active' | 'offered') => {
      const { items } = await as(admin).rvl.grid({ show, limit: 100 });
      return items.find(({ id }) => id === home)?.months[0];
    };
    expect(await cellOf('active')).toMatchObject({ month, payment_status: 'pending', tenant_rent: null });
    const due = dues.find((one) => one.month === month);
    await as(landlord).rents.record({ id: due?.id ?? '', ...cash({ amount: 1_000_000 }) });
    expect((await cellOf('active'))?.tenant_rent).toMatchObject({ amount: RENT, received: 1_000_000 });
    expect(await cellOf('offered')).toBeUndefined();
    const rest = { amount: 2_000_000, mode: 'bank_transfer' as const, reference: 'HDFCN52026' };
    await as(landlord).rents.record({ id: due?.id ?? '', ...cash(rest) });
    expect(await cellOf('offered')).toMatchObject({
      payment_status: 'pending',
      tenant_rent: { received: RENT, paid_by: 'Asha Rao' },
    });
    await as(admin).rvl.markPaid({ id: home, month, paid_by: 'Asha Rao', mode: null, reference: null });
    expect(await cellOf('offered')).toBeUndefined();
    expect(await cellOf('active')).toMatchObject({ payment_status: 'paid' });
    expect((await as(landlord).rvl.listMine({})).items[0]?.months[0]).not.toHaveProperty('tenant_rent');
  });
});
