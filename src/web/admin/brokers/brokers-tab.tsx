// Broker Registrations: every payment of a registration, what became of it, and the buttons that activate (section 2.3).
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Card, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { registrationShows } from '../../../contract/choices.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { FilterSelect } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
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
  const list = useInfiniteQuery(
    queries.brokerRegistrations.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ show: input.show, cursor }),
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
        <Box mb="md">
          <FilterSelect
            name="show"
            label={t`Show`}
            options={[
              { value: 'all', label: t`All` },
              { value: 'to_confirm', label: t`Cash to confirm` },
              { value: 'to_activate', label: t`Paid, not active yet` },
            ]}
          />
        </Box>
        <DataList
          name="registrations"
          label={t`Broker Registrations`}
          query={list}
          failure={notLoaded}
          empty={
            {
              all: t`No registrations yet.`,
              to_confirm: t`No cash to confirm.`,
              to_activate: t`Every broker who paid is active.`,
            }[input.show]
          }
          columns={useRegistrationColumns(setShown)}
          rowKey={({ id }) => id}
          minWidth={860}
          choosing={
            input.show === 'to_activate'
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
      <UnpaidRegistrations onShow={setShown} />
      {shown && <DetailsDialog brokerId={shown} onClose={() => setShown(undefined)} />}
    </Stack>
  );
}
