// `/property-manager`: managers find their homes, and administrators who manage none where managers and homes are.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Role } from '../../../domain/roles.ts';
import PropertyManager from './property-manager.tsx';

let roles: Role[] = [];
vi.mock('../../lib/use-account.ts', () => ({
  useAccount: () => ({ status: 'signed-in', user: { name: 'Asha' }, me: {}, roles }),
}));
vi.mock('./manager-home.tsx', () => ({ AssignedHomes: () => 'Their homes', meta: () => [] }));
afterEach(cleanup);

test.each<[Role[], boolean]>([
  [['property_manager'], true],
  [['admin', 'property_manager'], true],
  [['admin'], false],
])('with the roles %j homes are shown: %s', (held, shows) => {
  roles = held;
  renderPage(<PropertyManager />);
  expect(screen.queryByText('Their homes') !== null).toBe(shows);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    shows ? [] : ['/admin?tab=users&role=property_manager', '/admin?tab=managed-rentals&view=active'],
  );
});
