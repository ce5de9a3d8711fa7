// The tenant's no to one figure of a lease that is theirs.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { OpeningFigureKind } from '../../../domain/opening-figures.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { AmountFields, sentAmount } from './amount-fields.tsx';
import { useAmountDialog } from './use-amount-dialog.ts';

type ContestFigureProps = { leaseId: string; kind: OpeningFigureKind; amount: number };

const sent = {
  title: msg`Answer sent`,
  text: msg`The lease continues, and this figure does not count for now.`,
};

export function ContestFigureButton({ leaseId, kind, amount }: ContestFigureProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const { dialog, typed, change, form } = useAmountDialog({ amount, send: api.openingFigures.contest, sent });
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
      <AmountFields kind={kind} typed={typed} onChange={change} errors={form.errors} />
    </FormDialogButton>
  );
}
