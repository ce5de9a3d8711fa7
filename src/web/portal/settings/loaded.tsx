// A section's own rows once they are there; what is shown until then, and when they do not come.
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isWithheld } from '../../components/load-error.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  failure: string;
  /** Pixels of the skeleton. */
  height: number;
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ query, failure, height, children }: LoadedProps<Data>) {
  const { t } = useLingui();
  const { data, error, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError && isWithheld(error)) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>Not shown in a view</Trans>
      </Text>
    );
  }
  if (isError) return <ErrorState title={failure} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton height={height} role="status" aria-busy aria-label={t`Loading`} />;
}
