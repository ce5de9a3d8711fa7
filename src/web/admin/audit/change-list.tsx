// The fields an act changed, each with what stood there and what stands there now.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import classes from './change-list.module.css';
import { changesOf } from './changes.ts';

export function ChangeList({ before, after }: { before: unknown; after: unknown }) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {changes.map(({ field, before: was, after: is }) => (
        <li key={field}>
          {field && <span className={classes.field}>{field}: </span>}
          {was !== null && <del className={classes.was}>{was}</del>}{' '}
          {is === null ? (
            <Text span size="sm" c="dimmed">
              <Trans>removed</Trans>
            </Text>
          ) : (
            <ins className={classes.is}>{is}</ins>
          )}
        </li>
      ))}
    </ul>
  );
}
