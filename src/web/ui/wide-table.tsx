// Around a table that may be wider than its place: it moves sideways there, under its first column and its column of actions.
import { Table, type TableScrollContainerProps } from '@mantine/core';
import styles from './wide-table.module.css';

type WideTableProps = Omit<TableScrollContainerProps, 'type'> & {
  /** The last column holds what can be done with each row: it stays in sight. */
  hasActions?: boolean;
  /** The first column holds the boxes that choose rows; the second says whose they are. */
  hasChoice?: boolean;
  /** On a phone each row is a card. */
  isCards?: boolean;
  /** On a large screen, where all of it has room, its headings stay in sight as the page moves. */
  hasStickyHead?: boolean;
};

export function WideTable({ hasActions, hasChoice, isCards, hasStickyHead, ...place }: WideTableProps) {
  return (
    <Table.ScrollContainer
      className={styles.place}
      type="native"
      // Moved by keyboard too.
      tabIndex={0}
      data-actions={hasActions || undefined}
      data-choice={hasChoice || undefined}
      data-cards={isCards || undefined}
      data-sticky={hasStickyHead || undefined}
      {...place}
    />
  );
}
