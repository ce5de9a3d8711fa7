import { describe, expect, it } from 'vitest';
import { registered } from '../../../tests/support/brokers.ts';
import { startServices } from '../../../tests/support/services.ts';

const test = await startServices({ payments: { kind: 'sandbox' }, runsJobs: false });
const { as, addPerson, asOwner } = test;
const admin = await addPerson('Meera', ['admin']);

const rule = (code: string) => ({ code: 'RULE_BROKEN', data: expect.objectContaining({ rule: code }) });

async function payingCash(name: string) {
  const userId = await registered(test, name);
  const { payment } = await as(userId).brokers.payCash();
  return { userId, id: payment?.id ?? '' };
}

describe('broker registrations', () => {
  // spec 7: Read payments of broker registrations newest first, 100; per broker
  it('lists payments of registrations, newest first and page by page', async () => {
    const made = [];
    for (const name of ['Asha Rao', 'Bela', 'Chitra']) made.push((await payingCash(name)).id);
    const first = await as(admin).brokerRegistrations.list({ limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual([made[2], made[1]]);
    expect(first).toMatchObject({
      total: 3,
      items: [{ provider: 'cash', amount: 500_000, status: 'pending' }, {}],
    });
    const second = await as(admin).brokerRegistrations.list({ limit: 2, cursor: first.next_cursor ?? '' });
    expect(second).toMatchObject({ items: [{ id: made[0] }], next_cursor: null });
  });

  it('are activated by a programme manager once an administrator confirmed the fee, who also rejects what is paid', async () => {
    const manager = await addPerson('Prema', ['programme_manager']);
    const { userId, id } = await payingCash('Gauri');
    await expect(as(manager).brokerRegistrations.activate({ id })).rejects.toMatchObject(
      rule('broker.fee-not-confirmed'),
    );
    const toConfirm = async () =>
      (await as(manager).brokerRegistrations.list({ show: 'to_confirm' })).items.map((row) => row.id);
    expect(await toConfirm()).toContain(id);
    await asOwner(`update payments set status = 'succeeded', paid_at = now() where id = $1`, [id]);
    await asOwner(`update brokers set status = 'paid', reg_fee_paid = true where user_id = $1`, [userId]);
    expect(await toConfirm()).not.toContain(id);
    const listed = (await as(manager).brokerRegistrations.list({ show: 'to_activate' })).items;
    expect(listed.map((row) => row.id)).toEqual([id]);
    const broker_id = listed[0]?.broker.id ?? '';
    const ofBroker = await as(manager).brokerRegistrations.list({ broker: broker_id });
    expect(ofBroker).toMatchObject({ total: 1, items: [{ id }] });
    await expect(
      as(manager).brokerRegistrations.reject({ broker_id, reason: 'Papers are not theirs' }),
    ).rejects.toMatchObject(rule('broker.fee-goes-back'));
    expect(await as(manager).brokerRegistrations.activate({ id })).toMatchObject({
      status: 'succeeded',
      broker: { activated: true },
    });
  });

  it('are activated together, all who paid or the chosen ones; what is left is named', async () => {
    const manager = await addPerson('Prema', ['programme_manager']);
    const paid = [];
    for (const name of ['Hema', 'Indu', 'Jaya']) paid.push(await payingCash(name));
    const unpaid = await payingCash('Kavya');
    const [hema, indu] = paid.map(({ id }) => id);
    await asOwner(`update payments set status = 'succeeded', paid_at = now() where id = any($1)`, [
      paid.map(({ id }) => id),
    ]);
    await asOwner(`update brokers set status = 'paid', reg_fee_paid = true where user_id = any($1)`, [
      paid.map(({ userId }) => userId),
    ]);
    const own = as(manager).brokerRegistrations;
    expect(await own.activateMatching({ ids: [hema ?? '', unpaid.id], after: null })).toEqual({
      done: 1,
      refused: [{ rule: 'broker.fee-not-confirmed', count: 1, names: ['Kavya'] }],
      next: null,
    });
    const all = { after: null };
    expect(await own.activateMatching(all)).toEqual({ done: 2, refused: [], next: null });
    expect(await own.activateMatching(all)).toEqual({ done: 0, refused: [], next: null });
    expect((await own.list({ show: 'to_activate' })).total).toBe(0);
    const trail = await asOwner(
      `select from audit_log where actor_id = $1 and action = 'brokerRegistrations.activate'`,
      [manager],
    );
    expect(trail).toHaveLength(3);
    await expect(own.activateMatching({ ids: [indu ?? ''], after: null })).resolves.toMatchObject({
      done: 0,
      refused: [{ rule: 'broker.already-activated' }],
    });
  });

  it('lists what was handed in without a payment, the longest wait first', async () => {
    const waiting = [await registered(test, 'Rimjhim Bora'), await registered(test, 'Sunil Das')];
    const unpaid = (await as(admin).brokerRegistrations.listUnpaid({})).items.map(({ name }) => name);
    expect(unpaid).toEqual(['Rimjhim Bora', 'Sunil Das']);
    const page = await as(admin).brokerRegistrations.listUnpaid({ limit: 1 });
    expect(page).toMatchObject({ total: 2, items: [{ name: 'Rimjhim Bora', status: 'submitted' }] });
    const next = await as(admin).brokerRegistrations.listUnpaid({ limit: 1, cursor: page.next_cursor ?? '' });
    expect(next).toMatchObject({ items: [{ name: 'Sunil Das' }], next_cursor: null });
    await as(waiting[0] ?? '').brokers.payCash();
    const left = await as(admin).brokerRegistrations.listUnpaid({});
    expect(left.items.map(({ name }) => name)).toEqual(['Sunil Das']);
    await expect(as(waiting[1] ?? '').brokerRegistrations.listUnpaid({})).rejects.toMatchObject({
      status: 403,
    });
  });

  // spec 4: Broker payment: succeeded with its time, broker activated with mode and reference, in one transaction
  // spec 7: Write payments and brokers on activation
  it('marks paid and activates in one transaction: payment, broker, role, affiliate programme, letter', async () => {
    const { userId, id } = await payingCash('Devi');
    const row = await as(admin).brokerRegistrations.activate({ id });
    expect(row).toMatchObject({ status: 'succeeded', broker: { activated: true, status: 'activated' } });
    const [broker] = await asOwner<Record<string, unknown>>('select * from brokers where user_id = $1', [
      userId,
    ]);
    expect(broker).toMatchObject({
      activated: true,
      reg_fee_paid: true,
      reg_payment_mode: 'cash',
      reg_payment_ref: row.reference,
    });
    expect(broker?.reg_paid_at).toBeInstanceOf(Date);
    expect(await asOwner('select role from user_roles where user_id = $1', [userId])).toEqual([
      { role: 'broker' },
    ]);
    expect(await asOwner('select status from affiliate_profiles where user_id = $1', [userId])).toEqual([
      { status: 'pending' },
    ]);
    expect(
      await asOwner(`select event from notifications where user_id = $1 order by event limit 5`, [userId]),
    ).toEqual(expect.arrayContaining([{ event: 'broker.activated' }, { event: 'invoice.issued' }]));
    const actions = await asOwner<{ action: string }>(
      `select action from audit_log where actor_id = $1 order by id desc limit 2`,
      [admin],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'brokerRegistrations.activate',
      'brokerRegistrations.markPaid',
    ]);
  });

  // spec 4: Broker payment: succeeded with its time, broker activated with mode and reference, in one transaction … cash marked twice, two activations at once
  it('cash marked twice, and two activations at once, count once', async () => {
    const { userId, id } = await payingCash('Esha');
    const other = await addPerson('Second admin', ['admin']);
    const answers = await Promise.all([
      as(admin).brokerRegistrations.activate({ id }),
      as(other).brokerRegistrations.activate({ id }),
    ]);
    expect(answers).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }]);
    expect(await as(admin).brokerRegistrations.activate({ id })).toMatchObject({ status: 'succeeded' });
    const [broker] = await asOwner<{ id: string }>('select id from brokers where user_id = $1', [userId]);
    expect(
      await asOwner(
        `select from audit_log where subject_id = $1 and action = 'brokerRegistrations.activate'`,
        [broker?.id],
      ),
    ).toHaveLength(1);
    expect(await asOwner('select from affiliate_registrations where user_id = $1', [userId])).toHaveLength(1);
  });

  it('activates a succeeded payment whose broker is not activated yet, and keeps an affiliate’s place', async () => {
    const userId = await registered(test, 'Farah');
    await asOwner(
      `insert into affiliate_registrations (affiliate_id, user_id, full_name) values ('KRY-22222', $1, 'Farah')`,
      [userId],
    );
    const { payment_id: id } = await as(userId).brokers.payOnline();
    const paid = await as(userId).brokers.paySandbox({ id, succeeds: true });
    expect(paid).toMatchObject({ status: 'paid', payment: { provider: 'sandbox', status: 'succeeded' } });
    const before = (await as(admin).brokerRegistrations.list({})).items.find((item) => item.id === id);
    expect(before).toMatchObject({ status: 'succeeded', broker: { activated: false } });
    expect(await as(admin).brokerRegistrations.activate({ id })).toMatchObject({
      broker: { activated: true },
    });
    expect(
      await asOwner('select affiliate_id from affiliate_registrations where user_id = $1', [userId]),
    ).toEqual([{ affiliate_id: 'KRY-22222' }]);
  });

  it('a payment made again after an answer that never arrived is told as it stands, and made once', async () => {
    const userId = await registered(test, 'Gauri');
    const { payment_id: id } = await as(userId).brokers.payOnline();
    const paid = await as(userId).brokers.paySandbox({ id, succeeds: true });
    expect(await as(userId).brokers.paySandbox({ id, succeeds: true })).toEqual(paid);
    await expect(as(userId).brokers.paySandbox({ id, succeeds: false })).rejects.toMatchObject({
      data: { rule: 'payment.transition-not-allowed' },
    });
    expect(await asOwner('select status from payments where user_id = $1', [userId])).toEqual([
      { status: 'succeeded' },
    ]);
  });

  it('a payment refused in the sandbox leaves the fee due', async () => {
    const userId = await registered(test, 'Gita');
    const { payment_id: id } = await as(userId).brokers.payOnline();
    expect(await as(userId).brokers.paySandbox({ id, succeeds: false })).toMatchObject({
      status: 'fee_due',
      payment: { status: 'pending', note: 'The payment was refused, as you chose' },
    });
    expect(await as(userId).brokers.paySandbox({ id, succeeds: true })).toMatchObject({ status: 'paid' });
  });

  it('rejected with a reason gives cash back, and does not activate any more', async () => {
    const { userId, id } = await payingCash('Hema');
    const [broker] = await asOwner<{ id: string }>('select id from brokers where user_id = $1', [userId]);
    const brokerId = broker?.id ?? '';
    expect(await as(admin).brokerRegistrations.get({ broker_id: brokerId })).toMatchObject({
      status: 'fee_due',
      pan: expect.stringMatching(/^\*{6}/),
      rera_numbers: [{ check: 'fits' }],
      documents: [{ kind: 'pan_card' }, { kind: 'rera_certificate' }],
    });
    expect(
      await as(admin).brokerRegistrations.reject({
        broker_id: brokerId,
        reason: 'The certificate is another’s',
      }),
    ).toMatchObject({ status: 'rejected' });
    await expect(as(admin).brokerRegistrations.activate({ id })).rejects.toMatchObject(
      rule('broker.transition-not-allowed'),
    );
    expect(await as(userId).brokers.registration()).toMatchObject({
      status: 'rejected',
      reject_reason: 'The certificate is another’s',
      payment: { status: 'failed' },
    });
  });

  it('is for administrators', async () => {
    const { userId, id } = await payingCash('Ila');
    const person = as(userId).brokerRegistrations;
    for (const call of [
      () => person.list({}),
      () => person.activate({ id }),
      () => person.refund({ id, reason: 'Because I want to' }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect(as(null).brokerRegistrations.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
