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

it('shadow power lengthens the growth bar up to the primary one, and the rest is named', () => {
  const own = {
    primary: lakh(20.54),
    growth: lakh(18.95),
    qualifying: lakh(20.54),
    qualified_by: 'shadow-power-limited',
    shadow_added: lakh(1.59),
    next: {
      rank: 'Director',
      threshold: lakh(40),
      missing: { kind: 'streams', primary: lakh(19.46), growth: lakh(19.05) },
    },
  };
  const { container } = renderPage(<BalancePicture person={{ ...person, ...own } as PersonMonth} />);
  const widths = [...container.querySelectorAll<HTMLElement>('[data-of]')].map((bar) => [
    bar.dataset.of,
    Number.parseFloat(bar.style.width).toFixed(2),
  ]);
  expect(widths).toEqual([
    ['primary', '51.35'],
    ['growth', '47.38'],
    ['shadow', '3.98'],
    ['spare', '1.02'],
  ]);
  for (const part of ['₹18,95,000', '+ ₹1,59,000 shadow power', '₹41,000 shadow power in reserve']) {
    screen.getByText(part);
  }
  screen.getByText('Director ₹40 L');
  screen.getByText(/₹41,000 of shadow power is in reserve/);
  screen.getByText(/₹19,46,000 more in the primary stream and ₹19,05,000 more in the growth stream/);
});

it('equal streams need no shadow power, and say so', () => {
  renderPage(<BalancePicture person={person} />);
  screen.getByText(/₹2,00,000 of shadow power is in reserve/);
  expect(screen.queryByText(/\+ ₹/)).toBeNull();
});

it('by total volume there is one bar with one mark', () => {
  const next = { rank: 'Director', threshold: lakh(60), missing: { kind: 'total', amount: lakh(0.44) } };
  const total = { ...person, mode: 'total_volume', qualified_by: 'total-volume', next } as PersonMonth;
  const { container } = renderPage(<BalancePicture person={total} />);
  screen.getByText('Both streams');
  expect(container.querySelectorAll('[class*="target"]')).toHaveLength(1);
  expect(screen.queryByText(/shadow power/i)).toBeNull();
});
