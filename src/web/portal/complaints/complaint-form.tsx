// The form of a new complaint: what it is about, unless a line of a statement is, which lease or home, and the words.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { COMPLAINT_TEXT_MAX, complaintKinds } from '../../../domain/complaints.ts';
import { formatDate } from '../../../domain/dates.ts';
import { complaintKindLabels } from '../../components/complaints/complaint-labels.ts';
import { useDraftedForm } from '../../components/form/use-drafted-form.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { SubjectField } from './subject-field.tsx';

type ComplaintFormProps = {
  /** The payment whose commission line it objects to. */
  line: string | null;
  /** What stands there already. */
  words: string;
  onClose: () => void;
};

export function ComplaintForm({ line, words, onClose }: ComplaintFormProps) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [formId] = useState(() => crypto.randomUUID());
  const { fields, set, form } = useDraftedForm(
    line ? `complaint.${line}` : 'complaint',
    { kind: line ? 'commission_line' : '', subject: '', text: words },
    {
      send: api.complaints.submit,
      onSent: ({ id, number, answer_by }) => {
        const day = formatDate(answer_by);
        toast.success(msg`Complaint ${number} sent`, msg`You’ll have our answer by ${day}.`);
        void client.invalidateQueries({ queryKey: queries.complaints.key() });
        void navigate(`/portal/complaints?complaint=${id}`, { replace: true });
      },
    },
  );
  const { errors } = form;
  const submit = () => {
    const kind = complaintKinds.find((one) => one === fields.kind);
    if (!kind) return form.setErrors({ kind: t`Choose what it is about` });
    form.submit({ form_id: formId, kind, subject_id: line ?? (fields.subject || null), text: fields.text });
  };
  return (
    <FormDialog
      title={line ? t`Object to a line` : t`Write a complaint`}
      submitLabel={t`Send`}
      busy={form.isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      {line ? (
        <Text size="sm">
          <Trans>We’ll see the line, its month and its amount. Write what is wrong.</Trans>
        </Text>
      ) : (
        <SelectField
          label={t`What is it about?`}
          required
          value={fields.kind || null}
          error={errors.kind}
          options={complaintKinds
            .filter((kind) => kind !== 'commission_line')
            .map((value) => ({ value, label: i18n._(complaintKindLabels[value]) }))}
          onChange={(kind) => set({ kind: kind ?? '', subject: '' })}
        />
      )}
      <SubjectField kind={fields.kind} value={fields.subject} onChange={(subject) => set({ subject })} />
      <Textarea
        label={t`What happened?`}
        required
        autosize
        minRows={4}
        maxRows={12}
        maxLength={COMPLAINT_TEXT_MAX}
        value={fields.text}
        error={errors.text ?? errors.subject_id}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
