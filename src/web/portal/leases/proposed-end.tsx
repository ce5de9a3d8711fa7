// An earlier last day of a lease: one side proposes it, and it counts only once the other agrees.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { addDays, formatDate } from '../../../domain/dates.ts';
import type { LeaseSide } from '../../../domain/leases.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { MoveButton } from './move-button.tsx';
import { useLookAgain, useReloadTenancy } from './use-lease-move.ts';

const lastDayOf = (lease: Lease) => lease.notice?.ends_on ?? lease.end_date;

export function ProposeEndButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadTenancy();
  const dialog = useOpened();
  const send = useLookAgain(dialog.onClose, api.leases.proposeEnd);
  const today = clock.today();
  const [endsOn, setEndsOn] = useState<string | null>([today, lease.start_date].toSorted().at(-1) ?? today);
  const form = useFormMutation({
    send,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Earlier last day proposed`, msg`Nothing changes until the other side agrees.`);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Propose an earlier end`}
      submitLabel={t`Propose`}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: lease.id, version: lease.version, ends_on: endsOn ?? '' })}
    >
      <Text size="sm">
        <Trans>
          The lease ends on {formatDate(lastDayOf(lease))}. With the other side’s yes it can end earlier, and
          the deposit is settled then.
        </Trans>
      </Text>
      <LateDateField
        label={t`Last day of the lease`}
        value={endsOn}
        onChange={setEndsOn}
        today={today}
        min={lease.start_date}
        max={addDays(lastDayOf(lease), -1)}
        error={form.errors.ends_on}
        required
      />
    </FormDialogButton>
  );
}

/** `side` is the reader's; an administrator acts for the landlord. */
export function ProposedEnd({ lease, side }: { lease: Lease; side: LeaseSide }) {
  const { t } = useLingui();
  if (!lease.proposed_end) return null;
  const { by, ends_on } = lease.proposed_end;
  const day = formatDate(ends_on);
  const otherwise = formatDate(lastDayOf(lease));
  if (by === side) {
    return (
      <Alert color="blue">
        <Stack gap="sm" align="flex-start">
          <Text size="sm">
            <Trans>
              You proposed {day} as the last day. The other side has not answered. Until they agree, the lease
              ends on {otherwise}.
            </Trans>
          </Text>
          <MoveButton
            lease={lease}
            action="declineEnd"
            question={t`Take the proposal back?`}
            explanation={t`The lease continues as before.`}
          >
            {t`Take the proposal back`}
          </MoveButton>
        </Stack>
      </Alert>
    );
  }
  return (
    <Alert color="yellow">
      <Stack gap="sm">
        <Text size="sm">
          {by === 'landlord' ? (
            <Trans>
              Your landlord proposes {day} as the last day instead of {otherwise}. Nothing changes unless you
              agree.
            </Trans>
          ) : (
            <Trans>
              Your tenant proposes {day} as the last day instead of {otherwise}. Nothing changes unless you
              agree.
            </Trans>
          )}
        </Text>
        <Group gap="xs">
          <MoveButton
            lease={lease}
            action="agreeEnd"
            filled
            question={t`End the lease on ${day}?`}
            explanation={t`This becomes the last day. The deposit can be settled from then on.`}
          >
            {t`Agree`}
          </MoveButton>
          <MoveButton
            lease={lease}
            action="declineEnd"
            question={t`Decline the earlier end?`}
            explanation={t`The lease continues as before.`}
          >
            {t`Decline the earlier end`}
          </MoveButton>
        </Group>
      </Stack>
    </Alert>
  );
}
