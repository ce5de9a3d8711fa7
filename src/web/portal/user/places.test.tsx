// Members of an organisation find its work on their first screen.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { Places } from './places.tsx';

const mine = vi.hoisted(() => ({ items: [] as { role: string }[] }));
vi.mock('../../components/organisations/use-team.ts', () => ({ useMyOrganisations: () => ({ data: mine }) }));
afterEach(cleanup);

const linksOf = (role?: string) => {
  mine.items = role ? [{ role }] : [];
  renderPage(<Places />);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it.each([
  ['accountant', ['/portal/team', '/portal/team/money', '/properties']],
  ['agent', ['/portal/team/leads', '/portal/team', '/properties']],
  [undefined, ['/properties', '/submit-property', '/shortlisted']],
])('of an %s', (role, first) => {
  expect(linksOf(role).slice(0, 3)).toEqual(first);
});
