// @vitest-environment happy-dom
// What is drawn of the streams is what the sentence below them says.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { PersonMonth } from '../../../contract/commissions.ts';
import { BalancePicture } from './balance-picture.tsx';

afterEach(cleanup);

const lakh = (count: number) => Math.round(count * 10_000_000);
const person: PersonMonth = {
  status: 'active',
  mode: 'balanced',
  personal: 0,
  team: lakh(59.56),
  largest_leg: 0,
  primary: lakh(29.78),
  growth: lakh(29.78),
  is_levelled: true,
  qualifying: lakh(29.78),
  qualified_by: 'weaker-stream',
  shadow_added: 0,
  shadow_power: lakh(2),
  is_granted: false,
  rank: 'Leader',
  rate_bp: 2500,
  next: {
    rank: 'Director',
    threshold: lakh(40),
    missing: { kind: 'streams', primary: lakh(10.22), growth: lakh(8.22) },
  },
  reason: null,
  earned: 0,
  held: 0,
} as PersonMonth;

it('shadow power lengthens the growth bar and is named beside it', () => {
  const { container } = renderPage(<BalancePicture person={person} />);
  const widths = [...container.querySelectorAll<HTMLElement>('[data-of]')].map((bar) => [
    bar.dataset.of,
    Number.parseFloat(bar.style.width).toFixed(2),
  ]);
  expect(widths).toEqual([
    ['primary', '74.45'],
    ['growth', '74.45'],
    ['shadow', '5.00'],
  ]);
  screen.getByText('₹29,78,000 + ₹2,00,000 shadow power');
  screen.getByText(/₹10,22,000 more in the primary stream and ₹8,22,000 more in the growth stream/);
});

it('by total volume there is one bar with one mark', () => {
  const next = { rank: 'Director', threshold: lakh(60), missing: { kind: 'total', amount: lakh(0.44) } };
  const total = { ...person, mode: 'total_volume', qualified_by: 'total-volume', next } as PersonMonth;
  const { container } = renderPage(<BalancePicture person={total} />);
  screen.getByText('Both streams');
  expect(container.querySelectorAll('[class*="target"]')).toHaveLength(1);
  expect(screen.queryByText(/shadow power/i)).toBeNull();
});
