// A list that grows page by page inside a card: its loading, error and empty states, and the button for more.

import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { LoadError } from '../load-error.tsx';

type Growing<Item> = {
  data: { pages: { items: Item[] }[] } | undefined;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type GrowingListProps<Item> = {
  list: Growing<Item>;
  failure: MessageDescriptor;
  empty: string;
  children: (items: Item[]) => ReactNode;
};

export function GrowingList<Item>({ list, failure, empty, children }: GrowingListProps<Item>) {
  if (list.isPending) return <TableSkeleton rows={4} />;
  if (list.isError) return <LoadError query={list} otherwise={failure} />;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return <EmptyState title={empty} />;
  return (
    <>
      {children(items)}
      {list.hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </Group>
      )}
    </>
  );
}

/** How the pages of a procedure with a cursor follow each other. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor ?? undefined,
};
