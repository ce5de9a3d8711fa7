// Visits and applications that have come to an end.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { LeadsPage } from './leads-page.tsx';
import { useListsHomes } from './use-lists-homes.ts';

export const meta = () => screenMeta(msg`Application History`);

export default function ApplicationHistory() {
  const { t } = useLingui();
  const listsHomes = useListsHomes();
  const nothing = (
    <EmptyState title={t`Nothing has ended yet`} action={<ToTracked />}>
      <Trans>Completed, declined, cancelled and withdrawn requests move here.</Trans>
    </EmptyState>
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Application History</Trans>}
        description={<Trans>Visits and applications that have ended, with all that happened.</Trans>}
        actions={<ToTracked />}
      />
      {listsHomes === undefined ? (
        <TableSkeleton rows={5} />
      ) : (
        <LeadsPage
          listsHomes={listsHomes}
          show="ended"
          empty={{
            visits: nothing,
            applications: nothing,
            'received-visits': nothing,
            'received-applications': nothing,
          }}
        />
      )}
    </Stack>
  );
}

function ToTracked() {
  return (
    <Button component={Link} to="/track-applications" variant="default">
      <Trans>Track Applications</Trans>
    </Button>
  );
}
