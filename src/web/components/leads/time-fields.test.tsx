// A day of the week ahead is chosen with one tap, and its hours are there.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { anyHour, type VisitOffer, weekdays } from '../../../domain/visit-hours.ts';
import { TimeFields, type VisitTime } from './time-fields.tsx';

afterEach(cleanup);

function Fields({ offer = anyHour }: { offer?: VisitOffer }) {
  const [time, setTime] = useState<VisitTime>({ date: null, slot: null });
  return <TimeFields value={time} onChange={setTime} errors={{}} offer={offer} />;
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

it('only the hours that are offered are there, and said', () => {
  renderPage(<Fields offer={{ hours: [{ days: weekdays, from: 18, until: 20 }], taken: [] }} />);
  expect(screen.getByText('Shown Mon–Sun 6 pm–8 pm')).toBeTruthy();
  const days = within(screen.getByRole('group', { name: 'The coming week' })).getAllByRole('button');
  if (days[2]) fireEvent.click(days[2]);
  expect(screen.getAllByRole('radio').map((slot) => slot.getAttribute('value'))).toEqual(['18:00', '19:00']);
});
