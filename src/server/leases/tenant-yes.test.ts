/** One side alone neither binds the other to a lease nor ends one before its day. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdf } from '../../../tests/support/brokers.ts';
import { noticesOf } from '../../../tests/support/leads.ts';
import {
  acceptLease,
  addParties,
  endLeases,
  leaseInput,
  managedLease,
  runningLease,
  writeDues,
} from '../../../tests/support/leases.ts';
import { today } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, addMonths } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { acceptBySilence } from './begin-leases.ts';

const services = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = services;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const broken = (rule: string, field?: string) => ({
  code: 'RULE_BROKEN',
  data: { rule, ...(field ? { field } : {}) },
});

const rolesOf = async (person: string) => (await as(person).account.me()).roles;

/** A scan over past months, handed in for a person of that address, who holds no role. */
async function claimed(own: Partial<Awaited<ReturnType<typeof addParties>>> = {}) {
  const parties = { ...(await addParties(services)), ...own };
  const person = await addPerson('Bala', []);
  const [row] = await asOwner<{ email: string }>('select email from profiles where user_id = $1', [person]);
  const start_date = addMonths(today(), -10);
  const draft = await as(parties.landlord).leases.create({
    ...leaseInput({ start_date, end_date: lastDayAfter(start_date) }),
    property_id: parties.home,
    tenant_name: 'Bala',
    tenant_email: row?.email ?? '',
  });
  const lease = await as(parties.landlord).leases.sign({ ...seen(draft), file: pdf('signed.pdf') });
  return { ...parties, person, lease };
}

/** Looks at the leases on paper as if so many days had passed since a letter about this one was sent. */
async function daysAfterLetter(person: string, lease: { id: string }, days: number) {
  await asOwner(
    `insert into mails (user_id, recipient, kind, subject, text, status, sent_at, thread)
     values ($1, 'bala@example.com', 'lease.sign', 'Did you sign this lease?', '', 'sent', now(), $2)`,
    [person, `lease.${lease.id}`],
  );
  const { database, jobs } = services.services;
  await acceptBySilence(database, jobs, `${addDays(today(), days)}T06:00:00Z`);
}

describe('a lease whose scan the landlord hands in', () => {
  it('binds nobody before the tenant says yes: no dues, no role, no home let, no bar to erasure', async () => {
    const { person, lease, home } = await claimed();
    expect(lease).toMatchObject({
      state: 'proposed',
      is_signed_on_paper: true,
      agreed_at: null,
      document: { kind: 'scan', version: 1 },
    });
    await writeDues(services, lease.id);
    expect((await as(person).rents.listDues({ id: lease.id })).items).toEqual([]);
    expect(await rolesOf(person)).not.toContain('tenant');
    expect((await as(person).privacy.erasure.get()).blocks).toEqual([]);
    const [row] = await asOwner('select availability from properties where id = $1', [home]);
    expect(row).toEqual({ availability: 'available' });
    expect(await noticesOf(asOwner, person)).toContainEqual([person, 'lease.sign']);
  });

  it('is handed out to the tenant as the very bytes, and begins with their yes', async () => {
    const { person, landlord, lease } = await claimed();
    const [stored, got] = await Promise.all(
      [landlord, person].map(
        async (who) =>
          new Uint8Array(await (await as(who).leases.agreementFile({ id: lease.id })).arrayBuffer()),
      ),
    );
    expect(got).toEqual(stored);
    expect(
      createHash('sha256')
        .update(got ?? '')
        .digest('hex'),
    ).toBe(lease.document?.sha256);
    const agreed = await acceptLease(services, person, lease);
    expect(agreed).toMatchObject({ state: 'active', is_signed_on_paper: true });
    expect(await rolesOf(person)).toContain('tenant');
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'lease.accept']);
    const [row] = await asOwner('select agreed_by from leases where id = $1', [lease.id]);
    expect(row).toEqual({ agreed_by: person });
  });

  it('is a draft again with the tenant’s no, whose reason the landlord reads', async () => {
    const { person, landlord, lease } = await claimed();
    const reason = 'I never signed this';
    const back = await as(person).leases.contest({ ...seen(lease), reason });
    expect(back).toMatchObject({ state: 'draft', is_signed_on_paper: false, paper_answer: reason });
    expect((await as(landlord).leases.get({ id: lease.id })).paper_answer).toBe(reason);
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'lease.contest']);
    await expect(as(person).leases.contest({ ...seen(back), reason })).rejects.toMatchObject(
      broken('lease.transition-not-allowed'),
    );
    const again = await as(landlord).leases.sign({ ...seen(back), file: pdf('again.pdf') });
    expect(again).toMatchObject({
      is_signed_on_paper: true,
      paper_answer: null,
      document: { kind: 'scan', version: 2 },
    });
  });

  it('is looked at by our team when another of the same landlord was contested before', async () => {
    const first = await claimed();
    const reason = 'That is not my signature';
    const flags = () =>
      asOwner<{ what: string }>(
        `select data ->> 'what' as what from pgboss.job where name = 'tenancy.flag-lease'
          and data ->> 'by' in ($1, $2)`,
        [first.person, second?.person ?? first.person],
      );
    let second: Awaited<ReturnType<typeof claimed>> | undefined;
    await as(first.person).leases.contest({ ...seen(first.lease), reason });
    expect(await flags()).toEqual([]);
    second = await claimed({ landlord: first.landlord, home: first.home });
    await as(second.person).leases.contest({ ...seen(second.lease), reason });
    expect(await flags()).toEqual([{ what: 'contest' }]);
  });

  it('counts as agreed seven whole days after a letter of it arrived, and not before', async () => {
    const { person, landlord, lease } = await claimed();
    await daysAfterLetter(person, lease, 7);
    expect((await as(landlord).leases.get({ id: lease.id })).state).toBe('proposed');
    await daysAfterLetter(person, lease, 8);
    const agreed = await as(landlord).leases.get({ id: lease.id });
    expect(agreed.state).toBe('active');
    expect(agreed.parties.find(({ role }) => role === 'tenant')).toMatchObject({ accepted_how: 'silence' });
    expect(await rolesOf(person)).toContain('tenant');
  });

  it('never counts by silence while no letter arrived, one came back, or nobody has the address', async () => {
    const { person, landlord, lease } = await claimed();
    const { database, jobs } = services.services;
    const later = `${addDays(today(), 60)}T06:00:00Z`;
    const stateOf = async () => (await as(landlord).leases.get({ id: lease.id })).state;
    await acceptBySilence(database, jobs, later);
    expect(await stateOf()).toBe('proposed');
    await daysAfterLetter(person, lease, 3);
    await asOwner(`update mails set status = 'bounced' where user_id = $1`, [person]);
    await acceptBySilence(database, jobs, later);
    expect(await stateOf()).toBe('proposed');
  });

  it('is not signed any more when its terms change: nobody’s silence counts for other terms', async () => {
    const { landlord, person, lease } = await claimed();
    const changed = await as(landlord).leases.update({ ...leaseInput({ rent: 9_900_000 }), ...seen(lease) });
    expect(changed).toMatchObject({
      state: 'draft',
      rent: 9_900_000,
      is_signed_on_paper: false,
      document: null,
    });
    await daysAfterLetter(person, lease, 30);
    expect((await as(landlord).leases.get({ id: lease.id })).state).toBe('draft');
  });

  it('is handed in by the landlord’s side, and answered by the tenant alone', async () => {
    const { person, landlord, lease } = await claimed();
    const admin = await addPerson('Ada', ['admin']);
    for (const other of [landlord, admin]) {
      await expect(acceptLease(services, other, lease)).rejects.toMatchObject(
        broken('lease.transition-not-allowed'),
      );
      await expect(as(other).leases.contest({ ...seen(lease), reason: 'Not so' })).rejects.toMatchObject(
        broken('lease.transition-not-allowed'),
      );
    }
    await expect(as(person).leases.sign({ ...seen(lease), file: pdf() })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

/** A lease of eleven months since half a year, under the tenant's notice for 30 days from now. */
async function underNotice() {
  const start_date = addMonths(today(), -6);
  const terms = { start_date, end_date: lastDayAfter(start_date), notice_days: 30 };
  const parties = await runningLease(services, terms);
  const ends_on = addDays(today(), 30);
  const lease = await as(parties.tenant).leases.giveNotice({ ...seen(parties.lease), ends_on });
  return { ...parties, lease, ends_on };
}

describe('before the day that a notice names', () => {
  it.each(['landlord', 'tenant'] as const)(
    'the %s proposes an earlier day, which counts with the other side’s yes',
    async (side) => {
      const { landlord, tenant, lease, ends_on } = await underNotice();
      const [one, other] = side === 'landlord' ? [landlord, tenant] : [tenant, landlord];
      const asked = await as(one).leases.proposeEnd({ ...seen(lease), ends_on: today() });
      expect(asked).toMatchObject({
        state: 'ending',
        notice: { ends_on },
        proposed_end: { by: side, ends_on: today() },
      });
      expect(await noticesOf(asOwner, other)).toContainEqual([other, 'lease.proposeEnd']);
      await expect(as(one).leases.agreeEnd(seen(asked))).rejects.toMatchObject(broken('lease.own-proposal'));
      const agreed = await as(other).leases.agreeEnd(seen(asked));
      expect(agreed).toMatchObject({
        state: 'ending',
        // Whoever gave the notice stays its giver.
        notice: { by: 'tenant', ends_on: today(), is_agreed: true },
        proposed_end: null,
      });
      expect(await noticesOf(asOwner, one)).toContainEqual([one, 'lease.agreeEnd']);
      await expect(as(one).leases.agreeEnd(seen(asked))).rejects.toMatchObject({
        status: 409,
        message: 'Someone else changed this at the same time; check its current state and try again',
      });
      await expect(as(one).leases.withdrawNotice(seen(agreed))).rejects.toMatchObject(
        broken('lease.end-agreed'),
      );
      await endLeases(services);
      expect(await as(one).leases.get({ id: lease.id })).toMatchObject({
        state: 'ended',
        ended_on: today(),
      });
    },
  );

  it('a proposal that is declined or taken back leaves the notice as it was', async () => {
    const { landlord, tenant, lease, ends_on } = await underNotice();
    let now = lease;
    for (const person of [tenant, landlord]) {
      const asked = await as(landlord).leases.proposeEnd({ ...seen(now), ends_on: addDays(today(), 3) });
      now = await as(person).leases.declineEnd(seen(asked));
      expect(now).toMatchObject({
        state: 'ending',
        proposed_end: null,
        notice: { ends_on, is_agreed: false },
      });
    }
    await expect(as(tenant).leases.agreeEnd(seen(now))).rejects.toMatchObject(broken('lease.no-proposal'));
    await expect(as(tenant).leases.declineEnd(seen(now))).rejects.toMatchObject(broken('lease.no-proposal'));
    await expect(as(tenant).leases.proposeEnd({ ...seen(now), ends_on })).rejects.toMatchObject(
      broken('lease.end-not-earlier', 'ends_on'),
    );
  });

  it('a proposal goes with the notice that is taken back', async () => {
    const { landlord, tenant, lease } = await underNotice();
    const asked = await as(landlord).leases.proposeEnd({ ...seen(lease), ends_on: today() });
    const back = await as(tenant).leases.withdrawNotice(seen(asked));
    expect(back).toMatchObject({ state: 'active', notice: null, proposed_end: null });
  });
});

describe('a lease without a notice', () => {
  it('ends earlier than its term when both agree', async () => {
    const start_date = addMonths(today(), -6);
    const parties = await runningLease(services, { start_date, end_date: lastDayAfter(start_date) });
    const asked = await as(parties.tenant).leases.proposeEnd({ ...seen(parties.lease), ends_on: today() });
    expect(asked.state).toBe('active');
    const agreed = await as(parties.landlord).leases.agreeEnd(seen(asked));
    expect(agreed).toMatchObject({ state: 'ending', notice: { by: 'tenant', ends_on: today() } });
  });

  it('is moved by its parties, not by the manager of the home', async () => {
    const start_date = addMonths(today(), -6);
    const { manager, lease } = await managedLease(services, {
      start_date,
      end_date: lastDayAfter(start_date),
    });
    for (const move of [
      () => as(manager).leases.sign({ ...seen(lease), file: pdf() }),
      () => as(manager).leases.proposeEnd({ ...seen(lease), ends_on: today() }),
      () => as(manager).leases.agreeEnd(seen(lease)),
    ]) {
      await expect(move()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
