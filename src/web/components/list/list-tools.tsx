// What a reader does with a list as a whole: choose its columns, kept in the address, and take its rows along as a file.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Menu } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { Column } from '../../ui/columns.tsx';
import { IconColumns } from '../../ui/icons.ts';
import { CsvButton } from './csv-button.tsx';
import { isChoosable, leftOut, leftOutWord, useShownColumns } from './shown-columns.ts';

type ListToolsProps<Row> = { name: string; columns: readonly Column<Row>[]; rows: readonly Row[] };

export default function ListTools<Row>({ name, columns, rows }: ListToolsProps<Row>) {
  const shown = useShownColumns(columns, name);
  return (
    <Group gap="xs">
      <ColumnMenu name={name} columns={columns} />
      {columns.some(({ csv }) => csv) && (
        <CsvButton name={name} columns={shown} rows={rows} size="compact-sm" />
      )}
    </Group>
  );
}

function ColumnMenu<Row>({ name, columns }: Omit<ListToolsProps<Row>, 'rows'>) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const left = leftOut(params, name);
  const toggle = (key: string) => {
    const next = new URLSearchParams(params);
    const without = left.includes(key) ? left.filter((one) => one !== key) : [...left, key];
    if (without.length > 0) next.set(leftOutWord(name), without.join(','));
    else next.delete(leftOutWord(name));
    setParams(next, { preventScrollReset: true, replace: true });
  };
  return (
    <Menu withinPortal>
      <Menu.Target>
        <Button variant="default" size="compact-sm" leftSection={<IconColumns size={16} aria-hidden />}>
          <Trans>Columns</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t`Columns`}>
        {columns.filter(isChoosable).map(({ key, label }) => (
          <Menu.CheckboxItem key={key} checked={!left.includes(key)} onChange={() => toggle(key)}>
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
