import { describe, expect, it } from 'vitest';
import { type Importer, importWaits } from './import-review.ts';
import { defaultSettings } from './settings.ts';

const known: Importer = { days: 400, hasVerifiedHome: true, unreviewed: 0, accepted: 0 };

describe('importWaits', () => {
  it.each<[string, number, Partial<Importer>, boolean]>([
    ['a known account, any size', 50_000, {}, false],
    ['a new account, as many homes as are shown at once', 20, { days: 3 }, false],
    ['a new account, one more', 21, { days: 3 }, true],
    ['an old account without a verified home', 21, { hasVerifiedHome: false }, true],
    ['an account on the day it is old enough', 5000, { days: 30 }, false],
    ['many small files', 5, { days: 3, unreviewed: 16 }, true],
    ['a file no larger than one that was accepted', 5000, { days: 3, accepted: 5000 }, false],
    ['a larger one', 5001, { days: 3, accepted: 5000 }, true],
  ])('%s', (_, rows, own, waits) => {
    expect(importWaits(rows, { ...known, ...own }, defaultSettings.imports)).toBe(waits);
  });
});
