// The cards of a list whose rows can be chosen, each beside its box.
import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { RowList } from '../../ui/row-list.tsx';
import { type Choosing, useChoosable, useFilterKey } from './choosable.tsx';
import classes from './choosing-cards.module.css';

type ChoosingCardsProps<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  card: (row: Row) => ReactNode;
  choosing: Choosing<Row>;
  total: number;
  /** They are rows of one list instead, as in a `RowList`. */
  isRows?: boolean;
};

export default function ChoosingCards<Row>(list: ChoosingCardsProps<Row>) {
  return <Choosable key={useFilterKey()} {...list} />;
}

function Choosable<Row>({ card, isRows = false, ...list }: ChoosingCardsProps<Row>) {
  const { rows, rowKey } = list;
  const { selection, bar, allMatching } = useChoosable(list);
  const boxed = rows.map((row) => (
    <div key={rowKey(row)} className={classes.row} data-plain={isRows || undefined}>
      <div className={classes.box}>{selection.cell(row)}</div>
      <div className={classes.card}>{card(row)}</div>
    </div>
  ));
  return (
    <Stack gap="xs">
      <Group gap="lg" mih={36}>
        {/* A label, so that its words can be tapped too. */}
        <Group component="label" gap="sm" wrap="nowrap" w="fit-content">
          {selection.head}
          <Text size="sm" component="span">
            {selection.label}
          </Text>
        </Group>
        {bar}
      </Group>
      {allMatching}
      {isRows ? <RowList>{boxed}</RowList> : boxed}
    </Stack>
  );
}
