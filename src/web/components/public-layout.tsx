// The frame of public pages: header, the page, footer, and on phones the bar at the bottom.
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { ToastRegion } from '../ui/toast-region.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { PageProblem } from './page-problem.tsx';
import classes from './public-layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

/** Every page in it can be read before its scripts arrive, and gets them after it is drawn. */
export const handle = { isPublic: true };

export default function PublicLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <PageProblem />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <SiteFooter />
      <BottomBar />
      <ToastRegion />
    </>
  );
}
