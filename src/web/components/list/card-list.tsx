// A list whose rows are cards at every width.
import { Fragment, type ReactNode } from 'react';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';

type CardListProps<Row> = ListFrameProps<Row> & {
  rowKey: (row: Row) => string;
  card: (row: Row) => ReactNode;
};

export function CardList<Row>({ rowKey, card, ...list }: CardListProps<Row>) {
  return (
    <ListFrame {...list}>
      {(rows) => rows.map((row) => <Fragment key={rowKey(row)}>{card(row)}</Fragment>)}
    </ListFrame>
  );
}
