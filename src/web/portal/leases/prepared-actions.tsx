// What whoever wrote a lease for its landlord does with it: see what became of it, and take it back before the landlord signs.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useLeaseMove } from './use-lease-move.ts';

const withdrawn = { title: msg`Lease withdrawn`, text: msg`We’ll notify the owner.` };

export function WithdrawPrepared({ lease }: { lease: Pick<Lease, 'id' | 'version'> }) {
  const { t } = useLingui();
  const { api } = useApi();
  const { id, version } = lease;
  const move = useLeaseMove(() => api.leases.withdrawPrepared({ id, version }), withdrawn);
  return (
    <ConfirmButton
      question={t`Withdraw this lease?`}
      explanation={t`The owner can no longer sign it, and we’ll notify them. No tenant has seen it.`}
      destructive
      size="sm"
      variant="default"
      confirmLabel={t`Withdraw`}
      onConfirm={() => move.mutateAsync().catch(() => {})}
    >
      {t`Withdraw`}
    </ConfirmButton>
  );
}

export function PreparedActions({ lease }: { lease: Lease }) {
  return (
    <Group gap="md">
      {lease.state === 'draft' && lease.document === null && <WithdrawPrepared lease={lease} />}
      <Anchor component={Link} to="/portal/landlord/leases/prepared" size="sm">
        <Trans>Leases you drafted for owners</Trans>
      </Anchor>
    </Group>
  );
}
