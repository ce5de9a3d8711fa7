import { expect, test } from 'vitest';
import { bareNumber } from './phones.ts';

test.each([
  ['+91 98765 43210', '+919876543210'],
  ['\u202a+91 98765-43210\u202c', '+919876543210'],
  ['98765.43210', '9876543210'],
  ['(022)\u00a02345\u20116789', '02223456789'],
  ['९८७६५ ४३२१०', '9876543210'],
  ['call me', 'callme'],
])('%j is %s', (typed, number) => {
  expect(bareNumber(typed)).toBe(number);
});
