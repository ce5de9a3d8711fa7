// One block of the first screen: a heading, perhaps the way to the whole list, and rows.
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { IconChevronRight } from '../../ui/icons.ts';
import classes from './user-portal.module.css';

type PanelProps = {
  title: ReactNode;
  more?: { to: string; label: string } | undefined;
  children: ReactNode;
};

export function Panel({ title, more, children }: PanelProps) {
  const id = useId();
  return (
    <section className={`card ${classes.panel}`}>
      <header className={classes.panelHeader}>
        <h2 className={classes.panelTitle} id={id}>
          {title}
        </h2>
        {more && (
          <Link to={more.to} className={classes.more} aria-describedby={id}>
            {more.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

type RowProps = {
  icon: ReactNode;
  to?: string;
  children: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
  /** What can be done with it, where the row itself leads nowhere; on a phone below the words. */
  act?: ReactNode;
  /** It is late, or somebody is without something. */
  isUrgent?: boolean;
};

export function Row({ icon, to, children, detail, end, act, isUrgent }: RowProps) {
  const content = (
    <>
      <span className={classes.rowIcon} data-urgent={isUrgent || undefined} aria-hidden>
        {icon}
      </span>
      <span className={classes.rowWords}>
        <span className={classes.rowTitle}>{children}</span>
        {detail && <span className={classes.rowDetail}>{detail}</span>}
      </span>
      {end}
      {act && <span className={classes.rowAct}>{act}</span>}
      {to && <IconChevronRight className={classes.rowArrow} size={18} aria-hidden />}
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} className={classes.row}>
          {content}
        </Link>
      ) : (
        <div className={classes.row}>{content}</div>
      )}
    </li>
  );
}

/** `isWide` where the block is as wide as the page: two rows beside each other where both have room. */
export function Rows({ children, isWide }: { children: ReactNode; isWide?: boolean }) {
  return <ul className={`${classes.rows} ${isWide ? classes.beside : ''}`}>{children}</ul>;
}

/** What an empty block says, and the first step out of it. */
export function Quiet({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.quiet}>
      <p>{children}</p>
      {action}
    </div>
  );
}

/** A first step. */
export function StepLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.stepLink}>
      {children}
    </Link>
  );
}
