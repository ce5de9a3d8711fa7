// Broker Registrations: every payment of a registration, what became of it, and the buttons that activate (section 2.3).
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { registrationShows } from '../../../contract/choices.ts';
import { isUuid } from '../../../domain/uuids.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { FilterSelect } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { IconRefresh } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { ActivateBar } from './activate-bar.tsx';
import { DetailsDialog } from './broker-details-dialog.tsx';
import { useRegistrationColumns } from './registration-columns.tsx';
import { UnpaidRegistrations } from './unpaid-registrations.tsx';

const notLoaded = msg`Failed to load broker registrations`;

export default adminTab(
  { place: 80, label: msg`Brokers`, permission: 'brokerRegistrations.list' },
  BrokersTab,
);

function BrokersTab() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [shown, setShown] = useState<string>();
  const { input } = useListInput({ show: registrationShows });
  const [params, change] = useQueryChange();
  const named = params.get('broker') ?? '';
  // The dashboard leads to one of them.
  const broker = isUuid(named) ? named : undefined;
  const list = useInfiniteQuery(
    queries.brokerRegistrations.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ show: input.show, broker, cursor }),
      staleTime: 0,
    }),
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Broker Registrations</Trans>}
        description={<Trans>Registration fees paid online or in cash.</Trans>}
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={list.isRefetching}
            onClick={() => list.refetch()}
          >
            <Trans>Refresh</Trans>
          </Button>
        }
      />
      <Card padding="md" component="section" aria-label={t`Broker Registrations`}>
        <Group mb="md" gap="sm" align="flex-end">
          <FilterSelect
            name="show"
            label={t`Show`}
            options={[
              { value: 'all', label: t`All` },
              { value: 'to_confirm', label: t`Cash to confirm` },
              { value: 'to_activate', label: t`Paid, not active yet` },
            ]}
          />
          {broker && (
            <Button variant="subtle" onClick={() => change({ broker: null })}>
              <Trans>Show all brokers</Trans>
            </Button>
          )}
        </Group>
        <DataList
          name="registrations"
          label={t`Broker Registrations`}
          query={list}
          failure={notLoaded}
          empty={
            broker
              ? t`Nothing matches`
              : {
                  all: t`No registrations yet.`,
                  to_confirm: t`No cash to confirm.`,
                  to_activate: t`Every broker who paid is active.`,
                }[input.show]
          }
          columns={useRegistrationColumns(setShown)}
          rowKey={({ id }) => id}
          minWidth={860}
          choosing={
            input.show === 'to_activate' && !broker
              ? {
                  nameOf: ({ broker }) => broker.name,
                  bar: (chosen, total, onDone) => (
                    <ActivateBar chosen={chosen} total={total} onDone={onDone} />
                  ),
                }
              : undefined
          }
        />
      </Card>
      {!broker && <UnpaidRegistrations onShow={setShown} />}
      {shown && <DetailsDialog brokerId={shown} onClose={() => setShown(undefined)} />}
    </Stack>
  );
}
