// The tenant's no to one figure of a lease that is theirs.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { OpeningFigureKind } from '../../../domain/opening-figures.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { AmountFields, sentAmount, useAmount } from './amount-fields.tsx';
import { useReloadFigures } from './use-reload-figures.ts';

type ContestFigureProps = { leaseId: string; kind: OpeningFigureKind; amount: number };

export function ContestFigureButton({ leaseId, kind, amount }: ContestFigureProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadFigures();
  const dialog = useOpened();
  const [typed, setTyped] = useAmount(amount);
  const form = useFormMutation({
    send: api.openingFigures.contest,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Answer sent`, msg`The lease continues, and this figure does not count for now.`);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`This amount is wrong`}
      submitLabel={t`Send`}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: leaseId, kind, ...sentAmount(typed) })}
    >
      <Text size="sm">
        <Trans>
          You confirm that the lease is yours and continues, and that only this amount is wrong. It does not
          count until you and your landlord agree, or our team decides.
        </Trans>
      </Text>
      <AmountFields kind={kind} typed={typed} onChange={setTyped} errors={form.errors} />
    </FormDialogButton>
  );
}
