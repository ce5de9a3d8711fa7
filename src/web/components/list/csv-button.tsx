// The rows one sees, as a file: the columns that have something for it.
import { Trans } from '@lingui/react/macro';
import { Button, type MantineSize } from '@mantine/core';
import { downloadCsv } from '../../lib/csv.ts';
import type { Column } from '../../ui/columns.tsx';
import { IconDownload } from '../../ui/icons.ts';

type CsvButtonProps<Row> = {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  size?: MantineSize | 'compact-sm';
};

export function CsvButton<Row>({ name, columns, rows, size = 'sm' }: CsvButtonProps<Row>) {
  const save = () =>
    downloadCsv(
      name,
      rows.map((row) =>
        Object.fromEntries(columns.flatMap(({ label, csv }) => (csv ? [[label, csv(row)]] : []))),
      ),
    );
  return (
    <Button variant="default" size={size} leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
      <Trans>Download CSV</Trans>
    </Button>
  );
}
