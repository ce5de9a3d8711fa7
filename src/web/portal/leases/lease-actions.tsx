// What this side may do with a lease now; the domain rule decides which buttons there are.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { canMoveLease, type LeaseAction, type LeaseSide } from '../../../domain/leases.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { NoticeButton } from './notice-button.tsx';
import { PayeeButton } from './payee-button.tsx';
import { RenewButton } from './renew-button.tsx';
import { SettleButton } from './settle-button.tsx';
import { useLeaseMove } from './use-lease-move.ts';

/** `side` is the reader's: an administrator acts for the landlord. */
export function LeaseActions({ lease, side }: { lease: Lease; side: LeaseSide }) {
  const { t } = useLingui();
  const may = (action: LeaseAction) => canMoveLease(lease.state, action, side);
  const isOwnNotice = lease.notice?.by === side;
  return (
    <Group gap="xs">
      {may('accept') && (
        <MoveButton
          lease={lease}
          action="accept"
          filled
          question={t`Accept this lease?`}
          explanation={t`You agree to its terms. From then on the home is let to you.`}
        >
          {t`Accept the lease`}
        </MoveButton>
      )}
      {may('decline') && (
        <MoveButton
          lease={lease}
          action="decline"
          destructive
          question={t`Decline this lease?`}
          explanation={t`The landlord gets an e-mail. This cannot be undone.`}
        >
          {t`Decline`}
        </MoveButton>
      )}
      {may('sign') && (
        <MoveButton
          lease={lease}
          action="sign"
          filled
          question={t`Is the lease signed on paper?`}
          explanation={t`Record it only when both have signed. The tenant gets an e-mail.`}
        >
          {t`Signed on paper`}
        </MoveButton>
      )}
      {side === 'landlord' && lease.state === 'draft' && (
        <Button component={Link} to={`/portal/landlord/leases/${lease.id}/edit`} size="sm" variant="default">
          <Trans>Change the terms</Trans>
        </Button>
      )}
      {may('withdraw') && (
        <MoveButton
          lease={lease}
          action="withdraw"
          destructive
          question={t`Withdraw this lease?`}
          explanation={t`The tenant gets an e-mail. You can write another one.`}
        >
          {t`Withdraw`}
        </MoveButton>
      )}
      {may('giveNotice') && <NoticeButton lease={lease} />}
      {may('withdrawNotice') && isOwnNotice && (
        <MoveButton
          lease={lease}
          action="withdrawNotice"
          question={t`Take the notice back?`}
          explanation={t`The lease then goes on until the end of its term.`}
        >
          {t`Take the notice back`}
        </MoveButton>
      )}
      {side === 'landlord' && lease.state === 'active' && !lease.renewal && <RenewButton lease={lease} />}
      {side === 'landlord' && ['active', 'ending'].includes(lease.state) && <PayeeButton lease={lease} />}
      {may('settle') && <SettleButton lease={lease} />}
    </Group>
  );
}

type MoveButtonProps = {
  lease: Lease;
  action: 'accept' | 'decline' | 'withdraw' | 'sign' | 'withdrawNotice';
  question: string;
  explanation: string;
  filled?: boolean;
  destructive?: boolean;
  children: ReactNode;
};

function MoveButton({ lease, action, filled, children, ...ask }: MoveButtonProps) {
  const { api } = useApi();
  const move = useLeaseMove(() => api.leases[action]({ id: lease.id, version: lease.version }));
  return (
    <ConfirmButton
      {...ask}
      size="sm"
      variant={filled ? 'filled' : 'default'}
      confirmLabel={String(children)}
      onConfirm={() => move.mutateAsync().catch(() => {})}
    >
      {children}
    </ConfirmButton>
  );
}
