// A list whose rows are cards at every width.
import { Stack } from '@mantine/core';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { RowList } from '../../ui/row-list.tsx';
import type { Choosing } from './choosable.tsx';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';

/** Comes after the list: pages of members have a budget of scripts, and few lists have it. */
const ChoosingCards = lazy(
  () => import('./choosing-cards.tsx'),
) as typeof import('./choosing-cards.tsx').default;

type CardListProps<Row> = ListFrameProps<Row> & {
  rowKey: (row: Row) => string;
  card: (row: Row) => ReactNode;
  /** They are rows of one frame, with lines between them. */
  isBordered?: boolean;
  /** Rows can be chosen, and something done with them. */
  choosing?: Choosing<Row> | undefined;
};

export function CardList<Row>({ rowKey, card, isBordered = false, choosing, ...list }: CardListProps<Row>) {
  return (
    <ListFrame {...list}>
      {(rows, total = rows.length) => {
        const plain = rows.map((row) => <Fragment key={rowKey(row)}>{card(row)}</Fragment>);
        if (!choosing) return isBordered ? <RowList>{plain}</RowList> : <Stack gap="xs">{plain}</Stack>;
        return (
          <Suspense fallback={plain}>
            <ChoosingCards
              isRows={isBordered}
              rows={rows}
              rowKey={rowKey}
              card={card}
              choosing={choosing}
              total={total}
            />
          </Suspense>
        );
      }}
    </ListFrame>
  );
}
