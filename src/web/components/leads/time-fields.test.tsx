// @vitest-environment happy-dom
// A day of the week ahead is chosen with one tap, and its hours are there.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { TimeFields, type VisitTime } from './time-fields.tsx';

afterEach(cleanup);

function Fields() {
  const [time, setTime] = useState<VisitTime>({ date: null, slot: null });
  return <TimeFields value={time} onChange={setTime} errors={{}} />;
}

it('a day is one tap, and then its hours are offered', () => {
  renderPage(<Fields />);
  const days = within(screen.getByRole('group', { name: 'The coming week' })).getAllByRole('button');
  expect(days).toHaveLength(7);
  expect(days[2]?.textContent).toMatch(/^\w{3}, \d+ \w+$/);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  if (days[2]) fireEvent.click(days[2]);
  expect(days.map((day) => day.getAttribute('aria-pressed'))[2]).toBe('true');
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(5);
});
