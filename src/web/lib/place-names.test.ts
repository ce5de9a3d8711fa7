import { expect, it, vi } from 'vitest';
import type { Api } from './api-context.ts';
import { namesFrom, placeNames } from './place-names.ts';

it('shows a known name alone and a made one with the Latin one behind it', () => {
  const names = namesFrom([
    { place: 'Bengaluru', name: 'बेंगलुरु', is_made: false },
    { place: 'Varthur, Bengaluru', name: 'वरथुर', is_made: true },
    { place: '560038, Bengaluru', name: '560038', is_made: true },
  ]);
  expect(names.city('Bengaluru')).toBe('बेंगलुरु');
  expect(names.locality('Varthur', 'Bengaluru')).toBe('वरथुर (Varthur)');
  expect(names.locality('560038', 'Bengaluru')).toBe('560038');
  expect(names.locality('Varthur', 'Pune')).toBe('Varthur');
  expect(names.of({ city: 'Bengaluru', locality: 'Varthur' })).toEqual({
    city: 'बेंगलुरु',
    locality: 'वरथुर (Varthur)',
  });
});

it('asks nothing for an English page', async () => {
  const hindiNames = vi.fn();
  const names = await placeNames({ places: { hindiNames } } as unknown as Api, [{ city: 'Pune' }]);
  expect(hindiNames).not.toHaveBeenCalled();
  expect(names.city('Pune')).toBe('Pune');
  expect(names.of({ city: 'Pune', locality: 'Baner' })).toEqual({});
});
