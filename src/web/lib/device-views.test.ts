import { beforeEach, describe, expect, it } from 'vitest';
import { allowDeviceHistory, denyDeviceHistory } from './device-history.ts';
import {
  clearDeviceViews,
  DEVICE_VIEWS_KEY,
  deviceViewer,
  keepDeviceView,
  readDeviceViews,
} from './device-views.ts';

let stored: Map<string, string>;
const area = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
const forbidden = (): never => {
  throw new Error('SecurityError');
};
const view = (property_id: string) => ({ property_id, viewed_at: '2026-11-20T10:00:00.000Z' });

beforeEach(() => {
  stored = new Map();
  allowDeviceHistory(area);
});

describe('views of a device', () => {
  it('are kept newest first, each home once, fifty of them', () => {
    for (let home = 1; home <= 60; home += 1) keepDeviceView(view(`home-${home}`), area);
    keepDeviceView(view('home-30'), area);
    const homes = readDeviceViews(area).map(({ property_id: id }) => id);
    expect(homes).toHaveLength(50);
    expect(homes.slice(0, 2)).toEqual(['home-30', 'home-60']);
    expect(new Set(homes).size).toBe(50);
  });

  it('are not kept before a yes, and what was kept unasked goes', () => {
    keepDeviceView(view('home-1'), area);
    denyDeviceHistory(area);
    expect(readDeviceViews(area)).toEqual([]);
    keepDeviceView(view('home-2'), area);
    expect([...stored.keys()]).toEqual([]);
  });

  it('are gone once handed over', () => {
    keepDeviceView(view('home-1'), area);
    clearDeviceViews(area);
    expect(readDeviceViews(area)).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['half a list', '[{"property_id":'],
    ['another shape', '{"views":1}'],
    ['rows of another shape', '[null,1,{"property_id":2}]'],
  ])('read %s as none', (_, text) => {
    if (text !== null) stored.set(DEVICE_VIEWS_KEY, text);
    expect(readDeviceViews(area)).toEqual([]);
  });

  it('do without storage where it is forbidden', () => {
    expect(() => keepDeviceView(view('home-1'), forbidden)).not.toThrow();
    expect(() => clearDeviceViews(forbidden)).not.toThrow();
    expect(readDeviceViews(forbidden)).toEqual([]);
    expect(deviceViewer(forbidden)).toMatch(/^[\w-]{36}$/);
  });
});

it('knows the visit by one random word', () => {
  const word = deviceViewer(area);
  expect(word).toMatch(/^[\w-]{16,64}$/);
  expect(deviceViewer(area)).toBe(word);
});
