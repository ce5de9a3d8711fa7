// The frame of a work screen before it is known whose it is: what the server sends, so that nothing moves once the person is known.
import type { ReactNode } from 'react';
import { BottomBar } from '../../components/bottom-bar.tsx';
import { BrandMark } from '../../components/brand-mark.tsx';
import { MAIN_ID } from '../../components/skip-link.tsx';
import classes from './portal-shell.module.css';

export const WaitingShell = ({ children }: { children: ReactNode }) => (
  <div className={classes.shell}>
    <aside className={classes.sidebar}>
      <span className={classes.sidebarHome}>
        <BrandMark />
      </span>
    </aside>
    <div className={classes.column}>
      <header className={classes.header} />
      <main id={MAIN_ID} className={classes.main}>
        {children}
      </main>
    </div>
    <BottomBar />
  </div>
);
