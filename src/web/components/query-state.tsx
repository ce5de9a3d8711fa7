// What every screen of the broker's portal shows until its data is there, and when it does not come.
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from '../ui/skeletons.tsx';
import { LoadError } from './load-error.tsx';

type QueryStateProps<Data> = {
  query: UseQueryResult<Data>;
  failure: MessageDescriptor;
  /** Pixels of the skeleton. */
  height?: number;
  /** In place of a plain one: the shape of what is coming. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

export function QueryState<Data>({
  query,
  failure,
  height = 240,
  skeleton,
  children,
}: QueryStateProps<Data>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <LoadError query={query} otherwise={failure} />;
  if (skeleton) return <Loading>{skeleton}</Loading>;
  return <Skeleton height={height} role="status" aria-busy aria-label={t`Loading`} />;
}
