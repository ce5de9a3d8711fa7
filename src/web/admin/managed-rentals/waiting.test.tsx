// The figure on the tab of the office is the sum of those on the tabs in it, and each leads to what it counts.
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import { DashboardApplications } from '../dashboard/applications.tsx';
import ManagedRentalsTab from './managed-rentals-tab.tsx';

vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const waits = (kind: string, count: number) => ({
  kind,
  count,
  oldest_at: null,
  amount: null,
  late_amount: null,
  is_late: false,
});
const inbox = {
  items: [
    waits('applications', 13),
    waits('applications-to-configure', 3),
    waits('rents-to-mark', 1),
    waits('enquiries', 5),
  ],
};
const application = {
  id: '019aa000-0000-7000-8000-000000000001',
  property_location: 'Civil Lines, Jaipur',
  property_type: 'villa',
  landlord_name: 'Sudha Hegde',
  monthly_rent: 89_000_00,
  status: 'under_review',
  is_configured: false,
  created_at: '2026-11-20T06:30:00.000Z',
  bedrooms: 4,
  area_sqft: 1690,
  decline_reason: null,
};
const list = { items: [application], total: 1, next_cursor: null };

test('the tabs say what waits on each, and the list where the rest is', async () => {
  open(ManagedRentalsTab, '/admin?tab=managed-rentals', { 'inbox.list': inbox, 'managedRentals.list': list });
  const rest = await screen.findByRole('link', { name: '3 approved homes to configure' });
  expect(rest.getAttribute('href')).toBe('/admin?tab=managed-rentals&show=to-configure');
  await screen.findByText('1 application to decide · late after 2 days');
  // Above the list once, and not on each row.
  const row = screen.getByRole('article', { name: /Civil Lines/ }).textContent;
  expect(row).toMatch(/waiting \d+ days/);
  expect(row).not.toContain('late after');
  const words = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(words).toEqual(['Pending Approval16', 'Active Properties', 'RVL Tracking1']);
});

test('an application under review leads from the dashboard to its decision', async () => {
  open(DashboardApplications, '/admin', { 'managedRentals.list': list });
  const row = within(await screen.findByRole('article', { name: 'Civil Lines, Jaipur' }));
  const link = row.getByRole('link', { name: 'Decide Civil Lines, Jaipur' });
  expect(new URL(link.getAttribute('href') ?? '', 'http://kiraya').searchParams.get('show')).toBe(
    'under_review',
  );
});
