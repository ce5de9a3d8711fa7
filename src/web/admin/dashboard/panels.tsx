// The tabs of the dashboard: what waits for approval, and the screens looked at most, one press away.
import { useLingui } from '@lingui/react/macro';
import { Stack, Tabs } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Permission } from '../../../domain/permissions.ts';
import { ProblemBoundary } from '../../components/problem-boundary.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { useMay } from '../shell/use-may.ts';
import { DashboardApplications } from './applications.tsx';
import { Properties } from './dashboard-properties.tsx';

/** Each loads only when it is opened, the charts above all. */
const People = lazy(() => import('../users/directory.tsx').then((file) => ({ default: file.People })));
const AnalyticsFigures = lazy(() =>
  import('../analytics/analytics-figures.tsx').then((file) => ({ default: file.AnalyticsFigures })),
);
const ShadowPowers = lazy(() =>
  import('../shadow-power/shadow-power-tab.tsx').then((file) => ({ default: file.ShadowPowers })),
);
const Documentation = lazy(() =>
  import('../documentation/documentation-tab.tsx').then((file) => ({ default: file.Documentation })),
);

type Panel = { id: string; label: string; needs: Permission; content: ComponentType };

/** The opened tab stands in the address, as `panel`; its own search and page leave with it. */
export function Panels() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const all: readonly Panel[] = [
    { id: 'properties', label: t`Properties`, needs: 'admin.properties.list', content: Properties },
    {
      id: 'applications',
      label: t`Applications`,
      needs: 'managedRentals.list',
      content: DashboardApplications,
    },
    { id: 'users', label: t`Users`, needs: 'users.list', content: People },
    { id: 'analytics', label: t`Analytics`, needs: 'analytics.get', content: AnalyticsFigures },
    { id: 'shadow-balancing', label: t`Shadow Balancing`, needs: 'shadowPower.list', content: ShadowPowers },
    { id: 'documentation', label: t`Documentation`, needs: 'documents.list', content: Documentation },
  ];
  const may = useMay();
  const panels = all.filter(({ needs }) => may(needs));
  const opened = panels.find(({ id }) => id === params.get('panel')) ?? panels[0];
  if (!opened) return null;
  const open = (id: string | null) =>
    id && setParams({ tab: 'dashboard', panel: id }, { preventScrollReset: true });
  return (
    <Tabs value={opened.id} onChange={open} keepMounted={false} activateTabWithKeyboard={false}>
      <TabBar mb={0}>
        {panels.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </TabBar>
      {panels.map(({ id, content: Content }) => (
        <Tabs.Panel key={id} value={id} pt="md">
          <ProblemBoundary>
            <Suspense fallback={<TableSkeleton />}>
              <Stack gap="lg">
                <Content />
              </Stack>
            </Suspense>
          </ProblemBoundary>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
