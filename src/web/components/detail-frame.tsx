// One of a list as a page: the way back to the list, then what it is, or that it is not there, or that it could not be loaded.
import type { MessageDescriptor } from '@lingui/core';
import { Button, Group, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconChevronLeft } from '../ui/icons.ts';
import { TableSkeleton } from '../ui/skeletons.tsx';
import { LoadError } from './load-error.tsx';

type DetailFrameProps<Row> = {
  query: UseQueryResult<Row>;
  /** Where the list is, and what the link to it reads. */
  back: { to: string; label: string };
  /** The way to the one after it. */
  next?: ReactNode;
  /** Where nothing has this number. */
  none: ReactNode;
  failure: MessageDescriptor;
  children: (row: Row) => ReactNode;
};

export function DetailFrame<Row>({ query, back, next, none, failure, children }: DetailFrameProps<Row>) {
  const { error } = query;
  const isNone = error !== null && 'status' in error && [404, 422].includes(Number(error.status));
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Button
          component={Link}
          to={back.to}
          variant="subtle"
          size="sm"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
        >
          {back.label}
        </Button>
        {next}
      </Group>
      {query.isPending && <TableSkeleton />}
      {isNone && none}
      {query.isError && !isNone && <LoadError query={query} otherwise={failure} />}
      {query.data && children(query.data)}
    </Stack>
  );
}
