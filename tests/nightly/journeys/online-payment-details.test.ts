/** A payment whose browser was closed; the quick lane pays one. */
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { registered } from '../../support/brokers.ts';
import { openBrowser } from '../../support/browser.ts';
import { startProduct } from '../../support/own-product.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { checkoutWindow, serveCheckout } from '../../support/razorpay-checkout.ts';
import { signInByCode } from '../../support/sign-up.ts';

const razorpay = await startRazorpay();
const product = await startProduct({ payments: razorpay.config });
const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 }, baseURL: product.origin };

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
    const stored = await page.context().storageState();
    await page.context().close();

    const event = razorpay.event('payment.captured', razorpay.pay(open?.order ?? ''));
    expect((await tell(event)).status).toBe(200);
    await vi.waitFor(async () => expect(await paymentsOf(userId)).toMatchObject([{ status: 'succeeded' }]), {
      timeout: 30_000,
      interval: 100,
    });
    const later = await visitor({ ...desk, storageState: stored });
    await later.goto('/portal');
    await later.waitForURL((url) => url.pathname === '/portal/broker');
    await later.getByRole('heading', { name: 'Your first steps' }).waitFor();
  });
});
