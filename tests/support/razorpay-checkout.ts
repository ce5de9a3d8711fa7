/**
 * Razorpay's checkout in the browser, as its documentation describes it: a script that opens a window in a frame of
 * Razorpay's own origin, and hands what came of it to the page. The product keeps its real addresses and its policy for
 * scripts and frames; only the answers come from here.
 */
import type { Page } from 'playwright-core';
import type { Razorpay } from './razorpay.ts';

const API = 'https://api.razorpay.com';
const FRAME = 'Razorpay Checkout';

/** From now on that page's checkout is the stand-in's. */
export async function serveCheckout(page: Page, razorpay: Razorpay): Promise<void> {
  await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route(`${API}/v1/checkout/public?*`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: frame }),
  );
  await page.route(`${API}/v1/payments/create/ajax`, async (route) => {
    const { order_id: orderId, key_id: key, succeeds } = route.request().postDataJSON();
    if (key !== razorpay.config.keyId)
      return route.fulfill({ status: 401, json: refused('The key is not known') });
    const payment = razorpay.pay(orderId, succeeds ? {} : { status: 'failed' });
    if (payment.error_description) {
      return route.fulfill({ status: 400, json: refused(payment.error_description) });
    }
    return route.fulfill({
      json: {
        razorpay_payment_id: payment.id,
        razorpay_order_id: orderId,
        razorpay_signature: razorpay.checkoutSignature(orderId, payment.id),
      },
    });
  });
}

const refused = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });

/** The window as a person sees it. */
export const checkoutWindow = (page: Page) => page.frameLocator(`iframe[title="${FRAME}"]`);

const script = `
window.Razorpay = class Razorpay {
  constructor(options) {
    for (const name of ['key', 'amount', 'handler']) {
      if (!options[name]) throw new Error(name + ' is missing in options');
    }
    this.options = options;
  }
  open() {
    const { options } = this;
    const frame = document.createElement('iframe');
    frame.title = '${FRAME}';
    frame.src = '${API}/v1/checkout/public?' + new URLSearchParams({
      key_id: options.key, order_id: options.order_id, amount: options.amount, name: options.name,
      description: options.description, email: options.prefill.email, contact: options.prefill.contact,
    });
    frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 1000';
    const hear = ({ origin, data }) => {
      if (origin !== '${API}') return;
      removeEventListener('message', hear);
      frame.remove();
      if (data.dismissed) options.modal.ondismiss();
      else options.handler(data);
    };
    addEventListener('message', hear);
    document.body.append(frame);
  }
};`;

const frame = `<!doctype html>
<html lang="en"><title>Razorpay</title>
<body style="background: #fff">
  <h1></h1><p id="what"></p><p role="alert"></p>
  <button data-succeeds="yes">Pay</button>
  <button data-succeeds="">Pay with a card that is declined</button>
  <button id="close">Close checkout</button>
<script>
  const asked = Object.fromEntries(new URLSearchParams(location.search));
  document.querySelector('h1').textContent = asked.name;
  document.querySelector('#what').textContent =
    asked.description + ': ' + asked.amount + ' paise by ' + asked.email + ', ' + asked.contact;
  document.querySelector('#close').onclick = () => parent.postMessage({ dismissed: true }, '*');
  for (const button of document.querySelectorAll('[data-succeeds]')) {
    button.onclick = async () => {
      const answer = await fetch('/v1/payments/create/ajax', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...asked, succeeds: Boolean(button.dataset.succeeds) }),
      });
      const said = await answer.json();
      if (answer.ok) parent.postMessage(said, '*');
      else document.querySelector('[role=alert]').textContent = said.error.description;
    };
  }
</script>`;
