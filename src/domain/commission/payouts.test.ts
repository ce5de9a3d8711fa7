import { describe, expect, it } from 'vitest';
import { paise, plainRupees } from '../money.ts';
import {
  type BatchState,
  batchStates,
  type Candidate,
  candidateBlock,
  hasBankFile,
  isToBePaid,
  isToFail,
  nextBatchState,
  type PayoutState,
  payoutCode,
  payoutNumber,
} from './payouts.ts';
import { presentPlan } from './plan.ts';

describe('somebody who is owed', () => {
  const ready: Candidate = {
    balance: paise(60_000),
    status: 'active',
    hasPan: true,
    hasAccount: true,
    isReturned: false,
    isAccountConfirmed: true,
    isAccountHeld: false,
    isInBatch: false,
  };

  it.each<[Partial<Candidate>, ReturnType<typeof candidateBlock>]>([
    [{}, null],
    [{ isReturned: true }, 'returned'],
    [{ isReturned: true, hasAccount: false }, 'no-account'],
    [{ isReturned: true, status: 'terminated', balance: paise(1) }, 'returned'],
    [{ isReturned: true, balance: paise(49_999) }, 'below-minimum'],
    [{ isReturned: true, isInBatch: true }, 'in-batch'],
    [{ isReturned: true, balance: paise(0) }, 'nothing-owed'],
    [{ isAccountConfirmed: false }, 'account-unconfirmed'],
    [{ isAccountConfirmed: false, status: 'terminated', balance: paise(1) }, 'account-unconfirmed'],
    [{ isAccountConfirmed: false, isAccountHeld: true }, 'account-unconfirmed'],
    [{ isAccountConfirmed: false, isReturned: true }, 'returned'],
    [{ isAccountConfirmed: false, hasAccount: false }, 'no-account'],
    [{ isAccountConfirmed: false, isInBatch: true }, 'in-batch'],
    [{ isAccountConfirmed: false, balance: paise(49_999) }, 'below-minimum'],
    [{ isAccountHeld: true }, 'account-changed'],
    [{ isAccountHeld: true, status: 'terminated', balance: paise(1) }, 'account-changed'],
    [{ isAccountHeld: true, isReturned: true }, 'returned'],
    [{ isAccountHeld: true, isInBatch: true }, 'in-batch'],
    [{ isAccountHeld: true, balance: paise(49_999) }, 'below-minimum'],
  ])('%o', (own, block) => {
    expect(candidateBlock({ ...ready, ...own }, presentPlan)).toBe(block);
  });
});

describe('a batch', () => {
  const allowed: Record<string, BatchState> = {
    'draft approve': 'approved',
    'draft cancel': 'cancelled',
    'approved export': 'exported',
    'approved cancel': 'cancelled',
  };
  const steps = batchStates.flatMap((state) =>
    (['approve', 'export', 'cancel'] as const).map((action) => [state, action] as const),
  );

  it.each(steps)('%s, %s', (state, action) => {
    const next = allowed[`${state} ${action}`];
    if (next) expect(nextBatchState(state, action)).toBe(next);
    else expect(() => nextBatchState(state, action)).toThrow('payout.transition-not-allowed');
  });

  it('has a file for the bank once it is approved, and may have it again', () => {
    expect(batchStates.filter(hasBankFile)).toEqual(['approved', 'exported']);
  });
});

describe('a transfer', () => {
  const at = (batch: BatchState, state: PayoutState, reference: string | null = null) => ({
    batch,
    state,
    reference,
  });

  it.each([
    [at('exported', 'pending'), true],
    [at('exported', 'paid', 'UTR1'), false],
    [at('settled', 'paid', 'UTR1'), false],
    [at('approved', 'pending'), 'payout.not-at-bank'],
    [at('exported', 'paid', 'UTR2'), 'payout.transition-not-allowed'],
    [at('exported', 'failed'), 'payout.transition-not-allowed'],
    [at('cancelled', 'cancelled'), 'payout.not-at-bank'],
  ] as const)('%o is to be paid with UTR1: %s', (transfer, result) => {
    if (typeof result === 'string') expect(() => isToBePaid(transfer, 'UTR1')).toThrow(result);
    else expect(isToBePaid(transfer, 'UTR1')).toBe(result);
  });

  it.each([
    [at('exported', 'pending'), true],
    [at('settled', 'paid', 'UTR1'), true],
    [at('settled', 'failed'), false],
    [at('draft', 'pending'), 'payout.not-at-bank'],
    [at('exported', 'cancelled'), 'payout.transition-not-allowed'],
  ] as const)('%o is to fail: %s', (transfer, result) => {
    if (typeof result === 'string') expect(() => isToFail(transfer)).toThrow(result);
    else expect(isToFail(transfer)).toBe(result);
  });
});

it('is called by a code that reads back', () => {
  expect(payoutCode(42)).toBe('KP000042');
  expect(payoutCode(12_345_678)).toBe('KP12345678');
  expect([42, 999_999, 1_000_000].map(payoutCode).map(payoutNumber)).toEqual([42, 999_999, 1_000_000]);
  expect([' kp000042 ', 'KP', 'XX42', 'KP4.2', ''].map(payoutNumber)).toEqual([42, null, null, null, null]);
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [50, '0.50'],
  [123_450, '1234.50'],
  [-5, '-0.05'],
  [9_007_199_254_740_991, '90071992547409.91'],
])('%i paise are %s rupees', (paise, text) => expect(plainRupees(paise)).toBe(text));
