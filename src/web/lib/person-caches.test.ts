import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOthers } from './person-caches.ts';

const SHARED = ['kiraya-assets', 'kiraya-pages'];
let names: string[] = [];

beforeEach(() => {
  names = [...SHARED, 'kiraya-portal', 'kiraya-person-asha'];
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (gone: string) => {
      names = names.filter((name) => name !== gone);
      return true;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps everything of whoever is still signed in', async () => {
  await forgetOthers('asha');
  expect(names).toEqual([...SHARED, 'kiraya-portal', 'kiraya-person-asha']);
});

it.each([
  ['nobody is', undefined],
  ['somebody else is', 'ravi'],
])('removes answers and portal pages when %s', async (_, userId) => {
  await forgetOthers(userId);
  expect(names).toEqual(SHARED);
});
