import { describe, expect, it } from 'vitest';
import { asPin, isInCity, pinText, readPin, waysTo } from './home-pin.ts';

describe('a pin', () => {
  it.each([
    ['12.93471, 77.62291', { lat: 12.93471, lng: 77.62291 }],
    ['12.934712345,77.622914999', { lat: 12.93471, lng: 77.62291 }],
    [' (12.9, 77.6) ', { lat: 12.9, lng: 77.6 }],
    ['12.9° 77.6°', { lat: 12.9, lng: 77.6 }],
    ['12.9; 77.6', { lat: 12.9, lng: 77.6 }],
    ['-33.8, 151.2', { lat: -33.8, lng: 151.2 }],
  ])('is read from %s', (text, point) => {
    expect(readPin(text)).toEqual(point);
  });

  it.each(['', '12.9', 'Koramangala', '12.9, abc', '91, 77', '12.9, 181', '1e1, 2', '12.9, 77.6, 3'])(
    'is not read from “%s”',
    (text) => {
      expect(readPin(text)).toBeNull();
    },
  );

  it('is kept to about a metre, and written so that it is read again', () => {
    const pin = asPin({ lat: 12.934_712_9, lng: 77.6 });
    expect(pin).toEqual({ lat: 12.93471, lng: 77.6 });
    expect(pinText(pin)).toBe('12.93471, 77.60000');
    expect(readPin(pinText(pin))).toEqual(pin);
  });

  it('lies in a city up to 60 km from its middle', () => {
    const bengaluru = { lat: 12.9716, lng: 77.5946 };
    expect(isInCity({ lat: 13.4, lng: 77.6 }, bengaluru)).toBe(true);
    expect(isInCity({ lat: 13.6, lng: 77.6 }, bengaluru)).toBe(false);
    expect(isInCity({ lat: 13.6, lng: 77.6 }, null)).toBe(true);
  });

  it('is what the ways to it lead to', () => {
    expect(waysTo({ lat: 12.9, lng: 77.62291 })).toEqual({
      geo: 'geo:12.90000,77.62291?q=12.90000,77.62291',
      google: 'https://www.google.com/maps/dir/?api=1&destination=12.90000%2C77.62291',
      openStreetMap: 'https://www.openstreetmap.org/directions?to=12.90000%2C77.62291',
    });
  });
});
