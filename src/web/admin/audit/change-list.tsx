// The fields an act changed, each with what stood there and what stands there now.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import classes from './change-list.module.css';
import { changesOf } from './changes.ts';
import { fieldName } from './field-names.ts';

type ChangeListProps = { action: string; before: unknown; after: unknown };

export function ChangeList({ action, before, after }: ChangeListProps) {
  const { i18n, t } = useLingui();
  const changes = changesOf(before, after, action);
  if (changes.length === 0) return null;
  const nameOf = (field: string) => {
    const name = fieldName(field);
    return typeof name === 'string' ? name : i18n._(name);
  };
  const said = (value: string | null) => {
    if (value === 'true') return t`Yes`;
    return value === 'false' ? t`No` : value;
  };
  return (
    <ul className={classes.changes}>
      {changes.map(({ field, before: was, after: is }) => (
        <li key={field}>
          {field && <span className={classes.field}>{nameOf(field)}: </span>}
          {was !== null && <del className={classes.was}>{said(was)}</del>}{' '}
          {is === null ? (
            <Text span size="sm" c="dimmed">
              <Trans>removed</Trans>
            </Text>
          ) : (
            <ins className={classes.is}>{said(is)}</ins>
          )}
        </li>
      ))}
    </ul>
  );
}
