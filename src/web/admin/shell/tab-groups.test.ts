// Each tab of the office is under one heading, and there are few of them.
import { expect, it } from 'vitest';
import { adminTabs } from '../tabs.generated.ts';
import { groupsOf } from './tab-groups.ts';

const idsOf = (id: string) =>
  groupsOf(adminTabs)
    .find((group) => group.id === id)
    ?.tabs.map((tab) => tab.id);

it('puts every tab under one heading, in the order of their places', () => {
  const groups = groupsOf(adminTabs);
  expect(groups.flatMap(({ tabs }) => tabs.map(({ id }) => id))).toEqual(adminTabs.map(({ id }) => id));
  expect(groups.filter(({ label }) => label !== null).length).toBeLessThanOrEqual(6);
});

it('leaves what is opened all day without one, and money together', () => {
  expect(idsOf('first')).toEqual(['dashboard', 'users', 'managed-rentals']);
  expect(idsOf('money')).toContain('payouts');
});

it('has no heading above nothing', () => {
  const own = adminTabs.filter(({ id }) => id === 'dashboard' || id === 'payouts');
  expect(groupsOf(own).map(({ id }) => id)).toEqual(['first', 'money']);
});
