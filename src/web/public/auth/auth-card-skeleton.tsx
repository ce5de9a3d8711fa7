// Holds the place of the sign-in form until the browser knows whether somebody is signed in.
import { useLingui } from '@lingui/react/macro';
import { Skeleton, Stack } from '@mantine/core';

export function CardSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap="md" aria-busy aria-label={t`Loading`} role="status">
      <Skeleton height={36} />
      <Skeleton height={60} />
      <Skeleton height={60} />
      <Skeleton height={36} />
    </Stack>
  );
}
