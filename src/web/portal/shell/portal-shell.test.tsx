// The frame of work screens: sidebar switch and its cookie, shortcuts, what phones get.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Window as TestWindow } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { visibleGroups } from './links.ts';
import { PortalShell } from './portal-shell.tsx';
import { SidebarLinks } from './sidebar-links.tsx';
import { readSidebarOpen, sidebarCookie } from './sidebar-state.ts';

// It asks the server for its count; its own test is a journey.
vi.mock('./notification-bell.tsx', () => ({ NotificationBell: () => null }));
vi.mock('./use-found-people.ts', () => ({ useFoundPeople: () => ({ people: [], isPending: false }) }));

const person = {
  name: 'Asha Rao',
  reachedAt: 'asha@example.com',
  avatarUrl: null,
  roles: ['broker'] as const,
};

function renderShell(width = 1280) {
  (window as unknown as TestWindow).happyDOM.setViewport({ width });
  const onSignOut = vi.fn();
  const view = renderPage(
    <PortalShell person={person} onSignOut={onSignOut}>
      <label>
        Search leads <input type="search" />
      </label>
    </PortalShell>,
    '/my-properties',
  );
  const shell = view.container.querySelector('[data-narrow]');
  return {
    ...view,
    onSignOut,
    isNarrow: () => view.container.querySelector('[data-narrow]') !== null,
    shell,
  };
}

const pressCtrl = (key: string) =>
  fireEvent.keyDown(document.documentElement, { key, code: `Key${key.toUpperCase()}`, ctrlKey: true });

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test reads what the page wrote
  document.cookie = 'sidebar_state=; max-age=0; path=/';
});
afterEach(cleanup);

// spec 9: Sidebar cookie 604800 seconds
test('the cookie lasts seven days and decides how the sidebar opens', () => {
  expect(sidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  expect(readSidebarOpen('')).toBe(true);
  expect(readSidebarOpen('a=1; sidebar_state=false')).toBe(false);
  expect(readSidebarOpen('sidebar_state=true')).toBe(true);
});

test('Ctrl+B and the button switch the sidebar, and the choice is kept', () => {
  const { isNarrow } = renderShell();
  expect(isNarrow()).toBe(false);
  pressCtrl('b');
  expect(isNarrow()).toBe(true);
  expect(readSidebarOpen(document.cookie)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
  expect(isNarrow()).toBe(false);
});

test('a narrow sidebar is remembered, and its links keep their names', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an earlier page wrote it
  document.cookie = sidebarCookie(false);
  const { isNarrow } = renderShell();
  expect(isNarrow()).toBe(true);
  expect(screen.getByRole('link', { name: 'My Properties' }).getAttribute('aria-current')).toBe('page');
});

test('on a phone the same switch opens a drawer and keeps the cookie', async () => {
  const { isNarrow } = renderShell(360);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Toggle sidebar' })));
  expect(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Leads' })).toBeTruthy();
  expect(isNarrow()).toBe(false);
});

test('the bar within reach of the thumb leads to the four main places', () => {
  renderShell();
  const bar = screen.getByRole('navigation', { name: 'Main places' });
  expect(
    within(bar)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Properties', 'Services', 'Dashboard']);
  expect(within(bar).getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/auth');
});

test('Ctrl+/ goes to the search of the screen; "/" alone does nothing but write', () => {
  renderShell();
  fireEvent.keyDown(document.documentElement, { key: '/', code: 'Slash' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.documentElement, { key: '/', code: 'Slash', ctrlKey: true });
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  const typed = fireEvent.keyDown(screen.getByRole('searchbox'), { key: '/', code: 'Slash' });
  expect(typed).toBe(true);
});

test('Ctrl+K opens the palette, which finds pages by name', async () => {
  renderShell();
  pressCtrl('k');
  const field = await screen.findByPlaceholderText('Go to a page or search homes');
  fireEvent.change(field, { target: { value: 'commis' } });
  const palette = within(screen.getByRole('dialog'));
  expect(palette.getByText(/^Search homes for/)).toBeTruthy();
  expect(palette.queryByText('Leads')).toBeNull();
});

test('the palette says how many pages it found, and which one an arrow chose', async () => {
  renderShell();
  pressCtrl('k');
  const field = await screen.findByPlaceholderText('Go to a page or search homes');
  const said = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
  expect(said()).toBe('');
  fireEvent.change(field, { target: { value: 'password' } });
  await waitFor(() => expect(said()).toBe('Settings, 1 of 2'));
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' });
  await waitFor(() => expect(said()).toBe('Search homes for “password”, 2 of 2'));
});

test('a page is found by what people call it', async () => {
  renderShell();
  pressCtrl('k');
  const field = await screen.findByPlaceholderText('Go to a page or search homes');
  fireEvent.change(field, { target: { value: 'password' } });
  expect(within(screen.getByRole('dialog')).getByText('Settings')).toBeTruthy();
});

test('the account menu signs out', async () => {
  const { onSignOut } = renderShell();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Account of Asha Rao' })));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

test('Help leads to what explains the screen', () => {
  renderShell();
  expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help/list-a-home');
});

test('the menu shows where one is without taking the start of the Tab key from the page', () => {
  const taken = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return { top: 0, bottom: this.matches('nav') ? 400 : 900 } as DOMRect;
  });
  renderShell();
  expect(screen.getByRole('navigation', { name: 'Portal' }).scrollTop).toBe(500);
  expect(taken).not.toHaveBeenCalled();
  places.mockRestore();
  taken.mockRestore();
});

test('what is typed on after Ctrl+K, before the palette is there, stands in its field', async () => {
  renderShell();
  pressCtrl('k');
  for (const key of ['n', 'i', 'x', 'Backspace']) fireEvent.keyDown(document.body, { key });
  const field = await screen.findByLabelText<HTMLInputElement>('Go to a page or search homes');
  await waitFor(() => expect(field.value).toBe('ni'));
  expect(document.activeElement).toBe(field);
  // From here on the field has them itself.
  expect(fireEvent.keyDown(field, { key: 'k' })).toBe(true);
});

test('the menu says the programme once to whoever is not in it, and has its pages for who is', () => {
  const { unmount } = renderPage(<SidebarLinks groups={visibleGroups(['user'])} />, '/portal/user');
  expect(screen.getByText('Affiliate programme').closest('a')?.getAttribute('href')).toBe(
    '/portal/affiliate/overview',
  );
  expect(screen.queryByText('Affiliate commissions')).toBeNull();
  unmount();
  renderPage(<SidebarLinks groups={visibleGroups(['user'], true)} />, '/portal/user');
  screen.getByText('Affiliate commissions');
});
