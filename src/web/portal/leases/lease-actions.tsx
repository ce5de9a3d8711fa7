// What this side may do with a lease now; the domain rule decides which buttons there are.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { canMoveLease, type LeaseAction, type LeaseSide } from '../../../domain/leases.ts';
import { clock } from '../../lib/clock.ts';
import { ContestButton } from './contest-button.tsx';
import { MoveButton } from './move-button.tsx';
import { NoticeButton } from './notice-button.tsx';
import { PayeeButton } from './payee-button.tsx';
import { ProposeEndButton } from './proposed-end.tsx';
import { RenewButton } from './renew-button.tsx';
import { SettlementButton } from './settlement-button.tsx';

/** `side` is the reader's: an administrator acts for the landlord. */
export function LeaseActions({ lease, side }: { lease: Lease; side: LeaseSide }) {
  const { t } = useLingui();
  const may = (action: LeaseAction) => canMoveLease(lease.state, action, side);
  const isOwnNotice = lease.notice?.by === side;
  const today = clock.today();
  const lastDay = lease.notice?.ends_on ?? lease.end_date;
  return (
    <Group gap="xs">
      {may('accept') && <AcceptButton lease={lease} />}
      {may('contest') && lease.is_signed_on_paper && <ContestButton lease={lease} />}
      {may('decline') && (
        <MoveButton
          lease={lease}
          action="decline"
          destructive
          question={t`Decline this lease?`}
          explanation={t`We’ll notify the landlord. This cannot be undone.`}
        >
          {t`Decline`}
        </MoveButton>
      )}
      {may('sign') && !lease.is_signed_on_paper && (
        <MoveButton
          lease={lease}
          action="sign"
          filled
          question={t`Have you both signed this lease on paper?`}
          explanation={t`We ask the tenant to confirm it. The lease starts only when they say yes.`}
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
          explanation={t`We’ll notify the tenant. You can write another one.`}
        >
          {t`Withdraw`}
        </MoveButton>
      )}
      {may('giveNotice') && <NoticeButton lease={lease} />}
      {may('withdrawNotice') && isOwnNotice && !lease.notice?.is_agreed && (
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
      {may('proposeEnd') && !lease.proposed_end && today < lastDay && <ProposeEndButton lease={lease} />}
      {may('settle') && today >= lastDay && <SettlementButton lease={lease} />}
    </Group>
  );
}

function AcceptButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  return lease.is_signed_on_paper ? (
    <MoveButton
      lease={lease}
      action="accept"
      filled
      question={t`Did you both sign this lease on paper?`}
      explanation={t`With your yes the lease starts on these terms, and its rent becomes due.`}
    >
      {t`Yes, we both signed`}
    </MoveButton>
  ) : (
    <MoveButton
      lease={lease}
      action="accept"
      filled
      question={t`Accept this lease?`}
      explanation={t`You agree to its terms. From then on the home is let to you.`}
    >
      {t`Accept the lease`}
    </MoveButton>
  );
}
