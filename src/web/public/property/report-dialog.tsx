// Reports a listing to the office: what is wrong, and a word about it. Whoever did so already reads where it stands.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnReport } from '../../../contract/reports.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { type ReportReason, reportReasons } from '../../../domain/listing-reports.ts';
import { useFormDraft } from '../../components/form/use-form-draft.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { reportReasonLabels, reportStatusLabel } from '../../components/reports/report-labels.ts';
import { ApiProvider, useApi } from '../../lib/api-provider.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Form } from '../../ui/form.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { toast } from '../../ui/toast-store.ts';

const NOTE_MAX = 1000;

type ReportDialogProps = { homeId: string; title: string; onClose: () => void };

export default function ReportDialog({ homeId, title, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  return (
    <ApiProvider>
      <OpenModal onClose={onClose} title={t`Report ${title}`}>
        <Content homeId={homeId} onClose={onClose} />
      </OpenModal>
    </ApiProvider>
  );
}

type ContentProps = { homeId: string; onClose: () => void };

function Content({ homeId, onClose }: ContentProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const input = { property_id: homeId };
  const own = useQuery(queries.reports.mine.queryOptions({ input, staleTime: 0 }));
  if (own.isPending) return <Skeleton height={160} role="status" aria-label={t`Loading`} />;
  if (own.isError) {
    return <ErrorState title={t`Your report could not be loaded`} onRetry={() => own.refetch()} />;
  }
  const { report } = own.data;
  return report ? <Sent report={report} /> : <ReportForm homeId={homeId} onClose={onClose} />;
}

function Sent({ report }: { report: OwnReport }) {
  const { i18n } = useLingui();
  const day = formatDate(dateInIndia(report.created_at));
  // On the page of a home that is found.
  const status = i18n._(reportStatusLabel(report.status, false));
  return (
    <Stack gap="sm">
      <Text>
        <Trans>You reported this listing on {day}. We’ll notify you when it is decided.</Trans>
      </Text>
      <Text size="sm" c="dimmed">
        {i18n._(reportReasonLabels[report.reason])} · {status}
      </Text>
      {report.outcome && <Text size="sm">“{report.outcome}”</Text>}
    </Stack>
  );
}

type Fields = { reason: ReportReason | null; note: string };
const blank: Fields = { reason: null, note: '' };

function ReportForm({ homeId, onClose }: ContentProps) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const { fields, set, forget } = useFormDraft(`report.${homeId}`, blank);
  const form = useFormMutation({
    send: api.reports.submit,
    onSent: () => {
      forget();
      toast.success(t`Report sent`, t`Thank you. We’ll look at it and notify you.`);
      onClose();
      return client.invalidateQueries({ queryKey: queries.reports.key() });
    },
  });
  const submit = () => {
    if (!fields.reason) return form.setErrors({ reason: t`Choose what is wrong` });
    form.submit({ property_id: homeId, reason: fields.reason, note: fields.note });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <Radio.Group
          label={t`What is wrong?`}
          value={fields.reason}
          error={form.errors.reason}
          onChange={(value) => set({ reason: value as ReportReason })}
        >
          <Stack gap="xs" mt={4}>
            {reportReasons.map((reason) => (
              <Radio key={reason} value={reason} label={i18n._(reportReasonLabels[reason])} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t`What should we know?`}
          description={t`The owner or agent won’t know who reported it.`}
          autosize
          minRows={2}
          maxLength={NOTE_MAX}
          value={fields.note}
          error={form.errors.note}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        <Button type="submit" loading={form.isBusy}>
          <Trans>Send report</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
