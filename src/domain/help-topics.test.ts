import { expect, it } from 'vitest';
import { helpGroups, helpPathOf, helpTopics } from './help-topics.ts';

it.each([
  ['/my-properties', '/help/list-a-home'],
  ['/my-properties/import', '/help/import-homes'],
  ['/properties/01-02/edit', '/help/photos'],
  ['/properties/01-02/rooms', '/help/pg-beds'],
  ['/portal/tenant/payments', '/help/pay-rent'],
  ['/portal/tenant/lease', '/help/sign-a-lease'],
  ['/portal/landlord/leases/01-02/edit', '/help/sign-a-lease'],
  ['/portal/affiliate/reports', '/help/ranks-and-payouts'],
  ['/settings', '/help/privacy-and-deletion'],
  ['/settings/api', '/help/programs'],
  ['/portal/broker/leads', '/help/leads'],
  ['/portal/leases/01-02/condition', '/help/condition-report'],
  ['/properties/01-02/verification', '/help/verification'],
  ['/settingsfoo', '/help'],
  ['/portal/user', '/help/find-a-home'],
  ['/portal', '/help'],
  ['/', '/help'],
])('the help of %s is %s', (path, help) => {
  expect(helpPathOf(path)).toBe(help);
});

it('lists each topic once', () => {
  expect(helpGroups.flatMap(({ topics }) => topics)).toEqual(helpTopics);
  expect(new Set(helpTopics).size).toBe(helpTopics.length);
});
