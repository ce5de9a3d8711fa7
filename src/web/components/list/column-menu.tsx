// The menu that chooses the columns of a list, kept in the address.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { useQueryChange } from '../../lib/use-query-change.ts';
import type { Column } from '../../ui/columns.tsx';
import { IconColumns } from '../../ui/icons.ts';
import { isChoosable, leftOut, leftOutWord } from './shown-columns.ts';

/** `name` is the list's. */
type ColumnMenuProps = { name: string; columns: readonly Column<never>[] };

export default function ColumnMenu({ name, columns }: ColumnMenuProps) {
  const { t } = useLingui();
  const [params, change] = useQueryChange();
  const left = leftOut(params, name);
  const toggle = (key: string) =>
    change(
      (query) => {
        const before = leftOut(query, name);
        const without = before.includes(key) ? before.filter((one) => one !== key) : [...before, key];
        return { [leftOutWord(name)]: without.join(',') };
      },
      { replace: true },
    );
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
