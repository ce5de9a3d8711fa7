// What this side may do with a lease now; the domain rule decides which buttons there are.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { dateInIndia } from '../../../domain/dates.ts';
import { canContestMoved } from '../../../domain/lease-acceptance.ts';
import {
  canMoveLease,
  isRunning,
  type LeaseAction,
  type LeaseActor,
  type LeaseSide,
} from '../../../domain/leases.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { RowActions } from '../../ui/row-actions.tsx';
import { AcceptButton } from './accept-button.tsx';
import { ContestButton } from './contest-button.tsx';
import { DisownButton } from './disown-button.tsx';
import { MoveButton } from './move-button.tsx';
import { NoticeButton } from './notice-button.tsx';
import { ProposeButton } from './propose-button.tsx';
import { ProposeEndButton } from './proposed-end.tsx';
import { UploadButton } from './upload-button.tsx';

/** The landlord's alone, and with fields of their own. */
const RenewButton = lazy(async () => ({ default: (await import('./renew-button.tsx')).RenewButton }));
const PayeeButton = lazy(async () => ({ default: (await import('./payee-button.tsx')).PayeeButton }));

/** Whoever rents a lease that came with a business says for some days that it is not theirs. */
function mayContestMoved(lease: Lease, side: LeaseSide, today: string): boolean {
  if (side !== 'tenant' || lease.moved_on === null || !isRunning(lease.state)) return false;
  const notifiedAt = lease.parties.find(({ is_you }) => is_you)?.told_at;
  return canContestMoved(notifiedAt ? dateInIndia(notifiedAt) : null, today);
}

type LeaseActionsProps = {
  lease: Lease;
  /** The reader's: an administrator acts for the landlord. */
  side: LeaseSide;
  /** Before them in their row. */
  children?: ReactNode;
  /** Among those that are brought up. */
  more?: ReactNode;
};

export function LeaseActions({ lease, side, children, more }: LeaseActionsProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const home = useHomeName(lease.home_name);
  const actor: LeaseActor = side === 'tenant' && lease.is_co_tenant ? 'co_tenant' : side;
  const may = (action: LeaseAction) => canMoveLease(lease.state, action, actor);
  const hasAccepted = lease.parties.some(({ is_you, accepted_at }) => is_you && accepted_at !== null);
  const isOwnNotice = lease.notice?.by === side;
  const today = clock.today();
  const lastDay = lease.notice?.ends_on ?? lease.end_date;
  const mayChoosePayee = side === 'landlord' && ['accepted', 'active', 'ending'].includes(lease.state);
  const mayProposeEnd = may('proposeEnd') && !lease.proposed_end && today < lastDay;
  return (
    <Group gap="xs">
      {children}
      {may('accept') && !hasAccepted && <AcceptButton lease={lease} />}
      {(may('contest') ? lease.is_signed_on_paper : mayContestMoved(lease, side, today)) && (
        <ContestButton lease={lease} />
      )}
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
      {may('disown') && !hasAccepted && <DisownButton lease={lease} />}
      {may('propose') && <ProposeButton lease={lease} />}
      {may('sign') && (
        <UploadButton
          label={t`Signed on paper`}
          submitLabel={t`Send the scan`}
          explanation={
            <Trans>
              Have you all signed a printed copy? Every tenant gets the scan. It counts once they say yes, or
              if they do not contest it within 7 days of hearing of it.
            </Trans>
          }
          send={(file) => api.leases.sign({ id: lease.id, version: lease.version, file })}
          done={{ title: msg`Scan sent`, text: msg`We’ll notify you when each tenant answers.` }}
        />
      )}
      {may('revise') && (
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
          explanation={t`We’ll notify the tenants who have it. You can write another one.`}
        >
          {t`Withdraw`}
        </MoveButton>
      )}
      {/* From its last day on the deposit may be settled. */}
      {may('withdrawNotice') && isOwnNotice && !lease.notice?.is_agreed && today < lastDay && (
        <MoveButton
          lease={lease}
          action="withdrawNotice"
          question={t`Take the notice back?`}
          explanation={t`The lease then continues until the end of its term.`}
        >
          {t`Take the notice back`}
        </MoveButton>
      )}
      {side === 'landlord' && lease.state === 'active' && !lease.renewal && (
        <Suspense>
          <RenewButton lease={lease} />
        </Suspense>
      )}
      {/* What ends a lease, and what is done once: not beside what is read every month. */}
      {(more || mayChoosePayee || mayProposeEnd || may('giveNotice')) && (
        <RowActions of={home} isFolded size={36}>
          {more}
          {mayChoosePayee && (
            <Suspense>
              <PayeeButton lease={lease} />
            </Suspense>
          )}
          {may('giveNotice') && <NoticeButton lease={lease} />}
          {mayProposeEnd && <ProposeEndButton lease={lease} />}
        </RowActions>
      )}
    </Group>
  );
}
