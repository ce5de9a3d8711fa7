// A column of amounts: in rupees and paise on the screen, in rupees in a file.
import { paise } from '../../domain/money.ts';
import type { Column } from './columns.tsx';
import { MoneyText } from './money-text.tsx';

/** `key` names the row's field, in paise. */
export const moneyColumn = <Key extends string, Row extends Readonly<Record<Key, number>>>(
  key: Key,
  label: string,
  format: 'exact' | 'plain' = 'plain',
): Column<Row> => ({
  key,
  label,
  align: 'right',
  cell: (row) => <MoneyText amount={paise(row[key])} format={format} />,
  csv: (row) => row[key] / 100,
});
