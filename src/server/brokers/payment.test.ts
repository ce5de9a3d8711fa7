import { describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../tests/support/api.ts';
import { registered } from '../../../tests/support/brokers.ts';
import { startRazorpay } from '../../../tests/support/razorpay.ts';
import { reconcile } from '../payments/payment-handlers.ts';
import { registrationFee } from './registration-fee.ts';

const razorpay = await startRazorpay();
const test = await startApi({ payments: razorpay.config });
const { as, addPerson, asOwner, app } = test;
const admin = await addPerson('Meera', ['admin']);

const rule = (code: string) => ({ code: 'RULE_BROKEN', data: expect.objectContaining({ rule: code }) });
const waiting = { timeout: 20_000, interval: 50 };

type Sent = { body: string; headers: Record<string, string> };
const send = ({ body, headers }: Sent) =>
  app.request('/api/payments/razorpay/webhook', { method: 'POST', body, headers });
const outcomeOf = async ({ headers }: Sent) => {
  const [event] = await asOwner<{ outcome: string | null }>(
    'select outcome from payment_events where provider_event_id = $1',
    [headers['X-Razorpay-Event-Id']],
  );
  return event?.outcome;
};
const handled = (event: Sent, outcome: string) =>
  vi.waitFor(async () => expect(await outcomeOf(event)).toBe(outcome), waiting);

/** The next try, up to 20 seconds ahead, is due at once. */
const retryNow = () =>
  vi.waitFor(async () => {
    const due = await asOwner(
      `update pgboss.job set start_after = now() where state = 'retry' and name like 'payment%' returning id`,
    );
    expect(due).toHaveLength(1);
  }, waiting);

const brokerOf = async (userId: string) => {
  const [broker] = await asOwner<Record<string, unknown>>(
    `select status, activated, reg_fee_paid, reg_payment_mode, reg_payment_ref from brokers where user_id = $1`,
    [userId],
  );
  return broker;
};
const paymentsOf = (userId: string) =>
  asOwner<{ status: string; kind: string; provider: string; note: string | null }>(
    'select kind, provider, status, note from payments where user_id = $1 order by created_at, id',
    [userId],
  );

async function atCheckout(name: string) {
  const userId = await registered(test, name);
  const checkout = await as(userId).brokers.payOnline();
  return { userId, person: as(userId), checkout };
}

describe('the registration fee online', () => {
  it('is an order at the provider, confirmed by checkout’s signature', async () => {
    const { userId, person, checkout } = await atCheckout('Asha Rao');
    expect(checkout).toMatchObject({ provider: 'razorpay', public_key: 'rzp_test_standin', amount: 500_000 });
    expect(razorpay.receiptOf(checkout.order_id)).toBe(checkout.payment_id);
    expect(await brokerOf(userId)).toMatchObject({ status: 'fee_due', reg_fee_paid: false });
    const paid = razorpay.pay(checkout.order_id);
    const confirmed = await person.brokers.confirmPayment({
      id: checkout.payment_id,
      attempt_id: paid.id,
      signature: razorpay.checkoutSignature(checkout.order_id, paid.id),
    });
    expect(confirmed).toMatchObject({ status: 'paid', payment: { status: 'succeeded', reference: paid.id } });
    expect(await brokerOf(userId)).toEqual({
      status: 'paid',
      activated: false,
      reg_fee_paid: true,
      reg_payment_mode: 'razorpay',
      reg_payment_ref: paid.id,
    });
    await expect(person.brokers.payOnline()).rejects.toMatchObject(rule('payment.already-paid'));
    await expect(person.brokers.payCash()).rejects.toMatchObject(rule('payment.already-paid'));
  });

  it('opens the same order again in a second tab, and makes one of two clicks at once', async () => {
    const { userId, person, checkout } = await atCheckout('Bela');
    expect((await person.brokers.payOnline()).order_id).toBe(checkout.order_id);
    const other = await registered(test, 'Chitra');
    const [first, second] = await Promise.all([as(other).brokers.payOnline(), as(other).brokers.payOnline()]);
    expect(first.order_id).toBe(second.order_id);
    expect(await paymentsOf(other)).toHaveLength(1);
    expect(await paymentsOf(userId)).toHaveLength(1);
  });

  it('authorised but not captured is captured', async () => {
    const { userId, checkout } = await atCheckout('Devi');
    const attempt = razorpay.pay(checkout.order_id, { status: 'authorized' });
    const event = razorpay.event('payment.authorized', attempt);
    expect((await send(event)).status).toBe(200);
    await handled(event, 'applied');
    expect(razorpay.calls).toContain(`POST /v1/payments/${attempt.id}/capture`);
    expect(await brokerOf(userId)).toMatchObject({ status: 'paid', reg_payment_ref: attempt.id });
  });

  it('does not answer while the provider is down, and loses nothing', async () => {
    const userId = await registered(test, 'Esha');
    razorpay.setDown(true);
    await expect(as(userId).brokers.payOnline()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    razorpay.setDown(false);
    expect(await brokerOf(userId)).toMatchObject({ status: 'submitted' });
    expect((await as(userId).brokers.payOnline()).order_id).toMatch(/^order_/);
  });

  it('is for the person whose registration it is', async () => {
    const { checkout } = await atCheckout('Farah');
    const stranger = as(await registered(test, 'Gita'));
    await expect(stranger.brokers.checkPayment({ id: checkout.payment_id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      stranger.brokers.paySandbox({ id: checkout.payment_id, succeeds: true }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('has no sandbox beside the provider', async () => {
    const { person, checkout } = await atCheckout('Hema');
    await expect(
      person.brokers.paySandbox({ id: checkout.payment_id, succeeds: true }),
    ).rejects.toMatchObject(rule('payment.transition-not-allowed'));
  });
});

describe('the provider’s events', () => {
  // security abuse: Payment events are verified, counted once
  // security attacks: A payment event sent again
  it('come twice and count once', async () => {
    const { userId, checkout } = await atCheckout('Ila');
    const event = razorpay.event('payment.captured', razorpay.pay(checkout.order_id));
    const answers = await Promise.all([send(event), send(event)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await handled(event, 'applied');
    expect((await send(event)).status).toBe(200);
    const again = { ...event, headers: { ...event.headers, 'X-Razorpay-Event-Id': 'evt_other_number' } };
    await send(again);
    await handled(again, 'unchanged');
    expect(await paymentsOf(userId)).toMatchObject([{ status: 'succeeded' }]);
    expect(
      await asOwner(
        `select from audit_log where action = 'payments.succeed' and after ->> 'provider_payment_id' = $1`,
        [(await brokerOf(userId))?.reg_payment_ref],
      ),
    ).toHaveLength(1);
  });

  it('come late, after the payment was given up: the money counts', async () => {
    const { userId, checkout } = await atCheckout('Jaya');
    await asOwner(`update payments set status = 'failed', note = 'Not paid in time' where id = $1`, [
      checkout.payment_id,
    ]);
    const event = razorpay.event('payment.captured', razorpay.pay(checkout.order_id));
    await send(event);
    await handled(event, 'applied');
    expect(await brokerOf(userId)).toMatchObject({ status: 'paid', reg_fee_paid: true });
  });

  // security abuse: Payment events are verified, counted once … and may come in any order
  it('come out of order: captured before failed and authorised', async () => {
    const { userId, checkout } = await atCheckout('Kavya');
    const failed = razorpay.pay(checkout.order_id, { status: 'failed' });
    const captured = razorpay.pay(checkout.order_id);
    for (const [name, payment] of [
      ['payment.captured', captured],
      ['payment.failed', failed],
      ['payment.authorized', { ...captured, status: 'authorized' as const }],
    ] as const) {
      const event = razorpay.event(name, payment);
      await send(event);
      await handled(event, name === 'payment.captured' ? 'applied' : 'unchanged');
    }
    expect(await brokerOf(userId)).toMatchObject({ status: 'paid', reg_payment_ref: captured.id });
  });

  it('that fail leave the order open, say why, and a later try pays', async () => {
    const { userId, person, checkout } = await atCheckout('Lata');
    const event = razorpay.event('payment.failed', razorpay.pay(checkout.order_id, { status: 'failed' }));
    await send(event);
    await handled(event, 'unchanged');
    expect((await person.brokers.registration()).payment).toMatchObject({
      status: 'pending',
      note: 'Payment was declined by the bank',
    });
    razorpay.pay(checkout.order_id);
    expect(await person.brokers.checkPayment({ id: checkout.payment_id })).toMatchObject({ status: 'paid' });
    expect(await brokerOf(userId)).toMatchObject({ reg_fee_paid: true });
  });

  it('that are forged are refused and leave no trace', async () => {
    const { userId, person, checkout } = await atCheckout('Maya');
    const paid = razorpay.pay(checkout.order_id, { status: 'failed' });
    const event = razorpay.event('payment.captured', { ...paid, status: 'captured' });
    for (const forged of [
      { ...event, headers: { ...event.headers, 'X-Razorpay-Signature': '0'.repeat(64) } },
      { ...event, headers: { 'Content-Type': 'application/json' } },
      { ...event, body: event.body.replace('payment.captured', 'payment.CAPTURED') },
    ]) {
      expect((await send(forged)).status).toBe(400);
    }
    expect(await outcomeOf(event)).toBeUndefined();
    await expect(
      person.brokers.confirmPayment({
        id: checkout.payment_id,
        attempt_id: paid.id,
        signature: 'f'.repeat(64),
      }),
    ).rejects.toMatchObject(rule('payment.signature-wrong'));
    // Rightly signed, but not what the provider has: it is asked, and says that nothing was paid.
    await send(event);
    await handled(event, 'unchanged');
    expect(await brokerOf(userId)).toMatchObject({ status: 'fee_due', reg_fee_paid: false });
  });

  it('for another amount or currency activate nobody and tell administrators once', async () => {
    const { userId, checkout } = await atCheckout('Neela');
    const event = razorpay.event('payment.captured', razorpay.pay(checkout.order_id, { amount: 100 }));
    await send(event);
    await handled(event, 'other-amount');
    const again = razorpay.event('order.paid', razorpay.pay(checkout.order_id, { currency: 'USD' }));
    await send(again);
    await handled(again, 'other-amount');
    expect(await brokerOf(userId)).toMatchObject({ status: 'fee_due', reg_fee_paid: false });
    expect(await paymentsOf(userId)).toMatchObject([
      { status: 'pending', note: expect.stringContaining('The provider reports 100 paise INR') },
    ]);
    expect(
      await asOwner(`select from notifications where event = 'broker.payment-differs' and user_id = $1`, [
        admin,
      ]),
    ).toHaveLength(1);
  });

  it('for an unknown order, or about something else, are kept and change nothing', async () => {
    const { checkout } = await atCheckout('Ojas');
    const paid = razorpay.pay(checkout.order_id);
    const unknown = razorpay.event('payment.captured', { ...paid, order_id: 'order_of_nobody' });
    await send(unknown);
    await handled(unknown, 'unknown-order');
    const other = razorpay.event('settlement.processed', { ...paid, order_id: undefined as never });
    await send(other);
    await handled(other, 'ignored');
  });

  it('wait until the provider can be asked', async () => {
    const { userId, checkout } = await atCheckout('Pooja');
    const event = razorpay.event('payment.captured', razorpay.pay(checkout.order_id));
    razorpay.setDown(true);
    const before = razorpay.calls.length;
    await send(event);
    await vi.waitFor(() => expect(razorpay.calls.length).toBeGreaterThan(before), waiting);
    expect(await brokerOf(userId)).toMatchObject({ reg_fee_paid: false });
    razorpay.setDown(false);
    await retryNow();
    await handled(event, 'applied');
  });
});

describe('a browser closed during payment', () => {
  it('is made up for by the clock when the event never came', async () => {
    const { userId, checkout } = await atCheckout('Radha');
    const { userId: unpaid, checkout: open } = await atCheckout('Sita');
    razorpay.pay(checkout.order_id);
    await reconcile({ ...test.services, purpose: registrationFee });
    expect(await brokerOf(userId)).toMatchObject({ status: 'paid', reg_fee_paid: true });
    expect(await brokerOf(unpaid)).toMatchObject({ status: 'fee_due' });
    await asOwner(`update payments set created_at = now() - interval '3 days' where id = $1`, [
      open.payment_id,
    ]);
    await reconcile({ ...test.services, purpose: registrationFee });
    expect(await paymentsOf(unpaid)).toMatchObject([{ status: 'failed', note: 'Not paid in time' }]);
    expect((await as(unpaid).brokers.payOnline()).order_id).not.toBe(open.order_id);
  });

  it('however many newer orders are open, a paid one is found', async () => {
    const { userId, checkout } = await atCheckout('Lata');
    await asOwner(
      `insert into payments (kind, broker_id, user_id, provider, amount, status, provider_order_id)
       select 'broker_registration', p.broker_id, p.user_id, p.provider, p.amount, 'failed', 'order_of_nobody_' || n
         from payments p, generate_series(1, 100) n where p.id = $1`,
      [checkout.payment_id],
    );
    razorpay.pay(checkout.order_id);
    await expect(reconcile({ ...test.services, purpose: registrationFee })).rejects.toThrow('Razorpay: 400');
    expect(await brokerOf(userId)).toMatchObject({ reg_fee_paid: true });
    await asOwner(`delete from payments where provider_order_id like 'order_of_nobody_%'`);
  });

  it('one order that cannot be asked about keeps no other waiting', async () => {
    const { checkout: lost } = await atCheckout('Tara');
    await asOwner(`update payments set provider_order_id = 'order_lost' where id = $1`, [lost.payment_id]);
    const { userId, checkout } = await atCheckout('Uma');
    razorpay.pay(checkout.order_id);
    await expect(reconcile({ ...test.services, purpose: registrationFee })).rejects.toThrow('Razorpay: 400');
    expect(await brokerOf(userId)).toMatchObject({ reg_fee_paid: true });
    await asOwner(
      `update payments set status = 'failed', created_at = now() - interval '3 days' where id = $1`,
      [lost.payment_id],
    );
  });
});

describe('money that is not needed', () => {
  it('paid online after cash was counted goes back', async () => {
    const { userId, person, checkout } = await atCheckout('Vani');
    const paidCash = await person.brokers.payCash();
    expect(paidCash.payment).toMatchObject({ provider: 'cash', status: 'pending' });
    await as(admin).brokerRegistrations.activate({ id: paidCash.payment?.id ?? '' });
    const event = razorpay.event('payment.captured', razorpay.pay(checkout.order_id));
    await send(event);
    await handled(event, 'applied');
    await vi.waitFor(
      async () =>
        expect(await paymentsOf(userId)).toMatchObject([
          { provider: 'razorpay', status: 'refunded' },
          { provider: 'cash', status: 'succeeded' },
          { kind: 'refund', status: 'succeeded' },
        ]),
      waiting,
    );
    expect(await brokerOf(userId)).toMatchObject({ status: 'activated', reg_payment_mode: 'cash' });
  });

  it('of a rejected registration goes back once, also when the provider’s answer was lost', async () => {
    const { userId, person, checkout } = await atCheckout('Yamini');
    const paid = razorpay.pay(checkout.order_id);
    await person.brokers.checkPayment({ id: checkout.payment_id });
    const [broker] = await asOwner<{ id: string }>('select id from brokers where user_id = $1', [userId]);
    razorpay.setRefunds('pending');
    await as(admin).brokerRegistrations.reject({ broker_id: broker?.id ?? '', reason: 'The papers differ' });
    await vi.waitFor(
      () => expect(razorpay.refunds.filter(({ payment_id }) => payment_id === paid.id)).toHaveLength(1),
      waiting,
    );
    await vi.waitFor(
      async () =>
        expect((await paymentsOf(userId)).map(({ status }) => status)).toEqual(['succeeded', 'pending']),
      waiting,
    );
    razorpay.setRefunds('processed');
    razorpay.finishRefunds();
    await reconcile({ ...test.services, purpose: registrationFee });
    expect(razorpay.refunds.filter(({ payment_id }) => payment_id === paid.id)).toHaveLength(1);
    expect((await paymentsOf(userId)).map(({ status }) => status)).toEqual(['refunded', 'succeeded']);
    expect(await brokerOf(userId)).toMatchObject({ status: 'rejected', reg_fee_paid: false });
    expect(await person.brokers.registration()).toMatchObject({
      status: 'rejected',
      reject_reason: 'The papers differ',
      step: 'step2',
    });
    expect(await person.brokers.submit({ agrees: true })).toMatchObject({ status: 'submitted' });
  });

  it('refunded by an administrator leaves the fee to be paid again', async () => {
    const { userId, person, checkout } = await atCheckout('Zoya');
    razorpay.pay(checkout.order_id);
    await person.brokers.checkPayment({ id: checkout.payment_id });
    await as(admin).brokerRegistrations.refund({ id: checkout.payment_id, reason: 'Paid from a wrong card' });
    await vi.waitFor(
      async () => expect(await brokerOf(userId)).toMatchObject({ status: 'submitted' }),
      waiting,
    );
    await expect(
      as(admin).brokerRegistrations.refund({ id: checkout.payment_id, reason: 'A second time' }),
    ).rejects.toMatchObject(rule('payment.not-refundable'));
    expect((await person.brokers.payOnline()).order_id).not.toBe(checkout.order_id);
  });
});

describe('when Settings says that a payment activates', () => {
  it('a paid registration is a broker’s at once', async () => {
    await asOwner(`insert into settings (key, value) values ('features', '{"activate_on_payment": true}')
      on conflict (key) do update set value = excluded.value`);
    const { userId, checkout } = await atCheckout('Amrita');
    const event = razorpay.event('payment.captured', razorpay.pay(checkout.order_id));
    await send(event);
    await handled(event, 'applied');
    expect(await brokerOf(userId)).toMatchObject({ status: 'activated', activated: true });
    expect(await asOwner('select role from user_roles where user_id = $1', [userId])).toEqual([
      { role: 'broker' },
    ]);
    expect(
      await asOwner(
        'select status, sponsor_id from affiliate_profiles join affiliate_registrations using (affiliate_id) where affiliate_profiles.user_id = $1',
        [userId],
      ),
    ).toEqual([{ status: 'pending', sponsor_id: null }]);
    await asOwner(`delete from settings where key = 'features'`);
  });
});
