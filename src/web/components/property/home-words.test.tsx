// On a Hindi page homes stand where Hindi says: no screen of the portals shows "Baner, Pune", or a title that the product made in English.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleHome } from '../../../../tests/support/web/example-home.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { HomeName } from './home-names.tsx';
import { HomeRow } from './home-row.tsx';
import { HomeTitle, PlaceLine } from './home-words.tsx';

vi.mock('../../../domain/languages.ts', async (original) => ({
  ...(await original<object>()),
  language: 'hi',
}));
const names = vi.hoisted(() => [
  { place: 'Pune', name: 'पुणे', is_made: false },
  { place: 'Baner, Pune', name: 'बानेर', is_made: false },
]);
vi.mock('../../lib/use-place-names.ts', async () => {
  const { namesFrom } = await import('../../lib/place-names.ts');
  return { usePlaceNames: () => namesFrom(names) };
});
afterEach(cleanup);

const textOf = (element: ReactNode) => renderPage(<main>{element}</main>).container.querySelector('main');

it.each([
  ['2 BHK Apartment in Baner, Pune', '2 BHK Apartment in बानेर, पुणे'],
  ['5+ BHK Villa in Pune', '5+ BHK Villa in पुणे'],
  ['PG in Baner, Pune', 'PG in बानेर, पुणे'],
  ['Sunny flat in Baner, Pune', 'Sunny flat in Baner, Pune'],
])('the title %s', async (title, shown) => {
  const main = textOf(<HomeTitle title={title} />);
  await waitFor(() => expect(main?.textContent).toBe(shown));
});

it.each([
  ['Baner, Pune', 'बानेर, पुणे'],
  ['Pune', 'पुणे'],
  ['12 Some Road, Pune', '12 Some Road, पुणे'],
])('the place %s', async (line, shown) => {
  const main = textOf(<PlaceLine line={line} />);
  await waitFor(() => expect(main?.textContent).toBe(shown));
});

it.each([
  ['2 BHK Apartment in Baner, Pune', '2 BHK Apartment in बानेर, पुणे'],
  ['Rose 4, Baner, Pune', 'Rose 4, बानेर, पुणे'],
  ['Rose 4, Pune', 'Rose 4, पुणे'],
  ['Room 101, bed A, PG in Baner, Pune', 'Room 101, bed A · बानेर PG'],
  ['Rose Cottage', 'Rose Cottage'],
])('the rented home %s', async (name, shown) => {
  const main = textOf(<HomeName name={name} />);
  await waitFor(() => expect(main?.textContent).toBe(shown));
});

it('a home in a list', async () => {
  const home = { ...exampleHome, title: '2 BHK Apartment in Baner, Pune', locality: 'Baner', city: 'Pune' };
  const main = textOf(<HomeRow home={home as never} />);
  await waitFor(() => expect(main?.textContent).toContain('बानेर, पुणे'));
  expect(main?.textContent).not.toMatch(/Baner|Pune/);
});

/** What writes a place or a title as answers have it: joined by a comma, or as the words of an element. */
const raw = [
  /\[(\w+\.)*locality, (\w+\.)*city\]/,
  /^\s+\{(\w+\.)*home\.(title|place|city|locality)\}(\s|$)/m,
  /^\s+\{home\.name\}$/m,
  /(?<!name=)\{(\w+\.)+home_name\}/,
];
const portals = join(import.meta.dirname, '../../portal');
const screens = readdirSync(portals, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx$/.test(file),
);

it('no screen of the portals writes one as answers have it', () => {
  const found = screens.filter((file) => {
    const text = readFileSync(join(portals, file), 'utf8');
    return raw.some((one) => one.test(text));
  });
  expect(found).toEqual([]);
});
