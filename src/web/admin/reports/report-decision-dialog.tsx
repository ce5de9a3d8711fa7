// Asks why a report is dismissed, a home hidden or shown again; whom it concerns gets the reason by e-mail.
import { useLingui } from '@lingui/react/macro';
import type { ListingReport } from '../../../contract/reports.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { reportFailures, reportSaved } from './report-messages.ts';
import { useReloadReports } from './use-review.ts';

export type Decision = 'dismiss' | 'hide' | 'show';
export type Deciding = { report: ListingReport; decision: Decision };

export function DecisionDialog({ report, decision, onClose }: Deciding & { onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadReports();
  const { title } = report.home;
  const words = {
    dismiss: {
      title: t`Dismiss the report of ${title}`,
      submit: t`Dismiss`,
      explanation: t`We’ll send the reason to the person who reported it. The home stays as it is.`,
      send: api.reports.dismiss,
      said: reportSaved.dismissed,
    },
    hide: {
      title: t`Hide ${title}`,
      submit: t`Hide home`,
      explanation: t`We remove it from search at once. We’ll send the reason to its owner or agent and everyone waiting for an answer.`,
      send: api.reports.hideHome,
      said: reportSaved.hidden,
    },
    show: {
      title: t`Show ${title} again`,
      submit: t`Show again`,
      explanation: t`It appears in search again. We’ll send the reason to its owner or agent.`,
      send: api.reports.showHome,
      said: reportSaved.shown,
    },
  }[decision];
  const form = useFormMutation({
    send: words.send,
    failure: reportFailures.save,
    onSent: () => {
      toast.success(words.said);
      onClose();
      return reload();
    },
  });
  return (
    <ReasonDialog
      title={words.title}
      submitLabel={words.submit}
      destructive={decision === 'hide'}
      explanation={words.explanation}
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ id: report.id, reason })}
      onClose={onClose}
    />
  );
}
