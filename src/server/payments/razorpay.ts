/** Razorpay through its own SDK: orders, the tries to pay them, capture, refunds and signatures. */
import Razorpay from 'razorpay';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import type { ProviderAttempt } from '../../domain/payments.ts';
import { type OnlinePayments, type ProviderRefund, ProviderUnreachable } from '../lib/online-payments.ts';

export type RazorpayKeys = { keyId: string; keySecret: string; webhookSecret: string };

const TIMEOUT_MS = 15_000;

type Payment = {
  id: string;
  status: ProviderAttempt['status'];
  amount: number | string;
  currency: string;
  error_description?: string | null;
};

const attemptOf = ({ id, status, amount, currency, error_description }: Payment): ProviderAttempt => ({
  id,
  status,
  amount: Number(amount),
  currency,
  problem: error_description ?? null,
});

/** The SDK throws plain objects, and a TypeError of its own when no answer came. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { statusCode, error: said } = (error ?? {}) as {
      statusCode?: number;
      error?: { description?: string };
    };
    throw new ProviderUnreachable(
      `Razorpay: ${statusCode ?? 'no answer'} ${said?.description ?? ''}`.trim(),
      {
        cause: error,
      },
    );
  }
}

/** `host` leads elsewhere in tests only; the product always speaks to Razorpay. */
export function createRazorpay(keys: RazorpayKeys, host?: string): OnlinePayments {
  const sdk = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret });
  const http = (sdk.api as unknown as { rq: { defaults: { baseURL?: string; timeout?: number } } }).rq;
  http.defaults.timeout = TIMEOUT_MS;
  if (host) http.defaults.baseURL = host;
  return {
    provider: 'razorpay',
    publicKey: keys.keyId,
    createOrder: ({ paymentId, amount }) =>
      asked(async () => {
        const order = await sdk.orders.create({
          amount,
          currency: 'INR',
          receipt: paymentId,
          notes: { payment_id: paymentId },
        });
        return order.id;
      }),
    attempts: (orderId) =>
      asked(async () => {
        const { items } = await sdk.orders.fetchPayments(orderId);
        return (items as Payment[]).map(attemptOf);
      }),
    capture: (attemptId, amount) =>
      asked(async () => {
        const now = (await sdk.payments.fetch(attemptId)) as unknown as Payment;
        if (now.status === 'captured') return attemptOf(now);
        return attemptOf((await sdk.payments.capture(attemptId, amount, 'INR')) as unknown as Payment);
      }),
    refund: ({ attemptId, amount, refundId }) => asked(() => refundOnce(sdk, attemptId, amount, refundId)),
    pretend: null,
    isConfirmed: ({ orderId, attemptId, signature }) =>
      validatePaymentVerification({ order_id: orderId, payment_id: attemptId }, signature, keys.keySecret),
    isSigned: (body, signature) => Razorpay.validateWebhookSignature(body, signature, keys.webhookSecret),
  };
}

/** A refund that was asked for, but whose answer was lost, is found by the number it carries. */
async function refundOnce(
  sdk: Razorpay,
  attemptId: string,
  amount: number,
  refundId: string,
): Promise<ProviderRefund> {
  const { items } = await sdk.payments.fetchMultipleRefund(attemptId, {});
  const earlier = items.find(
    ({ notes }) => (notes as Record<string, unknown> | null)?.refund_id === refundId,
  );
  if (earlier) return { id: earlier.id, status: earlier.status };
  const { id, status } = await sdk.payments.refund(attemptId, { amount, notes: { refund_id: refundId } });
  return { id, status };
}
