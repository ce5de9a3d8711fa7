// The menu that chooses the columns of a list, kept in the address.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { Column } from '../../ui/columns.tsx';
import { IconColumns } from '../../ui/icons.ts';
import { isChoosable, leftOut, leftOutWord } from './shown-columns.ts';

/** `name` is the list's. */
type ColumnMenuProps = { name: string; columns: readonly Column<never>[] };

export default function ColumnMenu({ name, columns }: ColumnMenuProps) {
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
