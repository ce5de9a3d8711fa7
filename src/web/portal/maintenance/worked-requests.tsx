// Maintenance as whoever works it sees it: the board, or every request as a list; a letter opens the one it is about.
import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { MaintenanceFilters } from '../../../contract/maintenance.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { Board } from './board.tsx';
import { RequestDialog } from './request-dialog.tsx';

/** The other view comes when it is opened: the page has a budget of scripts. */
const RequestList = lazy(async () => ({ default: (await import('./request-list.tsx')).RequestList }));

export function WorkedRequests({ as: role }: Pick<MaintenanceFilters, 'as'>) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'list' ? 'list' : 'board';
  return (
    <>
      <Tabs
        value={view}
        onChange={(next) => setParams(next === 'list' ? { view: 'list' } : {})}
        keepMounted={false}
      >
        <TabBar aria-label={t`Maintenance`}>
          <Tabs.Tab value="board">{t`Board`}</Tabs.Tab>
          <Tabs.Tab value="list">{t`All requests`}</Tabs.Tab>
        </TabBar>
        <Tabs.Panel value="board">
          <Board as={role} />
        </Tabs.Panel>
        <Tabs.Panel value="list">
          <Suspense fallback={<TableSkeleton rows={4} />}>
            <RequestList as={role} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <RequestDialog />
    </>
  );
}
