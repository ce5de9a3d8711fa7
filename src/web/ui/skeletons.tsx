// Placeholders in the shape of what is coming, so nothing jumps when it arrives.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Milliseconds until somebody who waits reads that it is not their doing. */
const LONG = 8_000;

/** Says that something is on its way, around a shape of it. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true">
      {isLong ? (
        <Text size="sm" mb="sm">{t`This is taking longer than usual. We’re still trying.`}</Text>
      ) : (
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      )}
      {children}
    </div>
  );
}

export function CardsSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Loading>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {places(count).map((place) => (
          <Stack key={place} gap="sm">
            <Skeleton radius="xl" style={{ aspectRatio: '4 / 3' }} />
            <Skeleton height={20} width="45%" />
            <Skeleton height={14} width="80%" />
            <Skeleton height={14} width="60%" />
          </Stack>
        ))}
      </SimpleGrid>
    </Loading>
  );
}

export function StatsSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Loading>
      <SimpleGrid cols={{ base: 2, md: count }} spacing="md">
        {places(count).map((place) => (
          <Skeleton key={place} height={96} radius="xl" />
        ))}
      </SimpleGrid>
    </Loading>
  );
}

export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Loading>
      <Stack gap="xs">
        <Skeleton height={36} />
        {places(rows).map((place) => (
          <Skeleton key={place} height={48} />
        ))}
      </Stack>
    </Loading>
  );
}

export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Loading>
      <Stack gap="lg">
        {places(fields).map((place) => (
          <Stack key={place} gap={6}>
            <Skeleton height={14} width={120} />
            <Skeleton height={42} />
          </Stack>
        ))}
        <Skeleton height={42} width={140} />
      </Stack>
    </Loading>
  );
}
