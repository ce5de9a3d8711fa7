// A landlord without any home: the two ways to begin.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconHome } from '../../ui/icons.ts';

export function FirstHome() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconHome size={28} />}
      title={t`No homes yet`}
      action={
        <Group gap="sm" justify="center">
          <Button component={Link} to="/properties/create">
            <Trans>List a home</Trans>
          </Button>
          <Button component={Link} to="/submit-managed-rental" variant="default">
            <Trans>Let us manage it</Trans>
          </Button>
        </Group>
      }
    >
      <Trans>Your homes, leases, rent and repairs appear here once you list the first one.</Trans>
    </EmptyState>
  );
}
