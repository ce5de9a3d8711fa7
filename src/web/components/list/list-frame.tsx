// What every list does alike: loading, failing, not allowed, empty, counted, and the way to more.
import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NoPermission } from '../../ui/no-permission.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { LoadError } from '../load-error.tsx';
import { CursorPager } from './cursor-pager.tsx';
import classes from './list-frame.module.css';
import { searchOf } from './list-input.ts';

type Asked = {
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  dataUpdatedAt?: number;
  /** The rows of the page before, until the new ones are here. */
  isPlaceholderData?: boolean;
};

/** `total` where the server counts, up to 1,000; `next_cursor` where there are pages. */
type Page<Row> = { items: Row[]; total?: number; next_cursor?: string | null };

/** Pages one below the other, as of `useInfiniteQuery`. */
type Growing<Row> = Asked & {
  data: { pages: { items: Row[]; total?: number }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};

/** A query of one page, whose cursor stands in the address, or of pages that grow. */
export type ListQuery<Row> = (Asked & { data: Page<Row> | undefined }) | Growing<Row>;

export type ListFrameProps<Row> = {
  query: ListQuery<Row>;
  /** What is said when it could not be loaded. */
  failure: MessageDescriptor;
  /** Without rows: a title, or a whole empty state. */
  empty: ReactNode;
  /** How many there are, in words; without it they are entries. */
  count?: (total: number) => ReactNode;
  /** Beside the number. */
  tools?: (rows: Row[]) => ReactNode;
};

export function ListFrame<Row>({
  query,
  failure,
  empty,
  count = entries,
  tools,
  children,
}: ListFrameProps<Row> & { children: (rows: Row[], total?: number) => ReactNode }) {
  if (!query.data) {
    if (!query.isError) return <TableSkeleton rows={5} />;
    return isForbidden(query.error) ? <NoPermission /> : <LoadError query={query} otherwise={failure} />;
  }
  const page = 'items' in query.data ? query.data : undefined;
  const rows = 'items' in query.data ? query.data.items : query.data.pages.flatMap(({ items }) => items);
  const total = page ? page.total : growingTotal(query.data);
  return (
    <Stack gap="md">
      {rows.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <>
          <Head
            count={
              page?.total !== undefined &&
              (query.isPlaceholderData ? <Trans>Searching…</Trans> : count(page.total))
            }
            tools={tools?.(rows)}
          />
          <div className={classes.rows} data-old={query.isPlaceholderData || undefined}>
            {children(rows, total)}
          </div>
        </>
      )}
      {page?.next_cursor !== undefined && (
        <CursorPager nextCursor={page.next_cursor} isOld={query.isPlaceholderData} />
      )}
      {'hasNextPage' in query && query.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Of pages that grow the first says it, where the server counts. */
const growingTotal = (data: object) =>
  'pages' in data ? (data.pages as { total?: number }[])[0]?.total : undefined;

function Empty({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <EmptyState title={children} action={<ClearSearch />} /> : children;
}

/** The way out of a search that found nothing; of an empty list without one there is none. */
export function ClearSearch() {
  const [params, change] = useQueryChange();
  if (!searchOf(params)) return null;
  return (
    <Button variant="default" size="sm" onClick={() => change({ q: null, cursor: null })}>
      <Trans>Clear search</Trans>
    </Button>
  );
}

function Head({ count, tools }: { count: ReactNode; tools: ReactNode }) {
  if (!count && !tools) return null;
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" role="status">
        {count}
      </Text>
      {tools}
    </Group>
  );
}

const entries = (total: number) =>
  total >= 1000 ? (
    <Trans>1,000 entries or more</Trans>
  ) : (
    <Plural value={total} one="# entry" other="# entries" />
  );

const isForbidden = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FORBIDDEN';
