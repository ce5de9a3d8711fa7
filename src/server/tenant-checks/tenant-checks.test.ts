import { beforeEach, describe, expect, it } from 'vitest';
import { pdf } from '../../../tests/support/brokers.ts';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays } from '../../domain/dates.ts';
import { creditJob, expireChecks, forgetChecks } from './check-jobs.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
const account = { holder_name: 'Kiraya Homes', upi: 'kiraya@bank', account_number: null, ifsc: null };

let admin: string;
let verifier: string;
let owner: string;
let applicant: string;
let applicantEmail: string;
await asOwner(`insert into tenant_check_prices (valid_from, amount) values ('2020-01-01', 49900)`);

const emailOf = async (id: string) =>
  (await asOwner<{ email: string }>('select email from auth.users where id = $1', [id]))[0]?.email ?? '';

const payTo = async (value: typeof account | typeof noAccount) => {
  const { version } = (await as(admin).settings.get()).fee_account;
  await as(admin).settings.update({ section: 'fee_account', value, version });
};
const noAccount = { holder_name: null, upi: null, account_number: null, ifsc: null };

beforeEach(async () => {
  // Alone: where there are two, the account for fees waits for the other.
  await asOwner(`delete from user_roles where role = 'admin'`);
  admin = await addPerson('Vikram Admin', ['admin']);
  await payTo(account);
  verifier = await addPerson('Vani Verifier', ['verification']);
  owner = await addPerson('Lal Owner', ['landlord']);
  applicant = await addPerson('Asha Applicant');
  applicantEmail = await emailOf(applicant);
});

const order = (own: object = {}) =>
  as(owner).tenantChecks.order({
    form_id: crypto.randomUUID(),
    home: '2 BHK in Baner',
    person_name: 'Asha Applicant',
    email: applicantEmail,
    purpose: 'Renting my flat',
    points: ['employer', 'identity'],
    price: 49900,
    again: true,
    ...own,
  });

const paid = async () => {
  const { id } = await order();
  await as(applicant).tenantChecks.agree({ id });
  await as(owner).tenantChecks.reportPayment({ id, reference: 'UTR123456' });
  await as(admin).tenantChecks.markPaid({ id, reference: 'UTR123456' });
  return id;
};

const found = (point: 'identity' | 'employer') => ({
  point,
  answer: 'confirmed' as const,
  source: 'Passport',
  checked_on: services.today(),
});

const eventsOf = async (user: string) =>
  (
    await asOwner<{ event: string }>(
      `select event from notifications where user_id = $1 and event like 'tenant-check.%' order by id`,
      [user],
    )
  ).map(({ event }) => event);

const rule = (name: string) => ({ data: { rule: name } });

describe('what a tenant check is ordered with', () => {
  it('warns of an earlier check of the same applicant, and goes on when the owner wants another one', async () => {
    await order({ again: false });
    await expect(order({ again: false })).rejects.toMatchObject({
      data: { rule: 'tenant-check.ordered-before', field: 'again' },
    });
    await expect(order({ again: false, email: applicantEmail.toUpperCase() })).rejects.toMatchObject(
      rule('tenant-check.ordered-before'),
    );
    expect(await order({ again: true })).toMatchObject({ status: 'asked' });
    expect(await order({ again: false, email: 'om.rao@example.in' })).toMatchObject({ status: 'asked' });
  });
  it('writes to an applicant without an account in the language that the owner chose', async () => {
    await order({ email: 'hema.rao@example.in', language: 'hi' });
    const [job] = await asOwner<{ language: string }>(
      `select data ->> 'language' as language from pgboss.job where name = 'tenant-checks.ask'
        and data ->> 'email' = 'hema.rao@example.in'`,
    );
    expect(job).toEqual({ language: 'hi' });
  });
  it('has a price that strangers read', async () => {
    expect(await as(null).tenantChecks.price()).toEqual({ price: 49900 });
    await payTo(noAccount);
    expect(await as(null).tenantChecks.price()).toEqual({ price: null });
  });
});

describe('whom our team may ask', () => {
  const named = { employer: 'Asha Textiles, 020 2712 0000', previous_owner: 'Om Rao, +91 98450 12345' };
  it('is named by the applicant after their yes, and read by our team but not by the owner', async () => {
    const { id } = await order();
    await expect(as(applicant).tenantChecks.nameContacts({ id, ...named })).rejects.toMatchObject(
      rule('tenant-check.moved-on'),
    );
    await as(applicant).tenantChecks.agree({ id });
    await expect(as(owner).tenantChecks.nameContacts({ id, ...named })).rejects.toMatchObject(
      rule('tenant-check.moved-on'),
    );
    expect(await as(applicant).tenantChecks.nameContacts({ id, ...named })).toMatchObject(named);
    expect(await as(verifier).tenantChecks.get({ id })).toMatchObject(named);
    expect(await as(owner).tenantChecks.getMine({ id })).toMatchObject({
      employer: null,
      previous_owner: null,
    });
  });
  it('is closed to our team with the consent, and deleted with the documents', async () => {
    const { id } = await order();
    await as(applicant).tenantChecks.agree({ id });
    await as(applicant).tenantChecks.nameContacts({ id, ...named });
    await as(applicant).tenantChecks.withdraw({ id });
    expect(await as(verifier).tenantChecks.get({ id })).toMatchObject({ employer: null });
    await forgetChecks(services.database, services.jobs, `${addDays(services.today(), 1)}T06:30:00Z`);
    expect(await asOwner('select employer, previous_owner from tenant_checks where id = $1', [id])).toEqual([
      { employer: null, previous_owner: null },
    ]);
  });
});

describe('a tenant check', () => {
  it('goes from the order by consent, payment and answers to a report for both', async () => {
    const form_id = crypto.randomUUID();
    const ordered = await order({ form_id });
    expect(ordered).toMatchObject({ status: 'asked', price: 49900, points: ['identity', 'employer'] });
    expect((await order({ form_id })).id).toBe(ordered.id);
    const { id } = ordered;
    expect(await as(applicant).tenantChecks.agree({ id })).toMatchObject({ status: 'agreed', price: null });
    await as(owner).tenantChecks.reportPayment({ id, reference: 'UTR123456' });
    expect(await as(admin).tenantChecks.markPaid({ id, reference: 'UTR123456' })).toMatchObject({
      status: 'in_work',
    });
    const [invoice] = (await as(owner).invoices.listMine({})).items;
    expect(invoice).toMatchObject({ total: 49900, fee: 'service' });
    await expect(as(admin).tenantChecks.markPaid({ id, reference: 'UTR123456' })).rejects.toMatchObject(
      rule('tenant-check.moved-on'),
    );
    await as(verifier).tenantChecks.answer({ id, ...found('identity') });
    await expect(as(verifier).tenantChecks.finish({ id })).rejects.toMatchObject(
      rule('tenant-check.points-open'),
    );
    await as(verifier).tenantChecks.answer({ id, ...found('employer'), answer: 'not_checkable' });
    // Neither side reads answers before the report.
    expect((await as(owner).tenantChecks.getMine({ id })).answers).toEqual([]);
    await as(verifier).tenantChecks.finish({ id });
    await as(verifier).tenantChecks.finish({ id });
    for (const side of [owner, applicant]) {
      expect((await as(side).tenantChecks.getMine({ id })).answers).toHaveLength(2);
      for (const language of ['en', 'hi'] as const) {
        const pdf = await as(side).tenantChecks.report({ id, language });
        expect(pdf.type).toBe('application/pdf');
        expect(pdf.size).toBeGreaterThan(2000);
      }
    }
    expect((await eventsOf(owner)).sort()).toEqual([
      'tenant-check.agreed',
      'tenant-check.done',
      'tenant-check.paid',
    ]);
    expect((await eventsOf(applicant)).sort()).toEqual(['tenant-check.asked', 'tenant-check.done']);
  });

  it('collects and answers nothing before the yes', async () => {
    const { id } = await order();
    const file = new File(['x'], 'passport.pdf', { type: 'application/pdf' });
    for (const who of [applicant, verifier]) {
      await expect(as(who).tenantChecks.addFile({ id, file })).rejects.toMatchObject(
        rule('tenant-check.moved-on'),
      );
    }
    await expect(as(verifier).tenantChecks.answer({ id, ...found('identity') })).rejects.toMatchObject(
      rule('tenant-check.moved-on'),
    );
    await expect(as(admin).tenantChecks.markPaid({ id, reference: 'UTR1' })).rejects.toMatchObject(
      rule('tenant-check.moved-on'),
    );
  });

  it('is declined or cancelled without a fee', async () => {
    const refused = await order();
    expect(await as(applicant).tenantChecks.refuse({ id: refused.id })).toMatchObject({ status: 'refused' });
    const cancelled = await order();
    expect(await as(owner).tenantChecks.cancel({ id: cancelled.id })).toMatchObject({ status: 'cancelled' });
    expect((await as(owner).invoices.listMine({})).total).toBe(0);
  });

  it('keeps a reported payment in sight when the consent is taken back before anybody confirmed it', async () => {
    const report = async () => {
      const { id } = await order();
      await as(applicant).tenantChecks.agree({ id });
      await as(owner).tenantChecks.reportPayment({ id, reference: 'UTR123456' });
      await as(applicant).tenantChecks.withdraw({ id });
      return id;
    };
    const [came, lost] = [await report(), await report()];
    const due = (await as(admin).tenantChecks.list({ show: 'refund_due' })).items.map((one) => one.id);
    expect(due).toEqual(expect.arrayContaining([came, lost]));
    expect(await as(owner).tenantChecks.getMine({ id: came })).toMatchObject({
      is_paid: false,
      is_refund_due: true,
      payment_reference: 'UTR123456',
    });
    expect(await as(admin).tenantChecks.recordRefund({ id: came, reference: 'NEFT 8877' })).toMatchObject({
      is_refund_due: false,
      refunded_on: services.today(),
      refund_reference: 'NEFT 8877',
    });
    expect(await as(admin).tenantChecks.recordRefund({ id: lost, reference: null })).toMatchObject({
      is_refund_due: false,
      refund_reference: null,
    });
    expect((await eventsOf(owner)).sort()).toEqual([
      'tenant-check.agreed',
      'tenant-check.agreed',
      'tenant-check.not-received',
      'tenant-check.refunded',
      'tenant-check.withdrawn',
      'tenant-check.withdrawn',
    ]);
  });

  it('is refunded with a reference where the payment was confirmed', async () => {
    const id = await paid();
    await as(applicant).tenantChecks.withdraw({ id });
    await expect(as(admin).tenantChecks.recordRefund({ id, reference: null })).rejects.toMatchObject({
      data: { errors: [{ field: 'reference' }] },
    });
  });

  it('takes a yes that is said twice as one', async () => {
    const { id } = await order();
    const said = [
      await as(applicant).tenantChecks.agree({ id }),
      await as(applicant).tenantChecks.agree({ id }),
    ];
    expect(said.map(({ status }) => status)).toEqual(['agreed', 'agreed']);
    expect(await eventsOf(owner)).toEqual(['tenant-check.agreed']);
  });

  it('closes the documents of the applicant to our team when the consent is taken back', async () => {
    const id = await paid();
    const { files } = await as(applicant).tenantChecks.addFile({ id, file: pdf() });
    const fileId = files[0]?.id ?? '';
    await as(verifier).tenantChecks.fileLink({ id, file_id: fileId });
    await as(applicant).tenantChecks.withdraw({ id });
    expect((await as(verifier).tenantChecks.get({ id })).files).toEqual([]);
    await expect(as(verifier).tenantChecks.fileLink({ id, file_id: fileId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await as(applicant).tenantChecks.fileLink({ id, file_id: fileId });
  });

  it('is taken back after the payment: the fee is credited and refunded once', async () => {
    const id = await paid();
    expect(await as(applicant).tenantChecks.withdraw({ id })).toMatchObject({ status: 'withdrawn' });
    const credit = services.handlers.find(({ name }) => name === creditJob.name);
    await credit?.handle({ checkId: id }, services.jobs);
    await credit?.handle({ checkId: id }, services.jobs);
    const invoices = (await as(owner).invoices.listMine({})).items;
    expect(invoices.map(({ kind }) => kind).sort()).toEqual(['credit_note', 'receipt']);
    expect((await as(admin).tenantChecks.list({ show: 'refund_due' })).items.map((one) => one.id)).toContain(
      id,
    );
    await as(admin).tenantChecks.recordRefund({ id, reference: 'UTR999999' });
    await expect(as(admin).tenantChecks.recordRefund({ id, reference: 'UTR999999' })).rejects.toMatchObject(
      rule('tenant-check.nothing-to-refund'),
    );
    await expect(as(owner).tenantChecks.report({ id, language: 'en' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('costs what the page said at most, and names another person than the owner', async () => {
    await expect(order({ price: 100 })).rejects.toMatchObject(rule('tenant-check.price-changed'));
    await expect(order({ email: await emailOf(owner) })).rejects.toMatchObject(rule('tenant-check.own'));
    await expect(order({ email: null })).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
    await expect(order({ managed_property_id: UNKNOWN_ID, price: 0 })).rejects.toThrow();
  });

  it('is ordered only while owners can be told where to pay', async () => {
    expect(await as(owner).tenantChecks.terms()).toMatchObject({
      price: 49900,
      pay_to: { name: 'Kiraya Homes', upi: 'kiraya@bank', bank: null },
    });
    await payTo(noAccount);
    expect(await as(owner).tenantChecks.terms()).toMatchObject({ price: null, pay_to: null });
    await expect(order()).rejects.toMatchObject(rule('tenant-check.no-price'));
  });

  it('has a price that an administrator sets from a day on, once a day', async () => {
    const valid_from = addDays(services.today(), 400);
    const price = { valid_from, amount: 59900, reason: 'Costs more' };
    expect((await as(admin).tenantChecks.addPrice(price)).items).toContainEqual({
      valid_from,
      amount: 59900,
    });
    await expect(as(admin).tenantChecks.addPrice(price)).rejects.toMatchObject(
      rule('tenant-check.price-taken'),
    );
    await expect(as(verifier).tenantChecks.addPrice(price)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await as(owner).tenantChecks.terms()).price).toBe(49900);
  });
});

describe('who sees and does what', () => {
  it('strangers, the other side and other staff are refused', async () => {
    const { id } = await order();
    const stranger = await addPerson('Sana Stranger');
    const support = await addPerson('Sunil Support', ['support']);
    await expect(as(stranger).tenantChecks.getMine({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(stranger).tenantChecks.agree({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(owner).tenantChecks.agree({ id })).rejects.toMatchObject(rule('tenant-check.moved-on'));
    await expect(as(admin).tenantChecks.agree({ id })).rejects.toMatchObject(rule('tenant-check.moved-on'));
    await expect(as(applicant).tenantChecks.cancel({ id })).rejects.toMatchObject(
      rule('tenant-check.moved-on'),
    );
    for (const who of [stranger, support, owner, applicant]) {
      await expect(as(who).tenantChecks.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(as(who).tenantChecks.get({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(as(who).tenantChecks.finish({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect(as(verifier).tenantChecks.markPaid({ id, reference: 'UTR1' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await as(verifier).tenantChecks.get({ id })).side).toBe('team');
    expect((await as(stranger).tenantChecks.listMine({})).total).toBe(0);
  });

  it('documents are opened by the applicant and the team, never by the owner', async () => {
    const id = await paid();
    const image = await (await import('sharp'))
      .default({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const file = new File([new Uint8Array(image)], 'passport.jpg', { type: 'image/jpeg' });
    const [added] = (await as(applicant).tenantChecks.addFile({ id, file })).files;
    const asked = { id, file_id: added?.id ?? '' };
    for (const who of [applicant, verifier]) {
      expect((await as(who).tenantChecks.fileLink(asked)).path).toContain('/private/');
    }
    await expect(as(owner).tenantChecks.fileLink(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await as(owner).tenantChecks.getMine({ id })).files).toEqual([]);
    await expect(as(owner).tenantChecks.addFile({ id, file })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    // They go the night after their last day, and the record on its own.
    await as(applicant).tenantChecks.withdraw({ id });
    const later = (days: number) => `${addDays(services.today(), days)}T06:00:00.000Z`;
    await forgetChecks(services.database, services.jobs, later(1));
    expect(await asOwner('select id from tenant_check_files where check_id = $1', [id])).toEqual([]);
    expect(await asOwner(`select id from files where owner_id = $1`, [applicant])).toEqual([]);
    await forgetChecks(services.database, services.jobs, later(80));
    expect(await asOwner('select id from tenant_checks where id = $1', [id])).toHaveLength(1);
    await forgetChecks(services.database, services.jobs, later(91));
    expect(await asOwner('select id from tenant_checks where id = $1', [id])).toEqual([]);
  });

  it('expires after seven days, once, and tells the owner', async () => {
    const { id } = await order();
    const on = (days: number) => `${addDays(services.today(), days)}T06:00:00.000Z`;
    await expireChecks(services.database, services.jobs, on(7));
    expect(await as(owner).tenantChecks.getMine({ id })).toMatchObject({ status: 'asked' });
    await expireChecks(services.database, services.jobs, on(8));
    await expireChecks(services.database, services.jobs, on(9));
    expect(await as(owner).tenantChecks.getMine({ id })).toMatchObject({ status: 'expired' });
    expect(await eventsOf(owner)).toEqual(['tenant-check.expired']);
  });

  it('goes with the account of either side', async () => {
    const { id } = await order();
    await asOwner('select app.erase_person($1)', [applicant]);
    expect(await asOwner('select id from tenant_checks where id = $1', [id])).toEqual([]);
  });
});

describe('an applicant without an account', () => {
  const mailedLink = async () => {
    const [job] = await asOwner<{ token: string }>(
      `select data ->> 'token' as token from pgboss.job where name = 'tenant-checks.ask' order by created_on desc limit 1`,
    );
    return job?.token ?? '';
  };

  it('reads the request by its link, and says no there, once', async () => {
    const { id } = await order({ email: 'nobody.yet@check.example' });
    const token = await mailedLink();
    const visitor = as(null);
    expect(await visitor.tenantChecks.asked({ token })).toMatchObject({
      id,
      orderer_name: 'Lal Owner',
      status: 'asked',
      points: ['identity', 'employer'],
    });
    await expect(visitor.tenantChecks.asked({ token: 'a'.repeat(22) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await visitor.tenantChecks.refuseByLink({ token })).toEqual({ status: 'refused' });
    expect(await visitor.tenantChecks.refuseByLink({ token })).toEqual({ status: 'refused' });
    expect(await eventsOf(owner)).toEqual(['tenant-check.refused']);
    await expect(as(owner).tenantChecks.cancel({ id })).rejects.toMatchObject(rule('tenant-check.moved-on'));
  });

  it('says yes once they signed up with that very address', async () => {
    const { id } = await order({ email: 'late@check.example' });
    const late = await addPerson('Leela Late');
    await expect(as(late).tenantChecks.agree({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await asOwner(`update auth.users set email = 'late@check.example', email_verified = true where id = $1`, [
      late,
    ]);
    expect(await as(late).tenantChecks.agree({ id })).toMatchObject({ status: 'agreed', side: 'person' });
  });
});
