// The landlord says what they would take from the deposit: unpaid months and charges are offered, the rest is added line by line.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { SettlementAnswer } from '../../../contract/settlements.ts';
import { formatMonth, monthOf } from '../../../domain/dates.ts';
import { englishOf } from '../../../domain/dues.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { reckon } from '../../../domain/settlements.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { namesOfDuesShown } from '../../components/rents/due-name.ts';
import { paiseOf } from '../../components/rupees.ts';
import { useReloadSettlements } from '../../components/settlements/use-settlement-move.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { type DeductionLine, Deductions } from './deposit-deductions.tsx';

type ProposeButtonProps = { leaseId: string; offer: SettlementAnswer };

export function ProposeButton({ leaseId, offer }: ProposeButtonProps) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const reload = useReloadSettlements();
  const dialog = useOpened();
  const [months, setMonths] = useState(() => offer.unpaid.map(({ due_id }) => due_id));
  const [added, setAdded] = useState<DeductionLine[]>([]);
  const rent = offer.unpaid
    .filter(({ due_id }) => months.includes(due_id))
    .map(({ due_id, kind, what, amount }) => ({
      kind,
      label: englishOf[what],
      amount,
      due_id,
      repair_id: null,
    }));
  const lines = [
    ...rent,
    ...added.map(({ kind, label, amount, repair }) => ({
      kind,
      label,
      amount: paiseOf(amount) ?? 0,
      due_id: null,
      repair_id: repair,
    })),
  ];
  const { refund, debt } = reckon(
    offer,
    lines.map(({ kind, amount }) => ({ kind, amount, state: 'accepted', allowed: amount })),
  );
  const form = useFormMutation({
    send: api.settlements.propose,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Settlement proposed`, msg`We’ll notify you when the tenant answers.`);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Settle the deposit`}
      submitLabel={t`Send to the tenant`}
      button={{ variant: 'filled' }}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: leaseId, lines })}
    >
      {offer.unpaid.length > 0 && (
        <Checkbox.Group
          label={t`Unpaid rent and charges to take from the deposit`}
          value={months}
          onChange={setMonths}
          error={rent.map((_, place) => form.errors[`lines.${place}.amount`]).find(Boolean)}
        >
          <Stack gap="xs" mt="xs">
            {offer.unpaid.map(({ due_id, what, month, amount }) => (
              <Checkbox
                key={due_id}
                value={due_id}
                label={[
                  ...(what === 'rent' ? [] : [i18n._(namesOfDuesShown[what])]),
                  formatMonth(monthOf(month)),
                  formatRupeesExact(paise(amount)),
                ].join(' · ')}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Deductions
        leaseId={leaseId}
        lines={added}
        setLines={setAdded}
        errors={form.errors}
        first={rent.length}
      />
      <Text size="sm">
        <Trans>
          If the tenant accepts it all, {formatRupeesExact(paise(refund))} of{' '}
          {formatRupeesExact(paise(offer.deposit + offer.credit))} is paid back. You can add photos to each
          deduction afterwards.
        </Trans>
      </Text>
      {debt > 0 && (
        <Text size="sm" c="red">
          <Trans>{formatRupeesExact(paise(debt))} is not covered by the deposit.</Trans>
        </Text>
      )}
    </FormDialogButton>
  );
}
