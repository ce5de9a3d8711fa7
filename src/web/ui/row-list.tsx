// Rows of one card: what each is, a figure, and what can be done with it; on a phone figure and acts come below the words.
import type { ReactNode, Ref } from 'react';
import classes from './row-list.module.css';

export const RowList = ({ children }: { children: ReactNode }) => (
  <div className={classes.list}>{children}</div>
);

type RowItemProps = {
  /** Links lead to it. */
  id?: string;
  place?: Ref<HTMLElement>;
  /** Names the row to screen readers. */
  label: string;
  title: ReactNode;
  /** Below the title. */
  children?: ReactNode;
  figure?: ReactNode;
  actions?: ReactNode;
  /** Of few words: on a phone all of it is in one line. */
  isShort?: boolean;
  /** Its acts are few: on a phone they stand beside the title, and the figure below the title. */
  hasMenu?: boolean;
  /** Of many words: on a phone they have the whole width. */
  isLong?: boolean;
  /** Below all, across the whole width: a form that was opened. */
  below?: ReactNode;
  /** What it is about is open elsewhere on the page. */
  isChosen?: boolean;
};

/** Stands in a `RowList`. */
export function RowItem(props: RowItemProps) {
  const { id, place, label, title, children, figure, actions, isShort, hasMenu, isLong, below } = props;
  const { isChosen } = props;
  return (
    <article
      id={id}
      ref={place}
      className={classes.row}
      aria-label={label}
      data-short={isShort || undefined}
      data-menu={hasMenu || undefined}
      data-long={isLong || undefined}
      data-chosen={isChosen || undefined}
    >
      <div className={classes.words}>
        <div className={classes.title}>{title}</div>
        {children}
      </div>
      {figure && <div className={classes.figure}>{figure}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
      {below && <div className={classes.below}>{below}</div>}
    </article>
  );
}
