import { expect, test } from 'vitest';
import { bareNumber, formatPhone, phoneOf } from './phones.ts';

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

test.each([
  '9876543210',
  '98765 43210',
  '098765 43210',
  '91 9876543210',
  '+91-98765-43210',
  '+91 (0) 98765 43210',
  '0091 98765 43210',
  '९८७६५४३२१०',
])('%s is kept as +919876543210 and read as +91 98765 43210', (typed) => {
  expect([phoneOf(typed), formatPhone(typed)]).toEqual(['+919876543210', '+91 98765 43210']);
});

test.each([
  ['022 2345 6789', '+912223456789'],
  ['+44 20 7946 0958', '+442079460958'],
  ['00 44 20 7946 0958', '+442079460958'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['1800 123 4567', '18001234567'],
  ['1800 123 456', '1800123456'],
  ['2345 6789', '23456789'],
  ['', ''],
])('%s is kept as %s', (typed, stored) => {
  expect(phoneOf(typed)).toBe(stored);
  expect(phoneOf(stored)).toBe(stored);
});
