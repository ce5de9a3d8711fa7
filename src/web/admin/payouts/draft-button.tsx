// The button that drafts a batch of transfers, and opens it.
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { toast } from '../../ui/toast-store.ts';
import { tabAddress } from '../shell/tab-address.ts';
import { payoutTexts } from './payout-labels.ts';
import { useReloadPayouts } from './use-reload-payouts.ts';

type DraftButtonProps = {
  create: (input: undefined, options: { context: CallContext }) => Promise<{ id: string }>;
  /** Nobody would be paid. */
  disabled?: boolean;
};

export function DraftButton({ create, disabled }: DraftButtonProps) {
  const navigate = useNavigate();
  const reload = useReloadPayouts();
  const draft = useFormMutation({
    send: (_: null, options) => create(undefined, options),
    failure: payoutTexts.notDone,
    onSent: async ({ id }) => {
      toast.success(payoutTexts.drafted);
      await reload();
      await navigate(tabAddress('payouts', { batch: id }));
    },
  });
  return (
    <Button size="sm" loading={draft.isBusy} disabled={disabled} onClick={() => draft.submit(null)}>
      <Trans>Draft a batch</Trans>
    </Button>
  );
}
