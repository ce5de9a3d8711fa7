import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { registered } from '../support/brokers.ts';
import { openBrowser } from '../support/browser.ts';
import { startProduct } from '../support/own-product.ts';
import { startRazorpay } from '../support/razorpay.ts';
import { checkoutWindow, serveCheckout } from '../support/razorpay-checkout.ts';
import { signInByCode } from '../support/sign-up.ts';

const razorpay = await startRazorpay();
const product = await startProduct({ payments: razorpay.config });
const { visitor } = openBrowser();
const phone = { viewport: { width: 360, height: 740 }, baseURL: product.origin };
const desk = { viewport: { width: 1280, height: 900 }, baseURL: product.origin };

/** Somebody whose registration is handed in, at the fee. */
async function atTheFee(page: Page, name: string): Promise<string> {
  const userId = await registered(product, name);
  const { email } = await product.as(userId).account.me();
  await signInByCode(page, email, '/register/broker/payment');
  return userId;
}

/** As Razorpay tells of it, once the money is there. */
const tell = (event: { body: string; headers: Record<string, string> }) =>
  fetch(`${product.origin}/api/payments/razorpay/webhook`, { method: 'POST', ...event });

const paymentsOf = (userId: string) =>
  product.asOwner<{ status: string; order: string }>(
    'select status, provider_order_id as order from payments where user_id = $1',
    [userId],
  );

describe('the registration fee at Razorpay', () => {
  // spec 1: Brokers register for a fee, by provider or in cash, and are activated … by a provider
  it('survives a closed window and a declined card, and arrives once', { timeout: 120_000 }, async () => {
    const page = await visitor(phone);
    await serveCheckout(page, razorpay);
    const userId = await atTheFee(page, 'Asha Online');
    const pay = page.getByRole('button', { name: 'Pay ₹5,000 online' });
    const checkout = checkoutWindow(page);

    await pay.click();
    await checkout.getByText('Broker registration fee: 500000 paise').waitFor();
    await checkout.getByRole('button', { name: 'Close checkout' }).click();
    await page.getByText('No payment has arrived yet').waitFor();
    await page.getByText('Your payment is open').waitFor();

    await pay.click();
    await checkout.getByRole('button', { name: 'Pay with a card that is declined' }).click();
    await checkout.getByText('Payment was declined by the bank').waitFor();
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/become-broker');
    await page.getByText('Your fee arrived.').waitFor();

    const [payment, ...others] = await paymentsOf(userId);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ status: 'succeeded' });
    // What checkout has told already is told again by Razorpay itself.
    const paid = razorpay.paymentOf(payment?.order ?? '');
    expect((await tell(razorpay.event('payment.captured', paid))).status).toBe(200);
    expect(await paymentsOf(userId)).toEqual([payment]);
  });

  it('arrives though the browser was closed, and makes a broker when Settings says so', {
    timeout: 120_000,
  }, async () => {
    await product.asOwner(
      `insert into settings (key, value) values ('features', '{"activate_on_payment": true}')
         on conflict (key) do update set value = excluded.value`,
    );
    const page = await visitor(desk);
    await serveCheckout(page, razorpay);
    const userId = await atTheFee(page, 'Bela Online');
    await page.getByRole('button', { name: 'Pay ₹5,000 online' }).click();
    await checkoutWindow(page).getByText('Broker registration fee').waitFor();
    const [open] = await paymentsOf(userId);
    const kept = await page.context().storageState();
    await page.context().close();

    const event = razorpay.event('payment.captured', razorpay.pay(open?.order ?? ''));
    expect((await tell(event)).status).toBe(200);
    await vi.waitFor(async () => expect(await paymentsOf(userId)).toMatchObject([{ status: 'succeeded' }]), {
      timeout: 30_000,
      interval: 100,
    });
    const later = await visitor({ ...desk, storageState: kept });
    await later.goto('/portal');
    await later.waitForURL((url) => url.pathname === '/portal/broker');
    await later.getByText('Leads to answer').waitFor();
  });
});
