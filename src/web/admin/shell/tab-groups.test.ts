// Each tab of the office has one place: in sight, or under one of few headings.
import { expect, it } from 'vitest';
import { adminTabs } from '../tabs.generated.ts';
import { groupsOf, inLine } from './tab-groups.ts';

const idsOf = (id: string) =>
  groupsOf(adminTabs)
    .find((group) => group.id === id)
    ?.tabs.map((tab) => tab.id);

it('puts every tab in one place, the others under few headings', () => {
  const groups = groupsOf(adminTabs);
  const ids = groups.flatMap(({ tabs }) => tabs.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(adminTabs.map(({ id }) => id).toSorted());
  expect(groups.filter(({ label }) => label !== null).length).toBeLessThanOrEqual(6);
});

// spec 2.3: The tabs, in their order
it('keeps the ten in sight, in their order, and money together', () => {
  expect(idsOf('first')?.join(' ')).toBe(
    'dashboard users managed-rentals brokers roles shadow-balancing shadow-power documentation analytics settings',
  );
  expect(idsOf('money')).toContain('payouts');
});

it('has no heading above nothing', () => {
  const own = adminTabs.filter(({ id }) => id === 'dashboard' || id === 'payouts');
  expect(groupsOf(own).map(({ id }) => id)).toEqual(['first', 'money']);
});

it('has few tabs in one line in the order of the work, and all of them with the ten first', () => {
  const few = ['guaranteed-leases', 'dashboard', 'payouts', 'months'];
  const own = adminTabs.filter(({ id }) => few.includes(id));
  expect(inLine(own).map(({ id }) => id)).toEqual(['dashboard', 'months', 'payouts', 'guaranteed-leases']);
  expect(inLine(adminTabs)[9]?.id).toBe('settings');
});
