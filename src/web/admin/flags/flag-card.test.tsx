// What a card of a doubtful listing says and which decisions it offers in each state.

import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { ListingFlag } from '../../../contract/flags.ts';
import { homePath } from '../../../domain/home-address.ts';
import { FlagCard } from './flag-card.tsx';

// Whoever looks is an administrator.
vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));
afterEach(cleanup);

const home: ListingFlag['home'] = {
  id: '0198a000-0000-7000-8000-000000000001',
  title: 'Two rooms by the lake',
  city: 'Pune',
  locality: 'Baner',
  pincode: '411045',
  rent: 2_450_000,
  area_sqft: 1050,
  bedrooms: 2,
  listing_state: 'published',
  hidden_reason: null,
  lister: { user_id: '0198a000-0000-7000-8000-000000000002', full_name: 'Lal Lister' },
};
const flag: ListingFlag = {
  id: '0198a000-0000-7000-8000-000000000003',
  kind: 'pincode',
  status: 'open',
  facts: { of: '411045' },
  outcome: null,
  decided_by: null,
  decided_at: null,
  created_at: '2026-08-01T05:00:00Z',
  home,
  other: null,
};

const show = (own: Partial<ListingFlag> = {}) => {
  const onDecide = vi.fn();
  renderPage(<FlagCard flag={{ ...flag, ...own }} onDecide={onDecide} />);
  const card = within(screen.getByRole('article'));
  return { card, onDecide, offers: card.queryAllByRole('button').map(({ textContent }) => textContent) };
};

test('says what is doubted of which home, and whose it is', () => {
  const { card } = show();
  expect(
    screen.getByRole('article', { name: 'PIN code is of another place: Two rooms by the lake' }),
  ).toBeTruthy();
  expect(card.getByText(/has the PIN code 411045/)).toBeTruthy();
  expect(card.getByText('2 BHK · 1,050 sq ft · ₹24,500 a month')).toBeTruthy();
  expect(card.getByRole('link', { name: home.title }).getAttribute('href')).toBe(homePath(home));
  expect(card.getByRole('link', { name: 'Lal Lister' })).toBeTruthy();
});

test('shows the earlier home beside a double', () => {
  const other = { ...home, id: '0198a000-0000-7000-8000-000000000004', title: 'Lake side, two rooms' };
  const { card } = show({ kind: 'duplicate', facts: { of: 'picture terms' }, other });
  expect(card.getByText('Listed earlier')).toBeTruthy();
  expect(card.getByRole('link', { name: other.title }).getAttribute('href')).toBe(homePath(other));
});

test.each<[string, Partial<ListingFlag>, string[]]>([
  ['open', {}, ['Ask the owner or agent', 'Dismiss', 'Hide home']],
  ['asked', { status: 'asked' }, ['Dismiss', 'Hide home']],
  [
    'of a withdrawn home',
    { home: { ...home, listing_state: 'withdrawn' } },
    ['Ask the owner or agent', 'Dismiss'],
  ],
  ['dismissed', { status: 'dismissed' }, []],
  ['cleared', { status: 'cleared' }, []],
  [
    'upheld',
    { status: 'upheld', home: { ...home, listing_state: 'paused', hidden_reason: 'No such rent' } },
    ['Show again'],
  ],
  ['upheld, and shown again by another way', { status: 'upheld' }, []],
])('%s it offers what the rules allow', (_, own, expected) => {
  expect(show(own).offers).toEqual(expected);
});
