/** Chooses the provider of online payments that configuration names. */
import type { Database } from '../../db/actor.ts';
import type { Config } from '../lib/config.ts';
import type { OnlinePayments } from '../lib/online-payments.ts';
import { createSandbox } from './sandbox.ts';

/** Null: the fee can be paid in cash only. */
export async function createOnlinePayments(
  { payments }: Pick<Config, 'payments'>,
  database: Database,
): Promise<OnlinePayments | null> {
  if (payments.kind === 'none') return null;
  if (payments.kind === 'sandbox') return createSandbox(database);
  // Loaded only when configured: the SDK brings an HTTP client of its own.
  const { createRazorpay } = await import('./razorpay.ts');
  return createRazorpay(payments, payments.host);
}
