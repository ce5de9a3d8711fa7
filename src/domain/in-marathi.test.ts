import { expect, it } from 'vitest';
import { hindiNameOf } from './in-devanagari.ts';
import { inMarathi } from './in-marathi.ts';

it.each([
  ['Pune', 'पुणे'],
  ['Nagpur', 'नागपूर'],
  ['Bengaluru', 'बंगळुरू'],
  ['Chandigarh', 'चंदीगड'],
  ['Hinjawadi', 'हिंजवाडी'],
  ['Goregaon', 'गोरेगाव'],
  ['Puranapur Road', 'पुरनपूर रोड'],
])('%s is %s in Marathi', (name, marathi) => {
  expect(inMarathi(hindiNameOf({ name, aliases: [] }).name)).toBe(marathi);
});
