// The menu of a phone: which group one is in, and every tab by its group, one press away.
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { adminTabs } from '../tabs.generated.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { groupsOf } from './tab-groups.ts';

afterEach(cleanup);

const show = (chosenId: string) =>
  renderPage(
    <PhoneMenu groups={groupsOf(adminTabs)} chosenId={chosenId} waiting={new Map([['payouts', 9]])} />,
    `/admin?tab=${chosenId}`,
  );

test.each([
  ['dashboard', 'Menu'],
  ['payouts', 'Money'],
  ['requests', 'Figures and logs'],
])('on %s it says %s', (tab, group) => {
  show(tab);
  expect(screen.getByRole('button').textContent).toBe(group);
});

test('leads to every tab, with what waits there', () => {
  show('payouts');
  const menu = within(screen.getByRole('navigation', { name: 'All tabs', hidden: true }));
  expect(menu.getAllByRole('link', { hidden: true })).toHaveLength(adminTabs.length);
  const money = within(menu.getByRole('region', { name: 'Money', hidden: true }));
  const payouts = money.getByRole('link', { name: /^Payouts/, hidden: true });
  expect(payouts.textContent).toBe('Payouts9');
  expect(payouts.getAttribute('aria-current')).toBe('page');
});
