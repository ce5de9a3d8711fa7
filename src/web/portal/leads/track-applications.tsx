// Every visit and application that is under way, made or received.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { LeadsPage } from './leads-page.tsx';
import { useListsHomes } from './use-lists-homes.ts';

export const meta = () => screenMeta(msg`Track Applications`);

export default function TrackApplications() {
  const { t } = useLingui();
  const listsHomes = useListsHomes();
  const made = (title: string) => (
    <EmptyState
      title={title}
      action={
        <Button component={Link} to="/properties">
          <Trans>Find a home</Trans>
        </Button>
      }
    >
      <Trans>Open a home you like, then request a visit or apply.</Trans>
    </EmptyState>
  );
  const received = (title: string) => (
    <EmptyState
      title={title}
      action={
        <Button component={Link} to="/my-properties" variant="default">
          <Trans>My Properties</Trans>
        </Button>
      }
    >
      <Trans>Requests for your homes appear here, and we’ll notify you.</Trans>
    </EmptyState>
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Track Applications</Trans>}
        description={<Trans>What is under way, and who acts next.</Trans>}
        actions={
          <RowActions of={t`Track Applications`}>
            <Button component={Link} to="/application-profile" variant="default">
              <Trans>Application profile</Trans>
            </Button>
            <Button component={Link} to="/application-history" variant="default">
              <Trans>Application History</Trans>
            </Button>
          </RowActions>
        }
      />
      {listsHomes === undefined ? (
        <TableSkeleton rows={5} />
      ) : (
        <LeadsPage
          listsHomes={listsHomes}
          show="tracked"
          empty={{
            visits: made(t`No visits under way`),
            applications: made(t`No applications under way`),
            'received-visits': received(t`No visit requests to answer`),
            'received-applications': received(t`No applications to answer`),
          }}
        />
      )}
    </Stack>
  );
}
