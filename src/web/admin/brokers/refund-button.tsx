// Gives a paid fee back, with a reason, while its broker is not activated.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BrokerRegistrationRow } from '../../../contract/brokers.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useReloadBrokers } from './use-activate.ts';

const refunded = msg`Refund begun`;
const notRefunded = msg`Failed to refund the payment`;

export function RefundButton({ row }: { row: BrokerRegistrationRow }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadBrokers();
  const [isAsked, setAsked] = useState(false);
  const form = useFormMutation({
    send: api.brokerRegistrations.refund,
    failure: notRefunded,
    onSent: () => {
      setAsked(false);
      toast.success(refunded);
      return reload();
    },
  });
  const { name } = row.broker;
  const amount = formatRupees(paise(row.amount));
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        aria-label={t`Refund: ${name}`}
        onClick={() => setAsked(true)}
      >
        <Trans>Refund</Trans>
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t`Refund ${amount} to ${name}?`}
          submitLabel={t`Refund`}
          explanation={
            row.provider === 'cash'
              ? t`Confirm that you returned the cash.`
              : t`The payment provider refunds it to the same card or account. This cannot be undone.`
          }
          busy={form.isBusy}
          error={form.errors.reason}
          onSubmit={(reason) => form.submit({ id: row.id, reason })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
