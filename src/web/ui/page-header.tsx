// The top of a work screen: what it is, in a line what it is for, and its main actions.
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type PageHeaderProps = { title: ReactNode; description?: ReactNode; badge?: ReactNode; actions?: ReactNode };

export function PageHeader({ title, description, badge, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h1 className={classes.title}>
          {title} {badge}
        </h1>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
