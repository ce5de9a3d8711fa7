import { expect, it } from 'vitest';
import { pageI18n } from '../../lib/i18n.ts';
import { type Fact, type FactsHome, fieldText } from './field-text.ts';

it.each<[Fact, number, string]>([
  ['floor', 0, 'Ground'],
  ['floor', 3, '3'],
  ['floor', -1, '-1'],
  ['brokerage_days', 0, 'None'],
  ['brokerage_days', 15, '15 days of rent'],
  ['pg_notice_days', 0, 'None'],
  ['pg_notice_days', 30, '30'],
])('%s of %d reads “%s”', (name, value, text) => {
  expect(fieldText(name, { [name]: value } as unknown as FactsHome, pageI18n())).toBe(text);
});
