// A tab that is one list: its heading, search and filters, and the rows from the description of their columns.

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Choosing } from '../../components/list/choosable.tsx';
import { DataList } from '../../components/list/data-list.tsx';
import { type ListFilter, ListFilters } from '../../components/list/list-filters.tsx';
import type { ListQuery } from '../../components/list/list-frame.tsx';
import type { Column } from '../../ui/columns.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

type ListTabProps<Row> = {
  /** Of the list in the address and of its file. */
  name: string;
  title: string;
  description: ReactNode;
  /** What can be searched for. */
  searched: string;
  filters?: readonly ListFilter[];
  query: ListQuery<Row>;
  failure: MessageDescriptor;
  isFiltered: boolean;
  /** Without rows, where nothing is filtered. */
  empty: string;
  columns: readonly Column<Row>[];
  /** Rows can be chosen, and something done with them. */
  choosing?: Choosing<Row>;
};

export function ListTab<Row extends { id: string }>(list: ListTabProps<Row>) {
  const { t } = useLingui();
  return (
    <Stack gap="lg">
      <PageHeader title={list.title} description={list.description} />
      <ListFilters placeholder={list.searched} filters={list.filters} />
      <DataList
        name={list.name}
        label={list.title}
        query={list.query}
        failure={list.failure}
        empty={list.isFiltered ? t`Nothing matches` : list.empty}
        columns={list.columns}
        choosing={list.choosing}
        rowKey={({ id }) => id}
        minWidth={860}
        isTall
      />
    </Stack>
  );
}
