/** A stand-in of Razorpay's HTTP interface, as its documentation describes it: orders, payments, capture, refunds, signatures. */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { PaymentConfig } from '../../src/server/lib/config.ts';

type Order = { id: string; amount: number; currency: string; receipt: string; notes: object };
type Payment = {
  id: string;
  entity: 'payment';
  order_id: string;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  amount: number;
  currency: string;
  captured: boolean;
  error_description: string | null;
};
type Refund = {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  status: string;
  notes: object;
};
type Answer = [status: number, body: object];

export type Razorpay = Awaited<ReturnType<typeof startRazorpay>>;

const keys = {
  keyId: 'rzp_test_standin',
  keySecret: 'key secret of tests',
  webhookSecret: 'webhook secret of tests',
};
const id = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
const refused = (status: number, description: string): Answer => [
  status,
  {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: null,
      reason: 'input_validation_failed',
    },
  },
];

/** Call it at the top of a test file; it ends after the file. */
export async function startRazorpay() {
  const orders = new Map<string, Order>();
  const payments = new Map<string, Payment>();
  const refunds: Refund[] = [];
  const calls: string[] = [];
  let isDown = false;
  let refundStatus: 'processed' | 'pending' | 'failed' = 'processed';

  const authorisation = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

  function route(method: string, path: string, body: Record<string, unknown>): Answer {
    const [, kind, number, action] = path.slice('/v1'.length).split('/');
    if (kind === 'orders' && method === 'POST' && !number) return createOrder(body);
    if (kind === 'orders' && number && action === 'payments') {
      if (!orders.has(number)) return refused(400, 'The id provided does not exist');
      const items = [...payments.values()].filter(({ order_id }) => order_id === number);
      return [200, { entity: 'collection', count: items.length, items }];
    }
    const payment = kind === 'payments' && number ? payments.get(number) : undefined;
    if (!payment) return refused(400, 'The id provided does not exist');
    if (method === 'GET' && !action) return [200, payment];
    if (method === 'POST' && action === 'capture') return capture(payment, body);
    if (method === 'POST' && action === 'refund') return refund(payment, body);
    if (method === 'GET' && action === 'refunds') {
      const items = refunds.filter(({ payment_id }) => payment_id === payment.id);
      return [200, { entity: 'collection', count: items.length, items }];
    }
    return refused(400, 'The requested URL was not found on the server.');
  }

  function createOrder(body: Record<string, unknown>): Answer {
    if (!Number.isInteger(body.amount) || Number(body.amount) < 100) {
      return refused(400, 'Order amount less than minimum amount allowed');
    }
    const order = { ...(body as Omit<Order, 'id'>), id: id('order') };
    orders.set(order.id, order);
    return [200, { ...order, entity: 'order', status: 'created', attempts: 0 }];
  }

  function capture(payment: Payment, { amount, currency }: Record<string, unknown>): Answer {
    if (payment.status !== 'authorized') return refused(400, 'This payment has already been captured');
    if (amount !== payment.amount || currency !== payment.currency) {
      return refused(400, 'Capture amount must be equal to the amount authorized');
    }
    Object.assign(payment, { status: 'captured', captured: true });
    return [200, payment];
  }

  function refund(payment: Payment, { amount, notes }: Record<string, unknown>): Answer {
    if (payment.status !== 'captured') return refused(400, 'The payment has been fully refunded already');
    const made: Refund = {
      id: id('rfnd'),
      entity: 'refund',
      payment_id: payment.id,
      amount: Number(amount),
      status: refundStatus,
      notes: notes as object,
    };
    refunds.push(made);
    if (refundStatus !== 'failed') payment.status = 'refunded';
    return [200, made];
  }

  const server = createServer((request, response) => {
    void handle(request, response);
  });
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const path = new URL(request.url ?? '/', 'http://standin').pathname;
    calls.push(`${request.method} ${path}`);
    if (isDown) {
      request.socket.destroy();
      return;
    }
    const [status, body] =
      request.headers.authorization === authorisation
        ? route(request.method ?? 'GET', path, text ? JSON.parse(text) : {})
        : refused(401, 'Authentication failed');
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  return {
    calls,
    refunds,
    config: {
      kind: 'razorpay',
      ...keys,
      host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    } satisfies PaymentConfig,
    /** What the person does in the checkout window; a merchant that captures by itself sees `captured` at once. */
    pay(orderId: string, own: Partial<Payment> = {}): Payment {
      const order = orders.get(orderId);
      if (!order) throw new Error('The stand-in has no such order');
      const status = own.status ?? 'captured';
      const payment: Payment = {
        id: id('pay'),
        entity: 'payment',
        order_id: orderId,
        amount: order.amount,
        currency: order.currency,
        error_description: status === 'failed' ? 'Payment was declined by the bank' : null,
        ...own,
        status,
        captured: status === 'captured',
      };
      payments.set(payment.id, payment);
      return payment;
    },
    /** The try that paid that order. */
    paymentOf(orderId: string): Payment {
      const paid = [...payments.values()].find(
        ({ order_id, status }) => order_id === orderId && status === 'captured',
      );
      if (!paid) throw new Error('Nobody has paid this order');
      return paid;
    },
    receiptOf: (orderId: string) => orders.get(orderId)?.receipt,
    /** What checkout hands to the browser after a payment. */
    checkoutSignature: (orderId: string, paymentId: string) =>
      sign(`${orderId}|${paymentId}`, keys.keySecret),
    /** An event as it is sent: body, and headers with the signature and the event's number. */
    event(name: string, payment: Payment, eventId = id('evt')) {
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_standin',
        event: name,
        contains: ['payment'],
        payload: { payment: { entity: payment } },
        created_at: 1_795_000_000,
      });
      return {
        body,
        headers: {
          'Content-Type': 'application/json',
          'X-Razorpay-Signature': sign(body, keys.webhookSecret),
          'X-Razorpay-Event-Id': eventId,
        },
      };
    },
    setDown(down: boolean): void {
      isDown = down;
    },
    setRefunds(status: typeof refundStatus): void {
      refundStatus = status;
    },
    /** A refund that took its time at the bank. */
    finishRefunds(): void {
      for (const made of refunds) made.status = 'processed';
    },
  };
}
