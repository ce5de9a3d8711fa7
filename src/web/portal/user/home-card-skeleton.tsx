// A block of the first screen while its rows are on their way.
import { useLingui } from '@lingui/react/macro';
import { Skeleton, Stack } from '@mantine/core';
import classes from './user-portal.module.css';

export function CardSkeleton({ rows }: { rows: number }) {
  const { t } = useLingui();
  return (
    <section className={`card ${classes.panel}`} role="status" aria-busy aria-label={t`Loading`}>
      <Skeleton height={20} width={140} mb="md" />
      <Stack gap="sm">
        {Array.from({ length: rows }, (_, place) => place).map((place) => (
          <Skeleton key={place} height={44} />
        ))}
      </Stack>
    </section>
  );
}
