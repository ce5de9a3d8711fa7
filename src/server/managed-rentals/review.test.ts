import { beforeEach, describe, expect, it } from 'vitest';
import { noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import {
  addAffiliate,
  addBroker,
  configuration,
  rentalForm,
  today,
} from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';

const services = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = services;

let landlord: string;
let neighbour: string;
let admin: string;
let codes = 0;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  landlord = await addPerson('Lal Singh', ['landlord']);
  neighbour = await addPerson('Om Das');
  admin = await addPerson('Ada Admin', ['admin']);
});

const submit = (own: object = {}, key: string | null = null) =>
  as(landlord, { idempotencyKey: key }).managedRentals.submit(rentalForm(own));
const listOf = async (show: 'pending' | 'declined' | 'approved' | 'to-configure' | 'all') =>
  (await as(admin).managedRentals.list({ show, limit: 100 })).items;
const auditOf = (id: string) =>
  asOwner<{ action: string; before: object; after: object }>(
    'select action, before, after from audit_log where subject_id = $1 order by id',
    [id],
  );
const newCode = () => {
  codes += 1;
  return `KRY-RV${codes}`;
};

describe('a home that an affiliate brought', () => {
  it('names them to owner and office, proposes them, and stands in their list with its months', async () => {
    const bringer = await addPerson('Aarti Sen');
    const code = await addAffiliate(services, 'KRY-7F3K9', { userId: bringer });
    const brought = { affiliate_id: code, full_name: expect.any(String) };
    const sent = await submit({ brought_by: ` ${code.toLowerCase()} ` });
    expect(sent).toMatchObject({ brought_by: brought });
    const [seen] = (await as(admin).managedRentals.list({ show: 'pending', limit: 100 })).items.filter(
      ({ id }) => id === sent.id,
    );
    expect(seen).toMatchObject({ brought_by: brought, affiliate: brought });
    expect((await noticesOf(asOwner, bringer)).map(([, event]) => event)).toEqual(['home-brought.handed-in']);
    const homes = async (person: string) => (await as(person).managedRentals.homesBrought({})).items;
    expect(await homes(bringer)).toMatchObject([
      { id: sent.id, state: 'submitted', is_brought: true, is_credited: false, rvl: null, months: [] },
    ]);
    for (const person of [neighbour, landlord]) expect(await homes(person)).toEqual([]);

    await as(admin).managedRentals.approve({ id: sent.id, ...configuration({ affiliate_id: code }) });
    const managed = async () =>
      (await as(admin).managedRentals.listProperties({ show: 'all', limit: 100 })).items.find(
        ({ application_id }) => application_id === sent.id,
      );
    const [home] = await homes(bringer);
    expect(home).toMatchObject({ state: 'active', is_credited: true, rvl: expect.any(Number) });
    const id = (await managed())?.id ?? '';
    expect(home?.months[0]).toMatchObject({ status: 'pending', earned: null, explained_in: null });
    await as(admin).rvl.markPaid({ id, month: home?.months[0]?.month ?? '' });
    expect((await homes(bringer))[0]?.months[0]).toMatchObject({
      status: 'paid',
      earned: null,
      explained_in: today().slice(0, 7),
    });
    // Credited to somebody else, it is still one they brought, and shows nothing of its money.
    const other = await addAffiliate(services, 'KRY-8F3K9');
    await as(admin).managedRentals.changeAffiliate({
      id,
      affiliate_id: other,
      reason: 'They found the tenant',
    });
    expect(await homes(bringer)).toMatchObject([
      { state: 'active', is_credited: false, property_name: null, rvl: null, months: [] },
    ]);
  });

  it('is refused with the code of nobody, and of somebody whose membership has ended', async () => {
    const ended = await addAffiliate(services, 'KRY-9F3K9', { status: 'terminated' });
    for (const brought_by of ['KRY-2F3K9', ended]) {
      await expect(submit({ brought_by })).rejects.toMatchObject({
        data: { rule: 'managed-rental.brought-by-unknown', field: 'brought_by' },
      });
    }
  });
});

describe('handing in', () => {
  it('is stored for its owner, told, agreed to and audited; nobody else sees it', async () => {
    const application = await submit({ bedrooms: 3, description: 'शांत <b>घर</b>', security_deposit: 0 });
    expect(application).toMatchObject({
      status: 'submitted',
      is_configured: false,
      side: 'owner',
      bedrooms: 3,
      description: 'शांत <b>घर</b>',
      security_deposit: 0,
      management_fee_percentage: 8,
      commission_percentage: 8,
      contract_type: 'standard',
    });
    expect((await as(landlord).managedRentals.listMine({})).items).toMatchObject([{ id: application.id }]);
    expect((await as(neighbour).managedRentals.listMine({})).items).toEqual([]);
    expect((await as(admin).managedRentals.listMine({})).items).toEqual([]);
    expect((await as(landlord).notifications.list({})).items).toMatchObject([
      { category: 'managed_rentals', path: '/managed-rentals?show=applications' },
    ]);
    expect(await auditOf(application.id)).toMatchObject([{ action: 'managedRentals.submit' }]);
    expect(await asOwner('select purpose from consents where user_id = $1', [landlord])).toEqual([
      { purpose: 'managed-rental-terms' },
    ]);
  });

  it('sent twice with one key is one application', async () => {
    const [first, second] = await Promise.all([submit({}, 'form'), submit({}, 'form')]);
    expect(second).toEqual(first);
    expect((await as(landlord).managedRentals.listMine({})).total).toBe(1);
  });

  // spec 5: Monthly rent payment date: 1 to 31
  it.each([
    ['no rent', { monthly_rent: 0 }, 'monthly_rent'],
    ['a rent beyond all bounds', { monthly_rent: 1e15 }, 'monthly_rent'],
    ['paise', { monthly_rent: 2_500_050 }, 'monthly_rent'],
    ['no place', { property_location: '  ' }, 'property_location'],
    ['an unknown type', { property_type: 'castle' }, 'property_type'],
    ['no agreement', { agrees: false }, 'agrees'],
    ['a landlord without e-mail', { landlord: { name: 'Meera', email: 'meera' } }, 'landlord.email'],
  ])('refuses %s', async (_, own, field) => {
    await expect(submit(own)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      data: { errors: [{ field }] },
    });
  });

  it('refuses an end before the start, and whoever is signed out', async () => {
    await expect(
      submit({ rental_start_date: '2026-12-02', rental_end_date: '2026-12-01' }),
    ).rejects.toMatchObject({
      data: { rule: 'managed-rental.rental-ends-before-start', field: 'rental_end_date' },
    });
    await expect(as(null).managedRentals.submit(rentalForm())).rejects.toMatchObject({ status: 401 });
  });
});

describe('handing in for a landlord', () => {
  const named = (email: string) => ({ landlord: { name: 'Meera Iyer', email, phone: '+91 98765 43210' } });

  it('is for activated brokers, and not for their own home', async () => {
    const broker = await addBroker(services, 'Bina Broker');
    const waiting = await addBroker(services, 'Wali Waiting', false);
    const [own] = await asOwner<{ email: string }>('select email from profiles where user_id = $1', [broker]);
    for (const person of [landlord, waiting]) {
      await expect(
        as(person).managedRentals.submit(rentalForm(named('meera@example.in'))),
      ).rejects.toMatchObject({ data: { rule: 'managed-rental.not-a-broker' } });
    }
    await expect(as(broker).managedRentals.submit(rentalForm(named(own?.email ?? '')))).rejects.toMatchObject(
      { data: { rule: 'managed-rental.own-home', field: 'landlord.email' } },
    );
  });

  it('invites by text a landlord of whom the broker knows the number alone', async () => {
    const broker = await addBroker(services, 'Bina Broker');
    const landlord = { name: 'Meera Iyer', email: null, phone: '+91 98123 45678' };
    await as(broker).managedRentals.submit(rentalForm({ landlord }));
    expect(await asOwner(`select data from pgboss.job where name = 'text-asked'`)).toMatchObject([
      { data: { to: '+919812345678', template: 'home-handed-in', values: { broker: 'Bina Broker Homes' } } },
    ]);
  });

  it('invites a landlord who is new, and finds one who has an account', async () => {
    const broker = await addBroker(services, 'Bina Broker');
    const asBroker = as(broker).managedRentals;
    const invited = await asBroker.submit(rentalForm(named(`New.${broker}@example.in`)));
    expect(invited).toMatchObject({ side: 'broker', landlord_name: 'Meera Iyer' });
    const jobs = await asOwner<{ data: object }>(
      `select data from pgboss.job where name = 'mail-landlord' and data ->> 'broker' = 'Bina Broker Homes'`,
    );
    expect(jobs).toMatchObject([{ data: { email: `new.${broker}@example.in`, place: 'Baner, Pune' } }]);

    const [known] = await asOwner<{ email: string }>('select email from profiles where user_id = $1', [
      landlord,
    ]);
    const found = await asBroker.submit(rentalForm(named(known?.email ?? '')));
    expect((await as(landlord).managedRentals.listMine({})).items).toMatchObject([
      { id: found.id, side: 'owner' },
    ]);
    expect(await noticesOf(asOwner, landlord)).toEqual([[landlord, 'managed-rental.submitted']]);
    expect((await asBroker.listMine({})).total).toBe(2);
  });

  // spec 3: managed_rental_applications; reads join landlord, broker and affiliate
  it('shows administrators landlord, broker and the broker as affiliate', async () => {
    const broker = await addBroker(services, 'Bina Broker');
    const code = await addAffiliate(services, newCode(), { userId: broker });
    const { id } = await as(broker).managedRentals.submit(rentalForm(named(`m.${broker}@example.in`)));
    const found = (await listOf('pending')).find((item) => item.id === id);
    expect(found).toMatchObject({
      landlord: null,
      landlord_name: 'Meera Iyer',
      landlord_phone: '+919876543210',
      broker: { name: 'Bina Broker Homes' },
      affiliate: { affiliate_id: code },
    });
  });
});

describe('reviewing', () => {
  // spec 7: Read managed_rental_applications: latest, pending with landlord, broker and affiliate, per person
  it('lists newest first or oldest first, searches and pages', async () => {
    const first = await submit({ property_location: 'Zeta Nagar' });
    const second = await submit({ property_location: 'Zeta Nagar east' });
    const page = await as(admin).managedRentals.list({ q: 'zeta nag', limit: 1 });
    expect(page).toMatchObject({ items: [{ id: second.id }], total: 2 });
    const next = await as(admin).managedRentals.list({
      q: 'zeta nag',
      limit: 1,
      cursor: page.next_cursor ?? '',
    });
    expect(next).toMatchObject({ items: [{ id: first.id }], next_cursor: null });
    const oldest = await as(admin).managedRentals.list({ q: 'zeta nag', sort: 'oldest', limit: 1 });
    expect(oldest).toMatchObject({ items: [{ id: first.id }] });
    const newer = { q: 'zeta nag', sort: 'oldest', limit: 1, cursor: oldest.next_cursor ?? '' } as const;
    expect(await as(admin).managedRentals.list(newer)).toMatchObject({ items: [{ id: second.id }] });
    expect((await as(admin).managedRentals.list({ q: '100%' })).items).toEqual([]);
  });

  // spec 4: The pending list shows submitted and under review
  it('is taken under review once, however often it is asked', async () => {
    const { id } = await submit();
    await as(admin).managedRentals.startReview({ id });
    expect(await as(admin).managedRentals.startReview({ id })).toMatchObject({ status: 'under_review' });
    expect(await auditOf(id)).toHaveLength(2);
  });

  // spec 4: Decline sets declined with reviewer and time
  // spec 7: Write managed_rental_applications: approved with value and reviewer, declined, approved alone
  it('Decline keeps the reason for the owner, reviewer and time', async () => {
    const { id } = await submit();
    const declined = await as(admin).managedRentals.decline({ id, reason: 'Papers are missing' });
    expect(declined).toMatchObject({ status: 'declined', reviewed_by: 'Ada Admin' });
    expect(declined.reviewed_at).not.toBeNull();
    expect((await as(landlord).managedRentals.listMine({})).items).toMatchObject([
      { status: 'declined', decline_reason: 'Papers are missing' },
    ]);
    await expect(as(admin).managedRentals.decline({ id, reason: 'again' })).rejects.toMatchObject({
      data: { rule: 'managed-rental.transition-not-allowed' },
    });
    await expect(as(admin).managedRentals.decline({ id, reason: ' ' })).rejects.toMatchObject({
      status: 422,
    });
  });

  // spec 2.3: Applications: Approve for submitted ones only
  it('the dashboard’s Approve is for submitted ones and leaves the configuration for later', async () => {
    const { id } = await submit();
    expect(await as(admin).managedRentals.approveOnly({ id })).toMatchObject({
      status: 'approved',
      is_configured: false,
      rental_value_locked: null,
    });
    expect((await listOf('to-configure')).map((item) => item.id)).toContain(id);
    expect(await as(admin).managedRentals.configure({ id, ...configuration() })).toMatchObject({
      is_configured: true,
      rental_value_locked: 2_400_000,
    });
    await expect(as(admin).managedRentals.configure({ id, ...configuration() })).rejects.toMatchObject({
      data: { rule: 'managed-rental.already-configured' },
    });
    // Both lists of applications say the same of it, the owner's too.
    expect((await as(landlord).managedRentals.listMine({})).items).toMatchObject([
      { id, is_configured: true },
    ]);
    expect((await listOf('to-configure')).map((item) => item.id)).not.toContain(id);
    const under = await submit();
    await as(admin).managedRentals.startReview({ id: under.id });
    await expect(as(admin).managedRentals.approveOnly({ id: under.id })).rejects.toMatchObject({
      data: { rule: 'managed-rental.transition-not-allowed' },
    });
    await expect(
      as(admin).managedRentals.configure({ id: under.id, ...configuration() }),
    ).rejects.toMatchObject({
      data: { rule: 'managed-rental.not-approved' },
    });
  });
});

describe('Approve & Configure', () => {
  // spec 2.3: Approve & Configure: its twelve fields and their defaults … also at the server
  // spec 4: Approve & Configure locks the RVL, records reviewer and time, makes the details
  it('locks the rental value and makes the property with the dialog’s defaults, credited from the lease’s first day', async () => {
    const { id } = await submit();
    const code = await addAffiliate(services, newCode());
    const approved = await as(admin).managedRentals.approve({ id, ...configuration({ affiliate_id: code }) });
    expect(approved).toMatchObject({
      status: 'approved',
      is_configured: true,
      rental_value_locked: 2_400_000,
    });
    const [property] = await asOwner<Record<string, unknown>>(
      `select d.id = p.id as same_id, p.owner_id, d.status, d.security_deposit_type, d.payment_mode,
          d.monthly_rent_payment_date, d.affiliate_name, t.affiliate_id, t.valid_from = d.lease_start_date as from_start
        from managed_properties p join managed_property_details d using (application_id)
          join managed_property_attributions t on t.managed_property_id = p.id where p.application_id = $1`,
      [id],
    );
    expect(property).toEqual({
      same_id: true,
      owner_id: landlord,
      status: 'active',
      security_deposit_type: 'refundable',
      payment_mode: 'bank_transfer',
      monthly_rent_payment_date: 1,
      affiliate_name: `Affiliate ${code}`,
      affiliate_id: code,
      from_start: true,
    });
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'managedRentals.approve',
      before: { status: 'submitted' },
      after: { status: 'approved', rvl_amount: 2_400_000 },
    });
    expect(await noticesOf(asOwner, landlord)).toEqual([[landlord, 'managed-rental.started']]);
  });

  it('by two at once happens once', async () => {
    const { id } = await submit();
    const answers = await Promise.allSettled([
      as(admin).managedRentals.approve({ id, ...configuration() }),
      as(admin).managedRentals.decline({ id, reason: 'Papers' }),
      as(admin).managedRentals.approve({ id, ...configuration() }),
    ]);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['payment date 0', { monthly_rent_payment_date: 0 }, 'monthly_rent_payment_date'],
    ['payment date 32', { monthly_rent_payment_date: 32 }, 'monthly_rent_payment_date'],
    ['no RVL amount', { rvl_amount: 0 }, 'rvl_amount'],
    ['no name', { property_name: '' }, 'property_name'],
    ['a lease without start', { lease_start_date: undefined }, 'lease_start_date'],
    ['an unknown payment mode', { payment_mode: 'gold' }, 'payment_mode'],
  ])('refuses %s', async (_, own, field) => {
    const { id } = await submit();
    await expect(as(admin).managedRentals.approve({ id, ...configuration(own) })).rejects.toMatchObject({
      data: { errors: [{ field }] },
    });
  });

  it('refuses a lease that ends first and an affiliate who is terminated or unknown, and then changes nothing', async () => {
    const { id } = await submit();
    const ended = await addAffiliate(services, newCode(), { status: 'terminated' });
    for (const [own, rule] of [
      [{ lease_start_date: today(), lease_end_date: '2026-01-01' }, 'managed-rental.lease-ends-before-start'],
      [{ lease_start_date: '2001-01-01' }, 'managed-rental.lease-start-out-of-range'],
      [{ affiliate_id: ended }, 'managed-rental.affiliate-not-available'],
      [{ affiliate_id: 'KRY-NONE' }, 'managed-rental.affiliate-not-available'],
    ] as const) {
      await expect(as(admin).managedRentals.approve({ id, ...configuration(own) })).rejects.toMatchObject({
        data: { rule },
      });
    }
    expect((await listOf('pending')).find((item) => item.id === id)).toMatchObject({ status: 'submitted' });
  });
});

describe('who may', () => {
  it('is an administrator alone; what does not exist is not found', async () => {
    const { id } = await submit();
    const form = configuration();
    const calls = (person: string | null, target: string) => [
      () => as(person).managedRentals.startReview({ id: target }),
      () => as(person).managedRentals.approve({ id: target, ...form }),
      () => as(person).managedRentals.approveOnly({ id: target }),
      () => as(person).managedRentals.configure({ id: target, ...form }),
      () => as(person).managedRentals.decline({ id: target, reason: 'Papers' }),
    ];
    for (const call of calls(landlord, id)) await expect(call()).rejects.toMatchObject({ status: 403 });
    for (const call of calls(null, id)) await expect(call()).rejects.toMatchObject({ status: 401 });
    for (const call of calls(admin, UNKNOWN_ID)) await expect(call()).rejects.toMatchObject({ status: 404 });
    await expect(as(landlord).managedRentals.list({})).rejects.toMatchObject({ status: 403 });
    await expect(as(landlord).managedRentals.affiliates({})).rejects.toMatchObject({ status: 403 });
  });

  it('the affiliates to choose from are those not terminated, by name or code', async () => {
    const code = await addAffiliate(services, newCode());
    await addAffiliate(services, newCode(), { status: 'terminated' });
    expect((await as(admin).managedRentals.affiliates({ q: `affiliate ${code}` })).items).toEqual([
      { affiliate_id: code, full_name: `Affiliate ${code}`, status: 'active' },
    ]);
    expect((await as(admin).managedRentals.affiliates({ q: code.toLowerCase() })).items).toHaveLength(1);
  });
});
