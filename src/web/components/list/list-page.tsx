// What every paged list does alike: loading, failing, empty, counted, paged.
import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { LoadError } from '../load-error.tsx';
import { CursorPager } from './list-controls.tsx';

type Page<Item> = { items: Item[]; total: number; next_cursor: string | null };
type ListPageProps<Item, Data extends Page<Item>> = {
  page: UseQueryResult<Data>;
  empty: string;
  /** What is said when it could not be loaded. */
  failure: MessageDescriptor;
  children: (data: Data) => ReactNode;
};

export function ListPage<Item, Data extends Page<Item>>({
  page,
  empty,
  failure,
  children,
}: ListPageProps<Item, Data>) {
  if (page.isPending) return <TableSkeleton rows={5} />;
  if (page.isError) return <LoadError query={page} otherwise={failure} />;
  if (page.data.items.length === 0) return <EmptyState title={empty} />;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" role="status">
        {page.data.total >= 1000 ? (
          <Trans>1,000 entries or more</Trans>
        ) : (
          <Plural value={page.data.total} one="# entry" other="# entries" />
        )}
      </Text>
      {children(page.data)}
      <CursorPager nextCursor={page.data.next_cursor} />
    </Stack>
  );
}

/** Search, filter and page as the address has them; what is wrong there counts as not said. */
export function useListInput<const Show extends string>(shows: readonly [Show, ...Show[]]) {
  const [params] = useSearchParams();
  const cursor = params.get('cursor') ?? '';
  return {
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    show: shows.find((show) => show === params.get('show')) ?? shows[0],
    cursor: /^[\w-]{1,200}$/.test(cursor) ? cursor : undefined,
  };
}
