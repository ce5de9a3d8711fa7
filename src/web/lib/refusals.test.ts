// What an answer of the server says, by whichever code it carries.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { invalid } from '../../domain/refusals.ts';
import { fieldFaults, refusalOfAnswer, shownParams, worded } from './refusals.ts';

const message = 'In English';

test.each([
  [
    { code: 'NOT_FOUND', message, data: { reason: 'home.not-yours' } },
    { message, reason: 'home.not-yours' },
  ],
  [
    { code: 'RULE_BROKEN', message, data: { rule: 'payout.own-batch' } },
    { message, reason: 'payout.own-batch' },
  ],
  [
    {
      code: 'RULE_BROKEN',
      message,
      data: { rule: 'approval.not-a-second-person', facts: { granter: 'Asha' } },
    },
    { message, reason: 'approval.not-a-second-person', params: { granter: 'Asha' } },
  ],
  [
    { code: 'FORBIDDEN', message },
    { message, reason: 'FORBIDDEN' },
  ],
  [{ message }, { message, reason: 'field.invalid' }],
])('%j is the refusal %j', (answer, refusal) => {
  expect(refusalOfAnswer(answer)).toEqual(refusal);
});

test('an English page shows the sentence that came', () => {
  expect(worded({ message, reason: 'NOT_FOUND' })).toBe(message);
});

test('numbers are grouped and moments written out', () => {
  expect(shownParams({ most: 120_000, on: '2026-11-01T06:30:00.000Z', name: 'Asha' })).toEqual({
    most: '1,20,000',
    on: '1 Nov 2026, 12:00 pm',
    name: 'Asha',
  });
});

test('a schema’s faults stand under the paths of their fields', () => {
  const schema = z.object({
    pay: z.object({ most: z.number().max(5, invalid('pay.too-much', 'At most {most}', { most: 5 })) }),
  });
  expect(fieldFaults(schema)({ pay: { most: 6 } })).toEqual({ 'pay.most': 'At most 5' });
  expect(fieldFaults(schema)({ pay: { most: 5 } })).toEqual({});
});

test('a day in the server’s own sentence is written as people read it', () => {
  const refusal = {
    reason: 'nobody-knows-it',
    message: 'They joined on 2026-05-29. Choose a day of that month or later.',
    params: { date: '2026-05-29' },
  };
  expect(worded(refusal)).toBe('They joined on 29 May 2026. Choose a day of that month or later.');
});
