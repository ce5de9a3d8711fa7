// Records a line as rent of months that a person chooses: one, or several that share it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { BankLine, StatementDue, StatementSide } from '../../../contract/bank-statements.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useFormMutation } from '../form/use-form-mutation.ts';
import { RupeeInput } from '../rupee-input.tsx';
import { paiseOf, type Rupees } from '../rupees.ts';
import { ChooseMonths } from './choose-months.tsx';
import { useDueLabel } from './due-label.ts';
import { useReloadLines } from './use-line-act.ts';

/** A month that is chosen, and what of the line pays it. */
type Part = { due: StatementDue; amount: Rupees };

const shownAmount = (amount: number) => formatRupeesAndPaise(paise(amount));

export function MatchDialog({ as: side, line }: { as: StatementSide; line: BankLine }) {
  const { t } = useLingui();
  const whatOf = useDueLabel();
  const { api } = useApi();
  const reload = useReloadLines();
  const dialog = useOpened();
  const [parts, setParts] = useState<Part[]>([]);
  const open = line.amount - line.matched;
  const used = parts.reduce((sum, { amount }) => sum + (paiseOf(amount) ?? 0), 0);
  const [whole, left] = [shownAmount(open), shownAmount(Math.max(open - used, 0))];
  const form = useFormMutation({
    send: api.bankStatements.match,
    onSent: () => {
      dialog.onClose();
      setParts([]);
      toast.success(msg`Rent recorded`, msg`The tenant gets a receipt.`);
      return reload();
    },
  });
  const toggle = (due: StatementDue) => {
    const others = parts.filter((part) => part.due.id !== due.id);
    const share = Math.min(due.open, Math.max(open - used, 0)) / 100;
    setParts(others.length < parts.length ? others : [...parts, { due, amount: share || '' }]);
  };
  const submit = () => {
    const chosen = parts.map(({ due, amount }) => ({ due_id: due.id, amount: paiseOf(amount) ?? 0 }));
    if (chosen.length === 0) form.setErrors({ parts: t`Choose at least one month` });
    else form.submit({ as: side, id: line.id, parts: chosen });
  };
  return (
    <FormDialogButton
      {...dialog}
      label={t`Choose months`}
      title={t`Which rent does this pay?`}
      submitLabel={t`Record rent`}
      isBusy={form.isBusy}
      onSubmit={submit}
    >
      <Text size="sm">
        <Trans>
          {whole} came in. Choose the month it pays, or several that share it. The tenant of each gets a
          receipt.
        </Trans>
      </Text>
      <ChooseMonths as={side} chosen={parts.map(({ due }) => due.id)} onToggle={toggle} />
      {parts.map(({ due, amount }, at) => (
        <RupeeInput
          key={due.id}
          label={`${due.tenant_name} · ${whatOf(due)}`}
          withPaise
          value={amount}
          onChange={(typed) =>
            setParts(parts.map((part) => (part.due.id === due.id ? { due, amount: typed } : part)))
          }
          error={form.errors[`parts.${at}.amount`]}
          required
        />
      ))}
      <Text size="sm" role="status">
        {t`Left of this payment: ${left}`}
      </Text>
      <Text size="sm" role="alert" c="var(--mantine-color-error)">
        {form.errors.parts ?? form.errors.amount ?? form.errors.reference ?? form.errors.paid_on}
      </Text>
    </FormDialogButton>
  );
}
