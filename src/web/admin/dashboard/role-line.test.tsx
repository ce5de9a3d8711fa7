// What one's role is for is read once on a device, and again with another role.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import type { Role } from '../../../domain/roles.ts';
import RoleLine from './role-line.tsx';

let roles: Role[] = [];
vi.mock('../../lib/use-account.ts', () => ({ useAccount: () => ({ status: 'signed-in', roles }) }));
vi.mock('../shell/use-pin.ts', () => ({ usePin: () => ({ isUnset: true }) }));
afterEach(() => localStorage.clear());

const see = (...own: Role[]) => {
  roles = own;
  return open(RoleLine, '/admin', {});
};

test('says what a maker does, what is left to others, and what the PIN is for, until it is put away', async () => {
  const page = see('finance_maker', 'broker');
  const line = await screen.findByRole('note');
  expect(line.textContent).toContain('Finance maker: you can draft payout batches');
  expect(line.textContent).toContain('You cannot approve a batch or close a month. Set a PIN');
  fireEvent.click(screen.getByRole('button', { name: 'Hide this' }));
  expect(screen.queryByRole('note')).toBeNull();
  page.unmount();
  see('finance_maker').unmount();
  expect(screen.queryByRole('note')).toBeNull();
  see('support');
  expect((await screen.findByRole('note')).textContent).toContain('Support: you can answer enquiries');
});
