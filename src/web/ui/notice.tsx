// The calm block in the middle of a screen that has nothing else to show: empty, failed or not permitted.
import type { ReactNode } from 'react';
import classes from './notice.module.css';

type NoticeProps = {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** The first step out of here. */
  action?: ReactNode;
  tone?: 'quiet' | 'problem';
  role?: 'status' | 'alert';
};

export function Notice({ icon, title, children, action, tone = 'quiet', role }: NoticeProps) {
  return (
    <section className={classes.notice} data-tone={tone} role={role}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <h2 className={classes.title}>{title}</h2>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </section>
  );
}
