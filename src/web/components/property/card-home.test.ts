import { expect, it, vi } from 'vitest';
import type { FoundCard } from '../../../contract/property-search.ts';
import { asWritten } from '../../lib/names-as-written.ts';
import { namesFrom } from '../../lib/place-names.ts';
import { cardHome } from './card-home.ts';

vi.mock('../../../domain/languages.ts', async (original) => ({
  ...(await original<object>()),
  language: 'hi',
}));
const names = namesFrom([
  { place: 'Pune', name: 'पुणे', is_made: false },
  { place: 'Baner, Pune', name: 'बानेर', is_made: false },
]);
const home = (title: string) =>
  ({ id: '1', title, city: 'Pune', locality: 'Baner', property_type: 'apartment' }) as FoundCard;

it('a title that we made is in the page’s language, beside the one that the address is made of', () => {
  const card = cardHome(home('2 BHK Apartment in Baner, Pune'), names);
  expect(card.title).toBe('2 BHK Apartment in Baner, Pune');
  expect(card.shown?.title).toMatch(/बानेर, पुणे$/);
});

it('its lister’s own words stay as they are', () => {
  expect(cardHome(home('Sunny flat in Baner, Pune'), names).shown).toEqual({ city: 'पुणे', locality: 'बानेर' });
});

it('an English page hands over no second name', () => {
  expect(cardHome(home('2 BHK Apartment in Baner, Pune'), asWritten).shown).toBeUndefined();
});
