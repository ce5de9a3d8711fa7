import { describe, expect, it, test } from 'vitest';
import {
  afterReport,
  blameOf,
  blameOfAnswer,
  isTextable,
  maskedNumber,
  prefixOf,
  smsUnits,
  type TextState,
  textUnits,
} from './text-messages.ts';

test.each([
  ['+919876543210', [], true],
  ['+916000000000', [], true],
  ['+915876543210', [], false],
  ['+91987654321', [], false],
  ['9876543210', [], false],
  ['+918047182200x', [], false],
  ['+971501234567', [], false],
  ['+971501234567', ['+971'], true],
  ['+9715', ['+971'], false],
  ['+915876543210', ['+91'], false],
])('texts go to %s beside %o: %s', (number, countries, goes) => {
  expect(isTextable(number, countries)).toBe(goes);
});

test('numbers of one range share their prefix, and lists show no whole number', () => {
  expect(prefixOf('+919876543210')).toBe('+919876543');
  expect(maskedNumber('+919876543210')).toBe('+91 98•••••210');
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  [`${'a'.repeat(158)}€`, 1],
  [`${'a'.repeat(159)}€`, 2],
  ['क'.repeat(70), 1],
  ['क'.repeat(71), 2],
  ['क'.repeat(135), 3],
])('%# is paid as %s SMS', (text, units) => {
  expect(smsUnits(text)).toBe(units);
});

test('WhatsApp counts messages', () => {
  expect(textUnits('whatsapp', 'क'.repeat(200))).toBe(1);
  expect(textUnits('sms', 'क'.repeat(200))).toBe(3);
});

test.each([
  ['DLT_TEMPLATE_MISMATCH', 'template'],
  ['Template not found', 'template'],
  ['PEID_NOT_MATCHED_WITH_HEADER', 'template'],
  ['The principal Entity Id is wrong', 'template'],
  ['Failed by scrubbing', 'template'],
  ['Invalid Number', 'number'],
  ['UNKNOWN_SUBSCRIBER', 'number'],
  ['Number Does Not Exist On WhatsApp', 'number'],
  ['NDNC', 'number'],
  ['Blocked number', 'number'],
  ['The phone number is invalid', 'number'],
  ['Absent subscriber', 'message'],
  ['FAILED', 'message'],
  ['', 'message'],
])('“%s” is the fault of the %s', (words, blame) => {
  expect(blameOf(words)).toBe(blame);
});

test.each([
  ['Invalid authkey', 'account'],
  ['Authentication failed due to invalid userId or password', 'account'],
  ['Wallet Balance Low', 'account'],
  ['IP is not whitelisted', 'account'],
  ['Template ID missing', 'template'],
  ['The phone number is invalid', 'number'],
  ['Unknown error', 'message'],
])('an answer “%s” is the fault of the %s', (words, blame) => {
  expect(blameOfAnswer(words)).toBe(blame);
});

describe('a report', () => {
  const report = (reason: string | null) => ({
    providerId: 'x',
    number: '+919876543210',
    isDelivered: reason === null,
    reason: reason ?? '',
  });

  it.each<[TextState, string | null, TextState | null]>([
    ['sent', null, 'delivered'],
    ['sent', 'Absent subscriber', 'failed'],
    ['sent', 'Invalid number', 'undeliverable'],
    ['delivered', null, null],
    ['delivered', 'Absent subscriber', null],
    ['failed', 'Invalid number', null],
    ['failed', null, 'delivered'],
    ['undeliverable', 'Invalid number', null],
    ['waiting', 'Absent subscriber', null],
    ['waiting', null, 'delivered'],
  ])('of a text that is %s, saying %s: %s', (state, reason, after) => {
    expect(afterReport(state, report(reason))).toBe(after);
  });
});
