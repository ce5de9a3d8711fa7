import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { PlaceSuggestion } from '../../../contract/places.ts';
import { allowDeviceHistory, denyDeviceHistory } from '../../lib/device-history.ts';
import { pageI18n } from '../../lib/i18n.ts';
import { keepSearch, recentSearches } from '../../lib/recent-searches.ts';
import { PlaceSearch } from './place-search.tsx';

const suggest = vi.fn();
vi.mock('../../lib/lazy-api.ts', () => {
  const load = async () => ({ places: { suggest } });
  return { useLazyApi: () => load };
});
beforeEach(() => {
  localStorage.clear();
  allowDeviceHistory();
  suggest.mockReset();
});
afterEach(cleanup);

const koramangala: PlaceSuggestion = {
  kind: 'locality',
  name: 'Koramangala',
  city: 'Bengaluru',
  homes: 120,
  hindi: { name: 'कोरमंगला', is_made: false, city: 'बेंगलुरु' },
  path: '/properties?city=bengaluru&locality=koramangala',
};
const station: PlaceSuggestion = {
  kind: 'metro_station',
  name: 'Kormangala Depot',
  city: 'Bengaluru',
  homes: 0,
  hindi: { name: 'कोरमंगला डेपोट', is_made: true, city: 'बेंगलुरु' },
  path: '/properties?city=bengaluru&near=Kormangala+Depot',
};

/** Each test types a text of its own: a page asks for a text once. */
async function open(text?: string, cities?: { name: string; slug: string; homes: number }[]) {
  const view = renderPage(
    <Form method="get" action="/properties" role="search">
      <PlaceSearch text={text} {...(cities && { cities })} />
      <input type="hidden" name="bedrooms" value="2" />
      <input type="hidden" name="pincode" value="560001" />
    </Form>,
  );
  const field = screen.getByPlaceholderText<HTMLInputElement>('City, locality or landmark');
  await act(async () => field.focus());
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  const address = () => view.router.state.location.pathname + view.router.state.location.search;
  return { ...view, field, address };
}
const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('suggests places with their kind, city and homes, and goes to the one that arrows and Enter choose', async () => {
  suggest.mockResolvedValue([koramangala, station]);
  const { field, address } = await open();
  type(field, 'kora');
  await screen.findByRole('option', { name: /Koramangala/ });
  expect(names()).toEqual([
    'Koramangala Locality · Bengaluru 120 homes',
    'Kormangala Depot Metro station · Bengaluru ',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const [, second] = screen.getAllByRole('option');
  expect(second?.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(second?.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(address()).toBe('/properties?city=bengaluru&near=Kormangala+Depot&bedrooms=2');
  expect(field.value).toBe('');
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

it('asks once the typing rests, and once for the same text', async () => {
  suggest.mockResolvedValue([koramangala]);
  const { field } = await open();
  for (const text of ['in', 'ind', 'indi']) type(field, text);
  await screen.findByRole('listbox');
  type(field, 'ind');
  type(field, ' Indi ');
  await screen.findByRole('listbox');
  expect(suggest.mock.calls).toEqual([[{ q: 'indi' }]]);
});

it('sends what is typed by Enter while nothing is marked, and remembers it on the device', async () => {
  suggest.mockReturnValue(new Promise(() => {}));
  const { field, address } = await open();
  type(field, 'mg road');
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.submit(screen.getByRole('search'));
  expect(address()).toBe('/properties?q=mg+road&bedrooms=2&pincode=560001');
  expect(recentSearches()).toEqual([{ name: 'mg road', path: '/properties?q=mg+road' }]);
});

it('closes by Escape and keeps the text; the arrows open it again', async () => {
  suggest.mockResolvedValue([koramangala]);
  const { field } = await open();
  type(field, 'koraman');
  await screen.findByRole('listbox');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect([names(), field.value]).toEqual([[], 'koraman']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(names()).toHaveLength(1);
  fireEvent.blur(field);
  expect(names()).toEqual([]);
});

it('stays silent while a keyboard composes letters of another script', async () => {
  suggest.mockResolvedValue([koramangala]);
  const { field, address } = await open();
  type(field, 'कोरमंगला');
  await screen.findByRole('listbox');
  expect(suggest).toHaveBeenCalledWith({ q: 'कोरमंगला' });
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('false');
  fireEvent.click(screen.getByRole('option'));
  expect(address()).toBe('/properties?city=bengaluru&locality=koramangala&bedrooms=2');
});

it('offers an empty field recent searches and large cities, each once, and forgets the searches when asked', async () => {
  const path = '/properties?city=pune';
  keepSearch({ name: 'Pune', kind: 'city', city: null, path });
  const cities = [
    { name: 'Pune', slug: 'pune', homes: 9 },
    { name: 'Mumbai', slug: 'mumbai', homes: 1 },
  ];
  const { field } = await open(undefined, cities);
  expect(names()).toEqual(['Pune Searched before · City ', 'Mumbai City 1 home']);
  fireEvent.click(screen.getByRole('button', { name: 'Forget my searches and homes on this device' }));
  expect(names()).toEqual(['Pune City 9 homes', 'Mumbai City 1 home']);
  expect([recentSearches(), document.activeElement]).toEqual([[], field]);
  expect(suggest).not.toHaveBeenCalled();
});

it('remembers no search before the yes that an empty field asks for', async () => {
  denyDeviceHistory();
  keepSearch({ name: 'Pune', path: '/properties?city=pune' });
  await open(undefined, [{ name: 'Mumbai', slug: 'mumbai', homes: 1 }]);
  expect(names()).toEqual(['Mumbai City 1 home']);
  expect(localStorage).toHaveLength(0);
  fireEvent.click(
    screen.getByRole('button', { name: 'Remember my searches and the homes I view on this device' }),
  );
  fireEvent.click(screen.getByRole('option', { name: 'Mumbai City 1 home' }));
  expect(recentSearches()).toMatchObject([{ name: 'Mumbai' }]);
});

it('puts a text that was searched for before back into the field', async () => {
  keepSearch({ name: 'mg road', path: '/properties?q=mg+road' });
  const { field, address } = await open('mg road');
  type(field, '');
  fireEvent.click(screen.getByRole('option', { name: /mg road/ }));
  expect([address(), field.value]).toEqual(['/properties?q=mg+road&bedrooms=2', 'mg road']);
});

it('waits for a letter where the page came with a text, and says when nothing is found', async () => {
  suggest.mockRejectedValue(new Error('No connection'));
  keepSearch({ name: 'Pune', path: '/properties?q=Pune' });
  const { field } = await open('Pune');
  expect(names()).toEqual([]);
  type(field, 'Punezz');
  await screen.findByText('No suggestions');
  expect(names()).toEqual([]);
});

it('names places in Hindi as people write them, and says of others that the name is made by its sound', async () => {
  const i18n = pageI18n();
  i18n.loadAndActivate({ locale: 'hi', messages: {} });
  suggest.mockResolvedValue([koramangala, station]);
  const { field } = await open();
  type(field, 'कोरमं');
  await screen.findByRole('option', { name: /कोरमंगला Koramangala · Locality · बेंगलुरु/ });
  expect(names()[1]).toMatch(/^Kormangala Depot कोरमंगला डेपोट \(by its sound\)/);
  i18n.activate('en');
});

it('never shows, nor lets choose, what belongs to earlier letters', async () => {
  const late: ((places: PlaceSuggestion[]) => void)[] = [];
  suggest.mockImplementation(({ q }) =>
    q === 'koram' ? Promise.resolve([koramangala]) : new Promise((answer) => late.push(answer)),
  );
  const { field, address } = await open();
  type(field, 'koram');
  await screen.findByRole('option', { name: /Koramangala/ });
  type(field, 'koramx');
  expect(names()).toEqual([]);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.submit(screen.getByRole('search'));
  expect(address()).toBe('/properties?q=koramx&bedrooms=2&pincode=560001');
  // The answer to what stood there before comes after all.
  type(field, 'koramxy');
  for (const answer of late) await act(async () => answer([station]));
  expect(names()).toEqual([]);
});

it('suggests for what was typed while the page woke up, before it listened', async () => {
  suggest.mockResolvedValue([koramangala]);
  const listen = HTMLInputElement.prototype.addEventListener;
  vi.spyOn(HTMLInputElement.prototype, 'addEventListener').mockImplementation(function (
    this: HTMLInputElement,
    ...listener: Parameters<typeof listen>
  ) {
    // The last letter comes just before the list listens; no other follows.
    if (listener[0] === 'input' && this.type === 'search') this.value = 'kmg';
    listen.apply(this, listener);
  });
  const { field } = await open();
  await screen.findByRole('option', { name: /Koramangala/ });
  expect([suggest.mock.calls, field.value]).toEqual([[[{ q: 'kmg' }]], 'kmg']);
  vi.restoreAllMocks();
});
