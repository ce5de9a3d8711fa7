/** A lease binds those who rent it once each of them has opened the sealed agreement and signed it; until then it changes nothing. */
import { beforeEach, describe, expect, it } from 'vitest';
import { noticesOf } from '../../../tests/support/leads.ts';
import {
  acceptLease,
  addParties,
  leaseCode,
  leaseInput,
  managedLease,
  proposeLease,
  writeDues,
} from '../../../tests/support/leases.ts';
import { today } from '../../../tests/support/managed-rentals.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, addMonths } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { remindOfRent } from '../rents/dues.ts';
import { beginAccepted } from './begin-leases.ts';
import { remindOfEnds } from './lease-ends.ts';

const services = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = services;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const broken = (rule: string, field?: string) => ({
  code: 'RULE_BROKEN',
  data: { rule, ...(field ? { field } : {}) },
});
const emailOf = async (person: string) =>
  (await asOwner<{ email: string }>('select email from profiles where user_id = $1', [person]))[0]?.email ??
  '';
const rolesOf = async (person: string) => (await as(person).account.me()).roles;

/** Asha and Nisha rent together; Meena lives with them, and a fifth of the home is Sudha's. Neither has a role yet. */
async function shared(own: object = {}) {
  const parties = await addParties(services);
  const [asha, nisha] = [await addPerson('Asha Rao'), await addPerson('Nisha Rao')];
  const draft = await as(parties.landlord).leases.create({
    ...leaseInput(),
    property_id: parties.home,
    tenant_name: 'Asha Rao',
    tenant_email: await emailOf(asha),
    co_tenants: [{ name: 'Nisha Rao', email: await emailOf(nisha) }],
    occupants: [{ name: 'Meena Rao' }],
    co_owners: [{ name: 'Sudha Singh', share_bp: 2000 }],
    ...own,
  });
  return { ...parties, asha, nisha, draft };
}

describe('a draft', () => {
  it('is seen by its landlord alone, and nobody hears of it', async () => {
    const { landlord, asha, nisha, draft } = await shared();
    for (const person of [asha, nisha]) {
      await expect(as(person).leases.get({ id: draft.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect((await as(person).leases.listMine({})).items).toEqual([]);
    }
    expect(await noticesOf(asOwner, asha, nisha)).toEqual([]);
    const gone = await as(landlord).leases.withdraw(seen(draft));
    expect(gone.state).toBe('cancelled');
    expect(await noticesOf(asOwner, asha, nisha)).toEqual([]);
  });

  it('names everybody, and the shares of the owners sum to the whole home', async () => {
    const { landlord, draft } = await shared();
    const named = (lease: typeof draft) =>
      lease.parties.map(({ role, name, share_bp }) => [role, name, share_bp]).toSorted();
    expect(named(draft)).toEqual([
      ['co_owner', 'Sudha Singh', 2000],
      ['co_tenant', 'Nisha Rao', null],
      ['landlord', 'Lal Singh', 8000],
      ['occupant', 'Meena Rao', null],
      ['tenant', 'Asha Rao', null],
    ]);
    const alone = await as(landlord).leases.update({ ...leaseInput(), ...seen(draft) });
    expect(named(alone)).toEqual([
      ['landlord', 'Lal Singh', 10_000],
      ['tenant', 'Asha Rao', null],
    ]);
  });

  it('refuses terms that contradict each other, at their field', async () => {
    const named = { name: 'Nisha Rao', email: 'nisha@example.in' };
    await expect(
      shared({
        co_owners: [
          { name: 'Sudha', share_bp: 9999 },
          { name: 'Om', share_bp: 1 },
        ],
      }),
    ).rejects.toMatchObject(broken('lease.shares-too-large', 'co_owners'));
    await expect(shared({ lock_in_months: 12 })).rejects.toMatchObject(
      broken('lease.lock-in-too-long', 'lock_in_months'),
    );
    await expect(shared({ co_tenants: [named, named] })).rejects.toMatchObject(
      broken('lease.person-named-twice', 'co_tenants'),
    );
    await expect(shared({ late_fee: { grace_days: 5, a_day: 200_00, most: 100_00 } })).rejects.toMatchObject(
      broken('lease.late-fee-over-cap', 'late_fee.most'),
    );
  });
});

describe('a proposal', () => {
  it('is sealed with the landlord’s code, and changes nothing for those it names', async () => {
    const { landlord, asha, nisha, home, draft } = await shared();
    await expect(
      as(landlord).leases.propose({ ...seen(draft), code: '000000', name: 'Lal Singh' }),
    ).rejects.toMatchObject(broken('lease.code-wrong', 'code'));
    const lease = await proposeLease(services, landlord, draft);
    expect(lease).toMatchObject({ state: 'proposed', document: { kind: 'agreement', version: 1 } });
    await writeDues(services, lease.id);
    for (const person of [asha, nisha]) {
      expect(await noticesOf(asOwner, person)).toEqual([[person, 'lease.offered']]);
      expect((await as(person).leases.listMine({})).items).toMatchObject([{ id: lease.id, side: 'tenant' }]);
      expect(await rolesOf(person)).not.toContain('tenant');
      expect((await as(person).rents.listDues({ id: lease.id })).items).toEqual([]);
      expect((await as(person).privacy.erasure.get()).blocks).toEqual([]);
      expect((await as(person).dashboard.get({})).awaiting_me.leases).toBe(1);
    }
    const [row] = await asOwner('select availability from properties where id = $1', [home]);
    expect(row).toEqual({ availability: 'available' });
  });

  it('is accepted by each for themselves: opened, with a code of their own, of the very document', async () => {
    const { landlord, asha, nisha, home, draft } = await shared();
    const lease = await proposeLease(services, landlord, draft);
    const sha256 = lease.document?.sha256 ?? '';
    const yes = async (person: string) => ({
      id: lease.id,
      sha256,
      code: await leaseCode(services, person, lease.id),
      name: 'Asha Rao',
    });
    await expect(as(asha).leases.accept(await yes(asha))).rejects.toMatchObject(
      broken('lease.document-not-opened'),
    );
    await as(asha).leases.agreementFile({ id: lease.id });
    await expect(
      as(asha).leases.accept({ ...(await yes(asha)), sha256: 'f'.repeat(64) }),
    ).rejects.toMatchObject(broken('lease.document-changed'));
    // Another's code signs nothing.
    await as(nisha).leases.agreementFile({ id: lease.id });
    const stolen = await yes(asha);
    await expect(as(nisha).leases.accept(stolen)).rejects.toMatchObject(broken('lease.code-wrong', 'code'));
    const half = await as(asha).leases.accept(stolen);
    expect(half).toMatchObject({ state: 'proposed', agreed_at: null });
    await expect(as(asha).leases.accept(await yes(asha).catch(() => stolen))).rejects.toMatchObject(
      broken('lease.already-accepted'),
    );
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'lease.accepted']);
    expect(await rolesOf(asha)).not.toContain('tenant');
    const agreed = await acceptLease(services, nisha, lease);
    expect(agreed).toMatchObject({ state: 'active', document: { sha256 } });
    for (const person of [asha, nisha]) expect(await rolesOf(person)).toContain('tenant');
    const stored = await asOwner<{ name: string; how: string; address: string; sent_to: string }>(
      'select name, how, address, sent_to from lease_acceptances where lease_id = $1 order by created_at',
      [lease.id],
    );
    expect(stored).toMatchObject([
      { name: 'Lal Singh', how: 'emailed-code' },
      { name: 'Asha Rao', how: 'emailed-code', address: '192.0.2.1', sent_to: 'a•••@example.com' },
      { how: 'emailed-code', sent_to: 'n•••@example.com' },
    ]);
    const [row] = await asOwner('select availability from properties where id = $1', [home]);
    expect(row).toEqual({ availability: 'rented' });
  });

  it('says in its document who rents, who owns what, and where to sign, in both languages', async () => {
    const { landlord, asha, draft } = await shared({ place: 'Bengaluru', landlord_address: '4 MG Road' });
    await proposeLease(services, landlord, draft);
    const file = await as(asha).leases.agreementFile({ id: draft.id });
    const lines = (await pdfLines(new Uint8Array(await file.arrayBuffer()))).join('\n');
    for (const words of [
      'Asha Rao, Nisha Rao',
      'Sudha Singh, share 20 percent',
      'Lal Singh, 4 MG Road, share 80 percent',
      'Meena Rao',
      'Witness 1',
      'Registration Act 1908, section 17',
      'Ask your sub-registrar',
      'Signed by Lal Singh on Kiraya on',
      'साक्षी 1',
    ]) {
      expect(lines).toContain(words);
    }
  });

  it('is asked anew of everybody when a term changes', async () => {
    const { landlord, asha, nisha, draft } = await shared();
    const lease = await proposeLease(services, landlord, draft);
    await acceptLease(services, asha, lease);
    const now = await as(landlord).leases.get({ id: lease.id });
    const changed = await as(landlord).leases.update({
      ...leaseInput({ rent: 3_300_000 }),
      co_tenants: [{ name: 'Nisha Rao', email: await emailOf(nisha) }],
      ...seen(now),
    });
    expect(changed).toMatchObject({ state: 'draft', document: null });
    expect(await noticesOf(asOwner, asha)).toContainEqual([asha, 'lease.changed']);
    const again = await proposeLease(services, landlord, changed);
    expect(again.document).toMatchObject({ version: 2 });
    expect(again.document?.sha256).not.toBe(lease.document?.sha256);
    expect(again.parties.filter(({ accepted_at }) => accepted_at).map(({ role }) => role)).toEqual([
      'landlord',
    ]);
    await acceptLease(services, nisha, again);
    expect((await as(landlord).leases.get({ id: lease.id })).state).toBe('proposed');
    expect(await acceptLease(services, asha, again)).toMatchObject({ state: 'active' });
  });

  it('begins on its first day, by a job', async () => {
    const start_date = addDays(today(), 5);
    const { landlord, asha, nisha, draft } = await shared({ start_date, end_date: lastDayAfter(start_date) });
    const lease = await proposeLease(services, landlord, draft);
    await acceptLease(services, asha, lease);
    expect(await rolesOf(asha)).not.toContain('tenant');
    expect(await acceptLease(services, nisha, lease)).toMatchObject({ state: 'accepted' });
    for (const person of [asha, nisha]) expect(await rolesOf(person)).toContain('tenant');
    const { database, jobs } = services.services;
    await beginAccepted(database, jobs, `${addDays(start_date, -1)}T06:00:00Z`);
    expect((await as(asha).leases.get({ id: lease.id })).state).toBe('accepted');
    await beginAccepted(database, jobs, `${start_date}T06:00:00Z`);
    expect((await as(asha).leases.get({ id: lease.id })).state).toBe('active');
    expect(await noticesOf(asOwner, nisha)).toContainEqual([nisha, 'lease.begins']);
  });

  it('to somebody who does not know the landlord ends, and cannot be repeated', async () => {
    const { landlord, asha, home, draft } = await shared({ co_tenants: [] });
    const lease = await proposeLease(services, landlord, draft);
    expect(await as(asha).leases.disown(seen(lease))).toEqual({ done: true });
    expect((await as(asha).leases.listMine({})).items).toEqual([]);
    expect(await rolesOf(asha)).not.toContain('tenant');
    expect((await as(asha).privacy.erasure.get()).blocks).toEqual([]);
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'lease.disown']);
    const again = await as(landlord).leases.create({
      ...leaseInput(),
      property_id: home,
      tenant_name: 'Asha Rao',
      tenant_email: await emailOf(asha),
    });
    await expect(proposeLease(services, landlord, again)).rejects.toMatchObject(
      broken('lease.person-does-not-know-you'),
    );
  });

  it('is made to one person five times a week at most', async () => {
    const { landlord, asha, draft } = await shared({ co_tenants: [] });
    await asOwner(
      `insert into lease_documents (lease_id, kind, version, key, content_type, bytes, sha256)
       select $1, 'agreement', n, 'leases/earlier-' || n, 'application/pdf', 1, repeat('a', 64) from generate_series(11, 15) n`,
      [draft.id],
    );
    await expect(proposeLease(services, landlord, draft)).rejects.toMatchObject(
      broken('lease.too-many-to-person'),
    );
    expect(await noticesOf(asOwner, asha)).toEqual([]);
  });
});

describe('two who rent together', () => {
  it('owe one rent, which either of them pays for both', async () => {
    const { landlord, asha, nisha, draft } = await shared();
    const lease = await proposeLease(services, landlord, draft);
    await acceptLease(services, asha, lease);
    await acceptLease(services, nisha, lease);
    await writeDues(services, lease.id);
    const [due] = (await as(nisha).rents.listDues({ id: lease.id })).items.toReversed();
    const payment = await as(nisha).rents.report({
      id: due?.id ?? '',
      amount: due?.amount ?? 0,
      mode: 'upi',
      reference: '499900001111',
      paid_on: today(),
    });
    await as(landlord).rents.confirm({ id: payment.id });
    for (const person of [asha, nisha]) {
      expect(await noticesOf(asOwner, person)).toContainEqual([person, 'rent.confirm']);
    }
    const paid = (await as(asha).rents.listDues({ id: lease.id })).items.find(({ id }) => id === due?.id);
    expect(paid?.state).toBe('paid');
    expect((await as(nisha).rents.listPayments({ as: 'tenant' })).items).toMatchObject([{ id: payment.id }]);
    // A repair of either of them is the tenants', not the manager's.
    const paint = { title: 'Damp wall', category: 'structure', lease_id: lease.id } as const;
    const raised = await as(nisha).maintenance.raise(paint);
    expect(raised.side).toBe('tenant');
    expect((await as(asha).maintenance.list({ as: 'tenant', show: 'open' })).items).toMatchObject([
      { id: raised.id, side: 'tenant' },
    ]);
    await expect(
      as(nisha).maintenance.assign({ id: raised.id, assignee_name: 'Ramesh', assignee_phone: null }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/RULE_BROKEN|FORBIDDEN/) });
    // Both are bound, so neither leaves without the end of it.
    expect((await as(nisha).privacy.erasure.get()).blocks).toContain('lease');
  });

  it('both hear of rent that is due, of whom it is paid to, and of the end', async () => {
    const end_date = addDays(today(), 40);
    const { landlord, asha, nisha, draft } = await shared({
      start_date: addMonths(end_date, -10),
      end_date,
    });
    const lease = await proposeLease(services, landlord, draft);
    await acceptLease(services, asha, lease);
    const agreed = await acceptLease(services, nisha, lease);
    await writeDues(services, lease.id);
    const [due] = (await as(nisha).rents.listDues({ id: lease.id })).items.filter(
      ({ due_date }) => due_date > today(),
    );
    const { database, jobs } = services.services;
    await remindOfRent(database, jobs, `${due?.due_date}T09:00:00+05:30`);
    await remindOfEnds(database, jobs, `${today()}T09:00:00+05:30`);
    await as(landlord).leases.setPayee({
      ...seen(agreed),
      payee_name: 'Lal Singh',
      payee_upi: 'lal.new@okbank',
    });
    for (const person of [asha, nisha]) {
      const events = (await noticesOf(asOwner, person)).map(([, event]) => event);
      expect(events).toEqual(expect.arrayContaining(['rent.due', 'lease.ends-soon', 'lease.payee-changed']));
    }
  });

  it('are both on the receipt, with those who own the home and their shares', async () => {
    const { landlord, asha, nisha, draft } = await shared();
    const lease = await proposeLease(services, landlord, draft);
    await acceptLease(services, asha, lease);
    await acceptLease(services, nisha, lease);
    await writeDues(services, lease.id);
    const [due] = (await as(nisha).rents.listDues({ id: lease.id })).items;
    const { id } = await as(nisha).rents.report({
      id: due?.id ?? '',
      amount: due?.amount ?? 0,
      mode: 'upi',
      reference: '499900002222',
      paid_on: today(),
    });
    await as(landlord).rents.confirm({ id });
    const lines = (
      await pdfLines(await (await as(asha).rents.receiptFile({ id, language: 'en' })).bytes())
    ).join('\n');
    expect(lines).toContain('Asha Rao, Nisha Rao');
    expect(lines).toContain('Lal Singh (share 80 percent), Sudha Singh (share 20 percent)');
  });
});

describe('who may do what', () => {
  /** Each act on a lease of a managed home, proposed and running, by everybody there is. */
  it('is as the table says', async () => {
    const { admin, manager, landlord, tenant, home, lease: running } = await managedLease(services);
    const [nisha, stranger] = [await addPerson('Nisha Rao'), await addPerson('Om Das', ['landlord'])];
    const former = await addPerson('Ila Sen', ['tenant']);
    await asOwner(
      `insert into leases (managed_property_id, home_name, landlord_id, landlord_name, tenant_id, tenant_name, tenant_email,
         state, start_date, end_date, ended_on, rent, notice_days, document_version)
       values ($1, 'Rose', $2, 'Lal', $3, 'Ila', 'ila@example.in', 'ended', '2020-01-01', '2020-06-30', '2020-06-30', 100, 0, 1)`,
      [home, landlord, former],
    );
    const start_date = addDays(running.end_date, 1);
    const draft = await as(landlord).leases.create({
      ...leaseInput({ start_date, end_date: lastDayAfter(start_date) }),
      managed_property_id: home,
      tenant_name: 'Asha Rao',
      tenant_email: await emailOf(tenant),
      co_tenants: [{ name: 'Nisha Rao', email: await emailOf(nisha) }],
    });
    const proposal = await proposeLease(services, landlord, draft);
    const people = { landlord, tenant, nisha, manager, former, stranger, admin };
    type Who = keyof typeof people;
    const at = { ...seen(proposal) };
    const run = { ...seen(running) };
    const acts: Record<string, (person: string) => Promise<unknown>> = {
      read: (person) => as(person).leases.get({ id: proposal.id }),
      open: (person) => as(person).leases.agreementFile({ id: proposal.id }),
      code: (person) => as(person).leases.code({ id: proposal.id, by: 'emailed-code' }),
      change: (person) => as(person).leases.update({ ...leaseInput(), ...at, version: 999 }),
      withdraw: (person) => as(person).leases.withdraw({ ...at, version: 999 }),
      decline: (person) => as(person).leases.decline({ ...at, version: 999 }),
      disown: (person) => as(person).leases.disown({ ...at, version: 999 }),
      notice: (person) => as(person).leases.giveNotice({ ...run, version: 999, ends_on: today() }),
      payee: (person) =>
        as(person).leases.setPayee({ ...run, version: 999, payee_name: 'X', payee_upi: 'lal.new@okbank' }),
    };
    /** let in: it went through, or only the version or the rule stood against it. */
    const outcome = (error: { code?: string; data?: { rule?: string } }) => {
      if (error.code === 'CONFLICT' || error.code === 'FRESH_PROOF_NEEDED') return 'may';
      if (error.code === 'NOT_FOUND') return 'unseen';
      if (error.code === 'FORBIDDEN') return 'no';
      return error.data?.rule ?? error.code ?? 'broken';
    };
    const table: Record<string, Partial<Record<Who, string>>> = {};
    for (const [act, attempt] of Object.entries(acts)) {
      table[act] = {};
      for (const [who, person] of Object.entries(people) as [Who, string][]) {
        table[act][who] = await attempt(person).then(() => 'may', outcome);
      }
    }
    const [may, no, unseen] = ['may', 'no', 'unseen'];
    /** An act of the other side. */
    const other = 'lease.transition-not-allowed';
    const hidden = { former: unseen, stranger: unseen };
    expect(table).toEqual({
      read: { landlord: may, tenant: may, nisha: may, manager: may, ...hidden, admin: may },
      open: { landlord: may, tenant: may, nisha: may, manager: may, ...hidden, admin: may },
      // The landlord has signed already: there is nothing for that side to sign now.
      code: {
        landlord: other,
        tenant: may,
        nisha: may,
        manager: no,
        ...hidden,
        admin: other,
      },
      change: { landlord: may, tenant: no, nisha: no, manager: no, ...hidden, admin: may },
      withdraw: { landlord: may, tenant: other, nisha: other, manager: no, ...hidden, admin: may },
      decline: { landlord: other, tenant: may, nisha: may, manager: no, ...hidden, admin: other },
      disown: { landlord: other, tenant: may, nisha: may, manager: no, ...hidden, admin: other },
      notice: { landlord: may, tenant: may, nisha: unseen, manager: no, ...hidden, admin: may },
      payee: { landlord: may, tenant: no, nisha: unseen, manager: no, ...hidden, admin: may },
    });
  });
});
