// What an affiliate reads of a line that an earlier month's rent brought.
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Explanation } from '../../../contract/commissions.ts';
import { WhyAmount } from './why-amount.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const explanation: Explanation = {
  month: '2026-09',
  affiliate_id: 'KRY-WASM2',
  full_name: 'Wasim Wrong',
  is_estimate: false,
  person: {
    status: 'active',
    mode: 'balanced',
    personal: 0,
    team: 0,
    largest_leg: 0,
    primary: 0,
    growth: 0,
    is_levelled: false,
    qualifying: 0,
    qualified_by: 'team',
    shadow_added: 0,
    shadow_power: 0,
    is_granted: false,
    rank: 'Starter',
    rate_bp: 1_000,
    next: null,
    reason: null,
    earned: 0,
    held: 0,
  },
  payment: {
    payment_id: '0198a000-0000-7000-8000-000000000001',
    kind: 'reversal',
    origin_month: '2026-07',
    credit_reason: 'Lavanya brought this home',
    rvl: 28_000_00,
    share_bp: 800,
    base: 2_240_00,
    steps: [],
    reason: null,
  },
};

test('says that it is taken back and why, and leaves out the rank of the month that posts it', () => {
  renderPage(<WhyAmount explanation={explanation} />);
  screen.getByText('Taken back: this was paid before');
  screen.getByText('Our team’s reason: Lavanya brought this home');
  screen.getByText('The rates are those of Jul 2026, the month of the rent. Ranks of closed months stay.');
  expect(screen.queryByText('Your rate')).toBeNull();
});

const step = (level: number, own: object = {}) => ({
  level,
  affiliate_id: level === 1 ? 'KRY-WASM2' : `KRY-${level}`,
  full_name: `Person ${level}`,
  rate_bp: 1_500,
  paid_below_bp: level === 1 ? 0 : 1_000,
  paid_below_level: 1,
  amount: 224_00,
  is_held: false,
  reason: null,
  ...own,
});
const paidBy = (...steps: ReturnType<typeof step>[]) =>
  ({
    ...explanation,
    payment: { ...explanation.payment, kind: 'regular', origin_month: '2026-09', steps },
  }) as unknown as Explanation;

test('one level of one’s own is computed in words, and there is no table of it', () => {
  renderPage(<WhyAmount explanation={paidBy(step(1))} />);
  screen.getByText('your commission');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('Person 1')).toBeNull();
});

test('several levels are a table on a desk, and rows without columns on a phone', () => {
  const { unmount } = renderPage(<WhyAmount explanation={paidBy(step(1), step(2))} />);
  within(screen.getByRole('table')).getByText('Person 2');
  unmount();
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
  renderPage(<WhyAmount explanation={paidBy(step(1), step(2))} />);
  expect(screen.queryByRole('table')).toBeNull();
  const rows = within(screen.getByRole('list', { name: 'The way of this rent' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Youlevel 1 · 15%₹224',
    'Person 2level 2 · 15%, less 10% paid below₹224',
  ]);
});
