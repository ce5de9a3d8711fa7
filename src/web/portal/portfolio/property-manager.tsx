// `/property-manager`: the manager's first screen under its other address. Administrators may open it too: who manages no home finds
// where managers and their homes are.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useAccount } from '../../lib/use-account.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconBuilding } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AssignedHomes } from './manager-home.tsx';

export { meta } from './manager-home.tsx';

export default function PropertyManager() {
  return (
    <RoleGuard allowed={['property_manager', 'admin']}>
      <OwnOrWhere />
    </RoleGuard>
  );
}

function OwnOrWhere() {
  const account = useAccount();
  if (account.status !== 'signed-in') return null;
  return account.roles.includes('property_manager') ? <AssignedHomes /> : <WhereManaged />;
}

function WhereManaged() {
  const { t } = useLingui();
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Property managers</Trans>}
        description={<Trans>Property managers see the homes assigned to them here.</Trans>}
      />
      <EmptyState
        icon={<IconBuilding size={28} />}
        title={t`No homes are assigned to you`}
        action={
          <Button component={Link} to="/admin?tab=managed-rentals&view=active">
            <Trans>Open Managed Rentals</Trans>
          </Button>
        }
      >
        <Trans>
          Administrators assign homes to managers. To see what a manager sees, open their page in{' '}
          <Anchor component={Link} to="/admin?tab=users&role=property_manager" underline="always">
            Users
          </Anchor>{' '}
          and choose “View as this person”.
        </Trans>
      </EmptyState>
    </Stack>
  );
}
