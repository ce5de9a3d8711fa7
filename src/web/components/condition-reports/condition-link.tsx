// The way from a lease to its move-in and move-out reports, once it is agreed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { isWritable, reportKinds } from '../../../domain/condition-reports.ts';
import { useHomeName } from '../property/home-names.tsx';

export function ConditionLink({ lease }: { lease: Pick<Lease, 'id' | 'home_name' | 'state'> }) {
  const { t } = useLingui();
  const home = useHomeName(lease.home_name);
  if (!reportKinds.some((kind) => isWritable(kind, lease.state))) return null;
  return (
    <Button
      component={Link}
      to={`/portal/leases/${lease.id}/condition`}
      variant="default"
      size="sm"
      aria-label={t`Move-in and move-out reports: ${home}`}
    >
      <Trans>Move-in and move-out reports</Trans>
    </Button>
  );
}
