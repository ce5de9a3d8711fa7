// A line says nothing of the months it does not know.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { SmallBars } from './small-bars.tsx';
import { Sparkline, type Spot } from './sparkline.tsx';

afterEach(cleanup);

const draw = async (spots: Spot[]) => {
  renderPage(<Sparkline spots={spots} label="Commission by month" />);
  const picture = await screen.findByRole('img', { name: 'Commission by month' });
  return {
    areas: picture.querySelectorAll('polygon').length,
    lines: [...picture.querySelectorAll('polyline')].map(
      (line) => line.getAttribute('points')?.split(' ').length,
    ),
  };
};

test('months without a gap are one line over one area', async () => {
  const spots = [4, 5, 6].map((at) => ({ at, value: at }));
  expect(await draw(spots)).toEqual({ areas: 1, lines: [3] });
});

test('over months that are not closed the line is dashed, and there is no area', async () => {
  const spots = [4, 5, 6, 9].map((at) => ({ at, value: at }));
  expect(await draw(spots)).toEqual({ areas: 2, lines: [4, 3, 1] });
});

test('a month that is not over ends in a hollow dot', async () => {
  const spots = [4, 5].map((at) => ({ at, value: at }));
  renderPage(<Sparkline spots={spots} label="Leads" isRunning />);
  const picture = await screen.findByRole('img', { name: 'Leads' });
  expect(picture.querySelectorAll('path')).toHaveLength(2);
});

test('its first and last month are written below it', async () => {
  const spots = [4, 5].map((at) => ({ at, value: at }));
  renderPage(<Sparkline spots={spots} label="Leads" ends={['Apr 2026 · 4', 'May 2026 · 5']} />);
  await screen.findByText('Apr 2026 · 4');
  screen.getByText('May 2026 · 5');
});

test('small bars begin at the first figure, name each series, and draw a running month as an outline', async () => {
  const series = [
    { name: 'visits', label: 'Visits', unit: 'count', colour: 'var(--kiraya-chart)' },
    { name: 'applications', label: 'Applications', unit: 'count', colour: 'marigold.5' },
  ] as const;
  const rows = [
    { label: 'Oct 2026', values: { visits: 0, applications: 0 } },
    { label: 'Nov 2026', values: { visits: 64, applications: 30 } },
    { label: 'Dec 2026 so far', isRunning: true, values: { visits: 12, applications: 4 } },
  ];
  renderPage(<SmallBars label="Leads" rows={rows} series={series} />);
  const picture = await screen.findByRole('img', { name: 'Leads' });
  expect(picture.querySelectorAll('rect')).toHaveLength(4);
  expect(picture.querySelectorAll('rect[stroke]')).toHaveLength(2);
  for (const words of ['Visits', 'Applications', 'Nov 2026', 'highest 64', 'Dec 2026 so far'])
    screen.getByText(words);
  expect(screen.queryByText('Oct 2026')).toBeNull();
});
