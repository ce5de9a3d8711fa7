// Opens Razorpay's own checkout window; its script comes from Razorpay and is loaded only when somebody pays.
import type { Checkout } from '../../../../contract/brokers.ts';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

type Answer = { razorpay_payment_id: string; razorpay_signature: string };
type CheckoutWindow = { open(): void };
type CheckoutClass = new (options: object) => CheckoutWindow;

function loadScript(): Promise<CheckoutClass> {
  const loaded = () => (window as { Razorpay?: CheckoutClass }).Razorpay;
  return new Promise((resolve, reject) => {
    const known = loaded();
    if (known) return resolve(known);
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => {
      const ready = loaded();
      if (ready) resolve(ready);
      else reject(new Error('The checkout did not start'));
    };
    script.onerror = () => reject(new Error('The checkout could not be loaded'));
    document.head.append(script);
  });
}

/** Settles with what Razorpay says after a payment, or null when the person closed the window. */
export async function openRazorpay(checkout: Checkout, description: string): Promise<Answer | null> {
  const Razorpay = await loadScript();
  return new Promise((resolve) => {
    new Razorpay({
      key: checkout.public_key,
      order_id: checkout.order_id,
      amount: checkout.amount,
      currency: 'INR',
      name: 'Kiraya',
      description,
      prefill: { name: checkout.name, email: checkout.email, contact: checkout.phone ?? undefined },
      theme: { color: '#0F6B66' },
      handler: (answer: Answer) => resolve(answer),
      modal: { ondismiss: () => resolve(null) },
    }).open();
  });
}
