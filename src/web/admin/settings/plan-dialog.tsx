// Another version of the plan for months to come: its terms, what they would cost, and a second yes when that is too much.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Checkbox, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanVersions } from '../../../contract/commission-plans.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { fieldErrorsOf } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PlanFields } from './plan-fields.tsx';
import { type PlanValues, termsOf, valuesOfDraft } from './plan-values.ts';
import { percentOfBp, settingsTexts } from './settings-messages.ts';

type PlanDialogProps = { draft: PlanVersions['draft']; onClose: () => void };

export function PlanDialog({ draft, onClose }: PlanDialogProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [values, setValues] = useState(() => valuesOfDraft(draft));
  const [reason, setReason] = useState('');
  const [accepts, setAccepts] = useState(false);
  const cost = useCost();
  const form = useFormMutation({
    send: api.commissionPlans.add,
    failure: settingsTexts.notSaved,
    onSent: () => {
      toast.success(settingsTexts.planStored);
      onClose();
      return client.invalidateQueries({ queryKey: queries.commissionPlans.key() });
    },
  });
  const errors = { ...cost.errors, ...form.errors };
  const change = (own: Partial<PlanValues>) => {
    setValues((before) => ({ ...before, ...own }));
    // Other terms, other cost: what was accepted was not these.
    setAccepts(false);
    cost.forget();
  };
  return (
    <FormDialog
      title={t`New version of the plan`}
      submitLabel={t`Store the version`}
      wide
      busy={form.isBusy}
      disabled={reason.trim() === ''}
      onSubmit={() =>
        form.submit({
          version: values.version,
          valid_from: values.valid_from,
          terms: termsOf(values),
          accepts_cost: accepts,
          reason,
        })
      }
      onClose={onClose}
    >
      <PlanFields values={values} set={change} errors={errors} />
      <Button variant="default" loading={cost.isBusy} onClick={() => cost.ask(values)}>
        <Trans>See what it would cost</Trans>
      </Button>
      {cost.found && <Cost cost={cost.found} />}
      {(cost.found?.is_above_fee || errors.accepts_cost) && (
        <Checkbox
          label={t`I accept that this plan may pay more than our lowest fee`}
          checked={accepts}
          onChange={(event) => setAccepts(event.currentTarget.checked)}
          error={errors.accepts_cost}
        />
      )}
      <ReasonField value={reason} onChange={setReason} most={500} error={errors.reason} />
    </FormDialog>
  );
}

function useCost() {
  const { api } = useApi();
  const ask = useMutation({
    mutationFn: (values: PlanValues) => api.commissionPlans.draft(termsOf(values)),
    onError: (error) => {
      if (Object.keys(fieldErrorsOf(error)).length > 0) return;
      toast.destructive(settingsTexts.notLoaded, failureMessage(error, settingsTexts.notLoaded));
    },
  });
  // The draft's fields are the terms themselves; the form has them under `terms`.
  const errors = Object.fromEntries(
    Object.entries(fieldErrorsOf(ask.error)).map(([field, message]) => [`terms.${field}`, message]),
  );
  return { ask: ask.mutate, isBusy: ask.isPending, found: ask.data, errors, forget: ask.reset };
}

type CostFound = NonNullable<ReturnType<typeof useCost>['found']>;

function Cost({ cost }: { cost: CostFound }) {
  const [most, fee] = [percentOfBp(cost.highest_bp), percentOfBp(cost.lowest_fee_bp)];
  const last = cost.last_month;
  return (
    <Alert color={cost.is_above_fee ? 'red' : 'green'} role="status">
      <Text size="sm">
        <Trans>
          Pays at most {most} of rent. Our lowest fee is {fee}.
        </Trans>
      </Text>
      {last && (
        <Text size="sm">
          <Trans>
            {formatMonth(last.month)}: {formatRupeesAndPaise(paise(last.fees))} of fees,{' '}
            {formatRupeesAndPaise(paise(last.posted))} posted, {formatRupeesAndPaise(paise(last.with_draft))}{' '}
            with this version.
          </Trans>
        </Text>
      )}
    </Alert>
  );
}
