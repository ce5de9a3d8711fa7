// Asks somebody who is owed money for what is missing; they are asked each week as well.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { MissingDetail } from '../../../domain/payees.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { payoutTexts } from './payout-labels.ts';

type RemindButtonProps = { userId: string; name: string; what: MissingDetail };

export function RemindButton({ userId, name, what }: RemindButtonProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const form = useFormMutation({
    send: api.payees.remind,
    failure: payoutTexts.notDone,
    onSent: () => toast.success(payoutTexts.reminded),
  });
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t`Remind ${name}`}
      loading={form.isBusy}
      onClick={() => form.submit({ user_id: userId, what })}
    >
      <Trans>Remind</Trans>
    </Button>
  );
}
