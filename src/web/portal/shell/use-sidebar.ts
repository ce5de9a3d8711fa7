// The sidebar's state: wide or narrow on a desk (kept in a cookie), in or out on a phone, toggled by Ctrl or Cmd and B.
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readSidebarOpen, sidebarCookie } from './sidebar-state.ts';

/** Below this width the sidebar is a drawer (specification, section 9: under 768 px). */
const DESK = '(min-width: 768px)';

export type Sidebar = { open: boolean; drawerOpen: boolean; toggle: () => void; closeDrawer: () => void };

export function useSidebar(): Sidebar {
  const [open, setOpen] = useState(true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();

  // After hydration, because the server does not read this cookie: the page is the same for everyone.
  useEffect(() => setOpen(readSidebarOpen(document.cookie)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the drawer
  useEffect(() => setDrawerOpen(false), [pathname]);

  const toggle = () => {
    if (!window.matchMedia(DESK).matches) {
      setDrawerOpen(!drawerOpen);
      return;
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
    document.cookie = sidebarCookie(!open);
    setOpen(!open);
  };

  // Also while typing: the shortcut edits nothing in plain fields.
  useHotkeys([['mod+B', toggle]], []);

  return { open, drawerOpen, toggle, closeDrawer: () => setDrawerOpen(false) };
}
