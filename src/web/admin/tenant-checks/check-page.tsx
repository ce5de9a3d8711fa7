// One tenant check as our team works on it: payment, the answer to each point with its source, documents, and the report.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { tenantCheckShows } from '../../../contract/choices.ts';
import type { TenantCheckDetail } from '../../../contract/tenant-checks.ts';
import { type CheckPoint, type PointAnswer, pointAnswers } from '../../../domain/tenant-checks.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useMove } from '../../components/form/use-move.ts';
import { useListInput } from '../../components/list/list-input.ts';
import { checkPointLabels, pointAnswerLabels } from '../../components/tenant-checks/check-labels.ts';
import { CheckView } from '../../components/tenant-checks/check-view.tsx';
import { FileChoice } from '../../components/tenant-checks/file-choice.tsx';
import { ReferenceButton } from '../../components/tenant-checks/reference-button.tsx';
import { useCheckReload } from '../../components/tenant-checks/use-check-reload.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { NextOfList } from '../shell/next-of-list.tsx';
import { useMay } from '../shell/use-may.ts';
import { PaidButton } from './paid-button.tsx';

export function CheckPage({ id }: { id: string }) {
  const { queries } = useApi();
  const { show } = useListInput({ show: tenantCheckShows }).input;
  return (
    <CheckView
      query={queries.tenantChecks.get.queryOptions({ input: { id }, staleTime: 0 })}
      pointAction={(check, point) =>
        check.status === 'in_work' && <AnswerButton key={point} check={check} point={point} />
      }
      actions={(check) => <Work check={check} />}
      next={
        <NextOfList
          name="check"
          id={id}
          page={(cursor) => queries.tenantChecks.list.queryOptions({ input: { show, cursor }, staleTime: 0 })}
        />
      }
    />
  );
}

function Work({ check }: { check: TenantCheckDetail }) {
  const { t } = useLingui();
  const { api } = useApi();
  const mayBill = useMay()('tenantChecks.markPaid');
  const finish = useMove({
    send: api.tenantChecks.finish,
    onDone: () => toast.success(msg`Report sent to both`),
    reload: useCheckReload(),
  });
  const close = useMove({
    send: api.tenantChecks.recordRefund,
    onDone: () => toast.success(msg`Check closed without a refund`),
    reload: useCheckReload(),
  });
  const { id, status, payment_reference: reported } = check;
  return (
    <>
      {status === 'agreed' && reported && (
        <Alert>
          <Trans>The owner reported the payment {reported}.</Trans>
        </Alert>
      )}
      <PaidButton check={check} />
      {check.is_refund_due && !check.is_paid && (
        <Alert>
          <Trans>
            The owner reported the payment {reported}, and then the check ended. See whether the money came.
          </Trans>
        </Alert>
      )}
      {check.is_refund_due && mayBill && (
        <ReferenceButton
          id={id}
          label={t`Record the refund`}
          explanation={
            check.is_paid
              ? t`Send the money back first. The credit note is written already.`
              : t`Send the money back first.`
          }
          send={api.tenantChecks.recordRefund}
        />
      )}
      {check.is_refund_due && !check.is_paid && mayBill && (
        <ConfirmButton
          variant="default"
          question={t`No payment came?`}
          explanation={t`We notify the owner that no payment with this reference reached our account.`}
          confirmLabel={t`No payment came`}
          onConfirm={() => close.mutateAsync({ id, reference: null }).catch(() => {})}
        >
          <Trans>No payment came</Trans>
        </ConfirmButton>
      )}
      {status === 'in_work' && <FileChoice id={id} />}
      {status === 'in_work' && check.answers.length < check.points.length && (
        <Text size="sm">
          <Trans>Answer every question, then finish the report.</Trans>
        </Text>
      )}
      {status === 'in_work' && check.answers.length === check.points.length && (
        <ConfirmButton
          question={t`Finish the report?`}
          explanation={t`The owner and applicant get it, and you can’t change the answers any more.`}
          confirmLabel={t`Finish the report`}
          onConfirm={() => finish.mutateAsync({ id }).catch(() => {})}
        >
          <Trans>Finish the report</Trans>
        </ConfirmButton>
      )}
    </>
  );
}

function AnswerButton({ check, point }: { check: TenantCheckDetail; point: CheckPoint }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const reload = useCheckReload();
  const dialog = useOpened();
  const known = check.answers.find((one) => one.point === point);
  const [answer, setAnswer] = useState<PointAnswer | null>(known?.answer ?? null);
  const [source, setSource] = useState(known?.source ?? '');
  const [day, setDay] = useState<string | null>(known?.checked_on ?? clock.today());
  const [note, setNote] = useState(known?.note ?? '');
  const form = useFormMutation({
    send: api.tenantChecks.answer,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Answer saved`);
      return reload();
    },
  });
  const submit = () => {
    if (!answer) return form.setErrors({ answer: t`Choose an answer` });
    form.submit({ id: check.id, point, answer, source, checked_on: day ?? '', note: note.trim() || null });
  };
  return (
    <FormDialogButton
      {...dialog}
      label={known ? t`Change` : t`Answer`}
      title={i18n._(checkPointLabels[point])}
      submitLabel={t`Save`}
      isBusy={form.isBusy}
      onSubmit={submit}
    >
      <Text size="sm">
        <Trans>The owner and applicant see all of this in the report.</Trans>
      </Text>
      <SelectField
        label={t`Answer`}
        required
        value={answer}
        error={form.errors.answer}
        options={pointAnswers.map((value) => ({ value, label: i18n._(pointAnswerLabels[value]) }))}
        onChange={(value) => setAnswer(value as PointAnswer | null)}
      />
      <TextInput
        label={t`Checked with`}
        description={t`For example a passport, or a call to the employer. Don’t enter document numbers.`}
        required
        maxLength={120}
        value={source}
        error={form.errors.source}
        onChange={(event) => setSource(event.currentTarget.value)}
      />
      <DateField
        label={t`Checked on`}
        required
        today={clock.today()}
        max={clock.today()}
        value={day}
        error={form.errors.checked_on}
        onChange={setDay}
      />
      <Textarea
        label={t`Note`}
        autosize
        minRows={2}
        value={note}
        error={form.errors.note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialogButton>
  );
}
