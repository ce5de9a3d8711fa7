// The PIN ends while somebody works: it is asked for over the work, which is as it was afterwards.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { Gated } from './admin-portal.tsx';
import type { AdminTab } from './shell/admin-tab.ts';

let gate = 'open';
vi.mock('./shell/use-pin.ts', () => ({
  usePin: () => ({ gate, isUnset: false, query: {} }),
  usePinCalls: () => ({ enter: { isPending: false, error: null, mutate: vi.fn() } }),
}));
vi.mock('./shell/use-inbox.ts', () => ({
  useWaitingByTab: () =>
    new Map([
      ['users', 120],
      ['payouts', 9],
    ]),
}));
vi.mock('./shell/admin-header.tsx', () => ({ AdminHeader: () => <button type="button">Logout</button> }));
vi.mock('../lib/api-provider.tsx', () => ({}));
vi.mock('../lib/api.ts', () => ({}));
vi.mock('./tabs.generated.ts', () => ({
  adminTabs: [
    { id: 'users', label: { id: 'Users', message: 'Users' } },
    { id: 'payouts', label: { id: 'Payouts', message: 'Payouts' } },
    { id: 'audit', label: { id: 'Audit', message: 'Audit' } },
  ],
}));
afterEach(cleanup);

const Work = () => <input aria-label="Reason" />;
const tabs = [
  { id: 'users', place: 20, label: { id: 'Users', message: 'Users' }, component: Work },
  { id: 'payouts', place: 100, label: { id: 'Payouts', message: 'Payouts' }, component: Work },
] as unknown as AdminTab[];

let redraw = () => {};
function Portal() {
  const [, setTimes] = useState(0);
  useEffect(() => {
    redraw = () => act(() => setTimes((times) => times + 1));
  }, []);
  return <Gated roles={['admin']} name="Asha" tabs={tabs} />;
}
const turn = (next: string) => {
  gate = next;
  redraw();
};

test('what was typed when the PIN ended is there again once it is entered', async () => {
  gate = 'open';
  renderPage(<Portal />, '/admin');
  expect((await screen.findByRole('tab', { name: 'Users' })).textContent).toContain('99+');
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Half a sentence' } });
  turn('enter');
  const lock = await screen.findByRole('dialog', { name: 'Enter your admin PIN' });
  expect(lock.textContent).toContain('Logout');
  expect(screen.getByLabelText('Reason').closest('[inert]')).not.toBeNull();
  turn('open');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((screen.getByLabelText('Reason') as HTMLInputElement).value).toBe('Half a sentence');
  expect(screen.getByLabelText('Reason').closest('[inert]')).toBeNull();
});

test('before the PIN was ever entered there is nothing of the work', async () => {
  gate = 'enter';
  renderPage(<Portal />, '/admin');
  await screen.findByRole('heading', { name: 'Enter your admin PIN' });
  expect(screen.queryByLabelText('Reason')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['audit', 1],
  ['users', 0],
  ['unheard-of', 0],
])('the address of %s says %i times that another role has it', async (id, times) => {
  gate = 'open';
  renderPage(<Portal />, `/admin?tab=${id}`);
  await screen.findByLabelText('Reason');
  const said = /is not part of your role/;
  if (times > 0) expect((await screen.findByText(said)).textContent).toContain('Audit');
  else expect(screen.queryByText(said)).toBeNull();
});

test('tabs are folded under their heading, which says how much waits, and the current one is open', async () => {
  gate = 'open';
  renderPage(<Portal />, '/admin');
  const money = await screen.findByRole('button', { name: /^Money/ });
  expect(money.getAttribute('aria-expanded')).toBe('false');
  expect(money.textContent).toBe('Money9');
  expect(screen.queryByRole('tab', { name: 'Payouts' })).toBeNull();
  fireEvent.click(money);
  const payouts = await screen.findByRole('tab', { name: 'Payouts' });
  // The way in for a keyboard: the chosen tab is in another list.
  expect(payouts.tabIndex).toBe(0);
  fireEvent.click(payouts);
  expect((await screen.findByRole('tab', { name: 'Payouts' })).getAttribute('aria-selected')).toBe('true');
  // It holds the current tab: it stays open.
  fireEvent.click(screen.getByRole('button', { name: /^Money/ }));
  expect(screen.getByRole('tab', { name: 'Payouts' })).toBeTruthy();
});
