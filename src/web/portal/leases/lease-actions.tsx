// What this side may do with a lease now; the domain rule decides which buttons there are.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { lazy, Suspense } from 'react';
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
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
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

/** `side` is the reader's: an administrator acts for the landlord. */
export function LeaseActions({ lease, side }: { lease: Lease; side: LeaseSide }) {
  const { t } = useLingui();
  const { api } = useApi();
  const actor: LeaseActor = side === 'tenant' && lease.is_co_tenant ? 'co_tenant' : side;
  const may = (action: LeaseAction) => canMoveLease(lease.state, action, actor);
  const hasAccepted = lease.parties.some(({ is_you, accepted_at }) => is_you && accepted_at !== null);
  const isOwnNotice = lease.notice?.by === side;
  const today = clock.today();
  const lastDay = lease.notice?.ends_on ?? lease.end_date;
  return (
    <Group gap="xs">
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
      {may('giveNotice') && <NoticeButton lease={lease} />}
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
      <Suspense>
        {side === 'landlord' && lease.state === 'active' && !lease.renewal && <RenewButton lease={lease} />}
        {side === 'landlord' && ['accepted', 'active', 'ending'].includes(lease.state) && (
          <PayeeButton lease={lease} />
        )}
      </Suspense>
      {may('proposeEnd') && !lease.proposed_end && today < lastDay && <ProposeEndButton lease={lease} />}
    </Group>
  );
}
