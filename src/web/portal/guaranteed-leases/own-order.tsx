// One's own guaranteed lease: the owner accepts or declines the offer, cancels the order, or gives notice.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { GuaranteedLeaseDetail } from '../../../contract/guaranteed-leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { canMoveGuaranteed, lastDayAfterNotice } from '../../../domain/guaranteed-leases.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useMove } from '../../components/form/use-move.ts';
import { GuaranteedView } from '../../components/guaranteed-leases/guaranteed-view.tsx';
import { ReasonButton } from '../../components/guaranteed-leases/reason-button.tsx';
import { useGuaranteedReload } from '../../components/guaranteed-leases/use-guaranteed-reload.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { successes } from '../../lib/messages.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';

export function OwnOrder({ id }: { id: string }) {
  const { queries } = useApi();
  return (
    <GuaranteedView
      query={queries.guaranteedLeases.getMine.queryOptions({ input: { id }, staleTime: 0 })}
      actions={(order) => <Actions order={order} />}
    />
  );
}

type Own = { order: GuaranteedLeaseDetail };

function Actions({ order }: Own) {
  const { t } = useLingui();
  const { api } = useApi();
  const { id, status } = order;
  return (
    <>
      {status === 'offered' && <Accept order={order} />}
      {status === 'offered' && (
        <ReasonButton
          id={id}
          label={t`Decline the offer`}
          explanation={t`Tell us what should be different. We may make you another offer.`}
          send={api.guaranteedLeases.decline}
        />
      )}
      {canMoveGuaranteed(status, 'cancel') && <CancelOrder id={id} />}
      {status === 'agreed' && order.notice_by === null && order.ends_on && (
        <GiveNotice id={id} endsOn={order.ends_on} />
      )}
      {(status === 'agreed' || status === 'ended') && (
        <Text size="sm" w="100%">
          <Trans>Each month’s rent is in your statement.</Trans>{' '}
          <Anchor component={Link} to="/portal/landlord/remittances" inherit underline="always">
            <Trans>Open my statement</Trans>
          </Anchor>
        </Text>
      )}
    </>
  );
}

function GiveNotice({ id, endsOn }: { id: string; endsOn: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const last = formatDate(lastDayAfterNotice(clock.today(), endsOn));
  return (
    <ReasonButton
      id={id}
      label={t`Give notice`}
      explanation={t`The rent stays guaranteed until ${last}. After that the home stays in our management.`}
      send={api.guaranteedLeases.giveNotice}
    />
  );
}

function CancelOrder({ id }: { id: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const cancel = useMove({
    send: api.guaranteedLeases.cancel,
    onDone: () => toast.success(successes.statusUpdated),
    reload: useGuaranteedReload(),
  });
  return (
    <ConfirmButton
      variant="default"
      question={t`Cancel this order?`}
      explanation={t`We make no offer, and there is nothing to pay.`}
      confirmLabel={t`Cancel the order`}
      destructive
      onConfirm={() => cancel.mutateAsync({ id }).catch(() => {})}
    >
      <Trans>Cancel the order</Trans>
    </ConfirmButton>
  );
}

function Accept({ order: { id, text_hash: hash } }: Own) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useGuaranteedReload();
  const dialog = useOpened();
  const [name, setName] = useState('');
  const form = useFormMutation({
    send: api.guaranteedLeases.accept,
    onSent: () => {
      dialog.onClose();
      toast.success(successes.statusUpdated);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Accept the offer`}
      submitLabel={t`Accept the offer`}
      button={{ variant: 'filled', size: 'md' }}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id, text_hash: hash ?? '', name })}
    >
      <Text size="sm">
        <Trans>Your name is kept with this text, the day and the time. We then manage the home.</Trans>
      </Text>
      <TextInput
        label={t`Your full name`}
        required
        maxLength={120}
        autoComplete="name"
        data-autofocus
        value={name}
        error={form.errors.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialogButton>
  );
}
