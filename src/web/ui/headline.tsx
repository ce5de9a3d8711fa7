// The one thing of a screen: a figure or a time in large type, what it is of above it, what it is compared with below it, and the
// one act that follows.
import { type ReactNode, useId } from 'react';
import classes from './headline.module.css';

type HeadlineProps = {
  name: ReactNode;
  value: ReactNode;
  /** Below the value: what it is compared with, or what belongs to it. */
  children?: ReactNode;
  /** Beside it, and on a phone below it. */
  picture?: ReactNode;
  /** The picture takes what the words leave. */
  isPictureWide?: boolean;
  /** What it is of, small before the words. */
  photo?: ReactNode;
  action?: ReactNode;
  /** One of several figures of a screen, and not the first. */
  isSmall?: boolean | undefined;
  /** Below all, across the whole width. */
  foot?: ReactNode;
};

export function Headline({
  name,
  value,
  children,
  picture,
  isPictureWide,
  photo,
  action,
  isSmall,
  foot,
}: HeadlineProps) {
  const id = useId();
  return (
    <section className={`card ${classes.headline}`} data-small={isSmall || undefined} aria-labelledby={id}>
      <div
        className={classes.top}
        data-pictured={Boolean(picture) || undefined}
        data-wide={isPictureWide || undefined}
        data-photo={Boolean(photo) || undefined}
      >
        {photo && <div className={classes.photo}>{photo}</div>}
        <div className={classes.words}>
          <h2 className={classes.name} id={id}>
            {name}
          </h2>
          <p className={`money ${classes.value}`}>{value}</p>
          {children && <div className={classes.detail}>{children}</div>}
        </div>
        {picture && <div className={classes.picture}>{picture}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </section>
  );
}
