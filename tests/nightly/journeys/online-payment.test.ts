import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { registered } from '../../support/brokers.ts';
import { openBrowser } from '../../support/browser.ts';
import { startProduct } from '../../support/own-product.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { checkoutWindow, serveCheckout } from '../../support/razorpay-checkout.ts';
import { signInByCode } from '../../support/sign-up.ts';

const razorpay = await startRazorpay();
const product = await startProduct({ payments: razorpay.config });
const { visitor } = openBrowser();
const phone = { viewport: { width: 360, height: 740 }, baseURL: product.origin };

/** Somebody whose registration is handed in, at the fee. */
async function atTheFee(page: Page, name: string): Promise<string> {
  const userId = await registered(product, name);
  const { email } = await product.as(userId).account.me();
  await signInByCode(page, email ?? '', '/register/broker/payment');
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
    await page.getByText('Your payment is pending').waitFor();

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
});
