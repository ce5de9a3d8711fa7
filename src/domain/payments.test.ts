import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canMovePayment,
  isOpenPayment,
  nextPaymentStatus,
  type PaymentAction,
  type PaymentStatus,
  type ProviderAttempt,
  paymentStatuses,
  verdictOf,
} from './payments.ts';

describe('the states of a payment', () => {
  it.each<[PaymentAction, PaymentStatus[], PaymentStatus]>([
    ['begin', ['created'], 'pending'],
    ['succeed', ['created', 'pending', 'failed'], 'succeeded'],
    ['fail', ['created', 'pending'], 'failed'],
    ['refund', ['succeeded'], 'refunded'],
  ])('%s is taken from %j only', (action, from, to) => {
    expect(paymentStatuses.filter((status) => canMovePayment(status, action))).toEqual(
      paymentStatuses.filter((status) => from.includes(status)),
    );
    for (const status of from) expect(nextPaymentStatus(status, action)).toBe(to);
    expect(() => nextPaymentStatus('refunded', action)).toThrow('payment.transition-not-allowed');
  });

  it('is open while it may still be paid', () => {
    expect(paymentStatuses.filter(isOpenPayment)).toEqual(['created', 'pending']);
  });
});

describe('what the tries of an order come to', () => {
  const attempt = (status: ProviderAttempt['status'], own: Partial<ProviderAttempt> = {}) => ({
    id: `pay_${status}`,
    status,
    amount: 500_000,
    currency: 'INR',
    problem: null,
    ...own,
  });

  it.each<[ProviderAttempt[], string]>([
    [[], 'waiting'],
    [[attempt('created')], 'waiting'],
    [[attempt('failed')], 'waiting'],
    [[attempt('refunded')], 'waiting'],
    [[attempt('failed'), attempt('captured')], 'paid'],
    [[attempt('authorized')], 'capture'],
    [[attempt('authorized'), attempt('captured')], 'paid'],
    [[attempt('captured', { amount: 499_999 })], 'other-amount'],
    [[attempt('captured', { currency: 'USD' })], 'other-amount'],
    [[attempt('authorized', { amount: 1 })], 'other-amount'],
    [[attempt('captured', { amount: 1 }), attempt('captured')], 'paid'],
  ])('%j: %s', (attempts, kind) => {
    expect(verdictOf(attempts, 500_000).kind).toBe(kind);
  });

  it('says why the last try failed', () => {
    expect(verdictOf([attempt('failed', { problem: 'Wrong PIN' })], 500_000)).toEqual({
      kind: 'waiting',
      problem: 'Wrong PIN',
    });
  });

  it('does not depend on the order in which they were reported', () => {
    const any = fc.array(
      fc.record({
        id: fc.string(),
        status: fc.constantFrom(...(['created', 'authorized', 'captured', 'refunded', 'failed'] as const)),
        amount: fc.constantFrom(500_000, 100),
        currency: fc.constantFrom('INR', 'USD'),
        problem: fc.constant(null),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(any, (attempts) => {
        expect(verdictOf(attempts.toReversed(), 500_000).kind).toBe(verdictOf(attempts, 500_000).kind);
      }),
    );
  });
});
