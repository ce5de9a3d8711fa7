// A rule's sentence names what the server says of it.
import { expect, test } from 'vitest';
import { pageI18n } from '../lib/i18n.ts';
import { ruleOf, ruleSentence, sentencesLoaded } from './listing-rules.ts';

await sentencesLoaded;

test('a refused approval says who made whom an administrator, and until when that counts', () => {
  const facts = {
    granter: 'Asha Rao',
    grantee: 'Ravi Rao',
    on: '2026-11-01T06:30:00.000Z',
    until: '2026-12-01T06:30:00.000Z',
  };
  const data = { rule: 'approval.not-a-second-person', facts };
  const broken = ruleOf(Object.assign(new Error('This is not possible now'), { data }));
  const sentence = broken && ruleSentence(broken.rule, broken.facts);
  expect(sentence && pageI18n()._(sentence)).toBe(
    'Asha Rao made Ravi Rao an administrator on 1 Nov 2026, 12:00 pm. Until 1 Dec 2026, 12:00 pm that doesn’t count as a second person: please ask another administrator to approve this.',
  );
});

test('a rule without facts keeps its sentence', () => {
  const broken = ruleOf(Object.assign(new Error('No'), { data: { rule: 'payout.own-batch' } }));
  expect(broken).toEqual({ rule: 'payout.own-batch', field: undefined });
});

test('a day that a rule names is written as people read it', () => {
  const sentence = ruleSentence('credit-correction.not-joined', { date: '2026-05-29' });
  expect(sentence && pageI18n()._(sentence)).toBe(
    'They joined on 29 May 2026. Choose a day of that month or later.',
  );
});
