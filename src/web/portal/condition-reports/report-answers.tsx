// What can be done with a report that was sent: agree to it with one's name, comment on its lines, or write it anew.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ConditionReport } from '../../../contract/condition-reports.ts';
import { canMoveReport, type ReportActor } from '../../../domain/condition-reports.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { PdfButton } from '../../components/pdf-button.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { type Comments, ReportView } from './report-view.tsx';
import { useReloadReports } from './use-reload-reports.ts';

type ReportAnswersProps = {
  report: ConditionReport;
  /** Null: who only reads. */
  actor: ReportActor | null;
  /** Null: another version waits on this device. */
  onRevise: (() => void) | null;
};

const confirmation = msg`We’ll notify the other side.`;

export function ReportAnswers({ report, actor, onRevise }: ReportAnswersProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadReports();
  const [comments, setComments] = useState<Comments | null>(null);
  const may = (action: 'revise' | 'comment' | 'agree') =>
    actor !== null && canMoveReport({ state: report.state, writtenBy: report.written_by }, action, actor);
  const seen = { id: report.id, version: report.version };
  const comment = useFormMutation({
    send: api.conditionReports.comment,
    onSent: () => {
      setComments(null);
      toast.success(msg`Comments sent`, confirmation);
      return reload();
    },
  });
  const written = [...(comments ?? [])].filter(([, body]) => body.trim() !== '');
  return (
    <Stack gap="md">
      <ReportView
        report={report}
        comments={comments}
        onComment={(id, body) => setComments((now) => new Map([...(now ?? []), [id, body]]))}
      />
      {Object.values(comment.errors).length > 0 && (
        <Alert color="red" role="alert">
          {Object.values(comment.errors)[0]}
        </Alert>
      )}
      <Group gap="xs">
        {comments === null ? (
          <>
            {may('agree') && <AgreeButton report={report} isWriter={actor?.side === report.written_by} />}
            {may('comment') && (
              <Button size="sm" variant="default" onClick={() => setComments(new Map())}>
                <Trans>Add comments</Trans>
              </Button>
            )}
            {onRevise && may('revise') && (
              <Button size="sm" variant="default" onClick={onRevise}>
                <Trans>Change the report</Trans>
              </Button>
            )}
            <PdfButton ask={() => api.conditionReports.file(seen)}>
              <Trans>Report as PDF</Trans>
            </PdfButton>
          </>
        ) : (
          <>
            <Button
              size="sm"
              loading={comment.isBusy}
              disabled={written.length === 0}
              onClick={() =>
                comment.submit({
                  ...seen,
                  comments: written.map(([id, body]) => ({ line_id: id || null, body })),
                })
              }
            >
              <Trans>Send comments</Trans>
            </Button>
            <Button size="sm" variant="default" onClick={() => setComments(null)}>{t`Cancel`}</Button>
          </>
        )}
      </Group>
    </Stack>
  );
}

function AgreeButton({ report, isWriter }: { report: ConditionReport; isWriter: boolean }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadReports();
  const dialog = useOpened();
  const [name, setName] = useState('');
  const form = useFormMutation({
    send: api.conditionReports.agree,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`You both agreed on the report`, confirmation);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={isWriter ? t`Agree to the comments` : t`Agree to the report`}
      submitLabel={t`Agree`}
      button={{ variant: 'filled' }}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: report.id, version: report.version, name })}
    >
      <Text size="sm">
        {isWriter ? (
          <Trans>The comments become part of the report. After that no one can change it.</Trans>
        ) : (
          <Trans>You agree to every line as it is written. After that no one can change the report.</Trans>
        )}
      </Text>
      <TextInput
        label={t`Your full name`}
        autoComplete="name"
        maxLength={120}
        required
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={form.errors.name}
      />
    </FormDialogButton>
  );
}
