// The sidebar: beside the screen on a desk, wide or narrow; on a phone a drawer from the left.
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { BrandMark } from '../../components/brand-mark.tsx';
import type { ShownGroup } from './links.ts';
import classes from './portal-shell.module.css';
import { SidebarLinks } from './sidebar-links.tsx';
import type { Sidebar } from './use-sidebar.ts';

const SidebarDrawer = lazy(() => import('./sidebar-drawer.tsx'));

export const SIDEBAR_ID = 'portal-sidebar';

type ShellSidebarProps = { groups: readonly ShownGroup[]; sidebar: Sidebar };

/** By its own scrolling: `scrollIntoView` would make the link the place that the first Tab goes on from, past "Skip to content". */
function showIn(nav: HTMLElement, link: HTMLElement): void {
  const [frame, own] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
  if (own.bottom > frame.bottom) nav.scrollTop += own.bottom - frame.bottom;
  else if (own.top < frame.top) nav.scrollTop -= frame.top - own.top;
}

export function ShellSidebar({ groups, sidebar }: ShellSidebarProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(sidebar.drawerOpen);
  if (sidebar.drawerOpen && !wasOpened) setWasOpened(true);
  // A long menu shows where one is, also on a page opened by its address.
  useEffect(() => {
    const links = nav.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [];
    const own = [...links].find((link) => link.pathname === pathname);
    if (own && nav.current) showIn(nav.current, own);
  }, [pathname]);
  return (
    <>
      <aside id={SIDEBAR_ID} className={classes.sidebar}>
        <Link to="/" className={classes.sidebarHome} aria-label={t`Kiraya, home page`}>
          <BrandMark withName={sidebar.open} />
        </Link>
        <nav ref={nav} className={classes.sidebarNav} aria-label={t`Portal`}>
          <SidebarLinks groups={groups} narrow={!sidebar.open} />
        </nav>
      </aside>
      {wasOpened && (
        <Suspense>
          <SidebarDrawer groups={groups} sidebar={sidebar} />
        </Suspense>
      )}
    </>
  );
}
